import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Role } from '../../../access/role.js';
import { inTenant } from '../../../database/tenant.js';
import { MINUTE } from '../../../durations.js';
import {
  type MadeCompany,
  type MadeEmployee,
  makeCompany,
  makeEmployee,
  recordOf,
} from '../../../../test/factories.js';
import { contest, makeContestRequest } from '../../../../test/contests.js';
import { makeFollowUpClient } from '../../../../test/follow-up.js';
import { deferred, useTestGateway } from '../../../../test/hooks.js';
import { startOwnFileSession } from '../../../../test/own-file.js';
import { isExport, PersonReadKind } from './person-read.entity.js';
import { AccessLog } from './access-log.js';

const gateway = useTestGateway();
const owner = deferred(() => gateway.app.owner);
const start = new Date(Date.now() - 60 * MINUTE);

let company: MadeCompany;
let ana: MadeEmployee;
let ben: MadeEmployee;
let followUpId: string;
let contestId: string;
let requestId: string;
let number: number;
beforeAll(async () => {
  company = await makeCompany(gateway.app);
  ana = await makeEmployee(gateway.app, company, { name: 'Ana Lim' });
  ben = await makeEmployee(gateway.app, company, { name: 'Ben Ong' });
  await gateway.rest(ana.token, 'POST /contacts', { records: [recordOf(ben, start, 30)] });
  await gateway.rest(ana.token, 'POST /health/new', { make_model: 'One' });
  const followUp = makeFollowUpClient(gateway, company);
  ({ number } = await followUp.openCase(ana));
  await followUp.recount();
  followUpId = (await followUp.rows())[0]!.id;
  const meeting = { one: ana, other: ben, start: start.getTime() };
  contestId = (await contest(gateway, company, meeting, { minutes: 1 })).id;
  requestId = (await makeContestRequest(gateway, company, meeting)).id;
});
// Each test is a new process: none of its accesses is a repeated one.
beforeEach(async () => {
  await gateway.app.accesses.stop();
  await owner.query('DELETE FROM person_read');
  gateway.app.accesses = new AccessLog(gateway.app.dataSource, gateway.app.log);
});

/** Names and kinds of all accesses that were stored. */
async function listStored(): Promise<string[]> {
  await gateway.app.accesses.settle();
  const { rows } = await owner.query<{ name: string; kind: string; role: string }>(
    `SELECT name, kind, role FROM person_read JOIN employee ON employee.company_id = person_read.company_id AND deleted_at IS NULL
       AND (employee.id = employee_id OR employee.id = ANY (people) OR employee_id IS NULL AND people IS NULL)
     ORDER BY name, kind`,
  );
  expect(new Set(rows.map(({ role }) => role)).size).toBeLessThan(2);
  return rows.map(({ name, kind }) => `${name}: ${kind}`);
}
const query = async (document: string) => {
  const { data, errors } = await gateway.graphql(company.token, document);
  expect(errors).toBeUndefined();
  return data;
};

