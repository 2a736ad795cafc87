import { randomUUID } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { DAY } from '../../../durations.js';
import { BadUserInput, Conflict, NotFound } from '../../../errors.js';
import type { RequestContext } from '../../../request/context.js';
import { AuditAction } from '../../audit/entries/audit-entry.entity.js';
import { listChangedFields, writeAudit } from '../../audit/entries/audit.service.js';
import { lockCompany } from '../profile/company.queries.js';
import { queueDueMessages } from './deliver-webhook.job.js';
import { lockWebhooks, restartMessage } from './delivery.queries.js';
import type { CreateWebhookInput, UpdateWebhookInput } from './webhook.inputs.js';
import { Webhook } from './webhook.entity.js';
import { WebhookDelivery } from './webhook-delivery.entity.js';
import { WebhookEvent } from './webhook-enums.js';
import { deriveWebhookSecret } from './webhook-secret.js';
import type { DeleteWebhookPayload, WebhookWithSecret } from './webhook.types.js';

const maxWebhooks = 20;
/** How long messages are signed with the old secret too, until receivers use the new one. */
const oldSecretLifetimeMs = DAY;

/** Lists the company's webhooks, oldest first. */
export async function listWebhooks({ db, companyId }: RequestContext): Promise<Webhook[]> {
  const manager = await db.manager();
  return manager.find(Webhook, { where: { companyId }, order: { createdAt: 'ASC', id: 'ASC' } });
}

/** @throws NotFound for unknown, deleted and other companies' webhooks alike. */
export async function findWebhook({ db, companyId }: RequestContext, id: string): Promise<Webhook> {
  const manager = await db.manager();
  const found = await manager.findOneBy(Webhook, { companyId, id });
  if (!found) throw new NotFound();
  return found;
}

/**
 * Adds a webhook; its secret is returned only here.
 * @throws BadUserInput naming an invalid `url`; Conflict if the company has 20.
 */
export async function createWebhook(
  context: RequestContext,
  { url: given, events }: CreateWebhookInput,
): Promise<WebhookWithSecret> {
  const { app, db, companyId } = context;
  const url = parseUrl(context, given);
  await lockCompany(db, companyId);
  const manager = await db.manager();
  if ((await manager.countBy(Webhook, { companyId })) >= maxWebhooks)
    throw new Conflict('url', `A company has at most ${maxWebhooks} webhooks`);
  const id = uuidv7();
  const secretId = randomUUID();
  await manager.insert(Webhook, { companyId, id, url, events: [...new Set(events)], secretId });
  await writeWebhookAudit(context, AuditAction.WEBHOOK_ADDED, { url });
  return {
    webhook: await findWebhook(context, id),
    secret: deriveWebhookSecret(app.tokenSecret, secretId),
  };
}

/** Changes the given values of a webhook. @throws BadUserInput naming an invalid `url`. */
export async function updateWebhook(
  context: RequestContext,
  input: UpdateWebhookInput,
): Promise<Webhook> {
  const webhook = await findLocked(context, input.id);
  const given = {
    url: input.url == null ? webhook.url : parseUrl(context, input.url),
    events: input.events ? [...new Set(input.events)] : webhook.events,
    isPaused: input.isPaused ?? webhook.isPaused,
  };
  const changes: Partial<Webhook> = { ...given };
  // The receiver may work again, or may be another one.
  const tryNow = changes.url !== webhook.url || (webhook.isPaused && !changes.isPaused);
  if (tryNow) Object.assign(changes, { failingSince: null, awayUntil: null });
  const { db, companyId } = context;
  const manager = await db.manager();
  await manager.update(Webhook, { companyId, id: webhook.id }, changes);
  await writeWebhookAudit(
    context,
    AuditAction.WEBHOOK_CHANGED,
    { url: changes.url ?? webhook.url },
    listChangedFields(webhook, given),
  );
  return { ...webhook, ...changes };
}

/** Deletes a webhook with its messages. */
export async function deleteWebhook(
  context: RequestContext,
  id: string,
): Promise<DeleteWebhookPayload> {
  const webhook = await findLocked(context, id);
  const { db, companyId } = context;
  const manager = await db.manager();
  await manager.delete(Webhook, { companyId, id });
  await writeWebhookAudit(context, AuditAction.WEBHOOK_DELETED, webhook);
  return { deletedWebhookId: id };
}

