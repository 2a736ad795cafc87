import { Field, Float, Int, ObjectType } from 'type-graphql';
import { paginated } from '../../../graphql/paginated.js';
import { GraphQLISODateTime } from '../../../scalars.js';
import { ContactSource } from '../records/contact-source.js';
import { Person } from '../../people/directory/person.types.js';

@ObjectType({ description: 'A meeting that lasted at least the threshold.', simpleResolvers: true })
export class ContinuousContact {
  @Field(() => Person, { description: 'One of the two people.' })
  person: Person;

  @Field(() => Person, { description: 'The other person of the meeting.' })
  other: Person;

  @Field(() => ContactSource, {
    description: 'Kind of source: phones, cameras or manual entry.',
  })
  source: ContactSource;

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

  @Field(() => Int, {
    description: 'Threshold in minutes that was in force when the meeting began.',
  })
  thresholdMinutes: number;

  @Field(() => Boolean, {
    description:
      'Whether the contact no longer counts because too much of it is contested. If true, its numbers are those without contests.',
  })
  isContested: boolean;
}

@ObjectType({ description: 'Continuous contacts of a period, newest first.' })
export class ContinuousContactPage extends paginated(ContinuousContact, 'contacts') {}

@ObjectType({
  description:
    'A pair whose covered time within 24 hours reached the threshold. Shows the 24 hours with the largest sum.',
  simpleResolvers: true,
})
export class CumulativeContact {
  @Field(() => Person, { description: 'One of the two people.' })
  person: Person;

  @Field(() => Person, { description: 'The other person of the pair.' })
  other: Person;

  @Field(() => ContactSource, {
    description: 'Kind of source: phones, cameras or manual entry.',
  })
  source: ContactSource;

  @Field(() => GraphQLISODateTime, { description: 'Start of the 24 hours with the largest sum.' })
  windowStart: Date;

  @Field(() => Float, {
    description: 'Largest covered time of the pair within 24 hours, in minutes.',
  })
  minutes: number;

  @Field(() => GraphQLISODateTime, {
    description: 'When the pair first reached the threshold, in these 24 hours or earlier.',
  })
  reachedAt: Date;

  @Field(() => Int, { description: 'Threshold in minutes that was in force for these 24 hours.' })
  thresholdMinutes: number;

  @Field(() => Boolean, {
    description:
      'Whether the contact no longer counts because too much of it is contested. If true, its numbers are those without contests.',
  })
  isContested: boolean;
}

@ObjectType({
  description: 'Cumulative contacts in a period, newest first, one for each pair and source.',
})
export class CumulativeContactPage extends paginated(CumulativeContact, 'pairs') {}
