import { beforeEach, expect, it } from 'vitest';
import { listAudit } from '../../test/audit.js';
import { type MadeCompany, makeCompany } from '../../test/factories.js';
import { useTestGateway } from '../../test/hooks.js';
import { makeScimCompany } from '../../test/scim.js';
import { whileTriggered } from '../../test/triggers.js';
import { listDeliveries, makeWebhook } from '../../test/webhooks.js';

const gateway = useTestGateway();
let company: MadeCompany;
beforeEach(async () => {
  company = await makeCompany(gateway.app);
  await gateway.app.owner.query(
    'CREATE SEQUENCE IF NOT EXISTS aborted; ALTER SEQUENCE aborted RESTART',
  );
  await gateway.app.owner.query('GRANT USAGE ON SEQUENCE aborted TO PUBLIC');
});

/** Runs work while the database aborts the first transactions that write an audit entry, as the losers of deadlocks. */
const whileAborted = <Result>(times: number, work: () => Promise<Result>) =>
  whileTriggered(
    { owner: gateway.app.owner, url: gateway.app.ownerUrl },
    {
      name: 'abort_first',
      when: 'BEFORE INSERT ON audit_entry',
      body: `IF nextval('aborted') <= ${times} THEN RAISE EXCEPTION 'deadlock detected' USING ERRCODE = '40P01'; END IF`,
    },
    work,
  );

it('a mutation that loses a deadlock runs again, stores its effects once, and takes one attempt from its budget', async () => {
  const webhook = await makeWebhook(gateway, company, 'https://receiver.example/');
  const countAttempts = async () => {
    const { rows } = await gateway.app.owner.query<{ points: number }>(
      'SELECT points FROM rate_limit WHERE key = $1',
      [`webhooks-quarter:${company.company.id}`],
    );
    return rows[0]?.points ?? 0;
  };
  const before = await countAttempts();
  const { data, errors } = await whileAborted(2, () =>
    gateway.graphql(company.token, 'mutation ($id: UUID!) { sendTestEvent(id: $id) { event } }', {
      id: webhook.id,
    }),
  );
  expect([data, errors]).toEqual([{ sendTestEvent: { event: 'TEST' } }, undefined]);
  expect(await listDeliveries(gateway, company, webhook)).toHaveLength(1);
  expect(await countAttempts()).toBe(before + 1);
  const tested = (await listAudit(gateway.app, company)).filter(
    ({ action }) => action === 'WEBHOOK_TESTED',
  );
  expect(tested).toHaveLength(1);
});

it('a mutation that loses every deadlock stores nothing, and says that it may be sent again', async () => {
  const { data, errors } = await whileAborted(100, () =>
    gateway.graphql(
      company.token,
      'mutation { createApiKey(input: { name: "One", scopes: ["employee:read"], expiresInDays: 1 }) { key } }',
    ),
  );
  expect([data, errors?.[0]?.extensions.code]).toEqual([null, 'UNAVAILABLE']);
});

it('a SCIM request that loses a deadlock runs again', async () => {
  const scim = await makeScimCompany(gateway);
  const { status } = await whileAborted(2, () =>
    scim.send('POST /Users', { userName: `ana@${scim.domain}`, active: true }),
  );
  expect(status).toBe(201);
  expect((await scim.send('GET /Users')).body.totalResults).toBe(1);
});
