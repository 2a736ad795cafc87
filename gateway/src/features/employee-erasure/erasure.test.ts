import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { DAY, HOUR } from '../../durations.js';
import {
  type MadeCompany,
  type MadeEmployee,
  makeCompany,
  makeEmployee,
  recordOf,
} from '../../../test/factories.js';
import { deferred, useTestGateway } from '../../../test/hooks.js';
import { startForgettingChanges } from './forget-change.job.js';

const gateway = useTestGateway();
const owner = deferred(() => gateway.app.owner);
let company: MadeCompany;
let other: MadeEmployee;

beforeAll(async () => {
  company = await makeCompany(gateway.app);
  other = await makeEmployee(gateway.app, company, { name: 'Stays Here' });
  await startForgettingChanges(gateway.app);
});

const ask = async (document: string, variables: Record<string, unknown> = {}) => {
  const { data, errors } = await gateway.graphql(company.token, document, variables);
  expect(errors).toBeUndefined();
  return data;
};

/** Finds the columns of all tables of all schemas that contain one of these texts in any case. */
async function placesOf(texts: string[]): Promise<string[]> {
  const { rows: tables } = await owner.query<{ name: string }>(`
    SELECT format('%I.%I', nspname, relname) AS name FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
    WHERE relkind = 'r' AND nspname NOT IN ('pg_catalog', 'information_schema') AND nspname NOT LIKE 'pg_toast%'`);
  const places: string[] = [];
  for (const { name } of tables) {
    const { rows } = await owner.query<{ column: string }>(
      `SELECT DISTINCT field.key AS column FROM ${name} AS row, jsonb_each_text(to_jsonb(row)) AS field
       WHERE field.value ILIKE ANY ($1)`,
      [texts.map((text) => `%${text}%`)],
    );
    places.push(...rows.map(({ column }) => `${name}.${column}`));
  }
  return places.toSorted();
}

/** Ends the time to undo for all changes, and waits for their jobs. */
async function afterTheTimeToUndo(): Promise<void> {
  await owner.query(`UPDATE erasure SET due_at = now() - interval '1 second'`);
  await owner.query(`UPDATE directory_change SET undo_until = now() - interval '1 minute'`);
  await owner.query(`UPDATE pgboss.job SET start_after = now() WHERE name = 'forget-change'`);
  for (;;) {
    const { rows } = await owner.query(
      `SELECT FROM pgboss.job WHERE name = 'forget-change' AND state <> 'completed'`,
    );
    if (rows.length === 0) return;
    await wait(50);
  }
}

const person = {
  code: 'QX-90817',
  name: 'Zenobia Quillfeather',
  email: 'zenobia.q@hidden.example',
  phone: '6598761234',
  designation: 'Cartographer Royal',
  department: 'Dept of Maps',
  dateOfBirth: '1977-07-17',
  password: '918273',
};
const traces = [
  person.code,
  'Zenobia',
  'Quillfeather',
  'hidden.example',
  person.phone,
  'Cartographer',
  '1977-07-17',
  'Pixel 9000',
  '2026-01-13',
];

