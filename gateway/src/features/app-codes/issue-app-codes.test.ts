import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { AppCodes, findSecrets, makeKey, readAllRows } from '../../../test/app-codes.js';
import { onEveryNode } from '../../../test/cluster.js';
import {
  type MadeCompany,
  type MadeEmployee,
  makeAdministrator,
  makeCompany,
  makeEmployee,
} from '../../../test/factories.js';
import { startTestGateway, type TestGateway } from '../../../test/run-document.js';
import { whileTriggered } from '../../../test/triggers.js';
import { CompanyStatus } from '../companies/company.entity.js';
import { startIssuingAppCodes } from './issue-app-codes.job.js';

let gateway: TestGateway;
let appCodes: AppCodes;
let owner: Client;
let made: MadeCompany;
beforeAll(async () => {
  gateway = await startTestGateway();
  appCodes = new AppCodes(gateway);
  await startIssuingAppCodes(gateway.app);
  owner = new Client({ connectionString: gateway.app.ownerUrl });
  await owner.connect();
});
beforeEach(async () => {
  made = await makeCompany(gateway.app);
  await gateway.app.forgetTries();
});
afterAll(async () => {
  await owner.end();
  await gateway.stop();
});

const makePeople = (count: number): Promise<MadeEmployee[]> =>
  Promise.all(Array.from({ length: count }, () => makeEmployee(gateway.app, made)));
const signIn = ({ employee }: MadeEmployee, password: string) =>
  gateway.rest(null, 'POST /employee/login', {
    unique_id: made.company.uniqueId.toUpperCase(),
    employee_id: employee.code,
    password,
  });
const isSignedIn = async (token: string) =>
  (await gateway.rest(token, 'GET /employee/settings')).status === 200;
const codeOf = (answer: Awaited<ReturnType<TestGateway['graphql']>>) => ({
  code: answer.errors?.[0]?.extensions.code,
  field: answer.errors?.[0]?.extensions.fields?.[0]?.field,
});

