import { describe, expect, it } from 'vitest';
import { impersonalColumns } from '../../../test/impersonal-columns.js';
import { makeCompany, makeEmployee } from '../../../test/factories.js';
import { deferred, useTestGateway } from '../../../test/hooks.js';
import { startOwnFileSession } from '../../../test/own-file.js';
import { personalTables } from './own-columns.js';

const gateway = useTestGateway();
const owner = deferred(() => gateway.app.owner);

describe('the list of personal columns', () => {
  it('contains every column of the database that is not listed as impersonal', async () => {
    const { rows } = await owner.query<{ name: string }>(`
      SELECT table_name || '.' || column_name AS name FROM information_schema.columns
      JOIN pg_class ON pg_class.oid = (quote_ident(table_schema) || '.' || quote_ident(table_name))::regclass
      WHERE table_schema = 'public' AND relkind IN ('r', 'p') AND NOT relispartition`);
    const personal = personalTables.flatMap(({ table, columns }) =>
      Object.keys(columns).map((column) => `${table}.${column}`),
    );
    const impersonal = Object.entries(impersonalColumns).flatMap(([table, columns]) =>
      columns.split(' ').map((column) => `${table}.${column}`),
    );
    expect([...personal, ...impersonal].toSorted()).toEqual(
      rows.map(({ name }) => name).toSorted(),
    );
  });

  it('has a unique key for every shown column and a reason for every withheld one', () => {
    for (const { key, columns, rows } of personalTables) {
      const keys = Object.values(columns).flatMap(({ as }) => as ?? []);
      expect([key, new Set(keys).size]).toEqual([key, keys.length]);
      expect([key, rows === null]).toEqual([key, keys.length === 0]);
      for (const { as, withheld } of Object.values(columns))
        expect((as === null) !== (withheld === null)).toBe(true);
    }
    const parts = personalTables.map(({ key }) => key);
    expect(new Set(parts).size).toBe(parts.length);
  });

  it('is listed in ownFile.columns', async () => {
    const session = await startOwnFileSession(
      gateway.app,
      await makeEmployee(gateway.app, await makeCompany(gateway.app)),
    );
    const { data } = await gateway.graphql(
      session,
      '{ ownFile { columns { topic part what purpose keptUntil withheld } } }',
    );
    expect(data.ownFile.columns).toHaveLength(
      personalTables.reduce((sum, { columns }) => sum + Object.keys(columns).length, 0),
    );
    expect(data.ownFile.columns).toContainEqual({
      topic: 'You in the directory',
      part: 'Your entry in the directory',
      what: 'Your phone number',
      purpose: 'Your company names you by it, reaches you, and finds who was near to whom.',
      keptUntil:
        'As long as you are in the directory. It is erased once your deletion can no longer be undone.',
      withheld: null,
    });
  });
});
