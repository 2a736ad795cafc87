import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Who is affected when a company is inactivated.' })
export class InactivationPreview {
  @Field(() => Int, { description: 'Employees in its directory.' })
  people: number;

  @Field(() => Int, {
    description: 'Phones that are signed in: suspended until it is active again.',
  })
  phones: number;

  @Field(() => Int, { description: 'Dashboards that are signed in: they are signed out.' })
  dashboards: number;
}
