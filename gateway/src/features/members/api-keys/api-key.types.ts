import { Field, ObjectType } from 'type-graphql';
import { ApiKey } from './api-key.entity.js';
import { Secret } from '../../../access/step-up.js';

@ObjectType({ description: 'A new API key.' })
export class CreateApiKeyPayload {
  @Secret()
  @Field(() => String, {
    description: 'The key itself. It is shown only once, because the gateway stores only its hash.',
  })
  key: string;

  @Field(() => ApiKey, { description: 'Details of the key, without the key itself.' })
  apiKey: ApiKey;
}
