import { Field, Int, ObjectType } from 'type-graphql';
import { GraphQLISODateTime } from '../../scalars.js';

@ObjectType({ description: 'The free trial of a company.', simpleResolvers: true })
export class Trial {
  @Field(() => GraphQLISODateTime, {
    description:
      'End of the trial: 7 days after the company became active, at the same local time.',
  })
  endsAt: Date;

  @Field(() => Int, {
    description:
      'Number of days left, including the current day: 7 to 1, or 0 if the trial is over.',
  })
  daysLeft: number;

  @Field(() => Boolean, {
    description:
      'Whether the trial is over. Records are still stored and nothing is deleted, but the dashboard asks for a plan.',
  })
  isOver: boolean;
}
