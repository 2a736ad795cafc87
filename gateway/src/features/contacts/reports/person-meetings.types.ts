import { Field, Float, Int, ObjectType } from 'type-graphql';
import { GraphQLISODateTime } from '../../../scalars.js';
import { ContactSource } from '../records/contact-source.js';
import { Person } from '../../people/directory/person.types.js';

@ObjectType({
  description: 'A meeting of a person: records of a pair at most 5 minutes apart, merged.',
  simpleResolvers: true,
})
export class PersonMeeting {
  /** Id of the employee whose meetings are listed. */
  personId: string;

  @Field(() => Person, { description: 'Person who was met.' })
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

  @Field(() => Boolean, {
    description: 'Whether the meeting reached the threshold in force when it began.',
  })
  isContinuous: boolean;

  @Field(() => Int, {
    description: 'Threshold in minutes that was in force when the meeting began.',
  })
  thresholdMinutes: number;

  @Field(() => Boolean, {
    description:
      'Whether the meeting no longer counts because all of it is contested. If true, its numbers are those without contests.',
  })
  isContested: boolean;
}
