import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type MadeCompany,
  type MadeEmployee,
  makeAdministrator,
  makeCompany,
  makeEmployee,
  recordOf,
} from '../../test/factories.js';
import { makeFollowUpClient, makeFollowUp } from '../../test/follow-up.js';
import { useTestGateway } from '../../test/hooks.js';
import { actOnContest, askToContest, contest, makeMeeting } from '../../test/contests.js';
import { addContact } from '../../test/manual-contacts.js';
import { parseCompanyReference, parseReference } from '../validation/reference.js';

const gateway = useTestGateway();
let mine: MadeCompany;
let theirs: MadeCompany;
let me: MadeEmployee;
let them: MadeEmployee;
let theirColleague: MadeEmployee;
let gone: MadeEmployee;

beforeAll(async () => {
  mine = await makeCompany(gateway.app);
  theirs = await makeCompany(gateway.app);
  me = await makeEmployee(gateway.app, mine, { name: 'Mine' });
  gone = await makeEmployee(gateway.app, mine, { name: 'Gone' });
  them = await makeEmployee(gateway.app, theirs, { name: 'Theirs', isPositive: true });
  theirColleague = await makeEmployee(gateway.app, theirs, { name: 'Colleague' });
  await gateway.rest(mine.token, `DELETE /employee/${gone.employee.id}`);
  const hourAgo = new Date(Date.now() - 3_600_000);
  const sent = await gateway.rest(them.token, 'POST /contacts', {
    records: [recordOf(theirColleague, hourAgo, 30)],
  });
  expect(sent.body.data.accepted).toBe(1);
});

/** Somebody of the other company, somebody deleted and somebody who never was; each also by code where there is one. */
const unreachable = () => [
  them.employee.id,
  String(them.employee.code),
  gone.employee.id,
  String(gone.employee.code),
  randomUUID(),
  'no-such-code',
];

