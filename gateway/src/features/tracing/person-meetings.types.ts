import { Field, Float, Int, ObjectType } from 'type-graphql';
import { GraphQLISODateTime } from '../../scalars.js';
import { ContactSource } from '../contacts/contact-source.js';
import { Person } from '../employees/person.types.js';

@ObjectType({
  description: 'A meeting of somebody: records of a pair at most 5 minutes apart.',
  simpleResolvers: true,
})
export class PersonMeeting {
  /** Id of the employee whose meetings are listed. */
  personId: string;

  @Field(() => Person, { description: 'Person who was met.' })
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

  @Field(() => Boolean, {
    description: 'Whether it reached the threshold in force when it began.',
  })
  isContinuous: boolean;

  @Field(() => Int, { description: 'Minutes after which a meeting counted when this one began.' })
  thresholdMinutes: number;

  @Field(() => Boolean, {
    description:
      'Whether all of it is contested, so that it does not count. Its figures are then those without contests.',
  })
  isContested: boolean;
}
