import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Permission } from '../../../access/permissions.js';
import { NeedsNoProof } from '../../../access/step-up.js';
import { parseListing, countRows } from '../../../database/listing.js';
import { PageArg, PageSizeArg } from '../../../graphql/paginated.js';
import type { RequestContext } from '../../../request/context.js';
import { GraphQLUUID } from '../../../scalars.js';
import { Webhook } from './webhook.entity.js';
import { CreateWebhookInput, UpdateWebhookInput } from './webhook.inputs.js';
import { listMessages, getMessageSource } from './webhook.queries.js';
import {
  createWebhook,
  deleteWebhook,
  findWebhook,
  listWebhooks,
  redeliver,
  rotateWebhookSecret,
  sendTestEvent,
  updateWebhook,
} from './webhook.service.js';
import { DeleteWebhookPayload, WebhookDeliveryPage, WebhookWithSecret } from './webhook.types.js';
import { WebhookDelivery } from './webhook-delivery.entity.js';

const maxPageSize = 100;
const webhookId = { description: 'Id of the webhook.' };

@Resolver()
export class WebhookResolver {
  @Authorized<Permission>('webhook:read')
  @Query(() => [Webhook], { description: "The company's webhooks, oldest first; at most 20." })
  webhooks(@Ctx() context: RequestContext): Promise<Webhook[]> {
    return listWebhooks(context);
  }

  @Authorized<Permission>('webhook:read')
  @Query(() => WebhookDeliveryPage, {
    description: 'A page of the messages sent to a webhook in the last 30 days, newest first.',
  })
  async webhookDeliveries(
    @Ctx() context: RequestContext,
    @Arg('webhookId', () => GraphQLUUID, webhookId) id: string,
    @PageArg() page: number,
    @PageSizeArg(maxPageSize) pageSize: number,
  ): Promise<WebhookDeliveryPage> {
    const listing = parseListing({ search: '', page, pageSize }, maxPageSize);
    const { db, companyId } = context;
    const source = getMessageSource(companyId, (await findWebhook(context, id)).id);
    return new WebhookDeliveryPage({
      items: () => listMessages(db, source, listing),
      total: () => countRows(db, source),
    });
  }

  @Authorized<Permission>('webhook:update')
  @Mutation(() => WebhookWithSecret, {
    description:
      'Adds a webhook and returns its secret, which is shown only once. A company can have at most 20 webhooks.',
  })
  createWebhook(
    @Ctx() context: RequestContext,
    @Arg('input', () => CreateWebhookInput, { description: 'The webhook to add.' })
    input: CreateWebhookInput,
  ): Promise<WebhookWithSecret> {
    return createWebhook(context, input);
  }

  @Authorized<Permission>('webhook:update')
  @Mutation(() => Webhook, { description: 'Changes, pauses or resumes a webhook.' })
  updateWebhook(
    @Ctx() context: RequestContext,
    @Arg('input', () => UpdateWebhookInput, { description: 'The webhook, and the changes.' })
    input: UpdateWebhookInput,
  ): Promise<Webhook> {
    return updateWebhook(context, input);
  }

  @Authorized<Permission>('webhook:update')
  @Mutation(() => DeleteWebhookPayload, {
    description: 'Deletes a webhook with its messages. Waiting messages are not sent.',
  })
  deleteWebhook(
    @Ctx() context: RequestContext,
    @Arg('id', () => GraphQLUUID, webhookId) id: string,
  ): Promise<DeleteWebhookPayload> {
    return deleteWebhook(context, id);
  }

  @Authorized<Permission>('webhook:update')
  @Mutation(() => WebhookWithSecret, {
    description:
      'Replaces the secret of a webhook and returns the new one, which is shown only once. For 24 hours, messages are also signed with the old secret.',
  })
  rotateWebhookSecret(
    @Ctx() context: RequestContext,
    @Arg('id', () => GraphQLUUID, webhookId) id: string,
  ): Promise<WebhookWithSecret> {
    return rotateWebhookSecret(context, id);
  }

  @Authorized<Permission>('webhook:update')
  @NeedsNoProof('sends nothing of the company')
  @Mutation(() => WebhookDelivery, {
    description: 'Sends a test message to a webhook, without retries.',
  })
  sendTestEvent(
    @Ctx() context: RequestContext,
    @Arg('id', () => GraphQLUUID, webhookId) id: string,
  ): Promise<WebhookDelivery> {
    return sendTestEvent(context, id);
  }

  @Authorized<Permission>('webhook:update')
  @NeedsNoProof('sends what the receiver was to get anyway')
  @Mutation(() => WebhookDelivery, {
    description: 'Sends a webhook message again with the same id, whether or not it was delivered.',
  })
  redeliver(
    @Ctx() context: RequestContext,
    @Arg('id', () => GraphQLUUID, { description: 'Id of the webhook message.' }) id: string,
  ): Promise<WebhookDelivery> {
    return redeliver(context, id);
  }
}
