import { beforeAll, describe, expect, it } from 'vitest';
import { setTimeout as wait } from 'node:timers/promises';
import { inTenant, poolOf, providerTenant } from '../../database/tenant.js';
import type { Mail } from '../../mail/mail.entity.js';
import { queueMail } from '../../mail/outbox.js';
import { type MadeCompany, makeAdministrator } from '../../../test/factories.js';
import { listCompanyTables, makeFullCompany, readContent } from '../../../test/full-company.js';
import { giveToPlainOwner } from '../../../test/plain-owner.js';
import { deferred, useTestGateway } from '../../../test/hooks.js';
import { AuditAction, type AuditEntry } from '../audit/entries/audit-entry.entity.js';
import { startErasingCompanies, eraseDueCompanies } from './erase-companies.job.js';
import { eraseRows, lockDueCompany } from './erasure.queries.js';

const gateway = useTestGateway();
const owner = deferred(() => gateway.app.owner);
/** Every table with a company id. */
let tables: string[];
beforeAll(async () => {
  await giveToPlainOwner(owner);
  tables = await listCompanyTables(owner);
});

/** Sets the deletion date to some minutes ago; a negative number is in the future. */
const makeDue = ({ company }: MadeCompany, minutesAgo: number) =>
  poolOf(gateway.app.dataSource).query(
    `UPDATE company SET deletion_at = now() - $2 * interval '1 minute' WHERE id = $1`,
    [company.id, minutesAgo],
  );

/** Counts a company's rows by table. */
async function countRows(companyId: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const count = `SELECT count(*)::int AS count FROM ${table} WHERE company_id = $1`;
    counts[table] = (await owner.query(count, [companyId])).rows[0].count;
  }
  const count = 'SELECT count(*)::int AS count FROM company WHERE id = $1';
  counts['company'] = (await owner.query(count, [companyId])).rows[0].count;
  return counts;
}

/** Finds every row that contains a company's id or address. */
async function traces({ company, email }: MadeCompany): Promise<string[]> {
  const { rows } = await owner.query(`
    SELECT oid::regclass::text AS name FROM pg_class
    WHERE relkind IN ('r', 'p') AND NOT relispartition AND relnamespace IN ('public'::regnamespace, 'pgboss'::regnamespace)`);
  const found: string[] = [];
  for (const { name } of rows) {
    const where = `position($1 IN each::text) > 0 OR position($2 IN each::text) > 0`;
    const each = await owner.query(`SELECT each::text AS row FROM ${name} each WHERE ${where}`, [
      company.id,
      email,
    ]);
    found.push(...each.rows.map(({ row }) => `${name}: ${row}`));
  }
  return found;
}

const ownOfProvider = <Found>(read: (db: Parameters<typeof eraseRows>[0]) => Promise<Found>) =>
  inTenant(gateway.app.dataSource, providerTenant, read);
const listEntries = (companyId: string) =>
  ownOfProvider((db) =>
    db.rows<AuditEntry>(
      {
        name: 'deleted-entries',
        text: `SELECT * FROM audit_entry WHERE company_id = $1 AND action = $2 AND position($3 IN detail) > 0`,
      },
      [providerTenant, AuditAction.COMPANY_DELETED, companyId],
    ),
  );

