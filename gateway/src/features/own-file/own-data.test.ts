import { beforeAll, describe, expect, it } from 'vitest';
import { SessionKind } from '../../access/session.entity.js';
import { startSession } from '../../access/sessions.js';
import { MINUTE } from '../../durations.js';
import { Employee } from '../people/directory/employee.entity.js';
import { inTenant } from '../../database/tenant.js';
import { refreshInsights } from '../contacts/insights/refresh.job.js';
import { listAudit } from '../../../test/audit.js';
import {
  type MadeCompany,
  type MadeEmployee,
  makeCompany,
  makeEmployee,
  recordOf,
} from '../../../test/factories.js';
import { makeFollowUpClient } from '../../../test/follow-up.js';
import { makeFullCompany } from '../../../test/full-company.js';
import { deferred, useTestGateway } from '../../../test/hooks.js';
import { startOwnFileSession } from '../../../test/own-file.js';
import { personalTables } from './own-columns.js';

const gateway = useTestGateway();
const owner = deferred(() => gateway.app.owner);

const wholeFile = `{ ownFile { name code email phone callingCode department designation joinedAt companyName timeZone photo
  instructions { disease state quarantineUntil releaseTestDay reason }
  days { day people meetings }
  diseases requests { id from until reason note requestedAt state answer } reports { id kind field value note day disease result reportedAt state answer } notices { id subject text sentAt readAt } accesses { day role data }
  columns { part what purpose keptUntil withheld } } }`;

