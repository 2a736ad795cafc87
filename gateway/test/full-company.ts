import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { expect, vi } from 'vitest';
import { professionalPlanId } from '../src/features/company/plans/plan.service.js';
import { makeApiKey } from './api-keys.js';
import { fillFollowUpTables } from './full-follow-up.js';
import {
  type MadeCompany,
  makeCompany,
  makeEmployee,
  makeLink,
  makeTimeMetric,
  recordOf,
} from './factories.js';
import type { TestGateway } from './run-document.js';

const hour = 3_600_000;

/** A company with rows in every table. */
export async function makeFullCompany(
  gateway: TestGateway,
  owner: Pick<Pool, 'query'>,
): Promise<MadeCompany> {
  const { app } = gateway;
  const made = await makeCompany(app);
  const companyId = made.company.id;
  const [one, other] = [await makeEmployee(app, made), await makeEmployee(app, made)];
  await makeTimeMetric(app, made, 5, new Date());
  await makeLink(app, made);
  // Over several days, so in several partitions.
  const records = Array.from({ length: 12 }, (_, each) =>
    recordOf(other, new Date(Date.now() - each * 20 * hour), 10),
  );
  const sent = await gateway.rest(one.token, 'POST /contacts', { records });
  expect(sent.body.data.accepted).toBe(12);
  await gateway.rest(one.token, 'POST /health/new', { os_version: '1' });
  const { data } = await gateway.graphql(
    made.token,
    `mutation ($input: OrderInput!) { placeOrder(input: $input) { id } }`,
    {
      input: {
        id: companyId,
        planId: professionalPlanId,
        region: 'INTERNATIONAL',
        term: 'MONTHLY',
        employees: 1,
        cameras: 0,
        total: { amount: '2.00', currency: 'USD' },
        billing: {
          name: 'Accounts',
          email: `accounts-${companyId}@company.example`,
          phone: '61234567',
          address: '1 Harbour Road',
          city: 'Singapore',
          country: 'SG',
        },
      },
    },
  );
  expect(data.placeOrder.id).toBe(companyId);
  await makeApiKey(app, made);
  await fillOtherTables(owner, companyId, one.employee.id);
  await gateway.rest(null, 'POST /company/login', { email: made.email, password: 'wrong' });
  await gateway.rest(null, 'POST /company/forgetpassword', { email: made.email });
  // Refused sign-ins are audited in the background.
  const refused = `SELECT FROM audit_entry WHERE company_id = $1 AND action = 'SIGN_IN_REFUSED'`;
  await vi.waitUntil(async () => (await owner.query(refused, [companyId])).rowCount === 1, {
    timeout: 10_000,
  });
  return made;
}

/** Lists the tables with a company id. */
export async function listCompanyTables(owner: Pick<Pool, 'query'>): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(`
    SELECT table_name AS name FROM information_schema.columns JOIN pg_class ON oid = table_name::regclass
    WHERE table_schema = 'public' AND column_name = 'company_id' AND NOT relispartition ORDER BY 1`);
  return rows.map(({ name }) => name);
}

/** Reads all rows of a company. */
export async function readContent(
  owner: Pick<Pool, 'query'>,
  { company }: Pick<MadeCompany, 'company'>,
): Promise<unknown[]> {
  const content: unknown[] = [];
  for (const table of await listCompanyTables(owner)) {
    const text = `SELECT each::text AS row FROM ${table} each WHERE company_id = $1 ORDER BY 1`;
    content.push((await owner.query(text, [company.id])).rows);
  }
  content.push((await owner.query('SELECT * FROM company WHERE id = $1', [company.id])).rows);
  return content;
}

/** Lists the ids of a company and of something in each of its tables. */
export async function listIds(
  owner: Pick<Pool, 'query'>,
  { company }: Pick<MadeCompany, 'company'>,
): Promise<string[]> {
  const ids = new Set([company.id]);
  for (const table of await listCompanyTables(owner)) {
    const text = `SELECT to_jsonb(each) ->> 'id' AS id FROM ${table} each WHERE company_id = $1 LIMIT 1`;
    for (const { id } of (await owner.query(text, [company.id])).rows) if (id) ids.add(id);
  }
  return [...ids];
}