/**
 * Replaces the secret of a webhook. For 24 hours messages are signed with both, so that the receiver refuses none until it has the new one.
 * @throws Conflict while the previous secret is still used.
 */
export async function rotateWebhookSecret(
  context: RequestContext,
  id: string,
): Promise<WebhookWithSecret> {
  const webhook = await findLocked(context, id);
  const { app, db, companyId } = context;
  const now = Date.now();
  if (webhook.previousSecretUntil && webhook.previousSecretUntil.getTime() > now)
    throw new Conflict('id', 'The secret was replaced less than 24 hours ago');
  const secretId = randomUUID();
  const changes = {
    secretId,
    previousSecretId: webhook.secretId,
    previousSecretUntil: new Date(now + oldSecretLifetimeMs),
  };
  const manager = await db.manager();
  await manager.update(Webhook, { companyId, id }, changes);
  await writeWebhookAudit(context, AuditAction.WEBHOOK_SECRET_ROTATED, webhook);
  return {
    webhook: { ...webhook, ...changes },
    secret: deriveWebhookSecret(app.tokenSecret, secretId),
  };
}

/** Sends a test message, which is tried once. @throws Conflict for a paused webhook. */
export async function sendTestEvent(context: RequestContext, id: string): Promise<WebhookDelivery> {
  await context.takeBudget('webhooks', context.companyId);
  const webhook = await findLocked(context, id);
  assertNotPaused(webhook);
  const { db, companyId } = context;
  const manager = await db.manager();
  const test = {
    companyId,
    id: randomUUID(),
    webhookId: id,
    event: WebhookEvent.TEST,
    subjectId: id,
  };
  await manager.insert(WebhookDelivery, test);
  await writeWebhookAudit(context, AuditAction.WEBHOOK_TESTED, webhook);
  return queueNow(context, webhook, test.id);
}

/** Sends a message again, with the same id, whether or not it has arrived. @throws Conflict for a paused webhook. */
export async function redeliver(context: RequestContext, id: string): Promise<WebhookDelivery> {
  await context.takeBudget('webhooks', context.companyId);
  const { webhookId } = await findMessage(context, id);
  const webhook = await findLocked(context, webhookId);
  assertNotPaused(webhook);
  await restartMessage(context.db, context.companyId, id);
  await writeWebhookAudit(context, AuditAction.WEBHOOK_REDELIVERED, webhook);
  return queueNow(context, webhook, id);
}

/** Queues the message at once, even if the receiver is paused, because somebody waits for the result. */
async function queueNow(
  context: RequestContext,
  { id: webhookId }: Webhook,
  id: string,
): Promise<WebhookDelivery> {
  const { app, db, companyId } = context;
  const manager = await db.manager();
  await manager.update(Webhook, { companyId, id: webhookId }, { awayUntil: null });
  await queueDueMessages(app.jobs, db, companyId);
  return findMessage(context, id);
}

async function findMessage(
  { db, companyId }: RequestContext,
  id: string,
): Promise<WebhookDelivery> {
  const manager = await db.manager();
  const found = await manager.findOneBy(WebhookDelivery, { companyId, id });
  if (!found) throw new NotFound();
  return found;
}

async function findLocked(context: RequestContext, id: string): Promise<Webhook> {
  await lockWebhooks(context.db, context.companyId);
  return findWebhook(context, id);
}

function assertNotPaused({ isPaused }: Webhook): void {
  if (isPaused) throw new Conflict('id', 'This webhook is paused: resume it first');
}

/** Returns the normalised address. @throws BadUserInput naming `url`. */
function parseUrl({ app }: RequestContext, given: string): string {
  const message = app.outbound.validate(given.trim());
  if (message !== null) throw new BadUserInput('url', message);
  return new URL(given.trim()).href;
}

/** Writes an audit entry with the host only, because paths of such addresses often contain secrets. */
async function writeWebhookAudit(
  context: RequestContext,
  action: AuditAction,
  { url }: Pick<Webhook, 'url'>,
  changedFields: readonly string[] = [],
): Promise<void> {
  const { companyId } = context;
  const detail = [new URL(url).host, ...changedFields].join(', ');
  await writeAudit(context, { companyId, action, detail });
}
