import { WebhookDelivery } from './webhook-delivery.entity.js';
import { Webhook } from './webhook.entity.js';
import { WebhookResolver } from './webhook.resolver.js';

export const entities = [Webhook, WebhookDelivery];
export const resolvers = [WebhookResolver];