/** Adds a photo, a pending import file, an app invitation, a follow-up and a contact added by hand of a person. */
async function leaveOtherTraces(id: string): Promise<void> {
  const companyId = company.company.id;
  await owner.query(
    `INSERT INTO employee_photo (company_id, id, employee_id, name, bytes) VALUES ($1, $2, $2, 'photo', 'bytes')`,
    [companyId, id],
  );
  await owner.query(
    `INSERT INTO directory_import (company_id, id, file_name, identify_by, state, started_by, role, address)
     VALUES ($1, $2, 'people.csv', 'EMAIL', 'READY', 'admin', 'COMPANY_ADMIN', '::1')`,
    [companyId, id],
  );
  await owner.query(
    `INSERT INTO directory_import_lines (company_id, import_id, part, lines) VALUES ($1, $2, 0, $3)`,
    [companyId, id, JSON.stringify([[person.name, person.email]])],
  );
  await owner.query(
    `INSERT INTO directory_import_row (company_id, import_id, row, kind, employee_id, name, stored, cells)
     VALUES ($1, $2, 2, 'UNCHANGED', $2, $3, '{}', $4)`,
    [companyId, id, person.name, JSON.stringify([{ after: person.phone }])],
  );
  await owner.query(
    `INSERT INTO app_code_run (company_id, id, delivery, state, started_by, role, address)
     VALUES ($1, $2, 'MAIL', 'DONE', 'admin', 'COMPANY_ADMIN', '::1')`,
    [companyId, id],
  );
  await owner.query(
    `INSERT INTO app_code_person (company_id, run_id, employee_id, place, outcome) VALUES ($1, $2, $2, 1, 'ISSUED')`,
    [companyId, id],
  );
  await owner.query(
    `INSERT INTO mail (company_id, id, recipient, subject, content, last_error)
     VALUES ($1, $2, $3, 'Your code', '{"subject": "Your code", "lines": []}', $4)`,
    [companyId, id, person.email, `${person.email} is not known here`],
  );
  await owner.query(
    `INSERT INTO follow_up (company_id, id, employee_id, disease, state, reason, owes_correction)
     VALUES ($1, $2, $2, 'INFLUENZA', 'TO_INFORM', '', false)`,
    [companyId, id],
  );
  await owner.query(
    `INSERT INTO follow_up_act (company_id, id, employee_id, disease, kind, note, batch_id)
     VALUES ($1, $2, $2, 'INFLUENZA', 'NOTE', $3, $2)`,
    [companyId, id, `${person.name} does not answer`],
  );
  await owner.query(
    `INSERT INTO disease_case (company_id, id, number, employee_id, disease, classification, reported_day)
     VALUES ($1, $2, 100, $3, 'INFLUENZA', 'SUSPECTED', current_date)`,
    [companyId, id, other.employee.id],
  );
  await owner.query(
    `INSERT INTO manual_contact (company_id, id, case_id, employee_id, start_at, end_at, note)
     VALUES ($1, $2, $2, $2, now() - interval '1 hour', now(), $3)`,
    [companyId, id, `${person.name} sat opposite`],
  );
  await owner.query(
    `INSERT INTO app_invitation (company_id, id, employee_id, mail_id, token_hash, expires_at)
     VALUES ($1, $2, $2, $2, '', now())`,
    [companyId, id],
  );
}

/** Makes a person with data in every table. */
async function added(): Promise<{ id: string; token: string }> {
  const { createEmployee } = await ask(
    'mutation ($input: CreateEmployeeInput!) { createEmployee(input: $input) { employee { id } } }',
    { input: person },
  );
  const { id } = createEmployee.employee;
  const { signInEmployee } = await ask(
    'mutation ($input: SignInEmployeeInput!) { signInEmployee(input: $input) { token } }',
    {
      input: {
        passKey: company.company.passKey,
        email: person.email,
        password: person.password,
      },
    },
  );
  const { token } = signInEmployee;
  await gateway.rest(token, 'POST /health/new', { make_model: 'Pixel 9000', app_version: '2.1' });
  await gateway.rest(token, 'POST /contacts', {
    records: [recordOf(other, new Date(Date.now() - HOUR), 30)],
  });
  await ask(
    'mutation ($id: UUID!) { updateEmployee(input: { employee: { id: $id }, isPositive: true, positiveDate: "2026-01-13" }) { id } }',
    { id },
  );
  await ask(
    'mutation ($id: UUID!) { updateEmployeesDepartment(input: { selection: { ids: [$id] }, department: "Elsewhere" }) { id } }',
    { id },
  );
  await ask(
    'mutation ($id: UUID!) { markEmployeesNegative(input: { selection: { ids: [$id] } }) { id } }',
    { id },
  );
  return { id, token };
}

