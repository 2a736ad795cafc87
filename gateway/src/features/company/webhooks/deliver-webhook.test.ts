import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Webhook } from 'standardwebhooks';
import { type MadeCompany, makeCompany, makeEmployee } from '../../../../test/factories.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { HttpsReceiver } from '../../../../test/https-receiver.js';
import { listDeliveries, makeWebhook, receivedBy } from '../../../../test/webhooks.js';
import { startDeliveringWebhooks } from './deliver-webhook.job.js';

const gateway = useTestGateway();
let receiver: HttpsReceiver;
const stopping: (() => Promise<void>)[] = [];
beforeAll(async () => {
  receiver = await HttpsReceiver.start();
  stopping.push(await startDeliveringWebhooks(gateway.app));
});
afterAll(async () => {
  for (const stop of stopping) await stop();
  await receiver.close();
});

let company: MadeCompany;
let path: string;
beforeEach(async () => {
  await gateway.app.forgetTries();
  receiver.answer = (_, response) => response.writeHead(204).end();
  company = await makeCompany(gateway.app);
  path = `/${company.company.id}`;
});

/** Statuses that the receiver answers with at this path, one after the other; then 204. */
function answerWith(...statuses: number[]): void {
  receiver.answer = (request, response) => {
    response.writeHead((request.path === path && statuses.shift()) || 204).end();
  };
}

async function openCase(): Promise<string> {
  const { employee } = await makeEmployee(gateway.app, company);
  const { data } = await gateway.graphql(
    company.token,
    `mutation ($id: UUID!) { openCase(input: { employee: { id: $id }, disease: COVID_19, classification: SUSPECTED }) { id } }`,
    { id: employee.id },
  );
  return data.openCase.id;
}
async function closeCase(id: string): Promise<void> {
  const closing =
    'mutation ($id: UUID!) { closeCase(input: { id: $id, version: 1, outcome: RECOVERED }) { id } }';
  expect((await gateway.graphql(company.token, closing, { id })).errors).toBeUndefined();
}
const run = (mutation: string, id: string) =>
  gateway.graphql(company.token, `mutation ($id: UUID!) { ${mutation} }`, { id });
/** Makes whatever waits for another try due, as if its time had passed. */
async function passTime(): Promise<void> {
  await gateway.app.owner.query('UPDATE webhook SET away_until = NULL');
  await gateway.app.owner.query(
    'UPDATE webhook_delivery SET next_try_at = now() WHERE next_try_at IS NOT NULL',
  );
}