describe('issueAppCodes', () => {
  it('issues working codes to the selected people only', async () => {
    const [one, other, third] = await makePeople(3);
    const key = makeKey();
    const people = { selection: { ids: [one!.employee.id, other!.employee.id] } };
    const run = await appCodes.finish(made.token, { key, people });
    expect(run).toMatchObject({ state: 'DONE', total: 2, issued: 2, gone: 0, uncollected: 2 });
    const codes = await appCodes.collect(made.token, run.id, key);
    expect(codes.map(({ id }) => id).toSorted()).toEqual(
      [one!.employee.id, other!.employee.id].toSorted(),
    );
    for (const { id, code, appCode, name } of codes) {
      expect(appCode).toMatch(/^[1-9]\d{5}$/);
      const person = [one!, other!].find(({ employee }) => employee.id === id)!;
      expect([code, name]).toEqual([person.employee.code, person.employee.name]);
      expect((await signIn(person, appCode!)).status).toBe(200);
    }
    expect([await isSignedIn(one!.token), await isSignedIn(third!.token)]).toEqual([false, true]);
  });

  it('lists people by department and name', async () => {
    for (const [name, department] of [
      ['Carl', 'Stores'],
      ['Ana', 'Stores'],
      ['Zoe', 'Gate'],
    ] as const)
      await makeEmployee(gateway.app, made, { name, department });
    const key = makeKey();
    const run = await appCodes.finish(made.token, { key });
    const codes = await appCodes.collect(made.token, run.id, key);
    expect(codes.map(({ name }) => name)).toEqual(['Zoe', 'Ana', 'Carl']);
  });

  it('skips people who have signed in if requested', async () => {
    const { employee } = await makeEmployee(gateway.app, made);
    await makeEmployee(gateway.app, made, { firstSignIn: new Date() });
    const key = makeKey();
    const people = { selection: { search: '' }, onlyNeverSignedIn: true };
    const run = await appCodes.finish(made.token, { key, people });
    const codes = await appCodes.collect(made.token, run.id, key);
    expect(codes.map(({ id }) => id)).toEqual([employee.id]);
  });

  it('accepts the filter of the directory', async () => {
    await makeEmployee(gateway.app, made, { department: 'Gate' });
    const { employee } = await makeEmployee(gateway.app, made, { department: 'Stores' });
    const key = makeKey();
    const people = { selection: { filter: { departments: ['Stores'] } } };
    const run = await appCodes.finish(made.token, { key, people });
    const codes = await appCodes.collect(made.token, run.id, key);
    expect(codes.map(({ id }) => id)).toEqual([employee.id]);
  });

  it('lets a person sign in who has used up all attempts', async () => {
    const [person] = await makePeople(1);
    for (let tries = 0; tries < 6; tries += 1) {
      await signIn(person!, '000000');
    }
    const key = makeKey();
    const run = await appCodes.finish(made.token, { key });
    const [issued] = await appCodes.collect(made.token, run.id, key);
    await expect.poll(async () => (await signIn(person!, issued!.appCode!)).status).toBe(200);
  });

  it('starts one run for two requests with the same id', async () => {
    await makePeople(2);
    const [id, key] = [randomUUID(), makeKey()];
    const answers = await Promise.all([1, 2, 3].map(() => appCodes.issue(made.token, { id, key })));
    expect(answers.map(({ errors }) => errors)).toEqual([undefined, undefined, undefined]);
    await appCodes.until(made.token, id, ({ state }) => state === 'DONE');
    const { rows } = await owner.query(
      `SELECT count(*)::int AS jobs FROM pgboss.job WHERE name = 'issue-app-codes' AND data ->> 'runId' = $1`,
      [id],
    );
    expect(rows).toEqual([{ jobs: 1 }]);
    expect(await appCodes.collect(made.token, id, key)).toHaveLength(2);
    expect(codeOf(await appCodes.issue(made.token, { id, key: makeKey() }))).toEqual({
      code: 'CONFLICT',
      field: 'id',
    });
  });

  it('refuses a second admin while a run is under way', async () => {
    await makePeople(60);
    const first = await appCodes.issue(made.token, { key: makeKey() });
    const second = await appCodes.issue(made.token, { key: makeKey() });
    expect([first.errors, codeOf(second)]).toEqual([undefined, { code: 'CONFLICT', field: 'id' }]);
    const { id } = first.data.issueAppCodes;
    expect((await appCodes.cancel(made.token, id)).errors).toBeUndefined();
    expect((await appCodes.issue(made.token, { key: makeKey() })).errors).toBeUndefined();
  });

  it.each([
    ['no key', {}, 'BAD_USER_INPUT', 'key'],
    ['a short key', { key: 'abc' }, 'BAD_USER_INPUT', 'key'],
    ['nobody selected', { key: makeKey(), people: {} }, 'BAD_USER_INPUT', 'selection'],
    [
      'a search that finds nobody',
      { key: makeKey(), people: { selection: { search: 'nobody' } } },
      'BAD_USER_INPUT',
      'selection',
    ],
    [
      'an unknown change',
      { key: makeKey(), people: { changeId: randomUUID() } },
      'BAD_USER_INPUT',
      'selection',
    ],
    [
      'unknown people',
      { key: makeKey(), people: { selection: { ids: [randomUUID()] } } },
      'NOT_FOUND',
      undefined,
    ],
  ])('refuses %s', async (_, input, code, field) => {
    await makePeople(1);
    expect(codeOf(await appCodes.issue(made.token, input))).toEqual({ code, field });
  });

  it('is refused to employees, the provider and visitors', async () => {
    const { token } = await makeEmployee(gateway.app, made);
    const administrator = await makeAdministrator(gateway.app);
    const answers = await Promise.all(
      [token, administrator.token, null].map((who) => appCodes.issue(who, { key: makeKey() })),
    );
    expect(answers.map((answer) => codeOf(answer).code)).toEqual([
      'FORBIDDEN',
      'FORBIDDEN',
      'UNAUTHENTICATED',
    ]);
  });

  it("does not find another company's people or run", async () => {
    const other = await makeCompany(gateway.app);
    const { employee } = await makeEmployee(gateway.app, other);
    const people = { selection: { ids: [employee.id] } };
    expect(codeOf(await appCodes.issue(made.token, { key: makeKey(), people })).code).toBe(
      'NOT_FOUND',
    );
    const key = makeKey();
    const run = await appCodes.finish(other.token, { key });
    expect(codeOf(await appCodes.tryCollecting(made.token, run.id, key)).code).toBe('NOT_FOUND');
    expect(codeOf(await appCodes.cancel(made.token, run.id)).code).toBe('NOT_FOUND');
    expect(await appCodes.collect(other.token, run.id, key)).toHaveLength(1);
  });

  it('is limited to 20 runs per company and hour', async () => {
    const answers = await Promise.all(
      Array.from({ length: 21 }, () => appCodes.issue(made.token, { key: 'wrong' })),
    );
    const codes = answers.map((answer) => codeOf(answer).code);
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(1);
  });
});

