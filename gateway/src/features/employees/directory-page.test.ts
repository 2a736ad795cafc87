import { describe, expect, it } from 'vitest';
import { SortDirection } from '../../database/listing.js';
import type { Statement } from '../../database/tenant.js';
import { makeRows } from '../../../test/rows.js';
import { findDirectoryPage } from './directory-page.queries.js';
import { EmployeeSort } from './employee.inputs.js';

/** Records the statements of a search that finds nobody. */
async function askedFor(search: string): Promise<Statement[]> {
  const asked: Statement[] = [];
  const db = makeRows(async (statement) => {
    asked.push(statement);
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
  return asked;
}

describe('findDirectoryPage', () => {
  it('searches the first people in the index alone, without reading their rows', async () => {
    const [first] = await askedFor('lim');
    expect(first!.name).toMatch(/^page-among-first-/);
    const [, within, condition] =
      /FROM employee WHERE (.*) ORDER BY .* LIMIT 1000\s+\) AS employee WHERE (.*) ORDER/.exec(
        first!.text,
      )!;
    expect(within).toBe('company_id = $1 AND deleted_at IS NULL');
    expect(condition).toBe('search LIKE $2');
  });
});
