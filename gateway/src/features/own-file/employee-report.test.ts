import { beforeEach, describe, expect, it } from 'vitest';
import { DAY } from '../../durations.js';
import {
  type MadeCompany,
  type MadeEmployee,
  makeCompany,
  makeEmployee,
  recordOf,
} from '../../../test/factories.js';
import { listAudit } from '../../../test/audit.js';
import { makeCaseClient } from '../../../test/cases.js';
import { makeFollowUpClient } from '../../../test/follow-up.js';
import { useTestGateway } from '../../../test/hooks.js';
import { startOwnFileSession } from '../../../test/own-file.js';

const gateway = useTestGateway();
let company: MadeCompany;
let ana: MadeEmployee;
let session: string;
beforeEach(async () => {
  await gateway.app.forgetTries();
  company = await makeCompany(gateway.app, { timeZone: 'UTC' });
  ana = await makeEmployee(gateway.app, company, { name: 'Ana Lim' });
  session = await startOwnFileSession(gateway.app, ana);
});

const daysAgo = (ago: number) => new Date(Date.now() - ago * DAY).toISOString().slice(0, 10);
const ownFields = 'id kind field value note day disease result state answer';

/** Sends a mutation of the own file. */
const send = async (name: string, input: Record<string, unknown>, token = session) => {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`;
  const { data, errors } = await gateway.graphql(
    token,
    `mutation ($input: ${type}!) { ${name}(input: $input) { ${ownFields} } }`,
    { input },
  );
  return { report: data?.[name], error: errors?.[0]?.extensions };
};
const correct = (field: string, value: string, note?: string) =>
  send('requestCorrection', { field, value, note });
const listReports = async (filter: Record<string, unknown> = {}) => {
  const { data, errors } = await gateway.graphql(
    company.token,
    `query ($filter: EmployeeReportFilterInput) { employeeReports(filter: $filter) {
      total items { ${ownFields} caseNumber person { name } decidedBy } } }`,
    { filter },
  );
  expect(errors).toBeUndefined();
  return data.employeeReports;
};
const decide = async (id: string, isAccepted: boolean, answer?: string, test?: string) => {
  const { data, errors } = await gateway.graphql(
    company.token,
    `mutation ($input: DecideCorrectionInput!) { decideCorrection(input: $input) { state answer decidedBy } }`,
    { input: { id, isAccepted, answer, test } },
  );
  return { decided: data?.decideCorrection, error: errors?.[0]?.extensions };
};
const readOwn = async () => {
  const { data } = await gateway.graphql(
    session,
    `{ ownFile { name email phone department designation reports { ${ownFields} } } }`,
  );
  return data?.ownFile;
};

describe('requestCorrection', () => {
  it.each([
    ['NAME', 'Anna Lim', { name: 'Anna Lim' }],
    ['PHONE', '61234568', { phone: '61234568' }],
    ['DEPARTMENT', 'Maps', { department: 'Maps' }],
    ['DESIGNATION', 'Engineer', { designation: 'Engineer' }],
    ['OTHER', 'I work in Oslo', {}],
  ])(
    'stores a correction of %s that is written to the directory once accepted',
    async (field, value, changed) => {
      const before = await readOwn();
      const { report } = await correct(field, ` ${value} `, 'Since May');
      expect(report).toMatchObject({ kind: 'CORRECTION', field, value, note: 'Since May' });
      expect(report.state).toBe('WAITING');
      const waiting = await listReports({ state: 'WAITING', kind: 'CORRECTION' });
      expect(waiting).toMatchObject({ total: 1, items: [{ person: { name: 'Ana Lim' }, value }] });
      expect({ ...(await readOwn()), reports: [] }).toEqual(before);
      const { decided } = await decide(report.id as string, true);
      expect(decided).toEqual({ state: 'ACCEPTED', answer: null, decidedBy: company.email });
      expect(await readOwn()).toMatchObject({
        ...before,
        ...changed,
        reports: [{ state: 'ACCEPTED' }],
      });
      expect((await listReports({ state: 'WAITING' })).total).toBe(0);
    },
  );

  it('ends the session when an accepted correction changes the email address', async () => {
    const { report } = await correct('EMAIL', 'Ana.New@company.example');
    expect((await decide(report.id as string, true)).decided.state).toBe('ACCEPTED');
    const { errors } = await gateway.graphql(session, '{ ownFile { email } }');
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const { data } = await gateway.graphql(
      company.token,
      `{ employee(by: { id: "${ana.employee.id}" }) { email version } employees(search: "ana.new") { total } }`,
    );
    expect(data).toEqual({
      employee: { email: 'ana.new@company.example', version: 2 },
      employees: { total: 1 },
    });
  });

  it('shows the answer of a declined correction, which is required', async () => {
    const { report } = await correct('NAME', 'Queen Lim');
    expect((await decide(report.id as string, false, ' ')).error?.fields).toEqual([
      { field: 'answer', message: 'Please enter the reason, which the employee can read' },
    ]);
    await decide(report.id as string, false, 'Please bring your passport');
    expect(await readOwn()).toMatchObject({
      name: 'Ana Lim',
      reports: [{ state: 'DECLINED', answer: 'Please bring your passport' }],
    });
    const { error } = await decide(report.id as string, true);
    expect([error?.code, error?.fields?.[0]?.field]).toEqual(['CONFLICT', 'id']);
  });

  it.each([
    ['NAME', '4711', 'value'],
    ['EMAIL', 'nonsense', 'value'],
    ['PHONE', 'x', 'value'],
    ['OTHER', '', 'value'],
  ])('refuses an invalid value of %s', async (field, value, wrong) => {
    const { error } = await correct(field, value);
    expect([error?.code, error?.fields?.[0]?.field]).toEqual(['BAD_USER_INPUT', wrong]);
  });

  it('refuses a second correction of the same field while one is waiting', async () => {
    await correct('NAME', 'Anna Lim');
    const { error } = await correct('NAME', 'Anne Lim');
    expect([error?.code, error?.fields?.[0]?.field]).toEqual(['CONFLICT', 'field']);
    expect((await correct('PHONE', '61234568')).error).toBeUndefined();
  });

  it('does not reveal to the employee that an address is taken, only to the officer', async () => {
    const ben = await makeEmployee(gateway.app, company, { name: 'Ben Ong' });
    const { report, error } = await correct('EMAIL', ben.employee.email!);
    expect([error, report.state]).toEqual([undefined, 'WAITING']);
    expect((await decide(report.id as string, true)).error).toMatchObject({
      code: 'CONFLICT',
      fields: [{ field: 'email', message: 'Email address is already taken' }],
    });
    expect((await readOwn()).reports).toMatchObject([{ state: 'WAITING' }]);
  });

  it('is limited to ten reports an hour', async () => {
    for (let each = 0; each < 10; each += 1) await correct('NAME', '4711');
    expect((await correct('NAME', 'Anna Lim')).error?.code).toBe('RATE_LIMITED');
  });
});

describe('Case.openedByReport', () => {
  const readOpenings = async () => {
    const { data, errors } = await gateway.graphql(
      company.token,
      '{ cases(order: OLDEST) { items { disease openedByReport { kind day note person { name } } } } }',
    );
    expect(errors).toBeUndefined();
    return data.cases.items;
  };

  it("returns the person's report that opened the case, not a later one", async () => {
    await send('reportSymptoms', { onsetDay: daysAgo(2), note: 'A cough' });
    await send('reportTest', { takenOn: daysAgo(1), result: 'POSITIVE', disease: 'COVID_19' });
    const openedByReport = {
      kind: 'SYMPTOMS',
      day: daysAgo(2),
      note: 'A cough',
      person: { name: 'Ana Lim' },
    };
    expect(await readOpenings()).toEqual([{ disease: 'COVID_19', openedByReport }]);
  });

  it('returns null for a case that the company opened, even if its person reports the disease later', async () => {
    await makeCaseClient(gateway, company, ana).open({ classification: 'SUSPECTED' });
    await send('reportSymptoms', { onsetDay: daysAgo(2) });
    expect(await readOpenings()).toEqual([{ disease: 'COVID_19', openedByReport: null }]);
  });
});

describe('reportSymptoms', () => {
  it('opens a suspected case, and the state of the report follows from it', async () => {
    const { report } = await send('reportSymptoms', { onsetDay: daysAgo(1), note: 'Fever' });
    expect(report).toMatchObject({
      kind: 'SYMPTOMS',
      day: daysAgo(1),
      disease: 'COVID_19',
      note: 'Fever',
      state: 'WAITING',
    });
    const { data } = await gateway.graphql(
      company.token,
      '{ cases { items { id number classification onsetDay openedBy version notes person { name } } } }',
    );
    const [opened] = data.cases.items;
    expect(opened).toMatchObject({
      number: 1,
      classification: 'SUSPECTED',
      onsetDay: daysAgo(1),
      openedBy: null,
      notes: '',
      person: { name: 'Ana Lim' },
    });
    const { id } = (await listReports()).items[0];
    expect((await decide(id as string, true)).error).toMatchObject({
      code: 'CONFLICT',
      fields: [{ field: 'id', message: 'Please decide on case C-1 instead' }],
    });
    const cases = makeCaseClient(gateway, company, ana);
    await cases.update({ id: opened.id, version: 1, classification: 'CONFIRMED' });
    expect((await readOwn()).reports).toMatchObject([{ state: 'ACCEPTED' }]);
    expect((await listReports({ state: 'WAITING' })).total).toBe(0);
  });

  it('is declined when its case is closed as not a case', async () => {
    await send('reportSymptoms', { onsetDay: daysAgo(1) });
    const { data } = await gateway.graphql(company.token, '{ cases { items { id } } }');
    const cases = makeCaseClient(gateway, company, ana);
    await cases.close({ id: data.cases.items[0].id, version: 1, outcome: 'NOT_A_CASE' });
    expect((await readOwn()).reports).toMatchObject([{ state: 'DECLINED' }]);
  });

  it('opens one case for several reports', async () => {
    await send('reportSymptoms', { onsetDay: daysAgo(2) });
    await send('reportTest', { takenOn: daysAgo(0), result: 'POSITIVE', disease: 'COVID_19' });
    await Promise.all([1, 2].map(() => send('reportSymptoms', { onsetDay: daysAgo(1) })));
    const { data } = await gateway.graphql(company.token, '{ cases { total } }');
    expect(data.cases.total).toBe(1);
    expect((await listReports()).items.map(({ caseNumber }: any) => caseNumber)).toEqual([
      1, 1, 1, 1,
    ]);
  });

  it.each([
    [{ onsetDay: daysAgo(-1) }, 'onsetDay'],
    [{ onsetDay: '1066-01-01' }, 'onsetDay'],
    [{ onsetDay: daysAgo(1), disease: 'MEASLES' }, 'disease'],
    [{ onsetDay: daysAgo(1), note: 'x'.repeat(501) }, 'note'],
  ])('refuses %o', async (input, field) => {
    const { error } = await send('reportSymptoms', input);
    expect([error?.code, error?.fields?.[0]?.field]).toEqual(['BAD_USER_INPUT', field]);
  });
});

describe('reportTest', () => {
  it('opens a suspected case with the day of a positive test', async () => {
    await send('reportTest', { takenOn: daysAgo(1), result: 'POSITIVE', disease: 'COVID_19' });
    const { data } = await gateway.graphql(
      company.token,
      '{ cases { items { classification specimenDay person { isPositive } } } }',
    );
    expect(data.cases.items).toEqual([
      { classification: 'SUSPECTED', specimenDay: daysAgo(1), person: { isPositive: false } },
    ]);
  });

  it('opens no case for a negative test, which awaits a decision', async () => {
    const { report } = await send('reportTest', {
      takenOn: daysAgo(0),
      result: 'NEGATIVE',
      disease: 'COVID_19',
    });
    expect(report.state).toBe('WAITING');
    const { data } = await gateway.graphql(company.token, '{ cases { total } }');
    expect(data.cases.total).toBe(0);
    expect((await decide(report.id as string, true)).error?.fields).toEqual([
      { field: 'test', message: 'Please select a kind of test' },
    ]);
    expect((await decide(report.id as string, true, 'Thank you', 'PCR')).decided).toMatchObject({
      state: 'ACCEPTED',
      answer: 'Thank you',
    });
  });

  it('ends a quarantine with a negative test that the company accepts', async () => {
    const followUp = makeFollowUpClient(gateway, company);
    const ill = await makeEmployee(gateway.app, company, { name: 'Ill' });
    await gateway.rest(ana.token, 'POST /contacts', {
      records: [recordOf(ill, new Date(Date.now() - 8 * DAY), 30)],
    });
    await followUp.openCase(ill, { onsetDay: daysAgo(8) });
    await followUp.recount();
    await followUp.act(await followUp.rows(), {
      kind: 'INFORMED',
      channel: 'CALL',
      namesDay: true,
    });
    expect((await followUp.rows())[0]).toMatchObject({ state: 'TEST_DUE' });
    const { report } = await send('reportTest', {
      takenOn: daysAgo(0),
      result: 'NEGATIVE',
      disease: 'COVID_19',
    });
    expect((await followUp.rows())[0]).toMatchObject({ state: 'TEST_DUE' });
    await decide(report.id as string, true, undefined, 'PCR');
    expect((await followUp.rows())[0]).toMatchObject({
      state: 'RELEASED',
      quarantineUntil: daysAgo(0),
      acts: [{ kind: 'TESTED', day: daysAgo(0), result: 'NEGATIVE' }, { kind: 'INFORMED' }],
    });
  });

  it.each([
    [{ takenOn: daysAgo(-1), result: 'NEGATIVE', disease: 'COVID_19' }, 'takenOn'],
    [{ takenOn: daysAgo(0), result: 'NEGATIVE', disease: 'MEASLES' }, 'disease'],
    [{ takenOn: daysAgo(0), result: 'POSITIVE', disease: 'MEASLES' }, 'disease'],
  ])('refuses %o', async (input, field) => {
    const { error } = await send('reportTest', input);
    expect([error?.code, error?.fields?.[0]?.field]).toEqual(['BAD_USER_INPUT', field]);
  });
});

describe('employeeReports', () => {
  it('hides reports of other companies and of deleted people', async () => {
    const { report } = await correct('NAME', 'Anna Lim');
    const theirs = await makeCompany(gateway.app);
    const seen = await gateway.graphql(theirs.token, '{ employeeReports { total } }');
    expect(seen.data.employeeReports.total).toBe(0);
    const foreign = await gateway.graphql(
      theirs.token,
      `mutation { decideCorrection(input: { id: "${report.id}", isAccepted: true }) { id } }`,
    );
    expect(foreign.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    await gateway.rest(company.token, `DELETE /employee/${ana.employee.id}`);
    expect((await listReports()).total).toBe(0);
    expect((await decide(report.id as string, true)).error?.code).toBe('NOT_FOUND');
  });

  it('filters by employee, and answers for somebody of another company as for an unknown one', async () => {
    const ben = await makeEmployee(gateway.app, company, { name: 'Ben Ong' });
    await correct('NAME', 'Anna Lim');
    const other = await startOwnFileSession(gateway.app, ben);
    await send('requestCorrection', { field: 'NAME', value: 'Benedict Ong' }, other);
    const named = async ({ employee }: MadeEmployee) =>
      (await listReports({ employee: { id: employee.id } })).items.map(
        ({ person }: { person: { name: string } }) => person.name,
      );
    expect(await named(ana)).toEqual(['Ana Lim']);
    expect(await named(ben)).toEqual(['Ben Ong']);
    const theirs = await makeCompany(gateway.app);
    const foreign = await gateway.graphql(
      theirs.token,
      `{ employeeReports(filter: { employee: { id: "${ben.employee.id}" } }) { total } }`,
    );
    expect(foreign.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });

  it('writes audit entries without values', async () => {
    const { report } = await correct('NAME', 'Anna Lim');
    await decide(report.id as string, true);
    const audit = JSON.stringify(await listAudit(gateway.app, company));
    expect(audit).toContain(`correction of the name, employee ${ana.employee.id}`);
    expect(audit).not.toMatch(/Anna|Ana Lim/);
  });

  it('writes the same entry for every kind of report, so that its action does not tell who is ill', async () => {
    await correct('NAME', 'Anna Lim');
    await send('reportSymptoms', { onsetDay: daysAgo(2) });
    await send('reportSymptoms', { onsetDay: daysAgo(1) });
    await send('reportTest', { takenOn: daysAgo(1), result: 'NEGATIVE', disease: 'COVID_19' });
    const entries = await listAudit(gateway.app, company);
    expect(entries.map(({ action }) => action)).not.toContain('CASE_OPENED');
    const reported = entries.filter(({ action }) => action === 'EMPLOYEE_REPORTED');
    expect(reported.map(({ detail }) => detail)).toEqual([
      `correction of the name, employee ${ana.employee.id}`,
      `symptoms, opened case C-1, employee ${ana.employee.id}`,
      `symptoms, added to case C-1, employee ${ana.employee.id}`,
      `test, employee ${ana.employee.id}`,
    ]);
  });
});
