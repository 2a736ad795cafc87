import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTenant, providerTenant } from '../../../database/tenant.js';
import { past } from '../../../../test/database.js';
import { makeCompany, makeEmployee, type MadeCompany } from '../../../../test/factories.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { HttpsReceiver } from '../../../../test/https-receiver.js';
import { listDeliveries, makeWebhook, receivedBy } from '../../../../test/webhooks.js';
import { CompanyStatus } from '../profile/company.entity.js';
import { startDeliveringWebhooks } from './deliver-webhook.job.js';
import { beginTry, claimDueMessages, findCompaniesWithDueMessages } from './delivery.queries.js';

const gateway = useTestGateway();
let receiver: HttpsReceiver;
beforeAll(async () => {
  receiver = await HttpsReceiver.start();
});
afterAll(() => receiver.close());

let company: MadeCompany;
let path: string;
beforeEach(async () => {
  company = await makeCompany(gateway.app);
  path = `/${company.company.id}`;
});

async function openCase(): Promise<void> {
  const { employee } = await makeEmployee(gateway.app, company);
  const { errors } = await gateway.graphql(
    company.token,
    `mutation ($id: UUID!) { openCase(input: { employee: { id: $id }, disease: COVID_19, classification: SUSPECTED }) { id } }`,
    { id: employee.id },
  );
  expect(errors).toBeUndefined();
}
const setCompany = (values: string) =>
  gateway.app.owner.query(`UPDATE company SET ${values} WHERE id = $1`, [company.company.id]);
const inCompany = <Result>(work: Parameters<typeof inTenant<Result>>[2]) =>
  inTenant(gateway.app.dataSource, company.company.id, work);
const findDue = async () => {
  const { dataSource } = gateway.app;
  const due = await inTenant(dataSource, providerTenant, (db) =>
    findCompaniesWithDueMessages(db, 100),
  );
  return due.map(({ companyId }) => companyId);
};

// First, because messages are sent from the next block on.
describe('a message of a company that is not active', () => {
  it.each([
    ['inactive', `status = '${CompanyStatus.INACTIVE}'`, `status = '${CompanyStatus.ACTIVE}'`],
    ['due for deletion', `deletion_at = ${past}`, `deletion_at = now() + interval '1 day'`],
  ])('waits while the company is %s', async (_, held, open) => {
    await makeWebhook(gateway, company, receiver.urlOf(path));
    await openCase();
    await setCompany(held);
    expect(await findDue()).not.toContain(company.company.id);
    expect(await inCompany((db) => claimDueMessages(db, company.company.id))).toEqual([]);
    await setCompany(open);
    expect(await findDue()).toContain(company.company.id);
    const [claim] = await inCompany((db) => claimDueMessages(db, company.company.id));
    // Its job runs only now.
    await setCompany(held);
    const message = await inCompany((db) => beginTry(db, company.company.id, claim!));
    expect(message).toMatchObject({ isHeld: true });
    await setCompany(open);
  });
});

describe('messages', () => {
  const stopping: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    stopping.push(await startDeliveringWebhooks(gateway.app));
  });
  afterAll(async () => {
    for (const stop of stopping) await stop();
  });

  it('are sent in the first try once the company is active again', async () => {
    const webhook = await makeWebhook(gateway, company, receiver.urlOf(path));
    await gateway.graphql(
      company.token,
      'mutation ($id: UUID!) { updateWebhook(input: { id: $id, isPaused: true }) { id } }',
      { id: webhook.id },
    );
    await openCase();
    await setCompany(`status = '${CompanyStatus.INACTIVE}'`);
    await gateway.app.owner.query('UPDATE webhook SET is_paused = false WHERE id = $1', [
      webhook.id,
    ]);
    // A message of another company passes by.
    const other = await makeCompany(gateway.app);
    const otherPath = `${path}/other`;
    const otherWebhook = await makeWebhook(gateway, other, receiver.urlOf(otherPath));
    await gateway.graphql(other.token, 'mutation ($id: UUID!) { sendTestEvent(id: $id) { id } }', {
      id: otherWebhook.id,
    });
    await expect.poll(() => receivedBy(receiver, otherPath), { timeout: 10_000 }).toHaveLength(1);
    expect(receivedBy(receiver, path)).toEqual([]);
    await setCompany(`status = '${CompanyStatus.ACTIVE}'`);
    await expect.poll(() => receivedBy(receiver, path), { timeout: 10_000 }).toHaveLength(1);
    await expect
      .poll(() => listDeliveries(gateway, company, webhook))
      .toMatchObject([{ status: 'DELIVERED', tries: 1 }]);
  });

  it('wait as long as a busy receiver requests by Retry-After', async () => {
    let isBusy = true;
    receiver.answer = (request, response) => {
      if (request.path === path && isBusy) response.writeHead(429, { 'retry-after': '1200' }).end();
      else response.writeHead(204).end();
    };
    const webhook = await makeWebhook(gateway, company, receiver.urlOf(path));
    await openCase();
    await expect
      .poll(() => listDeliveries(gateway, company, webhook), { timeout: 10_000 })
      .toMatchObject([{ status: 'PENDING', tries: 1, lastStatus: 429 }]);
    const { rows } = await gateway.app.owner.query<{ message: number; webhook: number }>(
      `SELECT extract(epoch FROM next_try_at - last_tried_at)::int AS message,
         extract(epoch FROM away_until - last_tried_at)::int AS webhook
       FROM webhook_delivery JOIN webhook ON webhook.company_id = webhook_delivery.company_id AND webhook.id = webhook_id
       WHERE webhook.id = $1`,
      [webhook.id],
    );
    expect(rows).toEqual([{ message: 1200, webhook: 1200 }]);
    // Another message does not disturb the receiver either.
    await openCase();
    expect(await findDue()).not.toContain(company.company.id);
    isBusy = false;
    await gateway.app.owner.query('UPDATE webhook SET away_until = now()');
    await gateway.app.owner.query(
      'UPDATE webhook_delivery SET next_try_at = now() WHERE next_try_at IS NOT NULL',
    );
    await expect
      .poll(() => listDeliveries(gateway, company, webhook), { timeout: 10_000 })
      .toMatchObject([{ status: 'DELIVERED' }, { status: 'DELIVERED' }]);
  });
});
