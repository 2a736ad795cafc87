import { Field, ObjectType } from 'type-graphql';
import { paginated } from '../../../graphql/paginated.js';
import { GraphQLUUID } from '../../../scalars.js';
import { Webhook } from './webhook.entity.js';
import { WebhookDelivery } from './webhook-delivery.entity.js';
import { Secret } from '../../../access/step-up.js';

@ObjectType({ description: 'A webhook with its newly created secret.', simpleResolvers: true })
export class WebhookWithSecret {
  @Field(() => Webhook, { description: 'Webhook whose secret was created.' })
  webhook: Webhook;

  @Secret()
  @Field(() => String, {
    description:
      'Secret for verifying signatures: `whsec_` followed by base64. It is shown only once.',
  })
  secret: string;
}

@ObjectType({ description: 'Result of deleting a webhook.', simpleResolvers: true })
export class DeleteWebhookPayload {
  @Field(() => GraphQLUUID, { description: 'Id of the webhook.' })
  deletedWebhookId: string;
}

@ObjectType({ description: 'A page of the messages to a webhook.' })
export class WebhookDeliveryPage extends paginated(WebhookDelivery, 'messages') {}
