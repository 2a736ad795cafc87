import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import { GraphQLISODateTime, GraphQLUUID } from '../../scalars.js';
import { ThresholdInForce } from '../settings/settings.types.js';
import { ContactSource } from '../contacts/contact-source.js';
import { DiseaseCode } from '../diseases/disease-enums.js';
import { Person } from '../employees/person.types.js';

export enum ContactRule {
  CONTINUOUS = 'CONTINUOUS',
  CUMULATIVE = 'CUMULATIVE',
}
registerEnumType(ContactRule, {
  name: 'ContactRule',
  description: 'Why a contact counts.',
  valuesConfig: {
    CONTINUOUS: {
      description: 'One meeting lasted the threshold, from its first start to its last end.',
    },
    CUMULATIVE: { description: 'Covered time within 24 hours reached the threshold.' },
  },
});

export enum TraceWindowRule {
  ASKED_FOR = 'ASKED_FOR',
  INFECTIOUS_WINDOW = 'INFECTIOUS_WINDOW',
  LAST_14_DAYS = 'LAST_14_DAYS',
  LAST_2_DAYS = 'LAST_2_DAYS',
  POSITIVE_DATE = 'POSITIVE_DATE',
}
registerEnumType(TraceWindowRule, {
  name: 'TraceWindowRule',
  description: "Where the start of a trace's window comes from.",
  valuesConfig: {
    ASKED_FOR: { description: 'The request named it.' },
    INFECTIOUS_WINDOW: { description: 'It is the infectious window of a case.' },
    LAST_14_DAYS: {
      description: 'The person is positive without a date: the 14 days before the end.',
    },
    LAST_2_DAYS: { description: 'The person is not positive: the 2 days before the end.' },
    POSITIVE_DATE: { description: 'The start of the day 2 days before the positive date.' },
  },
});

@ObjectType({ description: 'One contact record, as it was sent.', simpleResolvers: true })
export class ContactRecord {
  source: ContactSource;

  /** Ids of the two people. */
  pair: readonly [string, string];

  @Field(() => GraphQLUUID, { description: 'Id that the phone or camera gave the record.' })
  id: string;

  @Field(() => Person, {
    description:
      'Whose phone sent it; of a contact that was added by hand, the person of the case.',
  })
  reportedBy: Person;

  @Field(() => GraphQLISODateTime, { description: 'Start of the contact, as sent.' })
  startedAt: Date;

  @Field(() => GraphQLISODateTime, {
    description: 'End of the contact: its start plus its minutes.',
  })
  endedAt: Date;

  @Field(() => Float, { description: 'Length in minutes, as sent.' })
  minutes: number;

  @Field(() => GraphQLISODateTime, {
    description: 'Start of the part inside the counted time, contested or not.',
  })
  countedFrom: Date;

  @Field(() => GraphQLISODateTime, {
    description: 'End of the part inside the counted time, contested or not.',
  })
  countedUntil: Date;

  @Field(() => Float, {
    nullable: true,
    description: 'Distance in feet; null: the phone could not tell.',
  })
  distance: number | null;

  @Field(() => GraphQLISODateTime, { description: 'When the gateway stored it.' })
  receivedAt: Date;
}

@ObjectType({
  description: 'One meeting of a pair: its records at most 5 minutes apart.',
  simpleResolvers: true,
})
export class Episode {
  @Field(() => GraphQLISODateTime, { description: 'Start of the first record.' })
  startedAt: Date;

  @Field(() => GraphQLISODateTime, { description: 'End of the last record.' })
  endedAt: Date;

  @Field(() => Float, {
    description: 'Minutes from the start of the first record to the end of the last.',
  })
  minutes: number;

  @Field(() => Float, { description: 'Minutes that records cover, without the gaps between them.' })
  coveredMinutes: number;
}

@ObjectType({
  description: 'Everything that is needed to recompute a contact by hand.',
  simpleResolvers: true,
})
export class Evidence {
  @Field(() => GraphQLISODateTime, {
    description: 'CONTINUOUS: start of the meeting. CUMULATIVE: start of the 24 hours.',
  })
  spanStart: Date;