describe('an access to a person by name', () => {
  const id = () => ana.employee.id;
  it.each<[string, () => Promise<unknown>, string[]]>([
    [
      'the page of the person',
      () => query(`{ employee(by: { id: "${id()}" }) { name } }`),
      ['Ana Lim: PERSON_PAGE'],
    ],
    [
      'the REST row of people exposed by the person',
      () => gateway.rest(company.token, `GET /employee/conta/${id()}`),
      ['Ana Lim: TRACE', 'Ben Ong: FOLLOW_UP'],
    ],
    [
      'the meetings of the person',
      () =>
        query(
          `{ personMeetings(employee: { id: "${id()}" }, from: "2026-01-01", to: "2026-01-02") { minutes } }`,
        ),
      ['Ana Lim: CONTACTS'],
    ],
    [
      'the trace of the person',
      () => query(`{ trace(employee: { id: "${id()}" }) { exposures { person { name } } } }`),
      ['Ana Lim: TRACE', 'Ben Ong: FOLLOW_UP'],
    ],
    [
      'the traces of positive people',
      () => query('{ positiveTraces { person { name } } }'),
      ['Ana Lim: TRACE'],
    ],
    ['a case', () => query(`{ case(number: ${number}) { person { name } } }`), ['Ana Lim: CASE']],
    [
      'a transmission',
      () =>
        query(
          `{ transmission(carrierId: "${id()}", personId: "${ben.employee.id}", source: MOBILE,
            from: "${new Date(start.getTime() - MINUTE).toISOString()}", until: "${new Date().toISOString()}") { minutes } }`,
        ),
      ['Ana Lim: EVIDENCE', 'Ben Ong: EVIDENCE'],
    ],
    [
      'a follow-up',
      () => query(`{ followUp(employeeId: "${ben.employee.id}", disease: COVID_19) { state } }`),
      ['Ben Ong: FOLLOW_UP'],
    ],
    [
      'the preview of a notice',
      () => query(`{ noticePreviews(followUpIds: ["${followUpId}"]) { person { name } } }`),
      ['Ben Ong: FOLLOW_UP'],
    ],
    [
      'the evidence of a follow-up',
      () => query(`{ followUpEvidence(ids: ["${followUpId}"]) { total } }`),
      ['Ben Ong: EVIDENCE'],
    ],
    [
      'the follow-ups of the person',
      () =>
        query(`{ followUps(filter: { employeeId: "${ben.employee.id}" }) { items { state } } }`),
      ['Ben Ong: FOLLOW_UP'],
    ],
    [
      'the contests of the person',
      () => query(`{ contests(filter: { person: { id: "${id()}" } }) { total } }`),
      ['Ana Lim: EVIDENCE'],
    ],
    [
      'the reports of the person',
      () => query(`{ employeeReports(filter: { employee: { id: "${id()}" } }) { total } }`),
      ['Ana Lim: HEALTH'],
    ],
    [
      'the preview of a contest',
      () =>
        query(`{ contestPreview(input: { person: { id: "${id()}" }, other: { id: "${ben.employee.id}" },
          source: MOBILE, from: "${start.toISOString()}", until: "${new Date(start.getTime() + 5 * MINUTE).toISOString()}",
          reason: OTHER, note: "x" }) { contactMinutes } }`),
      ['Ana Lim: EVIDENCE', 'Ben Ong: EVIDENCE'],
    ],
    [
      'the preview of confirming a contest',
      () => query(`{ confirmContestPreview(id: "${contestId}") { contactMinutes } }`),
      ['Ana Lim: EVIDENCE', 'Ben Ong: EVIDENCE'],
    ],
    [
      'the preview of withdrawing a contest',
      () => query(`{ withdrawContestPreview(id: "${contestId}") { contactMinutes } }`),
      ['Ana Lim: EVIDENCE', 'Ben Ong: EVIDENCE'],
    ],
    [
      'the preview of accepting a request',
      () => query(`{ contestRequestPreview(id: "${requestId}") { contactMinutes } }`),
      ['Ana Lim: EVIDENCE', 'Ben Ong: EVIDENCE'],
    ],
    [
      'the file of the person',
      () => gateway.rest(company.token, `GET /employee/${id()}/data`),
      ['Ana Lim: HEALTH_EXPORT'],
    ],
    [
      'the exported directory',
      () => gateway.rest(company.token, 'GET /employees/export'),
      ['Ana Lim: HEALTH_EXPORT', 'Ben Ong: HEALTH_EXPORT'],
    ],
    [
      'a search of the exported directory',
      () => gateway.rest(company.token, 'GET /employees/export?search=Ben'),
      ['Ben Ong: HEALTH_EXPORT'],
    ],
    [
      'the exported phones',
      () => gateway.rest(company.token, 'GET /healths/export'),
      ['Ana Lim: HEALTH_EXPORT'],
    ],
    [
      'the exported follow-up',
      () => gateway.rest(company.token, 'GET /follow-up/export'),
      ['Ben Ong: EXPOSURE_EXPORT'],
    ],
    [
      'the exported cases',
      () => gateway.rest(company.token, 'GET /cases/export'),
      ['Ana Lim: HEALTH_EXPORT'],
    ],
    [
      'exported exposed people',
      () => gateway.rest(company.token, `GET /contacts/exposed/export?employee=${id()}`),
      ['Ana Lim: HEALTH_EXPORT', 'Ana Lim: TRACE', 'Ben Ong: EXPOSURE_EXPORT'],
    ],
    [
      'exported contacts',
      () => {
        const day = (ago: number) =>
          new Date(Date.now() - ago * 24 * 60 * MINUTE).toISOString().slice(0, 10);
        const path = `/contacts/continuous/export?from=${day(2)}&to=${day(-1)}`;
        return gateway.rest(company.token, `GET ${path}`);
      },
      ['Ana Lim: HEALTH_EXPORT', 'Ben Ong: HEALTH_EXPORT'],
    ],
  ])('is stored for %s', async (_, access, expected) => {
    await access();
    expect(await listStored()).toEqual(expected);
  });

  it('is stored once for repeated accesses of an account, and separately for another account', async () => {
    const document = `{ employee(by: { id: "${id()}" }) { name } }`;
    await query(document);
    await query(document);
    expect(await listStored()).toEqual(['Ana Lim: PERSON_PAGE']);
    const { app } = gateway;
    const other = { accountId: ben.employee.id, role: Role.OWNER };
    const kind = PersonReadKind.PERSON_PAGE;
    app.accesses.add(company.company.id, { ...other, kind }, [id()]);
    await app.accesses.stop();
    expect(await listStored()).toEqual(['Ana Lim: PERSON_PAGE', 'Ana Lim: PERSON_PAGE']);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['the number of people', () => query('{ employees { total } }')],
    [
      'the numbers of what needs the viewer today',
      () =>
        query(`{ dueFollowUps { step followUps dueAt } followUps(filter: { isPhoneSilent: true }) { total }
          employeeReports(filter: { state: WAITING }) { total } exactRecordRequests(state: OPEN) { total }
          contestRequests(state: OPEN) { total } contests(filter: { state: AWAITING_CONFIRMATION }) { total } }`),
    ],
    [
      'an unknown person',
      () => gateway.graphql(company.token, '{ employee(by: { code: "nobody" }) { name } }'),
    ],
    ['the own phone', () => gateway.graphql(ana.token, '{ viewer { employee { name } } }')],
    [
      'the own file',
      async () =>
        gateway.graphql(await startOwnFileSession(gateway.app, ana), '{ ownFile { name } }'),
    ],
  ])('is not stored for %s', async (_, access) => {
    await access();
    expect(await listStored()).toEqual([]);
  });

  describe('in a list', () => {
    let crowded: MadeCompany;
    const names = (kind: string) =>
      Array.from({ length: 11 }, (_, place) => `Person ${'ABCDEFGHIJK'[place]}: ${kind}`);
    beforeAll(async () => {
      crowded = await makeCompany(gateway.app);
      const people = await Promise.all(
        [...'ABCDEFGHIJK'].map((letter) =>
          makeEmployee(gateway.app, crowded, { name: `Person ${letter}` }),
        ),
      );
      const followUp = makeFollowUpClient(gateway, crowded);
      for (const person of people) await followUp.openCase(person);
    });
    const ask = async (document: string) =>
      expect((await gateway.graphql(crowded.token, document)).errors).toBeUndefined();

    it.each([
      ['employees(pageSize: 11) { items { name isPositive } }', []],
      ['employees(pageSize: 11) { items { health { makeModel } } }', names('HEALTH')],
      ['employees(pageSize: 11) { items { cases { number } } }', names('CASE')],
      ['cases(pageSize: 11) { items { person { name } } }', []],
      ['cases(pageSize: 11) { items { notes } }', names('CASE')],
      ['cases(pageSize: 11) { items { log { act } } }', names('CASE')],
      ['employees(pageSize: 9) { items { name } }', names('PERSON_PAGE').slice(0, 9)],
      ['employees(pageSize: 9) { items { isPositive } }', names('HEALTH').slice(0, 9)],
    ])('of 10 people and more depends on the fields: %s', async (field, expected) => {
      await ask(`{ ${field} }`);
      expect(await listStored()).toEqual(expected);
    });
  });

  it('is stored completely when the process stops', async () => {
    const { accesses } = gateway.app;
    const access = { accountId: ben.employee.id, role: Role.OWNER };
    const kinds = Object.values(PersonReadKind).filter((kind) => !isExport(kind));
    for (const kind of kinds) accesses.add(company.company.id, { ...access, kind }, [id()]);
    for (const kind of kinds)
      accesses.add(company.company.id, { ...access, kind }, [ben.employee.id]);
    await accesses.stop();
    expect(await listStored()).toHaveLength(2 * kinds.length);
  });

  it('is stored for known people only', async () => {
    const { accesses } = gateway.app;
    const access = { accountId: ben.employee.id, role: Role.OWNER };
    accesses.add(company.company.id, { ...access, kind: PersonReadKind.CASE }, [
      company.company.id,
      id(),
    ]);
    expect(await listStored()).toEqual(['Ana Lim: CASE']);
  });
});

describe('the log of accesses', () => {
  it.each([
    'DELETE FROM person_read',
    `UPDATE person_read SET read_at = now() - interval '3 years'`,
  ])('refuses the rights of the gateway: %s', async (statement) => {
    const { id } = company.company;
    const run = inTenant(gateway.app.dataSource, id, (db) =>
      db.unnamed(`${statement} WHERE company_id = $1`, [id]),
    );
    await expect(run).rejects.toThrow('permission denied for table person_read');
  });

  it('keeps the accesses to people who are still in the directory', async () => {
    await query(`{ employee(by: { id: "${ana.employee.id}" }) { name } }`);
    expect(await listStored()).toHaveLength(1);
    const { id } = company.company;
    const erased = await inTenant(gateway.app.dataSource, id, (db) =>
      db.unnamed('SELECT * FROM erase_person_reads($1, $2::uuid[])', [id, [ana.employee.id]]),
    );
    expect(erased).toEqual([]);
    expect(await listStored()).toHaveLength(1);
  });
});