describe('collectAppCodes', () => {
  it('shows codes once', async () => {
    await makePeople(1);
    const key = makeKey();
    const { id } = await appCodes.finish(made.token, { key });
    const answers = await Promise.all([1, 2, 3].map(() => appCodes.collect(made.token, id, key)));
    expect(answers.flat()).toHaveLength(1);
    expect((await appCodes.see(made.token, id)).uncollected).toBe(0);
  });

  it('refuses another key and leaves the codes for the right one', async () => {
    await makePeople(1);
    const key = makeKey();
    const { id } = await appCodes.finish(made.token, { key });
    for (const wrong of [makeKey(), '', 'x'])
      expect(codeOf(await appCodes.tryCollecting(made.token, id, wrong))).toEqual({
        code: 'BAD_USER_INPUT',
        field: 'key',
      });
    expect(await appCodes.collect(made.token, id, key)).toHaveLength(1);
  });

  it('omits people deleted since, and codes replaced since', async () => {
    const [gone, replaced] = await makePeople(2);
    const key = makeKey();
    const { id } = await appCodes.finish(made.token, { key });
    await gateway.rest(made.token, `DELETE /employee/${gone!.employee.id}`);
    await gateway.rest(made.token, `PATCH /employee/${replaced!.employee.id}`, {
      password: '246801',
    });
    const codes = await appCodes.collect(made.token, id, key);
    expect(codes).toMatchObject([{ id: replaced!.employee.id, appCode: null }]);
    expect((await signIn(replaced!, '246801')).status).toBe(200);
  });
});

