import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import { GraphQLISODateTime, GraphQLUUID } from '../../../scalars.js';
import { ThresholdInForce } from '../../company/settings/settings.types.js';
import { ContactSource } from '../records/contact-source.js';
import { Person } from '../../people/directory/person.types.js';
import { DiseaseCode } from '../../../validation/disease-code.js';

export enum ContactRule {
  CONTINUOUS = 'CONTINUOUS',
  CUMULATIVE = 'CUMULATIVE',
}
registerEnumType(ContactRule, {
  name: 'ContactRule',
  description: 'Rule by which a contact counts.',
  valuesConfig: {
    CONTINUOUS: {
      description:
        'A single meeting reached the threshold, measured from the start of its first record to the end of its last.',
    },
    CUMULATIVE: {
      description: 'The time covered by records within 24 hours reached the threshold.',
    },
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
  description: "Rule that determined the start of a trace's window.",
  valuesConfig: {
    ASKED_FOR: { description: 'The request specified the start.' },
    INFECTIOUS_WINDOW: { description: 'The window is the infectious window of a case.' },
    LAST_14_DAYS: {
      description:
        'The person is positive without a date, and cases were ignored: the window starts 14 days before its end.',
    },
    LAST_2_DAYS: {
      description: 'The person has no open case: the window starts 2 days before its end.',
    },
    POSITIVE_DATE: {
      description:
        'Cases were ignored: the window starts at the beginning of the day 2 days before the positive date.',
    },
  },
});

@ObjectType({
  description: 'A contact record, as a device reported it or as it was added manually.',
  simpleResolvers: true,
})
export class ContactRecord {
  source: ContactSource;

  /** Ids of the two people. */
  pair: readonly [string, string];

  @Field(() => GraphQLUUID, { description: 'Id that the phone or camera assigned to the record.' })
  id: string;

  @Field(() => Person, {
    description:
      'Person whose phone sent the record. For a manually added contact, the person of the case.',
  })
  reportedBy: Person;

  @Field(() => GraphQLISODateTime, { description: 'Start of the contact, as reported.' })
  startedAt: Date;

  @Field(() => GraphQLISODateTime, {
    description: 'End of the contact: its start plus its length.',
  })
  endedAt: Date;

  @Field(() => Float, { description: 'Length of the contact in minutes, as reported.' })
  minutes: number;

  @Field(() => GraphQLISODateTime, {
    description: 'Start of the part of the record inside the counted time, contested or not.',
  })
  countedFrom: Date;

  @Field(() => GraphQLISODateTime, {
    description: 'End of the part of the record inside the counted time, contested or not.',
  })
  countedUntil: Date;

  @Field(() => Float, {
    nullable: true,
    description: 'Distance in feet; null: not measured.',
  })
  distance: number | null;

  @Field(() => GraphQLISODateTime, { description: 'When the gateway stored the record.' })
  receivedAt: Date;
}

@ObjectType({
  description: 'A meeting of two people: their records that are at most 5 minutes apart, merged.',
  simpleResolvers: true,
})
export class Episode {
  @Field(() => GraphQLISODateTime, { description: 'Start of the first record of the meeting.' })
  startedAt: Date;

  @Field(() => GraphQLISODateTime, { description: 'End of the last record of the meeting.' })
  endedAt: Date;

  @Field(() => Float, {
    description:
      'Minutes from the start of the first record to the end of the last, including gaps.',
  })
  minutes: number;

  @Field(() => Float, {
    description: 'Minutes covered by records, excluding the gaps between them.',
  })
  coveredMinutes: number;
}

@ObjectType({
  description: 'Everything needed to verify a contact manually.',
  simpleResolvers: true,
})
export class Evidence {
  @Field(() => GraphQLISODateTime, {
    description: 'Start of the meeting (CONTINUOUS) or of the 24 hours (CUMULATIVE).',
  })
  spanStart: Date;

  @Field(() => GraphQLISODateTime, {
    description: 'End of the meeting (CONTINUOUS) or of the 24 hours (CUMULATIVE).',
  })
  spanEnd: Date;

  @Field(() => Float, {
    description: 'Minutes covered by records in the span, excluding the gaps.',
  })
  coveredMinutes: number;

  @Field(() => [Episode], {
    description:
      'All meetings of the two people in the counted time, including those that did not reach the threshold.',
  })
  episodes: Episode[];

  @Field(() => [ContactRecord], {
    description:
      'All records that overlap the counted time, sorted by start, including contested ones.',
  })
  records: ContactRecord[];
}

@ObjectType({
  description: 'A step of a trace: a contact in which a carrier exposed another person.',
})
export class Transmission {
  @Field(() => Person, { description: 'Person who passed the exposure on.' })
  carrier: Person;

  @Field(() => Person, { description: 'Person who was exposed.' })
  person: Person;

  @Field(() => ContactSource, {
    description: 'Kind of source: phones, cameras or manual entry.',
  })
  source: ContactSource;

  @Field(() => GraphQLISODateTime, {
    description:
      "Start of the counted time: the start of the window, or the carrier's own exposure plus, for a case, the disease's latent period.",
  })
  countedFrom: Date;

  @Field(() => GraphQLISODateTime, {
    description: 'End of the counted time: the end of the window.',
  })
  countedUntil: Date;

  @Field(() => GraphQLISODateTime, { description: 'When the contact reached the threshold.' })
  reachedAt: Date;

  @Field(() => ContactRule, { description: 'Rule by which the transmission counts.' })
  rule: ContactRule;

  @Field(() => Int, {
    description: 'Threshold in minutes that was in force when the contact began.',
  })
  thresholdMinutes: number;

  @Field(() => Float, {
    description:
      'Length of the meeting (CONTINUOUS) or sum within the 24 hours (CUMULATIVE), in minutes.',
  })
  minutes: number;
}

@ObjectType({
  description: 'A person exposed in a trace, and how the exposure happened.',
  simpleResolvers: true,
})
export class Exposure {
  /** Of the trace. */
  disease: DiseaseCode;

  @Field(() => Person, { description: 'Person who was exposed.' })
  person: Person;

  @Field(() => Int, { description: 'Fewest transmissions from the traced person, 1 to 3.' })
  level: number;

  @Field(() => GraphQLISODateTime, {
    description: 'Earliest time of exposure over a path of this level.',
  })
  exposedAt: Date;

  @Field(() => Float, { description: 'Minutes of the last contact on the path.' })
  minutes: number;

  @Field(() => [Transmission], {
    description:
      'Transmissions from the traced person to this person, in order. Their number equals the level.',
  })
  path: Transmission[];
}

@ObjectType({
  description: 'Result of tracing: the people exposed by one person within a window.',
  simpleResolvers: true,
})
export class Trace {
  @Field(() => Person, { description: 'The traced person.' })
  person: Person;

  @Field(() => GraphQLISODateTime, { description: 'Start of the window.' })
  from: Date;

  @Field(() => GraphQLISODateTime, { description: 'End of the window.' })
  until: Date;

  @Field(() => TraceWindowRule, { description: 'Rule that determined the start of the window.' })
  windowRule: TraceWindowRule;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of the case whose window was traced; null: no case determined the window.',
  })
  caseNumber: number | null;

  @Field(() => DiseaseCode, {
    description:
      'Disease whose follow-ups the exposures show: the one of the traced case, otherwise COVID_19.',
  })
  disease: DiseaseCode;

  @Field(() => Float, {
    description:
      'Days from an exposure until that person can infect others: the latent period of the disease for a case, otherwise 0.',
  })
  latentDays: number;

  @Field(() => [ThresholdInForce], {
    description: 'Thresholds in force during the window, oldest first.',
  })
  thresholds: ThresholdInForce[];

  @Field(() => [Exposure], {
    description: 'Exposed people, sorted by level, then by time of exposure.',
  })
  exposures: Exposure[];
}