describe('a message to a webhook', () => {
  it('contains only ids, and has a signature that the Standard Webhooks library verifies', async () => {
    const webhook = await makeWebhook(gateway, company, receiver.urlOf(path));
    const caseId = await openCase();
    await expect.poll(() => receivedBy(receiver, path), { timeout: 10_000 }).toHaveLength(1);
    const request = receiver.requests.find((each) => each.path === path);
    const { body, headers, method } = request!;
    expect(method).toBe('POST');
    expect(headers['content-type']).toBe('application/json');
    const message = new Webhook(webhook.secret).verify(body, headers as Record<string, string>);
    expect(message).toEqual({
      type: 'case.opened',
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      data: { caseId },
    });
    await expect
      .poll(() => listDeliveries(gateway, company, webhook))
      .toMatchObject([
        {
          id: headers['webhook-id'],
          event: 'CASE_OPENED',
          subjectId: caseId,
          status: 'DELIVERED',
          tries: 1,
          nextTryAt: null,
          lastStatus: 204,
          lastAnswer: '',
          lastError: null,
        },
      ]);
    const other = new Webhook(`whsec_${Buffer.alloc(32).toString('base64')}`);
    expect(() => other.verify(body, headers as Record<string, string>)).toThrow('signature');
  });

  it('is not stored if the transaction of its change is rolled back', async () => {
    const webhook = await makeWebhook(gateway, company, receiver.urlOf(path));
    const { employee } = await makeEmployee(gateway.app, company);
    const { errors } = await gateway.graphql(
      company.token,
      `mutation ($id: UUID!) {
        openCase(input: { employee: { id: $id }, disease: COVID_19, classification: SUSPECTED }) { id }
        again: openCase(input: { employee: { id: $id }, disease: COVID_19, classification: SUSPECTED }) { id }
      }`,
      { id: employee.id },
    );
    expect(errors).toHaveLength(1);
    expect(await listDeliveries(gateway, company, webhook)).toEqual([]);
  });

  it('is sent to the webhooks that subscribe to its event', async () => {
    await makeWebhook(gateway, company, receiver.urlOf(`${path}/closed`), ['CASE_CLOSED']);
    await makeWebhook(gateway, company, receiver.urlOf(`${path}/both`));
    await closeCase(await openCase());
    await expect
      .poll(() => receivedBy(receiver, `${path}/both`), { timeout: 10_000 })
      .toMatchObject([{ type: 'case.opened' }, { type: 'case.closed' }]);
    await expect
      .poll(() => receivedBy(receiver, `${path}/closed`))
      .toMatchObject([{ type: 'case.closed' }]);
  });

  it('is retried with the same id, before later messages about the same case', async () => {
    answerWith(500, 500);
    const webhook = await makeWebhook(gateway, company, receiver.urlOf(path));
    const caseId = await openCase();
    await expect.poll(() => receivedBy(receiver, path), { timeout: 10_000 }).toHaveLength(1);
    await closeCase(caseId);
    const other = await openCase();
    // The message of another case does not wait.
    await expect.poll(() => receivedBy(receiver, path), { timeout: 10_000 }).toHaveLength(2);
    await expect
      .poll(() => listDeliveries(gateway, company, webhook))
      .toMatchObject([
        { subjectId: other, status: expect.any(String) },
        { event: 'CASE_CLOSED', status: 'PENDING', tries: 0, lastTriedAt: null },
        { event: 'CASE_OPENED', status: 'PENDING', tries: 1, lastStatus: 500 },
      ]);
    await passTime();
    await expect
      .poll(() => listDeliveries(gateway, company, webhook), { timeout: 10_000 })
      .toMatchObject([
        { status: 'DELIVERED' },
        { event: 'CASE_CLOSED', status: 'DELIVERED', tries: 1 },
        { event: 'CASE_OPENED', status: 'DELIVERED', tries: 2, lastStatus: 204 },
      ]);
    const [, closed, opened] = await listDeliveries(gateway, company, webhook);
    const received = receivedBy(receiver, path).map(({ id }) => id);
    expect(received.filter((id) => id === opened!.id)).toHaveLength(2);
    expect(received.lastIndexOf(opened!.id)).toBeLessThan(received.indexOf(closed!.id));
  });

  it('fails after ten tries, and the next message about its case is sent', async () => {
    answerWith(503);
    const webhook = await makeWebhook(gateway, company, receiver.urlOf(path));
    const caseId = await openCase();
    await expect
      .poll(() => listDeliveries(gateway, company, webhook), { timeout: 10_000 })
      .toMatchObject([{ tries: 1 }]);
    await closeCase(caseId);
    answerWith(503);
    await gateway.app.owner.query('UPDATE webhook_delivery SET tries = 9 WHERE tries = 1');
    await passTime();
    await expect
      .poll(() => listDeliveries(gateway, company, webhook), { timeout: 10_000 })
      .toMatchObject([
        { event: 'CASE_CLOSED', status: 'DELIVERED' },
        { event: 'CASE_OPENED', status: 'FAILED', tries: 10, nextTryAt: null, lastStatus: 503 },
      ]);
  });

  it('stores the first 1,000 characters of the answer as text', async () => {
    receiver.answer = (request, response) => {
      if (request.path === path) response.writeHead(400).end(`\0<b>Élan</b>${'x'.repeat(100_000)}`);
      else response.writeHead(204).end();
    };
    const webhook = await makeWebhook(gateway, company, receiver.urlOf(path));
    await run('sendTestEvent(id: $id) { id }', webhook.id);
    await expect
      .poll(() => listDeliveries(gateway, company, webhook), { timeout: 10_000 })
      .toMatchObject([{ status: 'FAILED', lastStatus: 400 }]);
    const [failed] = await listDeliveries(gateway, company, webhook);
    expect(failed!.lastAnswer).toHaveLength(1000);
    expect(failed!.lastAnswer.startsWith('\uFFFD<b>Élan</b>xxx')).toBe(true);
  });

  it('is signed with the old and the new secret for a while after a rotation', async () => {
    const webhook = await makeWebhook(gateway, company, receiver.urlOf(path));
    const { data } = await run('rotateWebhookSecret(id: $id) { secret }', webhook.id);
    await run('sendTestEvent(id: $id) { id }', webhook.id);
    await expect.poll(() => receivedBy(receiver, path), { timeout: 10_000 }).toHaveLength(1);
    const sent = () => receiver.requests.findLast((each) => each.path === path)!;
    const verify = (secret: string) =>
      new Webhook(secret).verify(sent().body, sent().headers as Record<string, string>);
    for (const secret of [webhook.secret, data.rotateWebhookSecret.secret])
      expect(verify(secret)).toMatchObject({ type: 'webhook.test' });
    await gateway.app.owner.query('UPDATE webhook SET previous_secret_until = now()');
    await run('sendTestEvent(id: $id) { id }', webhook.id);
    await expect.poll(() => receivedBy(receiver, path), { timeout: 10_000 }).toHaveLength(2);
    expect(verify(data.rotateWebhookSecret.secret)).toMatchObject({ type: 'webhook.test' });
    expect(() => verify(webhook.secret)).toThrow('signature');
  });
});

