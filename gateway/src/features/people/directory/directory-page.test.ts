import { describe, expect, it } from 'vitest';
import { SortDirection } from '../../../database/listing.js';
import type { Statement } from '../../../database/tenant.js';
import { makeRows } from '../../../../test/rows.js';
import { findDirectoryPage } from './directory-page.queries.js';
import { EmployeeSort } from './employee.inputs.js';

/** Runs a search that finds nobody, and returns its statements. */
async function recordStatements(search: string): Promise<Statement[]> {
  const statements: Statement[] = [];
  const db = makeRows(async (statement) => {
    statements.push(statement);
    return [];
  });
  await findDirectoryPage(db, 'a company', {
    search,
    filter: {},
    page: 1,
    pageSize: 10,
    sort: EmployeeSort.NAME,
    direction: SortDirection.ASC,
  });
  return statements;
}

describe('findDirectoryPage', () => {
  it('first searches the first people of the index, by a condition that the index covers', async () => {
    const [first] = await recordStatements('lim');
    expect(first!.name).toMatch(/^page-among-first-/);
    const [, within, condition] =
      /FROM employee WHERE (.*) ORDER BY .* LIMIT 1000\s+\) AS employee WHERE (.*) ORDER/.exec(
        first!.text,
      )!;
    expect(within).toBe('company_id = $1 AND deleted_at IS NULL');
    expect(condition).toBe('search LIKE $2');
  });
});