describe('GET /api/me/data', () => {
  let company: MadeCompany;
  let own: MadeEmployee;
  let session: string;
  /** Other people, whose data must not be in the file. */
  let others: MadeEmployee[];
  const start = new Date(Date.now() - 90 * MINUTE);

  beforeAll(async () => {
    company = await makeCompany(gateway.app);
    const make = (name: string, code: string) =>
      makeEmployee(gateway.app, company, { name, code, email: `${code.toLowerCase()}@x.example` });
    own = await make('Ottilie Vane', 'OV-1');
    const [ben, cleo, dora] = [
      await make('Benedikta Quartz', 'ZX-771'),
      await make('Cleopatra Yarrow', 'ZX-772'),
      await make('Dorothea Ximenes', 'ZX-773'),
    ];
    others = [ben, cleo, dora];
    session = await startOwnFileSession(gateway.app, own);
    const send = (from: MadeEmployee, to: MadeEmployee, minute: number) =>
      gateway.rest(from.token, 'POST /contacts', {
        records: [recordOf(to, new Date(start.getTime() + minute * MINUTE), 30)],
      });
    await send(own, ben, 0);
    await send(ben, own, 5);
    await send(own, cleo, 10);
    await send(dora, own, 40);
    await gateway.rest(own.token, 'POST /health/new', { make_model: 'One' });
    await refreshInsights(gateway.app);

    const followUp = makeFollowUpClient(gateway, company);
    await followUp.ask(
      'mutation { updateDisease(input: { disease: INFLUENZA, version: 0, isUsed: true }) { code } }',
    );
    const told = `${ben.employee.name} and ${cleo.employee.email}`;
    const own1 = await followUp.openCase(own, {
      disease: 'INFLUENZA',
      notes: `Caught from ${told}`,
    });
    const addContact = (caseId: string, who: MadeEmployee, by: MadeEmployee) =>
      followUp.ask(
        'mutation ($input: AddManualContactInput!) { addManualContact(input: $input) { __typename } }',
        {
          input: {
            caseId,
            who: { employee: { id: who.employee.id } },
            startedAt: new Date(start.getTime() - 120 * MINUTE).toISOString(),
            minutes: 25,
            informant: { employee: { id: by.employee.id } },
            note: `Told by ${told}`,
          },
        },
      );
    await addContact(own1.id, dora, ben);
    const other = await followUp.openCase(ben);
    await addContact(other.id, own, cleo);
    await followUp.recount();
    const row = (await followUp.rows()).find(({ person }) => person.name === 'Ottilie Vane')!;
    await followUp.act([row], { kind: 'INFORMED', channel: 'CALL', note: `Exposed by ${told}` });
    await followUp.ask(
      `mutation ($input: ContestContactInput!) { contestContact(input: $input) { id } }`,
      {
        input: {
          person: { id: own.employee.id },
          other: { id: dora.employee.id },
          source: 'MOBILE',
          from: new Date(start.getTime() + 40 * MINUTE).toISOString(),
          until: new Date(start.getTime() + 50 * MINUTE).toISOString(),
          reason: 'OTHER',
          note: `A wall between them and ${told}`,
        },
      },
    );
    await followUp.ask(
      'mutation ($ids: [UUID!]!) { updateEmployeesDepartment(input: { selection: { ids: $ids }, department: "Maps" }) { __typename } }',
      { ids: [own.employee.id] },
    );
    await gateway.rest(company.token, `GET /employee/${own.employee.id}/data`);
    await gateway.app.accesses.settle();
  });

  it('downloads the data that is kept about the person', async () => {
    const answer = await gateway.rest(session, 'GET /me/data');
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="my-file_[\d-]{10}\.json"/,
      ),
    });
    const { about, directory, days, contacts, cases, followUps, followUpActs, contests, accesses } =
      answer.body;
    expect(about).toMatchObject({ company: company.company.name, timeZone: 'Asia/Singapore' });
    expect(directory.rows).toMatchObject([
      {
        employeeCode: 'OV-1',
        name: 'Ottilie Vane',
        email: 'ov-1@x.example',
        department: 'Maps',
        hasAppCode: false,
      },
    ]);
    expect(contacts.rows).toEqual([]);
    expect(days.at(-1)).toEqual({
      day: expect.any(String),
      people: expect.any(Number),
      meetings: expect.any(Number),
    });
    expect(cases.rows).toMatchObject([{ disease: 'INFLUENZA', closedAt: null }]);
    expect(cases.notShown).toContainEqual({
      what: 'Notes of your company',
      why: 'Others wrote it, and it may name other people. Please ask your company for it.',
    });
    expect(followUps.rows).toMatchObject([{ state: 'IN_QUARANTINE', toldAt: expect.any(String) }]);
    expect(followUpActs.rows).toMatchObject([{ kind: 'INFORMED', channel: 'CALL' }]);
    expect(contests.rows).toEqual([]);
    // The officer's accesses before the person was told.
    expect(accesses).toEqual([{ day: expect.any(String), role: 'OWNER', data: 'HEALTH' }]);
  });

  it('contains nothing that identifies others, and neither do the page and errors', async () => {
    const { rows: accounts } = await owner.query<{ id: string }>(
      'SELECT account_id AS id FROM member WHERE company_id = $1',
      [company.company.id],
    );
    const { rows: numbers } = await owner.query<{ id: string }>(
      'SELECT id FROM disease_case WHERE company_id = $1',
      [company.company.id],
    );
    const { rows: records } = await owner.query<{ id: string }>(
      'SELECT id FROM contact WHERE company_id = $1 UNION SELECT id FROM manual_contact WHERE company_id = $1',
      [company.company.id],
    );
    const secrets = [
      ...others.flatMap(({ employee: { id, name, code, email, phone } }) => [
        id,
        name,
        ...name.split(' '),
        code!,
        email!,
        phone!,
      ]),
      own.employee.id,
      company.email,
      company.company.passKey,
      'C-2',
      ...[...accounts, ...numbers, ...records].map(({ id }) => id),
    ];
    expect(new Set(secrets).size).toBeGreaterThan(25);
    const [ben] = others;
    const answers = [
      (await gateway.rest(session, 'GET /me/data')).text,
      JSON.stringify(await gateway.graphql(session, wholeFile)),
      JSON.stringify(
        await gateway.graphql(
          session,
          '{ ownFile { days(from: "2026-02-01", to: "2020-01-01") { day } } }',
        ),
      ),
      JSON.stringify(
        await gateway.graphql(
          session,
          'query ($id: UUID!) { employee(by: { id: $id }) { name } }',
          {
            id: ben!.employee.id,
          },
        ),
      ),
      (await gateway.rest(session, `GET /employee/${ben!.employee.id}/data`)).text,
      (await gateway.rest(session, `GET /me/data?employee=${ben!.employee.code}`)).text,
    ];
    for (const answer of answers)
      expect(secrets.filter((secret) => answer.includes(secret))).toEqual([]);
  });

  it('does not change when the person is exposed until they are told', async () => {
    const company = await makeCompany(gateway.app);
    const [ill, exposed] = [
      await makeEmployee(gateway.app, company),
      await makeEmployee(gateway.app, company),
    ];
    const file = await startOwnFileSession(gateway.app, exposed);
    const read = async () => {
      const { about: _, ...rest } = (await gateway.rest(file, 'GET /me/data')).body;
      const { log: _log, ...lists } = rest;
      return [lists, await gateway.graphql(file, wholeFile)];
    };
    await gateway.rest(ill.token, 'POST /contacts', { records: [recordOf(exposed, start, 30)] });
    const before = await read();
    const followUp = makeFollowUpClient(gateway, company);
    const { id } = await followUp.openCase(ill);
    await followUp.ask(
      'mutation ($input: AddManualContactInput!) { addManualContact(input: $input) { __typename } }',
      {
        input: {
          caseId: id,
          who: { employee: { id: exposed.employee.id } },
          startedAt: new Date(start.getTime() - 120 * MINUTE).toISOString(),
          minutes: 25,
          informant: { employee: { id: ill.employee.id } },
        },
      },
    );
    await followUp.recount();
    const [row] = await followUp.rows();
    await followUp.act([row!], { kind: 'NOTE', note: 'Not reached' });
    expect(await read()).toEqual(before);
  });

  it('writes an audit entry without an address', async () => {
    await gateway.rest(session, 'GET /me/data');
    expect(await listAudit(gateway.app, company)).toContainEqual({
      action: 'EMPLOYEE_EXPORTED',
      actor: null,
      detail: `employee ${own.employee.id}`,
    });
  });

  it('refuses visitors, phones and members', async () => {
    const statuses = [];
    for (const token of [null, own.token, company.token])
      statuses.push((await gateway.rest(token, 'GET /me/data')).status);
    expect(statuses).toEqual([401, 403, 403]);
  });
});