describe('a webhook', () => {
  it('is paused when it does not answer, and does not delay another webhook', async () => {
    const nowhere = `https://nowhere.example${path}`;
    const away = await makeWebhook(gateway, company, nowhere);
    const well = await makeWebhook(gateway, company, receiver.urlOf(path));
    for (let count = 0; count < 6; count += 1) await openCase();
    await expect.poll(() => receivedBy(receiver, path), { timeout: 20_000 }).toHaveLength(6);
    const failed = await listDeliveries(gateway, company, away);
    expect(failed.filter(({ tries }) => tries > 0).length).toBeLessThanOrEqual(2);
    expect(failed.find(({ tries }) => tries === 1)).toMatchObject({
      status: 'PENDING',
      lastStatus: null,
      lastError: 'The host name was not found',
    });
    const { data } = await gateway.graphql(company.token, '{ webhooks { id failingSince } }');
    expect(data.webhooks).toEqual([
      { id: away.id, failingSince: expect.any(String) },
      { id: well.id, failingSince: null },
    ]);
  });

  it('receives the messages of a pause after it is resumed', async () => {
    const webhook = await makeWebhook(gateway, company, receiver.urlOf(path));
    await run('updateWebhook(input: { id: $id, isPaused: true }) { id }', webhook.id);
    await closeCase(await openCase());
    await wait(2000);
    expect(receivedBy(receiver, path)).toEqual([]);
    await run('updateWebhook(input: { id: $id, isPaused: false }) { id }', webhook.id);
    await expect
      .poll(() => receivedBy(receiver, path), { timeout: 10_000 })
      .toMatchObject([{ type: 'case.opened' }, { type: 'case.closed' }]);
  });

  it('is paused by a response 410 Gone', async () => {
    answerWith(410);
    const webhook = await makeWebhook(gateway, company, receiver.urlOf(path));
    await openCase();
    await expect
      .poll(() => listDeliveries(gateway, company, webhook), { timeout: 10_000 })
      .toMatchObject([{ status: 'FAILED', lastStatus: 410, tries: 1 }]);
    const { data } = await gateway.graphql(company.token, '{ webhooks { isPaused } }');
    expect(data.webhooks).toEqual([{ isPaused: true }]);
  });

  it('is not redirected to another address', async () => {
    receiver.answer = (request, response) => {
      if (request.path === path)
        response.writeHead(302, { location: receiver.urlOf(`${path}/other`) }).end();
      else response.writeHead(204).end();
    };
    const webhook = await makeWebhook(gateway, company, receiver.urlOf(path));
    await run('sendTestEvent(id: $id) { id }', webhook.id);
    await expect
      .poll(() => listDeliveries(gateway, company, webhook), { timeout: 10_000 })
      .toMatchObject([{ status: 'FAILED', lastStatus: 302 }]);
    expect(receivedBy(receiver, `${path}/other`)).toEqual([]);
  });
});

describe('redeliver', () => {
  it('sends a message again with the same id, at once', async () => {
    answerWith(500);
    const webhook = await makeWebhook(gateway, company, receiver.urlOf(path));
    await openCase();
    await expect
      .poll(() => listDeliveries(gateway, company, webhook), { timeout: 10_000 })
      .toMatchObject([{ status: 'PENDING', tries: 1 }]);
    const { id } = (await listDeliveries(gateway, company, webhook))[0]!;
    for (const count of [2, 3]) {
      expect((await run('redeliver(id: $id) { id status }', id)).data.redeliver).toEqual({
        id,
        status: 'PENDING',
      });
      await expect.poll(() => receivedBy(receiver, path), { timeout: 10_000 }).toHaveLength(count);
      await expect
        .poll(() => listDeliveries(gateway, company, webhook))
        .toMatchObject([{ id, status: 'DELIVERED', tries: 1 }]);
    }
    expect(new Set(receivedBy(receiver, path).map((each) => each.id))).toEqual(new Set([id]));
  });
});

describe('a gateway that cannot store the answer', () => {
  it('sends the same message again', async () => {
    const webhook = await makeWebhook(gateway, company, receiver.urlOf(path));
    const { owner } = gateway.app;
    await owner.query(
      `ALTER TABLE webhook_delivery ADD CONSTRAINT refuse_delivered CHECK (status <> 'DELIVERED') NOT VALID`,
    );
    await openCase();
    await expect.poll(() => receivedBy(receiver, path), { timeout: 10_000 }).toHaveLength(1);
    expect(await listDeliveries(gateway, company, webhook)).toMatchObject([
      { status: 'PENDING', tries: 0 },
    ]);
    await owner.query('ALTER TABLE webhook_delivery DROP CONSTRAINT refuse_delivered');
    // Half a minute later.
    await owner.query(`UPDATE webhook_delivery SET queued_at = now() - interval '30 seconds'`);
    await expect
      .poll(() => listDeliveries(gateway, company, webhook), { timeout: 10_000 })
      .toMatchObject([{ status: 'DELIVERED', tries: 1 }]);
    const received = receivedBy(receiver, path).map(({ id }) => id);
    expect(received.length).toBeGreaterThan(1);
    expect(new Set(received).size).toBe(1);
  });
});
