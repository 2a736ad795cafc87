import { Field, ObjectType } from 'type-graphql';
import { paginated } from '../../graphql/paginated.js';
import { GraphQLUUID } from '../../scalars.js';
import { Webhook } from './webhook.entity.js';
import { WebhookDelivery } from './webhook-delivery.entity.js';

@ObjectType({ description: 'A webhook whose secret has just been made.', simpleResolvers: true })
export class WebhookWithSecret {
  @Field(() => Webhook, { description: 'The webhook.' })
  webhook: Webhook;

  @Field(() => String, {
    description: 'Secret to verify signatures with, `whsec_` and base64; shown this once.',
  })
  secret: string;
}

@ObjectType({ description: 'A webhook that has just been deleted.', simpleResolvers: true })
export class DeleteWebhookPayload {
  @Field(() => GraphQLUUID, { description: 'Id of the webhook.' })
  deletedWebhookId: string;
}

@ObjectType({ description: 'A page of the messages to a webhook.' })
export class WebhookDeliveryPage extends paginated(WebhookDelivery, 'messages') {}
