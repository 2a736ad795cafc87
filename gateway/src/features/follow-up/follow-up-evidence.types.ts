import { Field, Float, Int, ObjectType } from 'type-graphql';
import { GraphQLISODateTime, GraphQLUUID } from '../../scalars.js';
import { ContactSource } from '../contacts/contact-source.js';

@ObjectType({
  description:
    'A meeting with the person who passed a case on: records of one source, merged where they lie at most 5 minutes apart.',
  simpleResolvers: true,
})
export class ExposingEpisode {
  @Field(() => Int, { description: 'Number of the case.' })
  caseNumber: number;

  @Field(() => Int, { description: 'Fewest transmissions from the case, 1 to 3.' })
  level: number;

  @Field(() => GraphQLISODateTime, { description: 'Start of its first record.' })
  startedAt: Date;

  @Field(() => GraphQLISODateTime, { description: 'End of its last record.' })
  endedAt: Date;

  @Field(() => Float, { description: 'Minutes that records cover, without gaps.' })
  minutes: number;

  @Field(() => ContactSource, { description: 'What reported it, or that it was added by hand.' })
  source: ContactSource;

  @Field(() => [String], {
    description: 'Rooms of the cameras that saw it; none for other sources.',
  })
  rooms: string[];
}

@ObjectType({ description: 'What exposed the person of a follow-up.', simpleResolvers: true })
export class FollowUpEvidence {
  @Field(() => GraphQLUUID, { description: 'Id of the follow-up.' })
  followUpId: string;

  @Field(() => [ExposingEpisode], {
    description:
      'The latest 10 episodes with those who exposed the person, the latest first, of each source whose records count as a contact.',
  })
  episodes: ExposingEpisode[];

  @Field(() => Int, { description: 'Number of such episodes, also of those that are left out.' })
  total: number;
}
