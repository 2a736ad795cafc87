import { beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import {
  AppCodes,
  getFirstError,
  findSecrets,
  makeKey,
  readAllRows,
} from '../../../../test/app-codes.js';
import { onEveryNode } from '../../../../test/cluster.js';
import { type MadeCompany, makeCompany, makeEmployees } from '../../../../test/factories.js';
import { deferred, useTestGateway } from '../../../../test/hooks.js';
import { whileTriggered } from '../../../../test/triggers.js';
import { CompanyStatus } from '../../company/profile/company.entity.js';
import { startIssuingAppCodes } from './issue-app-codes.job.js';

const gateway = useTestGateway();
const owner = deferred(() => gateway.app.owner);
const appCodes = new AppCodes(gateway);
let made: MadeCompany;
beforeAll(() => startIssuingAppCodes(gateway.app));
beforeEach(async () => {
  made = await makeCompany(gateway.app);
  await gateway.app.forgetTries();
});

describe('collectAppCodes', () => {
  it('returns each code once for concurrent requests', async () => {
    await makeEmployees(gateway.app, made, 1);
    const key = makeKey();
    const { id } = await appCodes.finish(made.token, { key });
    const answers = await Promise.all([1, 2, 3].map(() => appCodes.collect(made.token, id, key)));
    expect(answers.flat()).toHaveLength(1);
    expect((await appCodes.find(made.token, id)).uncollected).toBe(0);
  });

  it('returns the codes of a run whose id was sent in upper case', async () => {
    await makeEmployees(gateway.app, made, 1);
    const key = makeKey();
    const run = await appCodes.finish(made.token, { key, id: crypto.randomUUID().toUpperCase() });
    expect(await appCodes.collect(made.token, run.id, key)).toHaveLength(1);
  });

  it('refuses another key without deleting the codes', async () => {
    await makeEmployees(gateway.app, made, 1);
    const key = makeKey();
    const { id } = await appCodes.finish(made.token, { key });
    for (const wrong of [makeKey(), '', 'x'])
      expect(getFirstError(await appCodes.tryCollecting(made.token, id, wrong))).toEqual({
        code: 'BAD_USER_INPUT',
        field: 'key',
      });
    expect(await appCodes.collect(made.token, id, key)).toHaveLength(1);
  });

  it('leaves out people who were deleted, and codes that were replaced', async () => {
    const [gone, replaced] = await makeEmployees(gateway.app, made, 2);
    const key = makeKey();
    const { id } = await appCodes.finish(made.token, { key });
    await gateway.rest(made.token, `DELETE /employee/${gone!.employee.id}`);
    await gateway.rest(made.token, `PATCH /employee/${replaced!.employee.id}`, {
      password: '246801',
    });
    const codes = await appCodes.collect(made.token, id, key);
    expect(codes).toMatchObject([{ id: replaced!.employee.id, appCode: null }]);
    expect((await appCodes.signIn(made, replaced!, '246801')).status).toBe(200);
  });
});

describe('a run of app codes', () => {
  it('stores neither code nor key in any column, before and after collection', async () => {
    const people = await makeEmployees(gateway.app, made, 60);
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
      // Finding a phone number proves that the search works.
      expect(findSecrets(rows, [people[0]!.employee.phone!])).not.toEqual([]);
      expect(findSecrets(rows, [...secrets, key, keyBytes])).toEqual([]);
    }
  });

  it('continues after a failure without issuing a code twice or losing one', async () => {
    const people = await makeEmployees(gateway.app, made, 120);
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
      expect((await appCodes.signIn(made, person, appCode!)).status).toBe(200);
    }
    // A code that was replaced would be null.
    expect(codes.every(({ appCode }) => appCode !== null)).toBe(true);
  });

  it('keeps the issued codes when it is cancelled', async () => {
    const people = await makeEmployees(gateway.app, made, 150);
    const key = makeKey();
    const { data } = await appCodes.issue(made.token, { key });
    const { id } = data.issueAppCodes;
    await appCodes.waitUntil(made.token, id, ({ issued }) => issued > 0);
    expect((await appCodes.cancel(made.token, id)).data.cancelAppCodes.state).toBe('CANCELLED');
    const { issued, uncollected } = await appCodes.find(made.token, id);
    expect(uncollected).toBe(issued);
    const codes = await appCodes.collect(made.token, id, key);
    expect(codes).toHaveLength(issued);
    expect(issued).toBeLessThan(150);
    const issuedIds = new Set(codes.map((each) => each.id));
    const left = people.find(({ employee }) => !issuedIds.has(employee.id))!;
    expect(await appCodes.isSignedIn(left.token)).toBe(true);
    expect(getFirstError(await appCodes.cancel(made.token, id)).code).toBe('CONFLICT');
  });

  it('skips people who are deleted during the run', async () => {
    const [gone] = await makeEmployees(gateway.app, made, 2);
    const key = makeKey();
    // The first batch of the job finds the people, and one is deleted before their codes are stored.
    const run = await whileTriggered(
      { owner, url: gateway.app.ownerUrl },
      {
        name: 'delete_one',
        when: 'AFTER INSERT ON app_code_run',
        body: `UPDATE employee SET deleted_at = now() WHERE company_id = NEW.company_id AND id = '${gone!.employee.id}'`,
        isDeferred: true,
      },
      () => appCodes.finish(made.token, { key }),
    );
    expect(run).toMatchObject({ state: 'DONE', total: 2, issued: 1, gone: 1 });
    expect(await appCodes.collect(made.token, run.id, key)).toHaveLength(1);
  });

  // A cluster has a copy of the company on each node, which a trigger may not change.
  it.skipIf(inject('workerUrls').length > 0)(
    'stops without changes when the company is no longer active',
    async () => {
      const [person] = await makeEmployees(gateway.app, made, 1);
      const run = await whileTriggered(
        { owner, url: gateway.app.ownerUrl },
        {
          name: 'inactivate',
          when: 'AFTER INSERT ON app_code_run',
          body: `UPDATE company SET status = '${CompanyStatus.INACTIVE}' WHERE id = NEW.company_id`,
          isDeferred: true,
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
    await makeEmployees(gateway.app, made, 1);
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
