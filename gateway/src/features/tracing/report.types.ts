import { Field, Float, Int, ObjectType } from 'type-graphql';
import { paginated } from '../../graphql/paginated.js';
import { GraphQLISODateTime } from '../../scalars.js';
import { ContactSource } from '../contacts/contact-source.js';
import { Person } from '../employees/person.types.js';

@ObjectType({ description: 'A meeting that lasted at least the threshold.', simpleResolvers: true })
export class ContinuousContact {
  @Field(() => Person, { description: 'One person of the pair.' })
  person: Person;

  @Field(() => Person, { description: 'The other person of the meeting.' })
  other: Person;

  @Field(() => ContactSource, {
    description: 'Whether phones or cameras reported it, or it was added by hand.',
  })
  source: ContactSource;

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

  @Field(() => Int, { description: 'Threshold in force when it began, in minutes.' })
  thresholdMinutes: number;

  @Field(() => Boolean, {
    description:
      'Whether contests leave so little of it that it does not count. Its figures are then those without contests.',
  })
  isContested: boolean;
}

@ObjectType({ description: 'Continuous contacts of a period, newest first.' })
export class ContinuousContactPage extends paginated(ContinuousContact, 'contacts') {}

@ObjectType({
  description:
    'A pair whose covered time within some 24 hours reached the threshold: the 24 hours with the largest sum.',
  simpleResolvers: true,
})
export class CumulativeContact {
  @Field(() => Person, { description: 'One person of the pair.' })
  person: Person;

  @Field(() => Person, { description: 'The other person of the pair.' })
  other: Person;

  @Field(() => ContactSource, {
    description: 'Whether phones or cameras reported it, or it was added by hand.',
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

  @Field(() => Int, { description: 'Threshold of these 24 hours, in minutes.' })
  thresholdMinutes: number;

  @Field(() => Boolean, {
    description:
      'Whether contests leave so little of it that it does not count. Its figures are then those without contests.',
  })
  isContested: boolean;
}

@ObjectType({
  description: 'Cumulative contacts of a period, newest first, one a pair and source.',
})
export class CumulativeContactPage extends paginated(CumulativeContact, 'pairs') {}
