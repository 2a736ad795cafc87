import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { makeCompany } from '../../../../test/factories.js';
import { useCompany, useTestGateway } from '../../../../test/hooks.js';
import { makeWebhook } from '../../../../test/webhooks.js';

const gateway = useTestGateway();
const company = useCompany(gateway);

const url = 'https://receiver.example/hooks';
const create = (input: Record<string, unknown>, token = company.token) =>
  gateway.graphql(
    token,
    `mutation ($input: CreateWebhookInput!) {
      createWebhook(input: $input) { secret webhook { id url events isPaused failingSince previousSecretUntil } } }`,
    { input },
  );
const list = async (token = company.token) =>
  (await gateway.graphql(token, '{ webhooks { id url events isPaused previousSecretUntil } }')).data
    .webhooks;
const run = (mutation: string, id: string, token = company.token) =>
  gateway.graphql(token, `mutation ($id: UUID!) { ${mutation} }`, { id });

describe('createWebhook', () => {
  it('adds a webhook and returns its secret', async () => {
    const { data } = await create({
      url,
      events: ['CASE_OPENED', 'CASE_CLOSED', 'CASE_OPENED'],
    });
    const { secret, webhook } = data.createWebhook;
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(webhook).toEqual({
      id: expect.any(String),
      url,
      events: ['CASE_OPENED', 'CASE_CLOSED'],
      isPaused: false,
      failingSince: null,
      previousSecretUntil: null,
    });
    expect(await list()).toMatchObject([{ id: webhook.id }]);
    const rows = await gateway.app.owner.query('SELECT webhook::text AS row FROM webhook');
    const key = secret.slice('whsec_'.length);
    for (const { row } of rows.rows) expect(row).not.toContain(key);
  });

  it.each([
    ['plain http', { url: 'http://receiver.example/' }, 'url', /https/],
    ['an address that is not public', { url: 'https://10.0.0.1/' }, 'url', /not public/],
    ['a password', { url: 'https://a:b@receiver.example/' }, 'url', /password/],
    ['no address', { url: 'receiver' }, 'url', /address such as/],
    ['an empty address', { url: '' }, 'url', /enter the address/],
    ['a long address', { url: `${url}/${'x'.repeat(2000)}` }, 'url', /At most 2000/],
    ['no events', { events: [] }, 'events', /at least one/],
    ['tests', { events: ['TEST'] }, 'events', /need not be chosen/],
  ])('refuses %s and names the field', async (_, changes, field, message) => {
    const { errors } = await create({ url, events: ['CASE_OPENED'], ...changes });
    expect(errors?.[0]?.extensions.fields).toEqual([
      { field, message: expect.stringMatching(message) },
    ]);
    expect(await list()).toEqual([]);
  });

  it('refuses the 21st webhook, also when several are added at the same time', async () => {
    for (let count = 0; count < 18; count += 1) await makeWebhook(gateway, company, url);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => create({ url, events: ['CASE_OPENED'] })),
    );
    expect(
      answers.filter(({ errors }) => errors?.[0]?.message.includes('at most 20')),
    ).toHaveLength(2);
    expect(await list()).toHaveLength(20);
  });
});

describe('updateWebhook', () => {
  it('changes only the given values', async () => {
    const { id } = await makeWebhook(gateway, company, url);
    const paused = await run('updateWebhook(input: { id: $id, isPaused: true }) { isPaused }', id);
    expect(paused.data.updateWebhook).toEqual({ isPaused: true });
    await run('updateWebhook(input: { id: $id, events: [CASE_CLOSED] }) { id }', id);
    const other = `updateWebhook(input: { id: $id, url: "https://Other.example" }) { id }`;
    await run(other, id);
    expect(await list()).toMatchObject([
      { url: 'https://other.example/', events: ['CASE_CLOSED'], isPaused: true },
    ]);
    const { data } = await gateway.graphql(
      company.token,
      '{ auditEntries(action: WEBHOOK_CHANGED) { items { detail } } }',
    );
    expect(data.auditEntries.items.slice(0, 3)).toEqual([
      { detail: 'other.example, url' },
      { detail: `${new URL(url).host}, events` },
      { detail: `${new URL(url).host}, isPaused` },
    ]);
  });

  it('names an invalid field', async () => {
    const { id } = await makeWebhook(gateway, company, url);
    const { errors } = await run(
      'updateWebhook(input: { id: $id, url: "https://[::1]/" }) { id }',
      id,
    );
    expect(errors?.[0]?.extensions.fields).toMatchObject([{ field: 'url' }]);
  });
});

