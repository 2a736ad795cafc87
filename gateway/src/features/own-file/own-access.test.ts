import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { Role } from '../../access/role.js';
import { inTenant } from '../../database/tenant.js';
import { DAY, MINUTE } from '../../durations.js';
import {
  type MadeCompany,
  type MadeEmployee,
  makeCompany,
  makeEmployee,
  recordOf,
} from '../../../test/factories.js';
import { makeFollowUpClient } from '../../../test/follow-up.js';
import { useTestGateway } from '../../../test/hooks.js';
import { startOwnFileSession } from '../../../test/own-file.js';
import { isExport, PersonReadKind } from '../audit/accesses/person-read.entity.js';
import { storeAccesses } from '../audit/accesses/person-read.queries.js';

const gateway = useTestGateway();
const start = new Date(Date.now() - 60 * MINUTE);
const today = new Date().toISOString().slice(0, 10);

let company: MadeCompany;
let ill: MadeEmployee;
let exposed: MadeEmployee;
let followUp: ReturnType<typeof makeFollowUpClient>;
beforeEach(async () => {
  company = await makeCompany(gateway.app, { timeZone: 'UTC' });
  ill = await makeEmployee(gateway.app, company);
  exposed = await makeEmployee(gateway.app, company);
  followUp = makeFollowUpClient(gateway, company);
});

/** Stores an access to a person. */
const access = (
  { employee }: MadeEmployee,
  kind: PersonReadKind,
  role = Role.SAFETY_OFFICER,
  at = Date.now(),
) =>
  inTenant(gateway.app.dataSource, company.company.id, (db) =>
    storeAccesses(db, company.company.id, [
      { employeeIds: [employee.id], accountId: randomUUID(), role, kind, at },
    ]),
  );

const listAccesses = async (person = exposed) => {
  await gateway.app.accesses.settle();
  const { data, errors } = await gateway.graphql(
    await startOwnFileSession(gateway.app, person),
    '{ ownFile { accesses { day role data } } }',
  );
  expect(errors).toBeUndefined();
  return data.ownFile.accesses;
};

/** Deletes the accesses of the test itself. Repeated ones are not logged within five minutes. */
const clearLog = async () => {
  await gateway.app.accesses.settle();
  await gateway.app.owner.query('DELETE FROM person_read WHERE company_id = $1', [
    company.company.id,
  ]);
};

/** Exposes the person and returns their follow-up. */
const expose = async () => {
  for (const [one, other] of [
    [ill, exposed],
    [exposed, ill],
  ] as const)
    await gateway.rest(one.token, 'POST /contacts', { records: [recordOf(other, start, 30)] });
  const { id: caseId } = await followUp.openCase(ill);
  await followUp.recount();
  const [row] = await followUp.rows();
  await clearLog();
  return { caseId, row: row! };
};

describe('ownFile.accesses', () => {
  it('lists accesses to the directory at once, one a day and role', async () => {
    const { PERSON_PAGE } = PersonReadKind;
    for (const ago of [0, 0, 1]) {
      await access(exposed, PERSON_PAGE, Role.DIRECTORY_MANAGER, Date.now() - ago * DAY);
      await access(exposed, PERSON_PAGE, Role.AUDITOR, Date.now() - ago * DAY);
    }
    const yesterday = new Date(Date.now() - DAY).toISOString().slice(0, 10);
    const data = 'DIRECTORY';
    expect(await listAccesses()).toEqual([
      { day: today, role: 'AUDITOR', data },
      { day: today, role: 'DIRECTORY_MANAGER', data },
      { day: yesterday, role: 'AUDITOR', data },
      { day: yesterday, role: 'DIRECTORY_MANAGER', data },
    ]);
  });

  it('lists exports of the whole directory only from when the person was added', async () => {
    await gateway.rest(company.token, 'GET /employees/export');
    await gateway.app.accesses.settle();
    const late = await makeEmployee(gateway.app, company);
    expect([await listAccesses(), await listAccesses(late)]).toEqual([
      [{ day: today, role: 'OWNER', data: 'DIRECTORY' }],
      [],
    ]);
  });

  it.each(Object.values(PersonReadKind).filter((kind) => !isExport(kind)))(
    'hides an access of the kind %s by an officer until the person is told of an exposure',
    async (kind) => {
      const { row } = await expose();
      await access(exposed, kind);
      expect(await listAccesses()).toEqual([]);
      await followUp.act([row], { kind: 'INFORMED', channel: 'CALL' });
      expect(await listAccesses()).toEqual([
        { day: today, role: 'SAFETY_OFFICER', data: 'HEALTH' },
      ]);
    },
  );

  it('hides accesses after the person was told until they are told again', async () => {
    const { row } = await expose();
    await followUp.act([row], { kind: 'INFORMED', channel: 'CALL' });
    await access(exposed, PersonReadKind.FOLLOW_UP, Role.OWNER, Date.now() + 1000);
    expect(await listAccesses()).toEqual([]);
  });

  it('lists accesses to an own case at once, and no others', async () => {
    await followUp.openCase(ill);
    await clearLog();
    await access(ill, PersonReadKind.CASE);
    await access(ill, PersonReadKind.FOLLOW_UP, Role.OWNER);
    expect(await listAccesses(ill)).toEqual([
      { day: today, role: 'SAFETY_OFFICER', data: 'HEALTH' },
    ]);
  });
});

