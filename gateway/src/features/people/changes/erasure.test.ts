import { beforeAll, describe, expect, it } from 'vitest';
import { DAY, HOUR } from '../../../durations.js';
import {
  type MadeCompany,
  type MadeEmployee,
  makeCompany,
  makeEmployee,
  recordOf,
} from '../../../../test/factories.js';
import { makeCaseClient } from '../../../../test/cases.js';
import { eraseChanges } from '../../../../test/erasures.js';
import { deferred, useTestGateway } from '../../../../test/hooks.js';
import {
  insertPersonalRows,
  leavingPerson,
  personalTraces,
  findColumnsWith,
} from '../../../../test/personal-traces.js';
import { waitForLockQueue } from '../../../../test/waiting.js';
import { listDeliveries, makeWebhook } from '../../../../test/webhooks.js';
import { lockSeeds } from '../../../database/advisory-locks.js';
import { startChangeErasure } from './forget-change.job.js';

const gateway = useTestGateway();
const owner = deferred(() => gateway.app.owner);
let company: MadeCompany;
let other: MadeEmployee;

beforeAll(async () => {
  company = await makeCompany(gateway.app);
  other = await makeEmployee(gateway.app, company, { name: 'Stays Here' });
  await startChangeErasure(gateway.app);
});

const ask = async (document: string, variables: Record<string, unknown> = {}) => {
  const { data, errors } = await gateway.graphql(company.token, document, variables);
  expect(errors).toBeUndefined();
  return data;
};

/** Makes a person with data in every table. */
async function addLeavingPerson(): Promise<{ id: string; token: string }> {
  const { createEmployee } = await ask(
    'mutation ($input: CreateEmployeeInput!) { createEmployee(input: $input) { employee { id } } }',
    { input: leavingPerson },
  );
  const { id } = createEmployee.employee;
  const { signInEmployee } = await ask(
    'mutation ($input: SignInEmployeeInput!) { signInEmployee(input: $input) { token } }',
    {
      input: {
        passKey: company.company.passKey,
        email: leavingPerson.email,
        password: leavingPerson.password,
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
    ({ id, token } = await addLeavingPerson());
    expect(await findColumnsWith(gateway.app, personalTraces)).toContain('public.employee.name');
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

  it('keeps personal data only in the tables that undoing needs', async () => {
    expect(await findColumnsWith(gateway.app, personalTraces)).toEqual([
      'public.case_entry.after',
      'public.directory_change_person.before',
      'public.disease_case.specimen_day',
      'public.health_record.make_model',
      'public.status_change.positive_date',
    ]);
  });

  it('does not happen after an undo, which restores all data', async () => {
    await ask('mutation ($id: UUID!) { undoDirectoryChange(id: $id) { restored } }', {
      id: change,
    });
    const { employee } = await ask(
      `{ employee(by: { id: "${id}" }) { name email phone designation dateOfBirth hasPassword health { makeModel } statusHistory { isPositive } } }`,
    );
    expect(employee).toEqual({
      name: leavingPerson.name,
      email: leavingPerson.email,
      phone: leavingPerson.phone,
      designation: leavingPerson.designation,
      dateOfBirth: leavingPerson.dateOfBirth,
      hasPassword: true,
      health: { makeModel: 'Pixel 9000' },
      statusHistory: [{ isPositive: false }, { isPositive: true }],
    });
    await eraseChanges(gateway.app);
    expect((await ask(`{ employee(by: { id: "${id}" }) { name } }`)).employee.name).toBe(
      leavingPerson.name,
    );
    expect((await owner.query('SELECT FROM erasure')).rowCount).toBe(0);
  });

  it('deletes all personal data when the time to undo is over, and records it', async () => {
    await insertPersonalRows(gateway.app, company, { id, otherId: other.employee.id });
    const deleted = await gateway.rest(company.token, `DELETE /employee/${leavingPerson.code}`);
    expect(deleted.status).toBe(200);
    await gateway.app.accesses.settle();
    await eraseChanges(gateway.app);
    expect(await findColumnsWith(gateway.app, personalTraces)).toEqual([]);
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
            access_change: 1,
            app_code_person: 1,
            app_invitation: 1,
            call_claim: 1,
            company_event: 1,
            contest: 1,
            contest_request: 1,
            directory_import_lines: 1,
            directory_import_row: 1,
            disease_case: 1,
            follow_up: 1,
            follow_up_act: 1,
            mailed_link: 1,
            manual_contact: 1,
            notice: 1,
            person_read: 3,
            employee_photo: 1,
            employee_report: 1,
            employee_status: 1,
            exact_record_request: 1,
            health_record: 1,
            held_record: 1,
            immunity_evidence: 1,
            // Two counts of attempts, the network of the sign-in, and the count of new networks.
            rate_limit: 4,
            session: 1,
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

  it('makes code, address and phone available again', async () => {
    const again = await addLeavingPerson();
    expect(again.id).not.toBe(id);
  });
});

describe('a recount of exposures', () => {
  it('ends before an erasure begins, which it would not see yet', async () => {
    const leaving = await makeEmployee(gateway.app, company);
    const { id: companyId } = company.company;
    await ask(
      'mutation ($id: UUID!) { deleteEmployees(input: { selection: { ids: [$id] } }) { id } }',
      { id: leaving.employee.id },
    );
    const isErased = async () => {
      const { rows } = await owner.query(
        'SELECT erased_at IS NOT NULL AS "isErased" FROM erasure WHERE employee_id = $1',
        [leaving.employee.id],
      );
      return rows[0].isErased as boolean;
    };
    const lock = `hashtextextended($1::text, ${lockSeeds.followUp})`;
    await owner.query(`SELECT pg_advisory_lock(${lock})`, [companyId]);
    const erasing = eraseChanges(gateway.app);
    await waitForLockQueue(gateway.app.owner);
    expect(await isErased()).toBe(false);
    await owner.query(`SELECT pg_advisory_unlock(${lock})`, [companyId]);
    await erasing;
    expect(await isErased()).toBe(true);
  });
});

describe('CASE_CLOSED webhooks', () => {
  it('are not sent when the person of an open case is deleted, but when it is closed', async () => {
    const webhook = await makeWebhook(gateway, company, 'https://receiver.example/', [
      'CASE_CLOSED',
    ]);
    const leaving = await makeEmployee(gateway.app, company);
    const cases = makeCaseClient(gateway, company, leaving);
    const { result: open } = await cases.open();
    await ask(
      'mutation ($id: UUID!) { deleteEmployees(input: { selection: { ids: [$id] } }) { id } }',
      { id: leaving.employee.id },
    );
    const listSubjects = async () =>
      (await listDeliveries(gateway, company, webhook)).map(({ subjectId }) => subjectId);
    await eraseChanges(gateway.app);
    expect(await listSubjects()).toEqual([]);
    await cases.close({ id: open.id, version: open.version });
    expect(await listSubjects()).toEqual([open.id]);
  });
});
