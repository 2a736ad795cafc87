import { Connection } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../testing/database.js';
import { TenantTransaction } from './tenant.js';

const divided = { name: 'divided-of-test', text: 'SELECT 1 / $1::int AS part' };
const after = { name: 'after-of-test', text: 'SELECT 1 AS one' };
const senseless = { name: 'senseless-of-test', text: 'SELECT senseless' };

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterEach(() => void vi.restoreAllMocks());
afterAll(() => app.stop());

const open = () => new TenantTransaction(app.dataSource, null);

/** What the connection does not take for prepared any more. */
function namesGivenBack(): (string | undefined)[] {
  return vi.mocked(Connection.prototype.close).mock.calls.map(([{ name }]) => name);
}

describe('a transaction that failed', () => {
  it('gives the names of statements back that were never prepared, and those alone', async () => {
    vi.spyOn(Connection.prototype, 'close');
    for (const statements of [[senseless], [divided, after], [divided]]) {
      const db = open();
      const asked = statements.map((statement) =>
        db.rows(statement, statement === divided ? [0] : []),
      );
      for (const answer of await Promise.allSettled(asked)) expect(answer.status).toBe('rejected');
      await db.rollback();
    }
    expect(namesGivenBack()).toEqual(['senseless-of-test', 'after-of-test']);
  });

  it('leaves its connection to the next one, which may ask the same', async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      const failing = open();
      const both = [
        failing.rows(divided, [0]),
        failing.rows({ ...after, name: `${after.name}-2` }),
      ];
      expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual([
        'rejected',
        'rejected',
      ]);
      await failing.rollback();
    }
    for (let turn = 0; turn < 2; turn += 1) {
      const next = open();
      expect(await next.rows({ ...after, name: `${after.name}-2` })).toEqual([{ one: 1 }]);
      expect(await next.rows(divided, [1])).toEqual([{ part: 1 }]);
      await next.commit();
    }
  });
});
