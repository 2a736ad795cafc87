import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { Role } from '../../../access/role.js';
import { HOUR } from '../../../durations.js';
import { AppCodes, makeInvitation, makeKey } from '../../../../test/app-codes.js';
import {
  type MadeCompany,
  type MadeEmployee,
  type MadeMember,
  makeCompany,
  makeEmployee,
  makeMember,
  recordOf,
} from '../../../../test/factories.js';
import { makeFollowUpClient } from '../../../../test/follow-up.js';
import { useMailingGateway } from '../../../../test/hooks.js';
import { tokenIn } from '../../../../test/mail-server.js';
import { makeExposed, makeNotice } from '../../../../test/notices.js';
import { makeOwnFileLink } from '../../../../test/own-file.js';
import { startIssuingAppCodes } from '../phones/issue-app-codes.job.js';
import { IdentifyBy } from '../imports/import-enums.js';

const { gateway, server } = useMailingGateway();
const code = '483920';

let made: MadeCompany;
let manager: MadeMember;
let officer: MadeMember;
let followUp: ReturnType<typeof makeFollowUpClient>;
beforeEach(async () => {
  made = await makeCompany(gateway.app);
  manager = await makeMember(gateway.app, made, Role.DIRECTORY_MANAGER);
  officer = await makeMember(gateway.app, made, Role.SAFETY_OFFICER);
  followUp = makeFollowUpClient(gateway, made);
});

const run = async (token: string | null, document: string, variables = {}) => {
  const { data, errors } = await gateway.graphql(token, document, variables);
  expect(errors).toBeUndefined();
  return data;
};

/** Somebody with an app code and a contact; an ill one also has an open case and a notice. */
async function makePerson(state: 'ill' | 'healthy'): Promise<MadeEmployee> {
  const person = await makeEmployee(gateway.app, made, {
    isPositive: state === 'ill',
    passwordHash: 'an earlier code',
  });
  const other = await makeEmployee(gateway.app, made);
  const start = new Date(Date.now() - HOUR);
  await gateway.rest(person.token, 'POST /contacts', { records: [recordOf(other, start, 20)] });
  if (state === 'ill') await makeNotice(gateway.app, person, { exposedOn: '2026-01-05' });
  return person;
}

const setCode = (token: string, { employee }: MadeEmployee) =>
  run(token, 'mutation ($input: UpdateEmployeeInput!) { updateEmployee(input: $input) { id } }', {
    input: { employee: { id: employee.id }, password: code },
  });

const setEmail = (token: string, { employee }: MadeEmployee, email: string) =>
  gateway.upload(
    token,
    'mutation ($file: Upload!, $by: IdentifyBy!) { importEmployees(input: { file: $file, identifyBy: $by }) { updated } }',
    { by: IdentifyBy.MOBILE },
    new File([`PHONE NO.,EMAIL\n${employee.phone},${email}`], 'people.csv'),
  );

const signIn = ({ employee }: MadeEmployee) =>
  gateway.rest(null, 'POST /employee/login', {
    unique_id: made.company.passKey,
    employee_id: employee.code,
    password: code,
  });

const openOwnFile = async ({ employee }: MadeEmployee, email: string) => {
  const token = await makeOwnFileLink(gateway.app, { ...employee, email });
  const { openOwnFile: session } = await run(
    null,
    'mutation ($token: String!) { openOwnFile(input: { token: $token }) { token } }',
    { token },
  );
  return session.token as string;
};

const confirm = (token: string, people: MadeEmployee[]) =>
  gateway.graphql(
    token,
    `mutation ($ids: [UUID!]!) { confirmAccessChanges(input: { employeeIds: $ids }) {
      confirmedIds skipped { employeeId changedBy } } }`,
    { ids: people.map(({ employee }) => employee.id) },
  );

const ownFile = `{ ownFile { instructions { reason } days { day people meetings } reports { id } notices { text }
  accesses { day role data } requests { id } accessChange { kinds role isUnconfirmed } } }`;

/** Everything that the app tells the holder of a code. */
async function readApp(person: MadeEmployee): Promise<string> {
  const answer = await signIn(person);
  expect(answer.status).toBe(200);
  const { token } = answer.body.data;
  return hideIdentity(person, {
    signIn: answer.body.data.employee,
    viewer: await run(token, '{ viewer { employee { isPositive positiveDate } } }'),
    positive: (await gateway.rest(token, `GET /company/positive/${made.company.passKey}`)).text,
    notices: (await gateway.rest(token, 'GET /employee/notices')).text,
    myNotices: await run(token, '{ myNotices { id text } }'),
    health: await run(
      token,
      'mutation { reportHealth(input: { appVersion: "1" }) { employee { isPositive } } }',
    ),
  });
}

