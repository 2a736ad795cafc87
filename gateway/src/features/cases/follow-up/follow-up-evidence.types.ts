import { Field, Float, Int, ObjectType } from 'type-graphql';
import { GraphQLISODateTime, GraphQLUUID } from '../../../scalars.js';
import { ContactSource } from '../../contacts/records/contact-source.js';

@ObjectType({
  description:
    'A meeting with the person who passed a case on: records from one source, merged if they are at most 5 minutes apart.',
  simpleResolvers: true,
})
export class ExposingEpisode {
  @Field(() => Int, { description: 'Number of the case.' })
  caseNumber: number;

  @Field(() => Int, { description: 'Fewest transmissions from the person of the case, 1 to 3.' })
  level: number;

  @Field(() => GraphQLISODateTime, { description: 'Start of the first record of the meeting.' })
  startedAt: Date;

  @Field(() => GraphQLISODateTime, { description: 'End of the last record of the meeting.' })
  endedAt: Date;

  @Field(() => Float, { description: 'Minutes covered by records, excluding gaps.' })
  minutes: number;

  @Field(() => ContactSource, { description: 'Kind of source: phones, cameras or manual entry.' })
  source: ContactSource;

  @Field(() => [String], {
    description: 'Rooms of the cameras that recorded the meeting; empty for other sources.',
  })
  rooms: string[];
}

@ObjectType({
  description: 'Meetings that exposed the person of a follow-up.',
  simpleResolvers: true,
})
export class FollowUpEvidence {
  @Field(() => GraphQLUUID, { description: 'Id of the follow-up.' })
  followUpId: string;

  @Field(() => [ExposingEpisode], {
    description:
      'The 10 most recent meetings with the people who passed the disease on, newest first, from every source with records that count as a contact.',
  })
  episodes: ExposingEpisode[];

  @Field(() => Int, { description: 'Number of all such meetings, including those not listed.' })
  total: number;
}