describe('a run of app codes', () => {
  it('stores neither code nor key in any column, before and after collection', async () => {
    const people = await makePeople(60);
    const key = makeKey();
    const run = await appCodes.finish(made.token, { key });
    expect(run.uncollected).toBe(60);
    const before = await readAllRows(owner);
    const codes = await appCodes.collect(made.token, run.id, key);
    const after = await readAllRows(owner);
    const secrets = codes.map(({ appCode }) => appCode!);
    expect(new Set(secrets).size).toBeGreaterThan(50);
    const keyBytes = Buffer.from(key, 'base64url').toString('hex');
    for (const rows of [before, after]) {
      // The scan finds what does stand there.
      expect(findSecrets(rows, [people[0]!.employee.phone!])).not.toEqual([]);
      expect(findSecrets(rows, [...secrets, key, keyBytes])).toEqual([]);
    }
  });

  it('continues after a crash without issuing a code twice or losing one', async () => {
    const people = await makePeople(120);
    for (const statement of [
      'CREATE SEQUENCE app_code_tries',
      'GRANT USAGE ON SEQUENCE app_code_tries TO visioncloud_gateway',
    ])
      await onEveryNode(gateway.app.ownerUrl, statement);
    const key = makeKey();
    const run = await whileTriggered(
      { owner, url: gateway.app.ownerUrl },
      {
        name: 'break_off',
        when: 'BEFORE INSERT ON app_code_part',
        body: `IF nextval('app_code_tries') = 2 THEN RAISE EXCEPTION 'away'; END IF`,
      },
      () => appCodes.finish(made.token, { key }),
    );
    const tries = await onEveryNode<{ inserts: number }>(
      gateway.app.ownerUrl,
      'SELECT last_value::int AS inserts FROM app_code_tries',
    );
    expect(Math.max(...tries.map(({ inserts }) => inserts))).toBe(4);
    expect(run).toMatchObject({ state: 'DONE', total: 120, issued: 120, uncollected: 120 });
    const codes = await appCodes.collect(made.token, run.id, key);
    expect(new Set(codes.map(({ id }) => id)).size).toBe(120);
    const some = codes.filter((_, at) => at % 40 === 0);
    for (const { id, appCode } of some) {
      const person = people.find(({ employee }) => employee.id === id)!;
      expect((await signIn(person, appCode!)).status).toBe(200);
    }
    // A code that had been replaced again would be answered as null.
    expect(codes.every(({ appCode }) => appCode !== null)).toBe(true);
  });

  it('keeps the issued codes when cancelled', async () => {
    const people = await makePeople(150);
    const key = makeKey();
    const { data } = await appCodes.issue(made.token, { key });
    const { id } = data.issueAppCodes;
    await appCodes.until(made.token, id, ({ issued }) => issued > 0);
    expect((await appCodes.cancel(made.token, id)).data.cancelAppCodes.state).toBe('CANCELLED');
    const { issued, uncollected } = await appCodes.see(made.token, id);
    expect(uncollected).toBe(issued);
    const codes = await appCodes.collect(made.token, id, key);
    expect(codes).toHaveLength(issued);
    expect(issued).toBeLessThan(150);
    const issuedIds = new Set(codes.map((each) => each.id));
    const left = people.find(({ employee }) => !issuedIds.has(employee.id))!;
    expect(await isSignedIn(left.token)).toBe(true);
    expect(codeOf(await appCodes.cancel(made.token, id)).code).toBe('CONFLICT');
  });

  it('skips people deleted during the run', async () => {
    const [gone] = await makePeople(2);
    const key = makeKey();
    // The first batch of the job finds the people, and one is deleted before their codes are stored.
    const run = await whileTriggered(
      { owner, url: gateway.app.ownerUrl },
      {
        name: 'delete_one',
        when: 'AFTER INSERT ON app_code_run',
        body: `UPDATE employee SET deleted_at = now() WHERE company_id = NEW.company_id AND id = '${gone!.employee.id}'`,
        atEnd: true,
      },
      () => appCodes.finish(made.token, { key }),
    );
    expect(run).toMatchObject({ state: 'DONE', total: 2, issued: 1, gone: 1 });
    expect(await appCodes.collect(made.token, run.id, key)).toHaveLength(1);
  });

  // On a cluster no trigger may change the company, of which each node has a copy.
  it.skipIf(inject('workerUrls').length > 0)(
    'stops without changes when the company is no longer active',
    async () => {
      const [person] = await makePeople(1);
      const run = await whileTriggered(
        { owner, url: gateway.app.ownerUrl },
        {
          name: 'inactivate',
          when: 'AFTER INSERT ON app_code_run',
          body: `UPDATE company SET status = '${CompanyStatus.INACTIVE}' WHERE id = NEW.company_id`,
          atEnd: true,
        },
        async () => {
          const { data } = await appCodes.issue(made.token, { key: makeKey() });
          return data.issueAppCodes as { id: string };
        },
      );
      const state = () =>
        owner.query('SELECT state, problem FROM app_code_run WHERE id = $1', [run.id]);
      await expect
        .poll(async () => (await state()).rows, { timeout: 10_000 })
        .toEqual([{ state: 'FAILED', problem: 'The company is not active' }]);
      const { rows } = await owner.query('SELECT password_hash FROM employee WHERE id = $1', [
        person!.employee.id,
      ]);
      expect(rows).toEqual([{ password_hash: null }]);
    },
  );

  it('is deleted after a day, with uncollected codes', async () => {
    await makePeople(1);
    const { id } = await appCodes.finish(made.token, { key: makeKey() });
    const { rows } = await owner.query(
      `UPDATE pgboss.job SET start_after = now() WHERE name = 'forget-app-codes' AND data ->> 'runId' = $1
       RETURNING start_after > created_on + interval '23 hours' AS "isTomorrow"`,
      [id],
    );
    expect(rows).toHaveLength(1);
    const left = () =>
      owner.query(
        `SELECT id FROM app_code_run WHERE id = $1 UNION ALL SELECT run_id FROM app_code_part WHERE run_id = $1
         UNION ALL SELECT run_id FROM app_code_person WHERE run_id = $1`,
        [id],
      );
    await expect.poll(async () => (await left()).rowCount, { timeout: 10_000 }).toBe(0);
  });
});