/** Everything that the own file tells, its download included. */
async function readOwnFile(person: MadeEmployee, email: string): Promise<string> {
  const token = await openOwnFile(person, email);
  const download = await gateway.rest(token, 'GET /me/data');
  expect(download.status).toBe(200);
  const { about: _about, directory: _entry, ...tables } = download.body;
  return hideIdentity(person, {
    page: await run(token, ownFile),
    entry: download.body.directory.rows.map(
      ({ isPositive, positiveDate, changes }: Record<string, unknown>) => [
        isPositive ?? false,
        positiveDate ?? null,
        changes,
      ],
    ),
    tables,
    report: await run(
      token,
      `mutation { reportTest(input: { takenOn: "2026-01-06", result: POSITIVE, disease: COVID_19 }) { state answer } }`,
    ),
  });
}

/** Replaces what differs between any two people: ids, codes, addresses, numbers and moments. */
function hideIdentity({ employee }: MadeEmployee, answers: unknown): string {
  const own = [employee.id, employee.code, employee.phone, made.company.passKey].join('|');
  return JSON.stringify(answers)
    .replaceAll(new RegExp(own, 'g'), 'OWN')
    .replaceAll(/[\w.-]+@[\w.-]+\.example/g, 'ADDRESS')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)/g, 'MOMENT');
}

describe('somebody who issues access to themselves', () => {
  it('is told by the app of an ill and a healthy person the same, after setting a password', async () => {
    const [ill, healthy] = [await makePerson('ill'), await makePerson('healthy')];
    for (const person of [ill, healthy]) await setCode(manager.token, person);
    const told = await readApp(ill);
    expect(told).toBe(await readApp(healthy));
    expect(told).toContain('"is_conta_tracing":false');
  });

  it('is told by the app of an ill and a healthy person the same, after collecting new codes', async () => {
    const codes = new AppCodes(gateway);
    await startIssuingAppCodes(gateway.app);
    const ill = await makePerson('ill');
    const key = makeKey();
    const people = { selection: { ids: [ill.employee.id] } };
    const { id } = await codes.finish(manager.token, { people, key });
    const [collected] = await codes.collect(manager.token, id, key);
    const { body } = await codes.signIn(made, ill, collected?.appCode ?? '');
    expect(body.data.employee).toMatchObject({ is_conta_tracing: false, conta_tracing_date: null });
    const notices = await gateway.rest(body.data.token as string, 'GET /employee/notices');
    expect(notices.body.data).toEqual([]);
  });

  it('is told by the own file of an ill and a healthy person the same, after importing another address', async () => {
    const [ill, healthy] = [await makePerson('ill'), await makePerson('healthy')];
    await setEmail(manager.token, ill, 'one@thief.example');
    await setEmail(manager.token, healthy, 'two@thief.example');
    const told = await readOwnFile(ill, 'one@thief.example');
    const toldHealthy = await readOwnFile(healthy, 'two@thief.example');
    expect(JSON.parse(told)).toEqual(JSON.parse(toldHealthy));
    expect(told).toBe(toldHealthy);
    expect(told).toContain(
      '"accessChange":{"kinds":["EMAIL"],"role":"DIRECTORY_MANAGER","isUnconfirmed":true}',
    );
  });

  it('is sent no invitation from before the new address, and no notice there', async () => {
    const { exposed, ids } = await makeExposed(gateway, made);
    const person = exposed[0]!;
    const invitation = await makeInvitation(gateway.app, person.employee);
    await setEmail(manager.token, person, 'three@thief.example');
    const { errors } = await new AppCodes(gateway).reveal(invitation);
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    const { noticePreviews } = await run(
      officer.token,
      'query ($ids: [UUID!]!) { noticePreviews(followUpIds: $ids) { blocked } }',
      { ids },
    );
    expect(noticePreviews).toEqual([{ blocked: 'UNCONFIRMED_ADDRESS' }]);
    await confirm(officer.token, [person]);
    const after = await run(
      officer.token,
      'query ($ids: [UUID!]!) { noticePreviews(followUpIds: $ids) { blocked } }',
      { ids },
    );
    expect(after.noticePreviews).toEqual([{ blocked: null }]);
  });

  it('cannot download exact records that were given to the employee', async () => {
    const person = await makePerson('ill');
    const own = await openOwnFile(person, person.employee.email!);
    const { requestExactRecords } = await run(own, 'mutation { requestExactRecords { id } }');
    await run(made.token, `mutation { giveExactRecords(id: "${requestExactRecords.id}") { id } }`);
    expect((await gateway.rest(own, 'GET /me/exact-records')).status).toBe(200);
    await setEmail(manager.token, person, 'ten@thief.example');
    const token = await openOwnFile(person, 'ten@thief.example');
    expect((await gateway.rest(token, 'GET /me/exact-records')).status).toBe(404);
  });

  it('cannot confirm their own change, and an API key cannot confirm any', async () => {
    const person = await makePerson('ill');
    await setCode(made.token, person);
    const { data } = await confirm(made.token, [person]);
    expect(data.confirmAccessChanges).toEqual({
      confirmedIds: [],
      skipped: [{ employeeId: person.employee.id, changedBy: [made.email] }],
    });
    expect((await confirm(manager.token, [person])).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await signIn(person)).body.data.employee.is_conta_tracing).toBe(false);
  });

  it('cannot confirm by changing something else after it: everybody who changed it is excluded', async () => {
    const person = await makePerson('ill');
    await setCode(made.token, person);
    await setEmail(manager.token, person, 'four@thief.example');
    const { data } = await confirm(made.token, [person]);
    expect(data.confirmAccessChanges.confirmedIds).toEqual([]);
  });
});

