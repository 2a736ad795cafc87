import { Field, ObjectType } from 'type-graphql';
import { GraphQLCountryCode } from '../../../scalars.js';

@ObjectType({ description: 'A country listed in ISO 3166-1.', simpleResolvers: true })
export class Country {
  @Field(() => GraphQLCountryCode, { description: "Two-letter code of the country, such as 'SG'." })
  code: string;

  @Field(() => String, { description: "English name of the country, such as 'Singapore'." })
  name: string;
}
