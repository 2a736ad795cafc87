import { Field, ObjectType } from 'type-graphql';
import { ApiKey } from './api-key.entity.js';

@ObjectType({ description: 'A new API key.' })
export class CreateApiKeyPayload {
  @Field(() => String, {
    description: 'The key itself. It is shown only here: the gateway keeps its hash alone.',
  })
  key: string;

  @Field(() => ApiKey, { description: 'What is known of the key from now on.' })
  apiKey: ApiKey;
}