describe('the employee', () => {
  it('keeps a phone that was signed in before the address changed', async () => {
    const person = await makePerson('ill');
    await setEmail(manager.token, person, 'five@company.example');
    const notices = await gateway.rest(person.token, 'GET /employee/notices');
    expect(notices.body.data).toHaveLength(1);
  });

  it('reads the own file at the known address although the code was changed', async () => {
    const person = await makePerson('ill');
    await setCode(manager.token, person);
    const token = await openOwnFile(person, person.employee.email!);
    const { ownFile: file } = await run(token, ownFile);
    expect(file.notices).toHaveLength(1);
    expect(file.accessChange).toEqual({
      kinds: ['CODE'],
      role: 'DIRECTORY_MANAGER',
      isUnconfirmed: true,
    });
  });

  it('confirms a new address by a link that the old one gets, once', async () => {
    const person = await makePerson('ill');
    const old = person.employee.email!;
    await setEmail(manager.token, person, 'six@company.example');
    const subject = `Your email address at ${made.company.name} was changed`;
    const [toOld, toNew] = [
      await server.mailTo(old, subject),
      await server.mailTo('six@company.example', subject),
    ];
    expect(toNew.text).not.toContain('/confirm-change/');
    const token = tokenIn(toOld);
    const status = () => run(null, `{ accessChangeLinkStatus(token: "${token}") }`);
    expect(await status()).toEqual({ accessChangeLinkStatus: 'GOOD' });
    const use = () =>
      gateway.graphql(
        null,
        'mutation ($token: String!) { confirmOwnAccessChange(input: { token: $token }) { companyName } }',
        { token },
      );
    expect((await use()).data.confirmOwnAccessChange).toEqual({ companyName: made.company.name });
    expect((await use()).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(await status()).toEqual({ accessChangeLinkStatus: 'USED' });
    const session = await openOwnFile(person, 'six@company.example');
    expect((await run(session, ownFile)).ownFile.notices).toHaveLength(1);
  });

  it('confirms with a code that an invitation to the known address shows', async () => {
    const person = await makePerson('ill');
    await setCode(manager.token, person);
    const invitation = await makeInvitation(gateway.app, person.employee);
    const { data } = await new AppCodes(gateway).reveal(invitation);
    const { body } = await new AppCodes(gateway).signIn(
      made,
      person,
      data.revealAppCode.appCode as string,
    );
    expect(body.data.employee.is_conta_tracing).toBe(true);
  });

  it('is not kept from health after 14 days', async () => {
    const person = await makePerson('ill');
    await setCode(manager.token, person);
    await gateway.app.owner.query(
      `UPDATE access_change SET ends_at = now() - interval '1 second' WHERE employee_id = $1`,
      [person.employee.id],
    );
    expect((await signIn(person)).body.data.employee.is_conta_tracing).toBe(true);
  });

  it('is kept from health at an address asked for in a session that was kept from it, however that ended', async () => {
    const person = await makePerson('ill');
    const { email } = person.employee;
    await setEmail(manager.token, person, 'taken@company.example');
    const session = await openOwnFile(person, 'taken@company.example');
    const { requestCorrection } = await run(
      session,
      'mutation { requestCorrection(input: { field: EMAIL, value: "mine@company.example" }) { id } }',
    );
    await setEmail(manager.token, person, email!);
    expect((await confirm(officer.token, [person])).errors).toBeUndefined();
    await run(
      manager.token,
      `mutation { decideCorrection(input: { id: "${requestCorrection.id}", isAccepted: true }) { id } }`,
    );
    const { ownFile: shown } = await run(
      await openOwnFile(person, 'mine@company.example'),
      ownFile,
    );
    expect(shown.notices).toEqual([]);
    expect(shown.accessChange.isUnconfirmed).toBe(true);
  });

  it('has changed the address if it was asked for in the own file', async () => {
    const person = await makePerson('ill');
    const session = await openOwnFile(person, person.employee.email!);
    const { requestCorrection } = await run(
      session,
      'mutation { requestCorrection(input: { field: EMAIL, value: "seven@company.example" }) { id } }',
    );
    await run(
      manager.token,
      `mutation { decideCorrection(input: { id: "${requestCorrection.id}", isAccepted: true }) { id } }`,
    );
    const opened = await openOwnFile(person, 'seven@company.example');
    const { ownFile: file } = await run(opened, ownFile);
    expect(file.notices).toHaveLength(1);
    expect(file.accessChange).toMatchObject({ kinds: ['EMAIL'], isUnconfirmed: false });
  });
});

describe('an officer', () => {
  it('confirms many people at once, who are then told again, and sees who changed what', async () => {
    const people = [await makePerson('ill'), await makePerson('ill')];
    for (const person of people) await setCode(manager.token, person);
    const list = () =>
      run(
        officer.token,
        '{ accessChanges { total items { kinds changedBy role person { name } } } }',
      );
    expect((await list()).accessChanges).toMatchObject({
      total: 2,
      items: [
        { kinds: ['CODE'], changedBy: [manager.email], role: 'DIRECTORY_MANAGER' },
        { kinds: ['CODE'], changedBy: [manager.email], role: 'DIRECTORY_MANAGER' },
      ],
    });
    const { data } = await confirm(officer.token, people);
    expect(data.confirmAccessChanges.confirmedIds.toSorted()).toEqual(
      people.map(({ employee }) => employee.id).toSorted(),
    );
    expect((await list()).accessChanges.total).toBe(0);
    for (const person of people)
      expect((await signIn(person)).body.data.employee.is_conta_tracing).toBe(true);
  });
});

describe('the first day of a company', () => {
  it('trusts first codes and addresses at once while it has had no case', async () => {
    const person = await makeEmployee(gateway.app, made);
    await setCode(manager.token, person);
    await followUp.openCase(person);
    expect((await signIn(person)).body.data.employee.is_conta_tracing).toBe(true);
    const { accessChanges } = await run(officer.token, '{ accessChanges { total } }');
    expect(accessChanges.total).toBe(0);
  });

  it('is over once there has been a case: a first code then needs a confirmation', async () => {
    await followUp.openCase(await makeEmployee(gateway.app, made));
    const person = await makeEmployee(gateway.app, made);
    await setCode(manager.token, person);
    await followUp.openCase(person);
    expect((await signIn(person)).body.data.employee.is_conta_tracing).toBe(false);
  });
});

describe('mails of changes', () => {
  it('tell the old and the new address, without code and health, one mail for each import and address', async () => {
    const person = await makePerson('ill');
    const old = person.employee.email!;
    await setEmail(manager.token, person, 'eight@company.example');
    await setCode(manager.token, person);
    const emailSubject = `Your email address at ${made.company.name} was changed`;
    const codeSubject = `Your app code at ${made.company.name} was changed`;
    for (const address of [old, 'eight@company.example']) {
      const mails = [
        await server.mailTo(address, emailSubject),
        await server.mailTo(address, codeSubject),
      ];
      for (const { text } of mails) expect(text).not.toMatch(/483920|COVID|ill|positive/);
    }
    expect(server.to(old)).toHaveLength(2);
  });

  it('replace the link of an earlier change', async () => {
    const person = await makePerson('ill');
    await setCode(manager.token, person);
    const subject = `Your app code at ${made.company.name} was changed`;
    const first = tokenIn(await server.mailTo(person.employee.email!, subject));
    await setEmail(manager.token, person, 'nine@company.example');
    expect(await run(null, `{ accessChangeLinkStatus(token: "${first}") }`)).toEqual({
      accessChangeLinkStatus: 'UNKNOWN',
    });
    const { rows } = await gateway.app.owner.query(
      'SELECT proof_hash FROM access_change WHERE employee_id = $1',
      [person.employee.id],
    );
    expect(rows[0].proof_hash).not.toEqual(createHash('sha256').update(first).digest());
  });
});
