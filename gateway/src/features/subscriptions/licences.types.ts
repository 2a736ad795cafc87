import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Licences of one kind.', simpleResolvers: true })
export class LicenceCount {
  @Field(() => Int, {
    nullable: true,
    description:
      'How many the last order is for; null: the plan that the company has was not ordered, as a trial or a plan by agreement.',
  })
  ordered: number | null;

  @Field(() => Int, { description: 'Licences in use.' })
  used: number;
}

@ObjectType({
  description: 'What a company has ordered, beside what it uses.',
  simpleResolvers: true,
})
export class Licences {
  @Field(() => LicenceCount, { description: 'In use: people in the directory.' })
  employees: LicenceCount;

  @Field(() => LicenceCount, { description: 'In use: cameras on the list.' })
  cameras: LicenceCount;
}
