import { Field, Int, ObjectType } from 'type-graphql';
import { GraphQLISODateTime } from '../../scalars.js';

@ObjectType({
  description: "How much a company uses the product, in numbers: the provider sees nobody's name.",
  simpleResolvers: true,
})
export class CompanyActivity {
  @Field(() => Int, { description: 'Employees who never signed in on the app.' })
  neverSignedIn: number;

  @Field(() => Int, { description: 'Employees whose phones reported in the last 2 hours.' })
  active: number;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When a phone last reported; null: never.',
  })
  lastReportAt: Date | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When somebody last signed in on its dashboard; null: not in the last 30 days.',
  })
  lastSignInAt: Date | null;
}
