import { countRows, type SortDirection } from '../../../database/listing.js';
import type { Rows } from '../../../database/tenant.js';
import { latestHealthJoin } from './phone-health.queries.js';
import { buildDirectoryCondition, type SearchCondition } from './directory-filter.js';
import type { ListedEmployee, ListedWithHealth } from './employee.entity.js';
import { type EmployeeListing, EmployeeSort } from './employee.inputs.js';
import { listedColumns } from './employee.queries.js';
import { statusJoin } from './stored-status.queries.js';

/** ORDER BY of each column; empty values come last in descending order. */
const sortKeys: Record<EmployeeSort, Record<SortDirection, string>> = {
  [EmployeeSort.CREATED_AT]: inBothDirections('created_at'),
  [EmployeeSort.DEPARTMENT]: inBothDirections('department_key'),
  [EmployeeSort.EMAIL]: inBothDirections('email'),
  [EmployeeSort.EMPLOYEE_ID]: inBothDirections('code'),
  [EmployeeSort.LAST_ACTIVE]: {
    ASC: 'last_active_at NULLS FIRST',
    DESC: 'last_active_at DESC NULLS LAST',
  },
  [EmployeeSort.NAME]: inBothDirections('name_key'),
  [EmployeeSort.PHONE]: inBothDirections('phone'),
  [EmployeeSort.STATUS]: {
    ASC: 'status.is_positive IS TRUE, status.positive_date NULLS FIRST',
    DESC: 'status.is_positive IS TRUE DESC, status.positive_date DESC NULLS LAST',
  },
};

function inBothDirections(column: string): Record<SortDirection, string> {
  return { ASC: column, DESC: `${column} DESC` };
}

/** Columns that the database reads in the order of an index, up to the end of a page. */
const indexedSorts = new Set([
  EmployeeSort.EMAIL,
  EmployeeSort.EMPLOYEE_ID,
  EmployeeSort.NAME,
  EmployeeSort.PHONE,
]);

/** People in which a full page is searched before the whole directory is. */
const maxProbed = 1000;

/** The people of a page in order, and the number on all pages if the query counted it. */
export interface FoundPage {
  people: (ListedEmployee | ListedWithHealth)[];
  total: number | null;
}

/** Builds the ORDER BY of a listing; equal rows are ordered by id. An order by status needs `statusJoin`. */
export function buildOrder({
  sort,
  direction,
}: Pick<EmployeeListing, 'sort' | 'direction'>): string {
  return `${sortKeys[sort][direction]}, id`;
}

/**
 * Finds a page of the directory. A search with many matches fills its first page from the start of the index, without a count; one
 * with few matches is found and counted in one query. Each way alone would take twice the time for half of all searches.
 * @param withHealth whether to read the latest health of phones in the same rows.
 */
export async function findDirectoryPage(
  db: Rows,
  companyId: string,
  listing: EmployeeListing,
  withHealth = false,
): Promise<FoundPage> {
  const { search, filter, sort, page, pageSize } = listing;
  const condition = buildDirectoryCondition(search, filter);
  const isIndexed = indexedSorts.has(sort);
  const run = (query: PageQuery) =>
    runPageQuery(db, companyId, listing, condition, query, withHealth);
  if (isReadInOrder(listing)) return run(inOrder);
  if (isIndexed && page * pageSize <= maxProbed / 10) {
    const found = await run(amongFirst);
    if (found.people.length === pageSize) return found;
  }
  const found = await run(withTotal);
  // A page after the last one has no rows that carry the total.
  return found.people.length === 0 && page === 1 ? { people: [], total: 0 } : found;
}

/** Whether a page is read in the order of an index, without a total. */
export function isReadInOrder({ search, filter, sort }: EmployeeListing): boolean {
  return indexedSorts.has(sort) && buildDirectoryCondition(search, filter).name === 'all';
}

/** A way to find the ids of a page. */
interface PageQuery {
  name: string;
  /** Builds a query for `id` and `total`, in order and without a limit. */
  text: (condition: SearchCondition, order: string) => string;
}

const inOrder: PageQuery = {
  name: 'page',
  text: ({ text }, order) =>
    `SELECT id, NULL::bigint AS total FROM employee WHERE ${text} ORDER BY ${order}`,
};

/** Searches the first people of the index only. */
const amongFirst: PageQuery = {
  name: 'page-among-first',
  text: ({ textOfPresent }, order) => `SELECT id, NULL::bigint AS total FROM (
      SELECT * FROM employee WHERE company_id = $1 AND deleted_at IS NULL ORDER BY ${order} LIMIT ${maxProbed}
    ) AS employee WHERE ${textOfPresent} ORDER BY ${order}`,
};

const withTotal: PageQuery = {
  name: 'page-and-total',
  text: ({ text }, order) =>
    `SELECT id, count(*) OVER () AS total FROM employee ${order.startsWith('status.') ? statusJoin : ''} WHERE ${text} ORDER BY ${order}`,
};

const noHealth = { name: '', columns: '', join: '' };
const latestHealth = { name: '-with-health', columns: ', health.*', join: latestHealthJoin };

/** Finds ids, from an index alone if possible, and reads the rows of these ids only. */
async function runPageQuery(
  db: Rows,
  companyId: string,
  listing: EmployeeListing,
  condition: SearchCondition,
  query: PageQuery,
  withHealth: boolean,
): Promise<FoundPage> {
  const { sort, direction, page, pageSize } = listing;
  const { name, values } = condition;
  const next = values.length + 2;
  const health = withHealth ? latestHealth : noHealth;
  const found = await db.rows<(ListedEmployee | ListedWithHealth) & { total: number | null }>(
    {
      name: `${query.name}-by-${sort}-${direction}-${name}${health.name}`,
      text: `SELECT ${listedColumns}, total${health.columns} FROM (
          SELECT id, total, row_number() OVER () AS place FROM (
            ${query.text(condition, buildOrder(listing))} LIMIT $${next} OFFSET $${next + 1}
          ) AS found
        ) AS found JOIN employee ON employee.company_id = $1 AND employee.id = found.id
        ${statusJoin} ${health.join}
        ORDER BY place`,
    },
    [companyId, ...values, pageSize, (page - 1) * pageSize],
  );
  return { people: found, total: found[0]?.total ?? null };
}

/** Counts the people that search and filter find. */
export function countEmployees(
  db: Rows,
  companyId: string,
  { search, filter }: Pick<EmployeeListing, 'search' | 'filter'>,
): Promise<number> {
  const { name, text, values } = buildDirectoryCondition(search, filter);
  return countRows(db, {
    name: `employees-${name}`,
    from: `FROM employee WHERE ${text}`,
    values: [companyId, ...values],
  });
}
