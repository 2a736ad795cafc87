import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY } from '../durations.js';
import { inTenant, poolOf, providerTenant } from '../database/tenant.js';
import { startTestApp, type TestApp } from '../../test/database.js';
import { makeCompany, makeEmployee, makeLink, type MadeCompany } from '../../test/factories.js';
import { giveToPlainOwner } from '../../test/plain-owner.js';
import { whileTriggered } from '../../test/triggers.js';
import { makeNotice } from '../../test/notices.js';
import { startForgettingOldRows, forgetRowsOfAll } from './forget-old-rows.job.js';

let app: TestApp;
let owner: Pool;
let made: MadeCompany;
let tenants: string[];
beforeAll(async () => {
  app = await startTestApp();
  owner = app.owner;
  await giveToPlainOwner(owner);
  made = await makeCompany(app);
  tenants = [made.company.id, (await makeCompany(app)).company.id, providerTenant];
});
afterAll(() => app.stop());

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
    `INSERT INTO session (company_id, id, kind, account_id, expires_at, revoked_at)
     SELECT $1, gen_random_uuid(), 'MEMBER', account_id, now() - $2 * interval '1 day', now() - $3 * interval '1 day'
     FROM member WHERE company_id = $1 RETURNING id`,
    [made.company.id, ages.expired, ages.revoked ?? null],
  );
  return rows[0].id;
}

/** Makes a directory change whose time to undo ended this long ago, and a status that it set. */
async function makeChange(age: string, employeeId: string): Promise<string> {
  const { rows } = await owner.query(
    `WITH change AS (
       INSERT INTO directory_change (company_id, id, kind, changed_by, undo_until)
       VALUES ($1, gen_random_uuid(), 'DELETION', 'ana@company.example', now() - $2::interval) RETURNING company_id, id
     ), status AS (
       INSERT INTO status_change (company_id, id, employee_id, is_positive, change_id)
       SELECT company_id, gen_random_uuid(), $3, false, id FROM change
     )
     SELECT id FROM change`,
    [made.company.id, age, employeeId],
  );
  return rows[0].id;
}

async function makeErasure(changeId: string, erasedAt: 'now()' | 'NULL'): Promise<void> {
  await owner.query(
    `INSERT INTO erasure (company_id, employee_id, change_id, deleted_at, due_at, erased_at)
     VALUES ($1, gen_random_uuid(), $2, now(), now(), ${erasedAt})`,
    [made.company.id, changeId],
  );
}

const daysAgo = (days: number) => new Date(Date.now() - days * DAY);
const idsOf = async (table: string): Promise<string[]> =>
  (await owner.query(`SELECT id FROM ${table}`)).rows.map(({ id }) => id);