describe('erasure of a deleted employee', () => {
  let id: string;
  let token: string;
  let change: string;
  beforeAll(async () => {
    ({ id, token } = await added());
    expect(await placesOf(traces)).toContain('public.employee.name');
    const { deleteEmployees } = await ask(
      'mutation ($id: UUID!) { deleteEmployees(input: { selection: { ids: [$id] } }) { id } }',
      { id },
    );
    change = deleteEmployees.id;
  });

  it('ends the session of the phone and hides the person at once', async () => {
    expect((await gateway.rest(token, 'GET /employee/settings')).status).toBe(401);
    const hidden = await gateway.graphql(
      company.token,
      `{ employee(by: { id: "${id}" }) { name } }`,
    );
    expect(hidden.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    const { employees } = await ask('{ employees(search: "zenobia") { total } }');
    expect(employees.total).toBe(0);
  });

  it('keeps only what undoing needs', async () => {
    expect(await placesOf(traces)).toEqual([
      'public.case_entry.after',
      'public.directory_change_person.before',
      'public.disease_case.specimen_day',
      'public.health_record.make_model',
      'public.status_change.positive_date',
    ]);
  });

  it('can be undone with all data', async () => {
    await ask('mutation ($id: UUID!) { undoDirectoryChange(id: $id) { restored } }', {
      id: change,
    });
    const { employee } = await ask(
      `{ employee(by: { id: "${id}" }) { name email phone designation dateOfBirth hasPassword health { makeModel } statusHistory { isPositive } } }`,
    );
    expect(employee).toEqual({
      name: person.name,
      email: person.email,
      phone: person.phone,
      designation: person.designation,
      dateOfBirth: person.dateOfBirth,
      hasPassword: true,
      health: { makeModel: 'Pixel 9000' },
      statusHistory: [{ isPositive: false }, { isPositive: true }],
    });
    await afterTheTimeToUndo();
    expect((await ask(`{ employee(by: { id: "${id}" }) { name } }`)).employee.name).toBe(
      person.name,
    );
    expect((await owner.query('SELECT FROM erasure')).rowCount).toBe(0);
  });

  it('erases everything once undoing has expired, and records it', async () => {
    await leaveOtherTraces(id);
    const deleted = await gateway.rest(company.token, `DELETE /employee/${person.code}`);
    expect(deleted.status).toBe(200);
    await afterTheTimeToUndo();
    expect(await placesOf(traces)).toEqual([]);
    const { rows } = await owner.query(
      'SELECT employee_id, deleted_at <= erased_at AS in_order, erased FROM erasure',
    );
    expect(rows).toEqual([
      {
        employee_id: id,
        in_order: true,
        erased: {
          columns: [
            'code',
            'date_of_birth',
            'department',
            'designation',
            'email',
            'first_sign_in_at',
            'last_active_at',
            'name',
            'password_hash',
            'phone',
          ],
          rows: {
            app_code_person: 1,
            app_invitation: 1,
            directory_import_lines: 1,
            directory_import_row: 1,
            disease_case: 1,
            follow_up: 1,
            follow_up_act: 1,
            manual_contact: 1,
            employee_photo: 1,
            health_record: 1,
            // Two counts of attempts, the network of the sign-in, and the count of new networks.
            rate_limit: 4,
            status_change: 2,
          },
        },
      },
    ]);
    const imports = await owner.query('SELECT state FROM directory_import');
    expect(imports.rows).toEqual([{ state: 'FAILED' }]);
    expect((await owner.query('SELECT FROM employee_photo')).rowCount).toBe(0);
    const audit = await owner.query(
      `SELECT detail, actor, role FROM audit_entry WHERE action = 'EMPLOYEE_ERASED'`,
    );
    expect(audit.rows).toEqual([{ detail: `employee ${id}`, actor: null, role: null }]);
  });

  it('keeps the contacts of other people', async () => {
    const { personMeetings } = await ask(
      `query ($id: UUID!, $day: LocalDate!, $before: LocalDate!) {
        personMeetings(employee: { id: $id }, from: $before, to: $day) { other { id name isDeleted } minutes } }`,
      {
        id: other.employee.id,
        day: new Date(Date.now() + DAY).toISOString().slice(0, 10),
        before: new Date(Date.now() - DAY).toISOString().slice(0, 10),
      },
    );
    expect(personMeetings).toEqual([
      { other: { id, name: 'Former employee', isDeleted: true }, minutes: 30 },
    ]);
  });

  it('frees code, address and phone', async () => {
    const again = await added();
    expect(again.id).not.toBe(id);
  });
});