describe('a foreign, a deleted and an unknown object', () => {
  it.each([
    ['employee', '(by: $ref) { name }', 'query'],
    ['trace', '(employee: $ref) { from }', 'query'],
    [
      'updateEmployee',
      '(input: { employee: $ref, name: "New Name", isPositive: true }) { name }',
      'mutation',
    ],
    ['deleteEmployee', '(employee: $ref) { id }', 'mutation'],
    [
      'personMeetings',
      '(employee: $ref, from: "2026-01-01", to: "2026-01-02") { minutes }',
      'query',
    ],
    [
      'personReporting',
      '(employee: $ref, from: "2026-01-01", to: "2026-01-02") { phone }',
      'query',
    ],
    ['healthRecords', '(employee: $ref) { osVersion }', 'query'],
    [
      'openCase',
      '(input: { employee: $ref, disease: COVID_19, classification: SUSPECTED }) { id }',
      'mutation',
    ],
    ['company', '(by: $ref) { name }', 'query', 'CompanyRef'],
    ['cancelCompanyDeletion', '(company: $ref) { name }', 'mutation', 'CompanyRef'],
    [
      'updateCompanyPlan',
      '(input: { company: $ref, planId: "019a0000-0000-7000-8000-000000000003" }) { name }',
      'mutation',
      'CompanyRef',
    ],
  ])(
    '%s gives the same answer for foreign, deleted and unknown objects',
    async (field, rest, kind, type = 'EmployeeRef') => {
      const refOf = type === 'CompanyRef' ? parseCompanyReference : parseReference;
      const answers = await Promise.all(
        unreachable().map((text) =>
          gateway.graphql(mine.token, `${kind} ($ref: ${type}!) { ${field}${rest} }`, {
            ref: refOf(text),
          }),
        ),
      );
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect(answers[0]?.errors?.[0]?.extensions).toEqual({ code: 'NOT_FOUND' });
    },
  );

  it.each([
    ['PATCH', '/employee/', { name: 'New Name' }],
    ['DELETE', '/employee/', undefined],
    ['GET', '/employee/conta/', undefined],
    ['GET', '/health/', undefined],
    ['GET', '/company/details/', undefined],
    ['PATCH', '/company/upgrade/plan/', { plan: '019a0000-0000-7000-8000-000000000003' }],
    ['GET', '/company/positive/', undefined],
  ])(
    '%s /api%s gives the same answer for foreign, deleted and unknown objects',
    async (method, path, body) => {
      const ids = path.startsWith('/company')
        ? [theirs.company.id, theirs.company.passKey, randomUUID(), 'no-such-company']
        : unreachable();
      const answers = await Promise.all(
        ids.map((id) => gateway.rest(mine.token, `${method} ${path}${id}`, body)),
      );
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      expect([answers[0]?.status, answers[0]?.body]).toEqual([
        404,
        { success: false, message: 'Not found' },
      ]);
    },
  );

  it('transmission gives the same answer for foreign, deleted and unknown people', async () => {
    const pairs = [
      [them.employee.id, theirColleague.employee.id],
      [gone.employee.id, me.employee.id],
      [randomUUID(), randomUUID()],
    ];
    const document = `query ($carrierId: UUID!, $personId: UUID!, $from: DateTimeISO!, $until: DateTimeISO!) {
      transmission(carrierId: $carrierId, personId: $personId, source: MOBILE, from: $from, until: $until) { minutes } }`;
    const window = {
      from: new Date(Date.now() - 86_400_000).toISOString(),
      until: new Date().toISOString(),
    };
    const answers = await Promise.all(
      pairs.map(([carrierId, personId]) =>
        gateway.graphql(mine.token, document, { carrierId, personId, ...window }),
      ),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    const theirOwn = await gateway.graphql(theirs.token, document, {
      carrierId: pairs[0]?.[0],
      personId: pairs[0]?.[1],
      ...window,
    });
    expect(theirOwn.data.transmission.minutes).toBe(30);
  });

  it('acts on cases give the same answer for foreign, deleted and unknown cases', async () => {
    const { data } = await gateway.graphql(theirs.token, '{ cases { items { id log { id } } } }');
    const [theirCase] = data.cases.items;
    const theirContact = await addContact(gateway, theirs, theirCase.id, {
      visitor: { name: 'Vera Visitor', phone: '81234567' },
    });
    const acts = (id: string) => [
      `updateCase(input: { id: "${id}", version: 1, notes: "x" }) { id }`,
      `closeCase(input: { id: "${id}", version: 1, outcome: RECOVERED }) { id }`,
      `reopenCase(input: { id: "${id}", version: 1 }) { id }`,
      `addManualContact(input: { caseId: "${id}", who: { employee: { id: "${me.employee.id}" } },
        startedAt: "2026-01-01T00:00:00.000Z", minutes: 5, informant: { name: "x" } }) { id }`,
    ];
    const documents = [
      ...acts(theirCase.id),
      ...acts(randomUUID()),
      `undoCaseEntry(id: "${theirCase.log[0].id}") { id }`,
      `undoCaseEntry(id: "${randomUUID()}") { id }`,
      `withdrawManualContact(id: "${theirContact.id}") { id }`,
      `withdrawManualContact(id: "${randomUUID()}") { id }`,
    ];
    for (const document of documents) {
      const { errors } = await gateway.graphql(mine.token, `mutation { ${document} }`);
      expect(errors?.[0]?.extensions).toEqual({ code: 'NOT_FOUND' });
    }
    const found = await gateway.graphql(mine.token, '{ cases { total } case(number: 1) { id } }');
    expect(found.errors?.[0]?.extensions).toEqual({ code: 'NOT_FOUND' });
  });

  it('acts on contests give the same answer for foreign and unknown contests', async () => {
    const others = await makeCompany(gateway.app);
    const theirContest = await contest(gateway, others, await makeMeeting(gateway, others));
    for (const id of [theirContest.id, randomUUID()])
      for (const act of ['confirmContest', 'withdrawContest'] as const) {
        const { errors } = await actOnContest(gateway, mine, act, id);
        expect(errors?.[0]?.extensions).toEqual({ code: 'NOT_FOUND' });
      }
    for (const id of [theirContest.person.id, randomUUID()]) {
      const { errors } = await gateway.graphql(
        mine.token,
        `{ contests(filter: { person: { id: "${id}" } }) { total } }`,
      );
      expect(errors?.[0]?.extensions).toEqual({ code: 'NOT_FOUND' });
      const asked = await askToContest(gateway, mine, {
        one: me,
        other: { ...me, employee: { ...me.employee, id } },
        start: Date.now() - 3_600_000,
      });
      expect(asked.errors?.[0]?.extensions.fields).toEqual([
        { field: 'other', message: 'No employee has this id or code' },
      ]);
    }
    const { data } = await gateway.graphql(mine.token, '{ contests { total } }');
    expect(data.contests.total).toBe(0);
  });

  it('acts on follow-ups give the same answer for foreign and unknown follow-ups', async () => {
    const made = await makeCompany(gateway.app);
    const theirRow = await makeFollowUp(gateway, made);
    const { batchId } = await makeFollowUpClient(gateway, made).act([theirRow], {
      kind: 'NOTE',
      note: 'Called, no answer',
    });
    const requests = (id: string, employeeId: string, actId: string) => [
      `query { followUp(employeeId: "${employeeId}", disease: COVID_19) { id } }`,
      `mutation { addFollowUpAct(input: { followUpIds: ["${id}"], kind: NOTE, note: "x" }) { batchId } }`,
      `mutation { undoFollowUpAct(id: "${actId}") { batchId } }`,
    ];
    const documents = [
      ...requests(theirRow.id, theirRow.employeeId, batchId),
      ...requests(randomUUID(), randomUUID(), randomUUID()),
    ];
    for (const document of documents) {
      const { errors } = await gateway.graphql(mine.token, document);
      expect(errors?.[0]?.extensions).toEqual({ code: 'NOT_FOUND' });
    }
    const found = await gateway.graphql(
      mine.token,
      '{ followUps { total items { id } } caseFigures { openCases { cases } traced { running } } }',
    );
    expect(found.data).toEqual({
      followUps: { total: 0, items: [] },
      caseFigures: { openCases: [], traced: { running: 0 } },
    });
  });

  it('foreign objects remain unchanged after all requests', async () => {
    const { data } = await gateway.graphql(
      theirs.token,
      '{ employees { items { name isPositive } } }',
    );
    expect(data.employees.items).toEqual([
      { name: 'Colleague', isPositive: false },
      { name: 'Theirs', isPositive: true },
    ]);
  });
});

describe('a list', () => {
  const today = () => new Date().toISOString().slice(0, 10);

  it('lists show only rows of the own company', async () => {
    const document = `query ($day: LocalDate!, $before: LocalDate!) {
      employees { items { name } total neverSignedIn }
      departments { name }
      positiveEmployees { name }
      cases { total items { number } }
      continuousContacts(from: $before, to: $day) { total items { minutes } }
      cumulativeContacts(from: $before, to: $day) { total items { minutes } }
    }`;
    const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    const before = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
    const { data } = await gateway.graphql(mine.token, document, { day, before });
    expect(data).toEqual({
      employees: { items: [{ name: 'Mine' }], total: 1, neverSignedIn: 1 },
      departments: [{ name: 'Research' }],
      positiveEmployees: [],
      cases: { total: 0, items: [] },
      continuousContacts: { total: 0, items: [] },
      cumulativeContacts: { total: 0, items: [] },
    });
    const own = await gateway.graphql(theirs.token, document, { day, before });
    expect(own.data.continuousContacts).toEqual({ total: 1, items: [{ minutes: 30 }] });
    expect(own.data.cumulativeContacts).toEqual({ total: 1, items: [{ minutes: 30 }] });
    expect(own.data.positiveEmployees).toEqual([{ name: 'Theirs' }]);
    expect(own.data.cases).toEqual({ total: 1, items: [{ number: 1 }] });
  });

  it('contact lists give the same answer for a foreign and an unknown person', async () => {
    const day = new Date().toISOString().slice(0, 10);
    const messages = await Promise.all(
      ['continuousContacts', 'cumulativeContacts'].flatMap((list) =>
        [{ id: me.employee.id }, { code: 'nobody' }].map(async (employee) => {
          const { errors } = await gateway.graphql(
            theirs.token,
            `query ($day: LocalDate!, $employee: EmployeeRef!) {
              ${list}(from: $day, to: $day, employee: $employee) { total }
            }`,
            { day, employee },
          );
          return [errors?.[0]?.extensions?.code, errors?.[0]?.message];
        }),
      ),
    );
    expect(new Set(messages.map(String))).toEqual(new Set([String(messages[0])]));
    expect(messages[0]?.[0]).toBe('NOT_FOUND');
  });

  it('REST lists show only rows of the own company', async () => {
    const [employees, positive, continuous] = [
      await gateway.rest(mine.token, 'GET /employees'),
      await gateway.rest(mine.token, `GET /company/positive/${mine.company.passKey}`),
      await gateway.rest(mine.token, 'POST /intermittent/cross', {
        from_date: today(),
        to_date: today(),
      }),
    ];
    expect(employees.body.data.map(({ name }: { name: string }) => name)).toEqual(['Mine']);
    expect(positive.body.data).toEqual([]);
    expect(continuous.body.data).toEqual([]);
  });

  it('an upload rejects records with a person of another company', async () => {
    const sent = await gateway.rest(me.token, 'POST /contacts', {
      records: [
        recordOf(them, new Date(), 5),
        { ...recordOf(them, new Date(), 5), cross_employee_id: them.employee.code },
        recordOf(gone, new Date(), 5),
      ],
    });
    expect(sent.body.data.accepted).toBe(0);
    expect(sent.body.data.rejected.map(({ message }: { message: string }) => message)).toEqual(
      Array(3).fill('cross_employee_id is unknown'),
    );
  });
});

describe("the provider's mutations", () => {
  it.each([
    [
      'updateCompanyPlan',
      'input: { company: $ref, planId: "019a0000-0000-7000-8000-000000000003" }',
    ],
    ['updateCompanyStatus', 'input: { company: $ref, status: INACTIVE }'],
    ['cancelCompanyDeletion', 'company: $ref'],
  ])('the provider finds no company by an invalid reference: %s', async (field, args) => {
    const { token } = await makeAdministrator(gateway.app);
    const answers = await Promise.all(
      [randomUUID(), 'no-such-company', them.employee.id].map((text) =>
        gateway.graphql(token, `mutation ($ref: CompanyRef!) { ${field}(${args}) { name } }`, {
          ref: parseCompanyReference(text),
        }),
      ),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.errors?.[0]?.extensions).toEqual({ code: 'NOT_FOUND' });
  });
});
