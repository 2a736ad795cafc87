import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AppCodes, getFirstError, makeKey } from '../../../../test/app-codes.js';
import {
  type MadeCompany,
  makeAdministrator,
  makeCompany,
  makeEmployee,
  makeEmployees,
} from '../../../../test/factories.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { startIssuingAppCodes } from './issue-app-codes.job.js';

const gateway = useTestGateway();
const appCodes = new AppCodes(gateway);
let made: MadeCompany;
beforeAll(() => startIssuingAppCodes(gateway.app));
beforeEach(async () => {
  made = await makeCompany(gateway.app);
  await gateway.app.forgetTries();
});

describe('issueAppCodes', () => {
  it('issues working codes to the selected people only', async () => {
    const [one, other, third] = await makeEmployees(gateway.app, made, 3);
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
      expect((await appCodes.signIn(made, person, appCode!)).status).toBe(200);
    }
    expect([
      await appCodes.isSignedIn(one!.token),
      await appCodes.isSignedIn(third!.token),
    ]).toEqual([false, true]);
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

  it('skips people who have signed in if onlyNeverSignedIn is set', async () => {
    const { employee } = await makeEmployee(gateway.app, made);
    await makeEmployee(gateway.app, made, { firstSignInAt: new Date() });
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

  it('lets a person who has used up all attempts sign in again', async () => {
    const [person] = await makeEmployees(gateway.app, made, 1);
    for (let tries = 0; tries < 6; tries += 1) {
      await appCodes.signIn(made, person!, '000000');
    }
    const key = makeKey();
    const run = await appCodes.finish(made.token, { key });
    const [issued] = await appCodes.collect(made.token, run.id, key);
    await expect
      .poll(async () => (await appCodes.signIn(made, person!, issued!.appCode!)).status)
      .toBe(200);
  });

  it('starts one run for two requests with the same id', async () => {
    await makeEmployees(gateway.app, made, 2);
    const [id, key] = [randomUUID(), makeKey()];
    const answers = await Promise.all([1, 2, 3].map(() => appCodes.issue(made.token, { id, key })));
    expect(answers.map(({ errors }) => errors)).toEqual([undefined, undefined, undefined]);
    await appCodes.waitUntil(made.token, id, ({ state }) => state === 'DONE');
    const { rows } = await gateway.app.owner.query(
      `SELECT count(*)::int AS jobs FROM pgboss.job WHERE name = 'issue-app-codes' AND data ->> 'runId' = $1`,
      [id],
    );
    expect(rows).toEqual([{ jobs: 1 }]);
    expect(await appCodes.collect(made.token, id, key)).toHaveLength(2);
    expect(getFirstError(await appCodes.issue(made.token, { id, key: makeKey() }))).toEqual({
      code: 'CONFLICT',
      field: 'id',
    });
  });

  it('refuses a second run of the company while one is running', async () => {
    await makeEmployees(gateway.app, made, 60);
    const first = await appCodes.issue(made.token, { key: makeKey() });
    const second = await appCodes.issue(made.token, { key: makeKey() });
    expect([first.errors, getFirstError(second)]).toEqual([
      undefined,
      { code: 'CONFLICT', field: 'id' },
    ]);
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
    await makeEmployees(gateway.app, made, 1);
    expect(getFirstError(await appCodes.issue(made.token, input))).toEqual({ code, field });
  });

  it('refuses employees, the provider and visitors', async () => {
    const { token } = await makeEmployee(gateway.app, made);
    const administrator = await makeAdministrator(gateway.app);
    const answers = await Promise.all(
      [token, administrator.token, null].map((who) => appCodes.issue(who, { key: makeKey() })),
    );
    expect(answers.map((answer) => getFirstError(answer).code)).toEqual([
      'FORBIDDEN',
      'FORBIDDEN',
      'UNAUTHENTICATED',
    ]);
  });

  it("does not find another company's people or run", async () => {
    const other = await makeCompany(gateway.app);
    const { employee } = await makeEmployee(gateway.app, other);
    const people = { selection: { ids: [employee.id] } };
    expect(getFirstError(await appCodes.issue(made.token, { key: makeKey(), people })).code).toBe(
      'NOT_FOUND',
    );
    const key = makeKey();
    const run = await appCodes.finish(other.token, { key });
    expect(getFirstError(await appCodes.tryCollecting(made.token, run.id, key)).code).toBe(
      'NOT_FOUND',
    );
    expect(getFirstError(await appCodes.cancel(made.token, run.id)).code).toBe('NOT_FOUND');
    expect(await appCodes.collect(other.token, run.id, key)).toHaveLength(1);
  });

  it('refuses the 21st run of a company within an hour', async () => {
    const answers = await Promise.all(
      Array.from({ length: 21 }, () => appCodes.issue(made.token, { key: 'wrong' })),
    );
    const codes = answers.map((answer) => getFirstError(answer).code);
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(1);
  });
});
