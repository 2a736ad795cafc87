import { Field, ObjectType } from 'type-graphql';
import { GraphQLCountryCode } from '../../scalars.js';

@ObjectType({ description: 'A country of ISO 3166-1.', simpleResolvers: true })
export class Country {
  @Field(() => GraphQLCountryCode, { description: "Its code, such as 'SG'." })
  code: string;

  @Field(() => String, { description: "Its English name, such as 'Singapore'." })
  name: string;
}
