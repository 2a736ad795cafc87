import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Licences of one kind.', simpleResolvers: true })
export class LicenceCount {
  @Field(() => Int, {
    nullable: true,
    description:
      "Number in the last order; null: the company's plan was not ordered, such as a trial or a plan by agreement.",
  })
  ordered: number | null;

  @Field(() => Int, { description: 'Licences in use.' })
  used: number;
}

@ObjectType({
  description: 'Ordered licences of a company beside those in use.',
  simpleResolvers: true,
})
export class Licences {
  @Field(() => LicenceCount, { description: 'In use: people in the directory.' })
  employees: LicenceCount;

  @Field(() => LicenceCount, { description: 'In use: cameras on the list.' })
  cameras: LicenceCount;
}
