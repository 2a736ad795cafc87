import { Field, Int, ObjectType } from 'type-graphql';

/** Numbers of follow-ups that a change would change. */
@ObjectType({ simpleResolvers: true })
export abstract class FollowUpChangeCounts {
  @Field(() => Int, {
    description: 'Number of people who would be to inform, and are not now.',
  })
  newlyToInform: number;

  @Field(() => Int, {
    description:
      'Number of people who would no longer be exposed by any case, including those who would need a correction.',
  })
  noLongerExposed: number;

  @Field(() => Int, {
    description:
      'Number of people who were informed, would no longer be exposed, and would need a correction.',
  })
  newlyOwedCorrection: number;

  @Field(() => Int, {
    description: 'Number of exposed people whose last day of quarantine would change.',
  })
  changedDates: number;
}
