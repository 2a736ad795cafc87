import { Field, Int, ObjectType } from 'type-graphql';
import { GraphQLISODateTime } from '../../scalars.js';

@ObjectType({ description: 'The free trial of a company.', simpleResolvers: true })
export class Trial {
  @Field(() => GraphQLISODateTime, {
    description:
      'The first moment after the trial: 7 days after the company became active, at the same local time.',
  })
  endsAt: Date;

  @Field(() => Int, { description: '7 to 1, days that have begun included; 0 when it is over.' })
  daysLeft: number;

  @Field(() => Boolean, {
    description:
      'Whether it is over. Records are still taken and nothing is deleted; the dashboard asks for a plan.',
  })
  isOver: boolean;
}