describe('rotateWebhookSecret', () => {
  it('returns a new secret, and refuses another rotation within a day', async () => {
    const { id, secret } = await makeWebhook(gateway, company, url);
    const mutation = 'rotateWebhookSecret(id: $id) { secret webhook { previousSecretUntil } }';
    const { data } = await run(mutation, id);
    expect(data.rotateWebhookSecret.secret).not.toBe(secret);
    const until = Date.parse(data.rotateWebhookSecret.webhook.previousSecretUntil);
    expect(Math.abs(until - Date.now() - 86_400_000)).toBeLessThan(60_000);
    expect((await run(mutation, id)).errors?.[0]?.message).toContain('less than 24 hours ago');
    await gateway.app.owner.query(`UPDATE webhook SET previous_secret_until = now()`);
    expect((await run(mutation, id)).data.rotateWebhookSecret.secret).toMatch(/^whsec_/);
  });
});

describe('deleteWebhook', () => {
  it('deletes the webhook with its messages', async () => {
    const { id } = await makeWebhook(gateway, company, url);
    await run('sendTestEvent(id: $id) { id }', id);
    const { data } = await run('deleteWebhook(id: $id) { deletedWebhookId }', id);
    expect(data.deleteWebhook).toEqual({ deletedWebhookId: id });
    expect(await list()).toEqual([]);
    const { rows } = await gateway.app.owner.query(
      'SELECT id FROM webhook_delivery WHERE webhook_id = $1',
      [id],
    );
    expect(rows).toEqual([]);
  });
});

describe('requests to receivers that somebody asks for', () => {
  it('are limited to 60 in 15 minutes per company', async () => {
    const { id } = await makeWebhook(gateway, company, url);
    const test = () => run('sendTestEvent(id: $id) { id }', id);
    for (let count = 0; count < 60; count += 1) expect((await test()).errors).toBeUndefined();
    expect((await test()).errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
  });

  it('are refused while the webhook is paused', async () => {
    const { id } = await makeWebhook(gateway, company, url);
    const { data } = await run('sendTestEvent(id: $id) { id }', id);
    await run('updateWebhook(input: { id: $id, isPaused: true }) { id }', id);
    for (const [mutation, subject] of [
      ['sendTestEvent(id: $id) { id }', id],
      ['redeliver(id: $id) { id }', data.sendTestEvent.id],
    ] as const)
      expect((await run(mutation, subject)).errors?.[0]?.message).toContain('is paused');
  });
});

describe("another company's webhook", () => {
  it.each([
    'updateWebhook(input: { id: $id, isPaused: true }) { id }',
    'deleteWebhook(id: $id) { deletedWebhookId }',
    'rotateWebhookSecret(id: $id) { secret }',
    'sendTestEvent(id: $id) { id }',
    'redeliver(id: $id) { id }',
  ])('is not found: %s', async (mutation) => {
    const stranger = await makeCompany(gateway.app);
    const webhook = await makeWebhook(gateway, company, url);
    const test = await run('sendTestEvent(id: $id) { id }', webhook.id);
    const id = mutation.startsWith('redeliver') ? test.data.sendTestEvent.id : webhook.id;
    const foreign = await run(mutation, id, stranger.token);
    const unknown = await run(mutation, randomUUID(), stranger.token);
    expect(foreign.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect(foreign.errors?.[0]?.message).toBe(unknown.errors?.[0]?.message);
    expect(await list()).toMatchObject([{ id: webhook.id, isPaused: false }]);
  });

  it('does not return its messages', async () => {
    const stranger = await makeCompany(gateway.app);
    const { id } = await makeWebhook(gateway, company, url);
    const query = 'query ($id: UUID!) { webhookDeliveries(webhookId: $id) { total } }';
    const { errors } = await gateway.graphql(stranger.token, query, { id });
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect(await list(stranger.token)).toEqual([]);
  });
});
