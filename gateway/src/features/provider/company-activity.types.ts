import { Field, Int, ObjectType } from 'type-graphql';
import { GraphQLISODateTime } from '../../scalars.js';

@ObjectType({
  description:
    'How much a company uses the product. It contains numbers only, because the provider sees no names of employees.',
  simpleResolvers: true,
})
export class CompanyActivity {
  @Field(() => Int, { description: 'Number of employees who have never signed in on the app.' })
  neverSignedIn: number;

  @Field(() => Int, {
    description: 'Number of employees whose phones reported in the last 2 hours.',
  })
  active: number;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When a phone of the company last reported; null: never.',
  })
  lastReportAt: Date | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      "When anybody last signed in to the company's dashboard; null: not in the last 30 days.",
  })
  lastSignInAt: Date | null;
}
