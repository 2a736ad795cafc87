import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTenant, poolOf, providerTenant } from '../database/tenant.js';
import { startTestApp, type TestApp } from '../testing/database.js';
import { makeCompany, makeLink, type MadeCompany } from '../testing/factories.js';
import { giveToPlainOwner } from '../testing/plain-owner.js';
import { forgetOldRows, forgetRowsOfAll } from './forget-old-rows.job.js';

let app: TestApp;
let owner: Client;
let made: MadeCompany;
let tenants: string[];
beforeAll(async () => {
  app = await startTestApp();
  owner = new Client({ connectionString: app.ownerUrl });
  await owner.connect();
  await giveToPlainOwner(owner);
  made = await makeCompany(app);
  tenants = [made.company.id, (await makeCompany(app)).company.id, providerTenant];
});
afterAll(async () => {
  await owner.end();
  await app.stop();
});

/** A mail of a tenant; ages in days. */
async function makeMail(
  tenant: string,
  given: { status: string; age: number; sent?: number },
): Promise<string> {
  const { rows } = await owner.query(
    `INSERT INTO mail (company_id, id, recipient, subject, content, status, created_at, sent_at)
     VALUES ($1, gen_random_uuid(), 'ana@company.example', 'Old', '{}', $2, now() - $3 * interval '1 day', now() - $4 * interval '1 day') RETURNING id`,
    [tenant, given.status, given.age, given.sent ?? null],
  );
  return rows[0].id;
}

async function makeEntry(tenant: string, age: string): Promise<string> {
  const { rows } = await owner.query(
    `INSERT INTO audit_entry (company_id, id, action, address, created_at)
     VALUES ($1, gen_random_uuid(), 'PLAN_CHANGED', '', now() - $2::interval) RETURNING id`,
    [tenant, age],
  );
  return rows[0].id;
}

async function makeSession(ages: { expired: number; revoked?: number }): Promise<string> {
  const { rows } = await owner.query(
    `INSERT INTO session (company_id, id, role, account_id, expires_at, revoked_at)
     SELECT $1, gen_random_uuid(), 'COMPANY_ADMIN', account.id, now() - $2 * interval '1 day', now() - $3 * interval '1 day'
     FROM account WHERE company_id = $1 RETURNING id`,
    [made.company.id, ages.expired, ages.revoked ?? null],
  );
  return rows[0].id;
}

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const idsOf = async (table: string): Promise<string[]> =>
  (await owner.query(`SELECT id FROM ${table}`)).rows.map(({ id }) => id);

describe('rows that nobody needs any more', () => {
  it('are mails, 90 days after they left or 180 days after they failed or were kept', async () => {
    for (const tenant of tenants) {
      const old = new Set([
        await makeMail(tenant, { status: 'SENT', age: 92, sent: 91 }),
        await makeMail(tenant, { status: 'FAILED', age: 181 }),
        await makeMail(tenant, { status: 'KEPT', age: 181 }),
      ]);
      const young = [
        await makeMail(tenant, { status: 'SENT', age: 100, sent: 89 }),
        await makeMail(tenant, { status: 'FAILED', age: 179 }),
        await makeMail(tenant, { status: 'KEPT', age: 179 }),
        await makeMail(tenant, { status: 'QUEUED', age: 1000 }),
      ];
      await forgetRowsOfAll(app);
      const left = await idsOf('mail');
      expect(left).toEqual(expect.arrayContaining(young));
      expect(left.filter((id) => old.has(id))).toEqual([]);
    }
  });

  it('are links, 30 days after they were used or over', async () => {
    await makeLink(app, made, { expiresAt: daysAgo(31) });
    await makeLink(app, made, { expiresAt: daysAgo(-1), usedAt: daysAgo(31) });
    await makeLink(app, made, { expiresAt: daysAgo(29) });
    await makeLink(app, made, { expiresAt: daysAgo(28), usedAt: daysAgo(29) });
    await makeLink(app, made);
    await forgetRowsOfAll(app);
    expect(await idsOf('mailed_link')).toHaveLength(3);
  });

  it('are sessions, 30 days after they ended', async () => {
    const old = new Set([
      await makeSession({ expired: 31 }),
      await makeSession({ expired: -5, revoked: 31 }),
    ]);
    const young = [
      await makeSession({ expired: 29 }),
      await makeSession({ expired: -5, revoked: 29 }),
      await makeSession({ expired: -5 }),
    ];
    await forgetRowsOfAll(app);
    const left = await idsOf('session');
    expect(left).toEqual(expect.arrayContaining(young));
    expect(left.filter((id) => old.has(id))).toEqual([]);
  });

  it('are log entries, after two years, of the provider too', async () => {
    for (const tenant of tenants) {
      const old = await makeEntry(tenant, '2 years 1 day');
      const young = await makeEntry(tenant, '1 year 11 months');
      await forgetRowsOfAll(app);
      const left = await idsOf('audit_entry');
      expect([left.includes(old), left.includes(young)]).toEqual([false, true]);
    }
  });

  it('go in small transactions, however many they are', async () => {
    for (let each = 0; each < 7; each += 1) await makeEntry(providerTenant, '3 years');
    const before = await idsOf('audit_entry');
    await forgetRowsOfAll(app, 3);
    expect(before.length - (await idsOf('audit_entry')).length).toBe(7);
  });

  it('go when their job comes', async () => {
    const old = await makeEntry(providerTenant, '3 years');
    await forgetOldRows(app);
    await inTenant(app.dataSource, null, (db) => app.jobs.send(db, 'forget-old-rows', null));
    await expect.poll(() => idsOf('audit_entry'), { timeout: 10_000 }).not.toContain(old);
  });

  it('cannot be deleted by the gateway’s role, nor can any others', async () => {
    const pool = poolOf(app.dataSource);
    for (const table of ['mail', 'mailed_link', 'session', 'audit_entry'])
      await expect(pool.query(`DELETE FROM ${table}`)).rejects.toThrow(/permission denied/);
  });
});
