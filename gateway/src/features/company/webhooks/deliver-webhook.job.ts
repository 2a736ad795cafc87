import { Webhook as Signer } from 'standardwebhooks';
import { inTenant, providerTenant, type TenantTransaction } from '../../../database/tenant.js';
import { type OutboundAnswer, OutboundFailure } from '../../../http/outbound-client.js';
import type { Jobs } from '../../../jobs/jobs.js';
import type { App } from '../../../request/context.js';
import { type PolledWork, startPolling } from '../../../jobs/poll-loop.js';
import {
  beginTry,
  type Claim,
  claimDueMessages,
  findCompaniesWithDueMessages,
  lockWebhooks,
  type Message,
  releaseMessage,
  storeTry,
  storeWebhookHealth,
} from './delivery.queries.js';
import { parseRetryAfter, getPauseDelay, getRetryDelay } from './retry-delays.js';
import { messageTypes, WebhookDeliveryStatus, WebhookEvent } from './webhook-enums.js';
import { deriveWebhookSecret } from './webhook-secret.js';

type Sender = Pick<App, 'dataSource' | 'jobs' | 'log' | 'outbound' | 'tokenSecret'>;

/** Maximum concurrent messages of a process. Each mostly waits for its receiver. */
const maxConcurrentMessages = 8;
/** Enough for `maxAnswerLength` characters. */
const maxAnswerBytes = 8 * 1024;
const maxAnswerLength = 1000;
/** 410 Gone: the receiver does not want any more messages. */
const goneStatus = 410;

/** Starts sending messages to webhooks. Any number of processes may do so. */
export async function startDeliveringWebhooks(app: Sender): Promise<() => Promise<void>> {
  await app.jobs.work(
    'deliver-webhook',
    ({ data: { companyId, deliveryId: id, claimedAt } }) =>
      deliver(app, companyId, { id, claimedAt: new Date(claimedAt) }),
    maxConcurrentMessages,
  );
  return startPolling(makeQueueingLoop(app), app.log);
}

/** Queues a job for each message that may be sent now. The caller has locked the webhooks. */
export async function queueDueMessages(
  jobs: Jobs,
  db: TenantTransaction,
  companyId: string,
): Promise<void> {
  const claims = await claimDueMessages(db, companyId);
  if (claims.length === 0) return;
  await jobs.sendAll(
    db,
    'deliver-webhook',
    claims.map(({ id, claimedAt }) => ({
      companyId,
      deliveryId: id,
      claimedAt: claimedAt.toISOString(),
    })),
  );
}

/** Queues stored messages within two seconds after the commit. */
function makeQueueingLoop({ dataSource, jobs }: Sender): PolledWork<{ companyId: string }> {
  return {
    noun: 'companies with messages to webhooks',
    find: (limit, paused) =>
      inTenant(dataSource, providerTenant, (db) => findCompaniesWithDueMessages(db, limit, paused)),
    getKey: ({ companyId }) => companyId,
    run: ({ companyId }) =>
      inTenant(dataSource, companyId, async (db) => {
        await lockWebhooks(db, companyId);
        await queueDueMessages(jobs, db, companyId);
      }),
    pauseFactor: 2,
  };
}

/**
 * Sends a message and stores the answer, without an open transaction in between. If the process dies, another one claims the message after
 * half a minute, and sends it with the same id.
 */
async function deliver(app: Sender, companyId: string, claim: Claim): Promise<void> {
  const { dataSource, jobs } = app;
  const message = await inTenant(dataSource, companyId, (db) => beginTry(db, companyId, claim));
  if (!message) return;
  if (message.isHeld) {
    await inTenant(dataSource, companyId, (db) => releaseMessage(db, companyId, message.id));
    return;
  }
  const answer = await sendMessage(app, message);
  await inTenant(dataSource, companyId, async (db) => {
    await lockWebhooks(db, companyId);
    await storeAnswer(db, companyId, message, answer);
    await queueDueMessages(jobs, db, companyId);
  });
}

async function sendMessage(
  { outbound, tokenSecret }: Sender,
  message: Message,
): Promise<OutboundAnswer | OutboundFailure> {
  const { id, event, subjectId, createdAt, url, secretId, previousSecretId } = message;
  const { type, idName } = messageTypes[event];
  const body = JSON.stringify({
    type,
    timestamp: createdAt.toISOString(),
    data: { [idName]: subjectId },
  });
  const now = new Date();
  const signatures = [secretId, previousSecretId]
    .filter((each) => each !== null)
    .map((each) => new Signer(deriveWebhookSecret(tokenSecret, each)).sign(id, now, body));
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'VisionCloud-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': signatures.join(' '),
  };
  try {
    return await outbound.send(url, { method: 'POST', headers, body, maxAnswerBytes });
  } catch (error) {
    if (error instanceof OutboundFailure) return error;
    throw error;
  }
}

async function storeAnswer(
  db: TenantTransaction,
  companyId: string,
  message: Message,
  answer: OutboundAnswer | OutboundFailure,
): Promise<void> {
  const { webhookId, event, tries, failingSince } = message;
  const isAnswered = !(answer instanceof OutboundFailure);
  const isDelivered = isAnswered && answer.status >= 200 && answer.status < 300;
  const isGone = isAnswered && answer.status === goneStatus;
  // A test is not retried, because somebody waits for its result.
  const isFinal = isDelivered || isGone || event === WebhookEvent.TEST;
  const requestedMs = isAnswered
    ? parseRetryAfter(answer.status, answer.headers['retry-after'])
    : null;
  const retryMs = isFinal ? null : getRetryDelay(tries + 1);
  const nextTryInMs = retryMs === null ? null : Math.max(retryMs, requestedMs ?? 0);
  const { DELIVERED, FAILED, PENDING } = WebhookDeliveryStatus;
  await storeTry(db, companyId, message, {
    status: isDelivered ? DELIVERED : nextTryInMs === null ? FAILED : PENDING,
    nextTryInMs,
    lastStatus: isAnswered ? answer.status : null,
    lastAnswer: isAnswered ? decodeAnswer(answer.body) : '',
    lastError: isAnswered ? null : answer.message,
  });
  const failingForMs = failingSince === null ? 0 : Date.now() - failingSince.getTime();
  await storeWebhookHealth(db, companyId, webhookId, {
    isFailing: !isDelivered,
    awayForMs: isAnswered ? requestedMs : getPauseDelay(failingForMs),
    isGone,
  });
}

/** Returns the beginning of an answer as text, without NUL, which PostgreSQL cannot store. */
function decodeAnswer(body: Buffer): string {
  const text = new TextDecoder().decode(body).replaceAll('\0', '\uFFFD');
  return text.slice(0, maxAnswerLength).toWellFormed();
}