describe('erasure of a company past its deletion date', () => {
  it('deletes its rows from every table, in batches, and those of no other company', async () => {
    const [company, other] = [
      await makeFullCompany(gateway, owner),
      await makeFullCompany(gateway, owner),
    ];
    const before = await countRows(company.company.id);
    // If a new table is empty, `makeFullCompany` must fill it.
    expect(Object.entries(before).filter(([, count]) => count === 0)).toEqual([]);
    const untouched = await readContent(owner, other);
    await makeDue(company, 11);
    await eraseDueCompanies(gateway.app, 3);
    const after = await countRows(company.company.id);
    expect(Object.entries(after).filter(([, count]) => count > 0)).toEqual([]);
    expect(await readContent(owner, other)).toEqual(untouched);
    const [entry, ...more] = await listEntries(company.company.id);
    const counted = Object.entries(before)
      .filter(([table]) => table !== 'company')
      .map(([table, count]) => `${table} ${count}`)
      .toSorted();
    expect(more).toEqual([]);
    expect(entry?.detail).toBe([company.company.id, ...counted].join(', '));
    expect(entry).toMatchObject({ actor: null, role: null, address: '' });
  });

  it('leaves its id in one audit entry only, and its address in its last mail', async () => {
    const company = await makeFullCompany(gateway, owner);
    expect((await traces(company)).length).toBeGreaterThan(20);
    await makeDue(company, 11);
    await eraseDueCompanies(gateway.app);
    const left = await traces(company);
    expect(left.map((each) => each.slice(0, each.indexOf(':'))).toSorted()).toEqual([
      'audit_entry',
      'mail',
    ]);
    const mail = await ownOfProvider((db) =>
      db.rows<Mail>({ name: 'last-mail', text: 'SELECT * FROM mail WHERE recipient = $1' }, [
        company.email,
      ]),
    );
    expect(mail).toMatchObject([
      { company_id: providerTenant, subject: 'Your company has been deleted' },
    ]);
  });

  it("is listed in the provider's mails and log without a company", async () => {
    const company = await makeFullCompany(gateway, owner);
    await makeDue(company, 11);
    await eraseDueCompanies(gateway.app);
    const { token } = await makeAdministrator(gateway.app);
    const { data } = await gateway.graphql(
      token,
      `query ($search: String) { mails(search: $search) { items { subject company { name } } }
        auditEntries(pageSize: 1) { items { action company { name } } } }`,
      { search: company.email },
    );
    expect(data).toEqual({
      mails: { items: [{ subject: 'Your company has been deleted', company: null }] },
      auditEntries: { items: [{ action: 'COMPANY_DELETED', company: null }] },
    });
    const signIn = { email: company.email, password: company.password };
    expect((await gateway.rest(null, 'POST /company/login', signIn)).status).toBe(401);
  });

  it('happens once, however many jobs run', async () => {
    const company = await makeFullCompany(gateway, owner);
    await makeDue(company, 11);
    await Promise.all([1, 2, 3].map(() => eraseDueCompanies(gateway.app, 4)));
    await eraseDueCompanies(gateway.app);
    expect(await listEntries(company.company.id)).toHaveLength(1);
    const total = Object.values(await countRows(company.company.id)).reduce(
      (sum, each) => sum + each,
    );
    expect(total).toBe(0);
  });

  it('continues after a job has died, and counts the rows that it deleted', async () => {
    const company = await makeFullCompany(gateway, owner);
    const before = await countRows(company.company.id);
    await makeDue(company, 11);
    const first = await ownOfProvider((db) => eraseRows(db, company.company.id, 5));
    expect(first.isGone).toBe(false);
    await eraseDueCompanies(gateway.app);
    const [entry] = await listEntries(company.company.id);
    expect(entry?.detail).toContain(`contact ${before['contact']}`);
  });

  it('is run by the job of its queue', async () => {
    const company = await makeFullCompany(gateway, owner);
    await makeDue(company, 11);
    await startErasingCompanies(gateway.app);
    await inTenant(gateway.app.dataSource, null, (db) =>
      gateway.app.jobs.send(db, 'erase-companies', null),
    );
    while ((await listEntries(company.company.id)).length === 0) await wait(20);
    const schedules = await owner.query('SELECT name, cron FROM pgboss.schedule ORDER BY 1');
    expect(schedules.rows).toContainEqual({ name: 'erase-companies', cron: '17 * * * *' });
  });

  it('cannot be cancelled after the first batch', async () => {
    const company = await makeFullCompany(gateway, owner);
    const { token } = await makeAdministrator(gateway.app);
    await makeDue(company, 11);
    const raced = await inTenant(gateway.app.dataSource, providerTenant, async (db) => {
      await lockDueCompany(db, company.company.id);
      const undo = gateway.graphql(
        token,
        'mutation ($id: UUID!) { cancelCompanyDeletion(company: { id: $id }) { id } }',
        { id: company.company.id },
      );
      await wait(200);
      await eraseRows(db, company.company.id, 5);
      return { undo };
    });
    expect((await raced.undo).errors?.[0]?.extensions.code).toBe('CONFLICT');
    await eraseDueCompanies(gateway.app);
    expect((await countRows(company.company.id))['company']).toBe(0);
  });
});

describe('erasure of a company that is not due', () => {
  it.each([
    ['never scheduled for deletion', null],
    ['scheduled for later', -60],
    ['due for less time than a request may run', 9],
  ])('is skipped by the job and refused by the database if it is %s', async (_, minutesAgo) => {
    const company = await makeFullCompany(gateway, owner);
    if (minutesAgo !== null) await makeDue(company, minutesAgo);
    const before = await readContent(owner, company);
    await eraseDueCompanies(gateway.app);
    const forced = ownOfProvider((db) => eraseRows(db, company.company.id, 5));
    await expect(forced).rejects.toThrow(/is not due for deletion/);
    expect(await readContent(owner, company)).toEqual(before);
  });

  it('never deletes the provider itself', async () => {
    await inTenant(gateway.app.dataSource, providerTenant, (db) =>
      queueMail(gateway.app.jobs, db, {
        companyId: providerTenant,
        to: 'sales@provider.example',
        content: { subject: 'To ourselves', lines: [] },
      }),
    );
    const forced = ownOfProvider((db) => eraseRows(db, providerTenant, 5));
    await expect(forced).rejects.toThrow(/is not due for deletion/);
  });
});

describe("the gateway's database role", () => {
  it('may delete only rows that are undone, replaced, recounted, erased with a person, webhooks, mail domains or members', async () => {
    const { rows } = await owner.query(
      `SELECT name FROM unnest($1::text[] || 'company'::text) name
       WHERE has_table_privilege('visioncloud_gateway', name, 'DELETE, TRUNCATE')`,
      [tables],
    );
    expect(rows.map(({ name }) => name)).toEqual([
      'access_change',
      'app_code_part',
      'app_code_person',
      'app_code_run',
      'app_invitation',
      'call_claim',
      'case_carrier',
      'case_exposure',
      'case_mark',
      'company_event',
      // Limited by a policy to contacts that were added by hand.
      'contact',
      'contest_request',
      'directory_change_person',
      'directory_import',
      'directory_import_file',
      'directory_import_lines',
      'directory_import_row',
      'disease_case',
      'employee_photo',
      'employee_report',
      'employee_status',
      'erasure',
      'exact_record_request',
      'follow_up',
      'follow_up_act',
      'former_employee',
      'health_record',
      'held_record',
      'identity_provider',
      'immunity_evidence',
      'inbox_mark',
      'insight_department_day',
      'insight_hour',
      'insight_mark',
      'insight_person_day',
      'insight_room_day',
      'mail_domain',
      'manual_contact',
      'member',
      'notice',
      'provisioned_member',
      'single_sign_on_attempt',
      'single_sign_on_link',
      'status_change',
      'time_metric',
      'webhook',
    ]);
  });
});
