import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'What deactivating a company would affect.' })
export class InactivationPreview {
  @Field(() => Int, { description: "Number of employees in the company's directory." })
  people: number;

  @Field(() => Int, {
    description:
      'Number of signed-in phones, which would be suspended until the company is active again.',
  })
  phones: number;

  @Field(() => Int, { description: 'Number of signed-in dashboards, which would be signed out.' })
  dashboards: number;
}