describe('forgetRowsOfAll', () => {
  it('deletes mails 90 days after they were sent or 180 days after they failed or were kept', async () => {
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

  it('keeps the mail of a notice as long as the notice, which is two years', async () => {
    const reader = await makeEmployee(app, made, {
      code: 'K-2',
      email: 'r@x.example',
      phone: '60000002',
    });
    const mails = [];
    for (const age of [740, 700]) {
      const mail = await makeMail(made.company.id, { status: 'SENT', age, sent: age });
      const notice = await makeNotice(app, reader, { exposedOn: `2026-01-0${mails.length + 1}` });
      await owner.query(`UPDATE mail SET is_confidential = true WHERE id = $1`, [mail]);
      await owner.query(
        `UPDATE notice SET mail_id = $2, sent_at = now() - $3 * interval '1 day' WHERE id = $1`,
        [notice, mail, age],
      );
      mails.push(mail);
    }
    await forgetRowsOfAll(app);
    const left = await idsOf('mail');
    expect(mails.map((id) => left.includes(id))).toEqual([false, true]);
    expect(await idsOf('notice')).toHaveLength(1);
  });

  it('deletes links 30 days after they were used or expired', async () => {
    await makeLink(app, made, { expiresAt: daysAgo(31) });
    await makeLink(app, made, { expiresAt: daysAgo(-1), usedAt: daysAgo(31) });
    await makeLink(app, made, { expiresAt: daysAgo(29) });
    await makeLink(app, made, { expiresAt: daysAgo(28), usedAt: daysAgo(29) });
    await makeLink(app, made);
    await forgetRowsOfAll(app);
    expect(await idsOf('mailed_link')).toHaveLength(3);
  });

  it('deletes sessions 30 days after they ended', async () => {
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

  it("deletes audit entries after two years, the provider's too", async () => {
    for (const tenant of tenants) {
      const old = await makeEntry(tenant, '2 years 1 day');
      const young = await makeEntry(tenant, '1 year 11 months');
      await forgetRowsOfAll(app);
      const left = await idsOf('audit_entry');
      expect([left.includes(old), left.includes(young)]).toEqual([false, true]);
    }
  });

  it('deletes directory changes with their proofs of erasure after two years', async () => {
    const { employee } = await makeEmployee(app, made);
    const old = await makeChange('2 years 1 day', employee.id);
    const pending = await makeChange('3 years', employee.id);
    const young = await makeChange('1 year 11 months', employee.id);
    await makeErasure(old, 'now()');
    await makeErasure(pending, 'NULL');
    await forgetRowsOfAll(app);
    expect((await idsOf('directory_change')).toSorted()).toEqual([pending, young].toSorted());
    const { rows: erasures } = await owner.query('SELECT change_id FROM erasure');
    expect(erasures).toEqual([{ change_id: pending }]);
    // The status history remains although the change that set it is deleted.
    const { rows: statuses } = await owner.query('SELECT change_id FROM status_change');
    expect(new Set(statuses.map(({ change_id }) => change_id))).toEqual(
      new Set([old, pending, young]),
    );
  });

  it('deletes imports, and deleted people and cameras, after two years', async () => {
    const { employee } = await makeEmployee(app, made, {
      code: 'K-1',
      email: 'k@x.example',
      phone: '60000001',
    });
    const { rows } = await owner.query(
      `WITH age (days) AS (VALUES (740), (700)), leaver AS (
        INSERT INTO employee (company_id, id, name, department, deleted_at)
        SELECT $1, gen_random_uuid(), '', '', now() - days * interval '1 day' FROM age RETURNING id, deleted_at
      ), camera AS (
        INSERT INTO camera (company_id, id, code, room_name, room_number, latitude, longitude, safe_distance, time_lag, feed_url, key_hash, deleted_at)
        SELECT $1, gen_random_uuid(), 'C' || days, 'Hall', '1', 0, 0, 6, 0, '', '', now() - days * interval '1 day' FROM age RETURNING id, deleted_at
      ), import AS (
        INSERT INTO directory_import (company_id, id, file_name, identify_by, state, started_by, role, address, created_at)
        SELECT $1, gen_random_uuid(), 'people.csv', 'EMAIL', 'DONE', 'a@x.example', 'OWNER', '', now() - days * interval '1 day'
        FROM age RETURNING id, created_at
      )
      SELECT id FROM leaver WHERE deleted_at > now() - interval '2 years'
      UNION ALL SELECT id FROM camera WHERE deleted_at > now() - interval '2 years'
      UNION ALL SELECT id FROM import WHERE created_at > now() - interval '2 years'`,
      [made.company.id],
    );
    await forgetRowsOfAll(app);
    const left = [
      ...(await idsOf('employee')),
      ...(await idsOf('camera')),
      ...(await idsOf('directory_import')),
    ];
    expect(left).toEqual(expect.arrayContaining([employee.id, ...rows.map(({ id }) => id)]));
    expect(rows).toHaveLength(3);
    const { rows: old } = await owner.query(
      `SELECT id FROM employee WHERE deleted_at < now() - interval '2 years'
       UNION ALL SELECT id FROM camera WHERE deleted_at < now() - interval '2 years'
       UNION ALL SELECT id FROM directory_import WHERE created_at < now() - interval '2 years'`,
    );
    expect(old).toEqual([]);
  });

  it('deletes the access log at people after two years', async () => {
    const { employee } = await makeEmployee(app, made);
    const { rows } = await owner.query(
      `INSERT INTO person_read (company_id, id, employee_id, account_id, role, kind, read_at)
       SELECT $1, gen_random_uuid(), $2, $2, 'OWNER', 'CASE', now() - days * interval '1 day'
       FROM (VALUES (740), (700)) AS age (days) RETURNING id, read_at > now() - interval '2 years' AS stays`,
      [made.company.id, employee.id],
    );
    await forgetRowsOfAll(app);
    expect(await idsOf('person_read')).toEqual(
      rows.filter(({ stays }) => stays).map(({ id }) => id),
    );
  });

  it('deletes sign-ins through identity providers a day after they are over', async () => {
    const { rows } = await owner.query(
      `INSERT INTO single_sign_on_attempt (company_id, id, cookie_hash, state, nonce, code_verifier, expires_at)
       SELECT $1, gen_random_uuid(), '', '', '', '', now() - hours * interval '1 hour' FROM unnest('{23,25}'::int[]) AS hours
       RETURNING id, expires_at > now() - interval '1 day' AS stays`,
      [made.company.id],
    );
    await forgetRowsOfAll(app);
    expect(await idsOf('single_sign_on_attempt')).toEqual(
      rows.filter(({ stays }) => stays).map(({ id }) => id),
    );
  });

  it('deletes messages to webhooks after 30 days, and keeps the webhook', async () => {
    const { rows } = await owner.query(
      `WITH called AS (
         INSERT INTO webhook (company_id, id, url, events, secret_id)
         VALUES ($1, gen_random_uuid(), 'https://receiver.example/', '{CASE_OPENED}', gen_random_uuid())
         RETURNING company_id, id
       )
       INSERT INTO webhook_delivery (company_id, id, webhook_id, event, subject_id, created_at)
       SELECT company_id, gen_random_uuid(), id, 'CASE_OPENED', id, now() - days * interval '1 day'
       FROM called, (VALUES (31), (29)) AS age (days)
       RETURNING id, webhook_id, created_at > now() - interval '30 days' AS stays`,
      [made.company.id],
    );
    await forgetRowsOfAll(app);
    const young = rows.filter(({ stays }) => stays);
    expect(await idsOf('webhook_delivery')).toEqual(young.map(({ id }) => id));
    expect(await idsOf('webhook')).toEqual([rows[0].webhook_id]);
  });

  it('deletes events of inboxes after 90 days, in batches, with what members have read', async () => {
    const { rows } = await owner.query<{ id: string; stays: boolean }>(
      `WITH event AS (
         INSERT INTO company_event (company_id, id, kind, subject_id, happened_at)
         SELECT $1, gen_random_uuid(), 'NOTICE_FAILED', $1, now() - days * interval '1 day'
         FROM (VALUES (91), (92), (93), (89)) AS age (days) RETURNING *
       ), mark AS (
         INSERT INTO inbox_mark (company_id, member_id, event_id, read_at)
         SELECT $1, member.id, event.id, now() FROM event JOIN member ON member.company_id = $1
       )
       SELECT id, happened_at > now() - interval '90 days' AS stays FROM event`,
      [made.company.id],
    );
    await forgetRowsOfAll(app, 2);
    const left = rows.filter(({ stays }) => stays).map(({ id }) => id);
    expect(await idsOf('company_event')).toEqual(left);
    const marks = await owner.query('SELECT event_id AS id FROM inbox_mark');
    expect(marks.rows.map(({ id }) => id)).toEqual(left);
  });

  it('deletes deactivated members two years later, and keeps active ones', async () => {
    const { rows } = await owner.query<{ id: string; stays: boolean }>(
      `INSERT INTO provisioned_member (company_id, id, email, roles, deactivated_at)
       SELECT $1, gen_random_uuid(), 'm' || n || '@x.example', '{}', now() - days * interval '1 day'
       FROM (VALUES (1, 740), (2, 700), (3, NULL)) AS age (n, days)
       RETURNING id, coalesce(deactivated_at > now() - interval '2 years', true) AS stays`,
      [made.company.id],
    );
    await forgetRowsOfAll(app);
    const left = rows.filter(({ stays }) => stays).map(({ id }) => id);
    expect((await idsOf('provisioned_member')).toSorted()).toEqual(left.toSorted());
    expect(left).toHaveLength(2);
  });

  it('deletes reports of employees after two years', async () => {
    const { employee } = await makeEmployee(app, made);
    const { rows } = await owner.query(
      `INSERT INTO employee_report (company_id, id, employee_id, kind, field, value, reported_at)
       SELECT $1, gen_random_uuid(), $2, 'CORRECTION', 'NAME', 'x', now() - days * interval '1 day'
       FROM (VALUES (740), (700)) AS age (days) RETURNING id, reported_at > now() - interval '2 years' AS stays`,
      [made.company.id, employee.id],
    );
    await forgetRowsOfAll(app);
    expect(await idsOf('employee_report')).toEqual(
      rows.filter(({ stays }) => stays).map(({ id }) => id),
    );
  });

  it('deletes requests for exact records after two years', async () => {
    const { employee } = await makeEmployee(app, made);
    const { rows } = await owner.query(
      `INSERT INTO exact_record_request (company_id, id, employee_id, requested_at, due_at, state, decided_at, given_at)
       SELECT $1, gen_random_uuid(), $2, now() - days * interval '1 day', now(), 'GIVEN', now(), now()
       FROM (VALUES (740), (700)) AS age (days) RETURNING id, requested_at > now() - interval '2 years' AS stays`,
      [made.company.id, employee.id],
    );
    await forgetRowsOfAll(app);
    expect(await idsOf('exact_record_request')).toEqual(
      rows.filter(({ stays }) => stays).map(({ id }) => id),
    );
  });

  it('deletes invitations of members 30 days after their use or expiry', async () => {
    const { rows } = await owner.query(
      `INSERT INTO member_invitation (company_id, id, email, role, token_hash, expires_at, used_at)
       SELECT $1, gen_random_uuid(), n || '@old.example', 'VIEWER', sha256(n::text::bytea),
         now() - expired * interval '1 day', now() - used * interval '1 day'
       FROM (VALUES (1, 31, NULL), (2, 29, NULL), (3, -5, 31), (4, -5, 29), (5, -5, NULL)) AS invitation (n, expired, used)
       RETURNING id, split_part(email, '@', 1) AS n`,
      [made.company.id],
    );
    await forgetRowsOfAll(app);
    expect(new Set(await idsOf('member_invitation'))).toEqual(
      new Set(rows.filter(({ n }) => n !== '1' && n !== '3').map(({ id }) => id)),
    );
  });

  it('deletes any number of rows in small transactions', async () => {
    for (let each = 0; each < 7; each += 1) await makeEntry(providerTenant, '3 years');
    const before = await idsOf('audit_entry');
    await forgetRowsOfAll(app, 3);
    expect(before.length - (await idsOf('audit_entry')).length).toBe(7);
  });

  it('continues after a company that fails', async () => {
    const old = await Promise.all(tenants.map((tenant) => makeEntry(tenant, '3 years')));
    const failing = tenants[0]!;
    const refuse = {
      name: 'refuse_deletion',
      when: 'BEFORE DELETE ON audit_entry',
      body: `IF OLD.company_id = '${failing}' THEN RAISE 'refused'; END IF; RETURN OLD`,
    };
    await whileTriggered({ owner, url: app.ownerUrl }, refuse, () =>
      expect(forgetRowsOfAll(app)).rejects.toThrow('Old rows could not be deleted'),
    );
    const left = await idsOf('audit_entry');
    expect(old.filter((id) => left.includes(id))).toEqual([old[0]]);
    await forgetRowsOfAll(app);
    expect(await idsOf('audit_entry')).not.toContain(old[0]);
  });

  it('runs as a scheduled job', async () => {
    const old = await makeEntry(providerTenant, '3 years');
    await startForgettingOldRows(app);
    await inTenant(app.dataSource, null, (db) => app.jobs.send(db, 'forget-old-rows', null));
    await expect.poll(() => idsOf('audit_entry'), { timeout: 10_000 }).not.toContain(old);
  });

  it('deletes through the database function only: the role of the gateway may not delete', async () => {
    const pool = poolOf(app.dataSource);
    for (const table of [
      'mail',
      'mailed_link',
      'session',
      'audit_entry',
      'directory_change',
      'employee',
    ])
      await expect(pool.query(`DELETE FROM ${table}`)).rejects.toThrow(/permission denied/);
  });
});