/** Inserts one row each of changes, imports, photos, cameras and totals; many of them are deleted after a while. */
async function fillOtherTables(
  owner: Pick<Pool, 'query'>,
  companyId: string,
  employeeId: string,
): Promise<void> {
  const [changeId, importId] = [randomUUID(), randomUUID()];
  const db = (text: string, ...values: unknown[]) => owner.query(text, [companyId, ...values]);
  await db(`SELECT set_config('app.company_id', $1, false)`);
  await db(
    `INSERT INTO directory_change (company_id, id, kind, changed_by, undo_until) VALUES ($1, $2, 'IMPORT', 'x', now())`,
    changeId,
  );
  await db(
    'INSERT INTO directory_change_person (company_id, change_id, employee_id, version_after) VALUES ($1, $2, $3, 1)',
    changeId,
    employeeId,
  );
  await db(
    'INSERT INTO status_change (company_id, id, employee_id, is_positive, change_id) VALUES ($1, $2, $3, true, $2)',
    changeId,
    employeeId,
  );
  await db(
    'INSERT INTO employee_status (company_id, employee_id, is_positive) VALUES ($1, $2, true)',
    employeeId,
  );
  await db('INSERT INTO case_counter (company_id, last_number) VALUES ($1, 1)');
  await db(
    `INSERT INTO disease_case (company_id, id, number, employee_id, disease, classification, reported_day)
     VALUES ($1, $2, 1, $3, 'COVID_19', 'SUSPECTED', current_date)`,
    changeId,
    employeeId,
  );
  await db(
    `INSERT INTO case_entry (company_id, id, case_id, act) VALUES ($1, $2, $2, 'OPENED')`,
    changeId,
  );
  await db(
    `INSERT INTO manual_contact (company_id, id, case_id, visitor_name, visitor_phone, visitor_company, start_at, end_at)
     VALUES ($1, $2, $2, 'x', '1', '', now() - interval '1 hour', now())`,
    changeId,
  );
  await db(
    `INSERT INTO contest (company_id, id, person_id, other_id, source, from_at, until_at, reason, state)
     VALUES ($1, $2, least($2, $3::uuid), greatest($2, $3), 'mobile', now() - interval '1 hour', now(), 'PROTECTED', 'IN_FORCE')`,
    changeId,
    employeeId,
  );
  await db(
    `INSERT INTO contest_request (company_id, id, employee_id, from_at, until_at, reason)
     VALUES ($1, $2, $3, now() - interval '1 hour', now(), 'PROTECTED')`,
    changeId,
    employeeId,
  );
  await db(
    `INSERT INTO held_record (company_id, employee_id, start_at, id, cross_employee_id, end_at, day, reason)
     VALUES ($1, $3, now() - interval '1 hour', $2, gen_random_uuid(), now(), current_date, 'RECORDS')`,
    changeId,
    employeeId,
  );
  await fillFollowUpTables(db, changeId, employeeId);
  await db(
    `INSERT INTO employee_report (company_id, id, employee_id, kind, field, value) VALUES ($1, $2, $3, 'CORRECTION', 'NAME', 'x')`,
    changeId,
    employeeId,
  );
  await db(
    `INSERT INTO exact_record_request (company_id, id, employee_id, due_at) VALUES ($1, $2, $3, now())`,
    changeId,
    employeeId,
  );
  await db(
    `INSERT INTO person_read (company_id, id, employee_id, account_id, role, kind) VALUES ($1, $2, $3, $2, 'OWNER', 'CASE')`,
    changeId,
    employeeId,
  );
  await db(
    'INSERT INTO erasure (company_id, employee_id, change_id, deleted_at, due_at) VALUES ($1, $2, $3, now(), now())',
    employeeId,
    changeId,
  );
  await db(
    `INSERT INTO employee_photo (company_id, id, employee_id, name, bytes) VALUES ($1, $2::uuid, $3, $2::uuid::text, '')`,
    changeId,
    employeeId,
  );
  await db(
    `INSERT INTO directory_import (company_id, id, file_name, identify_by, state, started_by, role, address)
     VALUES ($1, $2, 'x.csv', 'EMAIL', 'DONE', 'x', 'OWNER', '')`,
    importId,
  );
  await db(
    `INSERT INTO directory_import_file (company_id, import_id, part, bytes) VALUES ($1, $2, 0, '')`,
    importId,
  );
  await db(
    `INSERT INTO directory_import_lines (company_id, import_id, part, lines) VALUES ($1, $2, 0, '[]')`,
    importId,
  );
  await db(
    `INSERT INTO directory_import_row (company_id, import_id, row, kind, name, stored, cells) VALUES ($1, $2, 2, 'NEW', 'x', '{}', '[]')`,
    importId,
  );
  await db(
    `INSERT INTO mail_domain (company_id, id, name, token) VALUES ($1, $2, 'company.example', 'x')`,
    importId,
  );
  await db(
    `INSERT INTO provisioned_member (company_id, id, email, roles) VALUES ($1, $2, 'new@company.example', '{}')`,
    importId,
  );
  await db(
    `INSERT INTO webhook (company_id, id, url, events, secret_id)
     VALUES ($1, $2, 'https://receiver.example/', '{CASE_OPENED}', $2)`,
    importId,
  );
  await db(
    `INSERT INTO webhook_delivery (company_id, id, webhook_id, event, subject_id)
     VALUES ($1, $2, $2, 'CASE_OPENED', $2)`,
    importId,
  );
  await db(
    `INSERT INTO identity_provider (company_id, issuer, client_id, client_secret, is_enabled, asks_second_factor)
     VALUES ($1, 'https://provider.example', $2, '', true, false)`,
    importId,
  );
  await db(
    `INSERT INTO single_sign_on_attempt (company_id, id, cookie_hash, state, nonce, code_verifier, expires_at)
     VALUES ($1, $2, '', '', '', '', now())`,
    importId,
  );
  await db(
    `INSERT INTO single_sign_on_link (company_id, account_id, issuer, subject)
     SELECT $1, account_id, 'https://provider.example', $2 FROM member WHERE company_id = $1 LIMIT 1`,
    importId,
  );
  await db(
    `INSERT INTO app_code_run (company_id, id, delivery, state, started_by, role, address)
     VALUES ($1, $2, 'MAIL', 'DONE', 'x', 'OWNER', '')`,
    importId,
  );
  await db(
    `INSERT INTO app_code_person (company_id, run_id, employee_id, place, outcome) VALUES ($1, $2, $3, 1, 'ISSUED')`,
    importId,
    employeeId,
  );
  await db(
    `INSERT INTO app_code_part (company_id, run_id, part, codes, sealed) VALUES ($1, $2, 0, 1, '')`,
    importId,
  );
  await db(
    `INSERT INTO member_invitation (company_id, id, email, role, token_hash, expires_at)
     VALUES ($1, $2, 'new@company.example', 'VIEWER', '', now())`,
    changeId,
  );
  await db(
    `INSERT INTO access_change (company_id, employee_id, kinds, changed_at, changed_by, began_at, ends_at, mail_ids, ended_at, ended_as)
     VALUES ($1, $2, '{CODE}', now(), '{}', now(), now() + interval '14 days', '{}', now(), 'OFFICER')`,
    employeeId,
  );
  await db(
    `INSERT INTO app_invitation (company_id, id, employee_id, mail_id, token_hash, expires_at) VALUES ($1, $2, $3, $2, '', now())`,
    importId,
    employeeId,
  );
  await db(
    `INSERT INTO camera (company_id, id, code, room_name, room_number, latitude, longitude, safe_distance, time_lag, feed_url, key_hash)
     VALUES ($1, $2, 'x', 'x', 'x', 0, 0, 1, 1, 'x', '')`,
    changeId,
  );
  await db(
    `INSERT INTO camera_breach (company_id, start_at, id, camera_id, end_at, people)
     VALUES ($1, now(), $2, $2, now() + interval '1 minute', 2)`,
    changeId,
  );
  await db(
    `INSERT INTO company_disease (company_id, disease, is_used) VALUES ($1, 'MEASLES', true)`,
  );
  await db(
    `INSERT INTO disease_change (company_id, id, disease, is_used) VALUES ($1, $2, 'MEASLES', true)`,
    changeId,
  );
  await db(
    'INSERT INTO insight_mark (company_id, id, day) VALUES ($1, $2, current_date)',
    changeId,
  );
  await db(
    `INSERT INTO insight_hour (company_id, day, hour, source, breaches, minutes) VALUES ($1, current_date, now(), 'mobile', 1, 1)`,
  );
  await db(
    `INSERT INTO insight_department_day (company_id, day, source, department, other, breaches, minutes)
     VALUES ($1, current_date, 'mobile', 'x', 'x', 1, 1)`,
  );
  await db(
    `INSERT INTO insight_room_day (company_id, day, camera_id, breaches, minutes, max_people) VALUES ($1, current_date, $2, 1, 1, 2)`,
    changeId,
  );
  await db(
    'INSERT INTO insight_person_day (company_id, day, employee_id, last_end) VALUES ($1, current_date, $2, now())',
    employeeId,
  );
  await db(
    `INSERT INTO retention_run (company_id, id, kept_from, contacts, breaches, health_reports, figures, cases)
     VALUES ($1, $2, current_date, 1, 1, 1, 1, 1)`,
    changeId,
  );
  await owner.query(`SELECT set_config('app.company_id', '', false)`);
}