describe('the own file', () => {
  const wholeFile = `{ ownFile { name code email phone instructions { disease state quarantineUntil releaseTestDay reason }
    days(from: "2026-01-01", to: "2026-12-31") { day people meetings } requests { id } reports { id } notices { id text }
    accesses { day role data } columns { what } } }`;
  const read = async (session: string, person: MadeEmployee) => {
    await gateway.app.accesses.settle();
    const file = await gateway.rest(session, 'GET /me/data');
    expect(file.status).toBe(200);
    const { about: _, log, ...lists } = file.body;
    const { passKey } = company.company;
    return JSON.stringify([
      lists,
      // Each download adds an entry of the person's own.
      log.rows.filter(({ action }: { action: string }) => action !== 'EMPLOYEE_EXPORTED'),
      await gateway.graphql(session, wholeFile),
      (await gateway.rest(person.token, `GET /company/positive/${passKey}`)).text,
      (await gateway.rest(person.token, 'GET /employee/notices')).text,
    ]);
  };

  it('is the same bytes with an untold exposure and with all the work of an officer on it', async () => {
    const session = await startOwnFileSession(gateway.app, exposed);
    for (const [one, other] of [
      [ill, exposed],
      [exposed, ill],
    ] as const)
      await gateway.rest(one.token, 'POST /contacts', { records: [recordOf(other, start, 30)] });
    const before = await read(session, exposed);
    const { id: caseId, number } = await followUp.openCase(ill);
    await followUp.recount();
    const [row] = await followUp.rows();
    const id = exposed.employee.id;
    const works: [string, string][] = [
      ['person', `{ employee(by: { id: "${id}" }) { name } }`],
      ['case', `{ case(number: ${number}) { person { name } } }`],
      [
        'trace',
        `{ trace(employee: { id: "${ill.employee.id}" }) { exposures { person { name } } } }`,
      ],
      ['follow-up', `{ followUp(employeeId: "${id}", disease: COVID_19) { state } }`],
      ['evidence', `{ followUpEvidence(ids: ["${row!.id}"]) { total } }`],
      ['preview', `{ noticePreviews(followUpIds: ["${row!.id}"]) { person { name } } }`],
      [
        'meetings',
        `{ personMeetings(employee: { id: "${id}" }, from: "${today}", to: "${today}") { minutes } }`,
      ],
      [
        'contest',
        `mutation { contestContact(input: { person: { id: "${id}" }, other: { id: "${ill.employee.id}" }, source: MOBILE,
          from: "${new Date(start.getTime() + MINUTE).toISOString()}", until: "${new Date(start.getTime() + 2 * MINUTE).toISOString()}",
          reason: PROTECTED }) { id } }`,
      ],
      [
        'contact by hand',
        `mutation { addManualContact(input: { caseId: "${caseId}", who: { employee: { id: "${id}" } },
          startedAt: "${new Date(start.getTime() - 120 * MINUTE).toISOString()}", minutes: 25,
          informant: { employee: { id: "${ill.employee.id}" } } }) { __typename } }`,
      ],
    ];
    for (const [work, document] of works) {
      const { errors } = await gateway.graphql(company.token, document);
      expect([work, errors]).toEqual([work, undefined]);
    }
    for (const path of [
      '/follow-up/export',
      `/contacts/exposed/export?employee=${ill.employee.id}`,
      `/employee/${id}/data`,
    ])
      expect((await gateway.rest(company.token, `GET ${path}`)).status).toBe(200);
    await followUp.act([row!], { kind: 'NOTE', note: 'Not reached' });
    await followUp.act([row!], { kind: 'TESTED', day: today, test: 'PCR', result: 'NEGATIVE' });
    const told = await followUp.act([row!], { kind: 'INFORMED', channel: 'CALL' });
    await followUp.undo(told.batchId);
    expect(await read(session, exposed)).toBe(before);
    await followUp.act([row!], { kind: 'INFORMED', channel: 'CALL' });
    expect(await read(session, exposed)).not.toBe(before);
  });

  it('shows two colluding readers no meeting of theirs', async () => {
    // Two pairs meet at the same time. Whoever holds two of the four files cannot tell who met whom.
    const people = [ill, exposed];
    while (people.length < 4) people.push(await makeEmployee(gateway.app, company));
    const [ana, ben, cleo, dan] = people as [
      MadeEmployee,
      MadeEmployee,
      MadeEmployee,
      MadeEmployee,
    ];
    for (const [one, other, seconds] of [
      [ana, ben, 11],
      [ben, ana, 12],
      [cleo, dan, 13],
      [dan, cleo, 14],
    ] as const)
      await gateway.rest(one.token, 'POST /contacts', {
        records: [recordOf(other, new Date(start.getTime() + seconds * 1000), seconds)],
      });
    const files = [];
    for (const person of people) {
      const session = await startOwnFileSession(gateway.app, person);
      const { about, directory, sessions, log, ...rest } = (
        await gateway.rest(session, 'GET /me/data')
      ).body;
      expect([about, directory, sessions, log].every(Boolean)).toBe(true);
      expect(rest.days).toEqual([
        { day: start.toISOString().slice(0, 10), people: 1, meetings: 1 },
      ]);
      files.push(JSON.stringify(rest));
    }
    expect(new Set(files).size).toBe(1);
    for (const seconds of [11, 12, 13, 14])
      expect(files[0]).not.toContain(new Date(start.getTime() + seconds * 1000).toISOString());
  });
});
