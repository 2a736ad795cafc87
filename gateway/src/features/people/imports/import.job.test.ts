import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTenant } from '../../../database/tenant.js';
import { type MadeCompany, makeCompany } from '../../../../test/factories.js';
import { onEveryNode } from '../../../../test/cluster.js';
import { enterprisePlanId } from '../../company/plans/plan.service.js';
import { useImports } from '../../../../test/imports.js';
import { whileTriggered } from '../../../../test/triggers.js';

// The tests read progress while the step holds a connection of its company.
const { gateway, imports } = useImports(() => ({ poolSize: 8 }));
let made: MadeCompany;
beforeAll(async () => {
  for (const statement of [
    'CREATE SEQUENCE tries',
    'GRANT USAGE ON SEQUENCE tries TO visioncloud_gateway',
  ])
    await onEveryNode(gateway.app.ownerUrl, statement);
});
beforeEach(async () => {
  made = await makeCompany(gateway.app, { planId: enterprisePlanId });
});

const count = 3000;
const file = () =>
  ['id no,name,phone,email,department']
    .concat(
      Array.from(
        { length: count },
        (_, at) => `J-${at},Somebody New,${70_000_000 + at},j${at}@x.example,New people`,
      ),
    )
    .join('\n');

/** Runs SQL whenever a person is added, until the work is done. */
const runOnEachAddition = (body: string, work: () => Promise<void>): Promise<void> =>
  whileTriggered(
    { owner: gateway.app.owner, url: gateway.app.ownerUrl },
    { name: 'hinder', when: 'BEFORE INSERT ON employee', body },
    work,
  );

async function countChanges(): Promise<{ people: number; changes: number }> {
  const { data } = await gateway.graphql(
    made.token,
    '{ employees { total } directoryChanges { total } }',
  );
  return { people: data.employees.total, changes: data.directoryChanges.total };
}

describe('runStep', () => {
  it('starts again after a failure, without applying rows twice', async () => {
    const { id } = await imports.preview(made.token, file());
    const failOnce = `IF nextval('tries') = 2500 THEN RAISE EXCEPTION 'away'; END IF`;
    await runOnEachAddition(failOnce, async () => {
      await imports.ask(made.token, 'applyImport', id, { take: 'ALL' });
      const done = await imports.waitForState(made.token, id, ['DONE']);
      expect(done.change?.count).toBe(count);
    });
    const rows = await onEveryNode<{ inserts: number }>(
      gateway.app.ownerUrl,
      'SELECT last_value::int AS inserts FROM tries',
    );
    expect(Math.max(...rows.map(({ inserts }) => inserts))).toBe(2500 + count);
    expect(await countChanges()).toEqual({ people: count, changes: 1 });
  });

  it('reports progress, and rolls back when the import is cancelled', async () => {
    const { id } = await imports.preview(made.token, file());
    await runOnEachAddition('PERFORM pg_sleep(0.001)', async () => {
      await imports.ask(made.token, 'applyImport', id, { take: 'ALL' });
      const parts = new Set<number>();
      while (![...parts].some((part) => part > 0)) {
        parts.add((await imports.find(made.token, id)).progress);
        await wait(20);
      }
      const { data } = await imports.ask(made.token, 'cancelImport', id);
      expect(data.cancelImport.state).toBe('CANCELLED');
      await imports.waitForJobs(made, id);
    });
    expect((await imports.find(made.token, id)).state).toBe('CANCELLED');
    expect(await countChanges()).toEqual({ people: 0, changes: 0 });
  });

  it('fails with a message on a conflict, and allows a new preview', async () => {
    const { id, columns } = await imports.preview(made.token, file());
    const raiseConflict = `IF NEW.code = 'J-7' THEN
      RAISE unique_violation USING CONSTRAINT = 'employee_code_key', MESSAGE = 'breaks unique constraint "employee_code_key"'; END IF`;
    await runOnEachAddition(raiseConflict, async () => {
      await imports.ask(made.token, 'applyImport', id, { take: 'ALL' });
      const failed = await imports.waitForState(made.token, id, ['FAILED']);
      expect(failed.problem).toBe('The directory has changed since this preview');
    });
    const named = columns.map(({ index, field }) => ({ index, field }));
    const again = await imports.setColumns(made.token, id, named);
    expect(again).toMatchObject({ state: 'READY', new: count, problem: null });
    expect(await countChanges()).toEqual({ people: 0, changes: 0 });
  });

  it('fails with a message if the file cannot be read', async () => {
    const failed = await imports.preview(made.token, 'a,b\n"open', 'people.csv');
    expect([failed.state, failed.problem]).toEqual(['FAILED', 'A quote after row 1 is not closed']);
    expect(await imports.countStaged(made, failed.id)).toEqual({ files: 0, lines: 0, rows: 0 });
  });
});

describe('deleteImport', () => {
  it('deletes an import with all its rows after a day', async () => {
    const { id } = await imports.preview(made.token, file());
    const { rows } = await gateway.app.owner.query(
      `UPDATE pgboss.job SET start_after = now() WHERE name = 'forget-import' AND data ->> 'importId' = $1
       RETURNING start_after > created_on + interval '23 hours' AS "isTomorrow"`,
      [id],
    );
    expect(rows).toHaveLength(1);
    while ((await imports.countStaged(made, id)).lines !== 0) await wait(50);
    const left = await inTenant(gateway.app.dataSource, made.company.id, (db) =>
      db.rows({ name: 'imports', text: 'SELECT id FROM directory_import' }),
    );
    expect(left).toEqual([]);
    const { errors } = await gateway.graphql(made.token, `{ directoryImport(id: "${id}") { id } }`);
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });
});