describe('GET /api/me/data in a company with rows in every table', () => {
  it('has rows in each list that can be shown', async () => {
    const company = await makeFullCompany(gateway, owner);
    const companyId = company.company.id;
    const { rows: people } = await owner.query<{ id: string }>(
      'SELECT employee_id AS id FROM health_record WHERE company_id = $1',
      [companyId],
    );
    const id = people[0]!.id;
    const change = (text: string, ...values: unknown[]) =>
      owner.query(text, [companyId, ...values]);
    await change(`SELECT set_config('app.company_id', $1, false)`);
    await change('UPDATE follow_up SET informed_at = now() WHERE company_id = $1');
    await change(`UPDATE follow_up_act SET kind = 'INFORMED' WHERE company_id = $1`);
    await change(
      `INSERT INTO rate_limit (key, points) VALUES ('employee-day:' || $1::text || ':' || $2::text, 1)`,
      id,
    );
    await change('UPDATE directory_import_row SET employee_id = $2 WHERE company_id = $1', id);
    const { rows: mails } = await change(
      'SELECT mail_id AS id FROM app_invitation WHERE company_id = $1',
    );
    await change(
      `INSERT INTO mail (company_id, id, recipient, subject, content) VALUES ($1, $2, 'x', 'x', '{"lines": ["x"]}')`,
      mails[0].id,
    );
    await change(
      `INSERT INTO mailed_link (company_id, id, employee_id, mail_id, email_hash, purpose, token_hash, expires_at)
       VALUES ($1, gen_random_uuid(), $2, $3, '', 'OWN_FILE', 'x', now())`,
      id,
      mails[0].id,
    );
    await owner.query(`SELECT set_config('app.company_id', '', false)`);
    const employee = await inTenant(gateway.app.dataSource, companyId, async (db) =>
      (await db.manager()).findOneByOrFail(Employee, { companyId, id }),
    );
    const token = await startSession(gateway.app, companyId, {
      kind: SessionKind.EMPLOYEE,
      employeeId: id,
    });
    const file = await startOwnFileSession(gateway.app, { employee, token });
    const answer = await gateway.rest(file, 'GET /me/data');
    expect(answer.status).toBe(200);
    const counts = personalTables.map(({ key, rows, columns }) => {
      const list = answer.body[key];
      expect([key, Object.keys(list.shown).length + list.notShown.length]).toEqual([
        key,
        Object.keys(columns).length,
      ]);
      for (const row of list.rows)
        expect(Object.keys(row)).toEqual(Object.keys(list.shown as object));
      return [key, list.rows.length > 0 === (rows !== null)];
    });
    expect(counts).toEqual(personalTables.map(({ key }) => [key, true]));
  });
});