  @Field(() => GraphQLISODateTime, {
    description: 'CONTINUOUS: end of the meeting. CUMULATIVE: end of the 24 hours.',
  })
  spanEnd: Date;

  @Field(() => Float, { description: 'Covered minutes inside the span, gaps left out.' })
  coveredMinutes: number;

  @Field(() => [Episode], {
    description:
      'Every meeting of the two in the counted time, whether it reached the threshold or not.',
  })
  episodes: Episode[];

  @Field(() => [ContactRecord], {
    description:
      'Every record with a part in the counted time, by start, also those that are contested.',
  })
  records: ContactRecord[];
}

@ObjectType({ description: 'A contact that passed the exposure on from its carrier to a person.' })
export class Transmission {
  @Field(() => Person, { description: 'Person who could pass the exposure on.' })
  carrier: Person;

  @Field(() => Person, { description: 'Person who was exposed.' })
  person: Person;

  @Field(() => ContactSource, {
    description: 'Whether phones or cameras reported it, or it was added by hand.',
  })
  source: ContactSource;

  @Field(() => GraphQLISODateTime, {
    description:
      "Only time from here on counts: the window's start, or the carrier's own exposure, of a case with the disease's latent time after it.",
  })
  countedFrom: Date;

  @Field(() => GraphQLISODateTime, {
    description: "Only time until here counts: the window's end.",
  })
  countedUntil: Date;

  @Field(() => GraphQLISODateTime, { description: 'When the contact reached the threshold.' })
  reachedAt: Date;

  @Field(() => ContactRule, { description: 'Rule by which the transmission counts.' })
  rule: ContactRule;

  @Field(() => Int, { description: 'Threshold in force when the contact began, in minutes.' })
  thresholdMinutes: number;

  @Field(() => Float, {
    description: 'Minutes: length of the meeting (CONTINUOUS) or sum of the 24 hours (CUMULATIVE).',
  })
  minutes: number;
}

@ObjectType({ description: 'A person who was exposed, and how.', simpleResolvers: true })
export class Exposure {
  /** Of the trace. */
  disease: DiseaseCode;

  @Field(() => Person, { description: 'Person who was exposed.' })
  person: Person;

  @Field(() => Int, { description: 'Fewest transmissions from the traced person, 1 to 3.' })
  level: number;

  @Field(() => GraphQLISODateTime, {
    description: 'Earliest exposure over that many transmissions.',
  })
  exposedAt: Date;

  @Field(() => Float, { description: 'Minutes of the last contact of the path.' })
  minutes: number;

  @Field(() => [Transmission], {
    description: 'Transmissions from the traced person to this one, as many as the level.',
  })
  path: Transmission[];
}

@ObjectType({
  description: 'The people exposed by one person within a window.',
  simpleResolvers: true,
})
export class Trace {
  @Field(() => Person, { description: 'The traced person.' })
  person: Person;

  @Field(() => GraphQLISODateTime, { description: 'Start of the window.' })
  from: Date;

  @Field(() => GraphQLISODateTime, { description: 'End of the window.' })
  until: Date;

  @Field(() => TraceWindowRule, { description: 'Where the start of the window comes from.' })
  windowRule: TraceWindowRule;

  @Field(() => DiseaseCode, {
    description:
      'Disease whose follow-up the exposures show: COVID_19, or the one of the traced case.',
  })
  disease: DiseaseCode;

  @Field(() => Float, {
    description:
      "Days from an exposure until that person can pass it on: of a case the disease's latent time, otherwise 0.",
  })
  latentDays: number;

  @Field(() => [ThresholdInForce], {
    description: 'Thresholds in force during the window, oldest first.',
  })
  thresholds: ThresholdInForce[];

  @Field(() => [Exposure], { description: 'By level, then by moment.' })
  exposures: Exposure[];
}
