import type { SortDirection } from '../../database/listing.js';
import type { Rows } from '../../database/tenant.js';
import { lastSaid } from './phone-health.queries.js';
import { directoryCondition, type SearchCondition } from './directory-filter.js';
import type { ListedEmployee, ListedWithHealth } from './employee.entity.js';
import { type EmployeeListing, EmployeeSort } from './employee.inputs.js';
import { listedColumns } from './employee.queries.js';

/**
 * What a column sorts by; what is empty comes last in descending order. The only source of ORDER BY: nothing that a
 * client sends gets there.
 */
const sortKey: Record<EmployeeSort, Record<SortDirection, string>> = {
  [EmployeeSort.CREATED_AT]: bothWays('created_at'),
  [EmployeeSort.DEPARTMENT]: bothWays('department_key'),
  [EmployeeSort.EMAIL]: bothWays('email'),
  [EmployeeSort.EMPLOYEE_ID]: bothWays('code'),
  [EmployeeSort.LAST_ACTIVE]: {
    ASC: 'last_active NULLS FIRST',
    DESC: 'last_active DESC NULLS LAST',
  },
  [EmployeeSort.NAME]: bothWays('name_key'),
  [EmployeeSort.PHONE]: bothWays('phone'),
  [EmployeeSort.STATUS]: {
    ASC: 'is_positive, positive_date NULLS FIRST',
    DESC: 'is_positive DESC, positive_date DESC NULLS LAST',
  },
};

function bothWays(column: string): Record<SortDirection, string> {
  return { ASC: column, DESC: `${column} DESC` };
}

/** What the database reads in the order of an index: it stops when a page is full. */
const indexedSorts = new Set([
  EmployeeSort.EMAIL,
  EmployeeSort.EMPLOYEE_ID,
  EmployeeSort.NAME,
  EmployeeSort.PHONE,
]);

/** So far into the directory a page of a search is looked for before everybody is looked at. */
const probed = 1000;

/** Who stands on a page, in order; and how many are found on all pages, where that was as quick to say. */
export interface FoundPage {
  people: (ListedEmployee | ListedWithHealth)[];
  total: number | null;
}

/** Order of a listing; equals stand in the order of their ids. */
export function orderOf({ sort, direction }: Pick<EmployeeListing, 'sort' | 'direction'>): string {
  return `${sortKey[sort][direction]}, id`;
}

/**
 * Who stands on this page of the directory? Looks at everybody once at most. A search that many fit has its first page
 * full after a few looks in the order of the index, and is only counted then; one that few fit is found and counted in
 * one go. Doing one or the other always would take twice the time for half of all searches.
 * @param withHealth with what their phones said last, in the same rows.
 */
export async function findPage(
  db: Rows,
  companyId: string,
  listing: EmployeeListing,
  withHealth = false,
): Promise<FoundPage> {
  const { search, filter, sort, page, pageSize } = listing;
  const condition = directoryCondition(search, filter);
  const isIndexed = indexedSorts.has(sort);
  const ask = (question: Question) =>
    peopleOnPage(db, companyId, listing, condition, question, withHealth);
  if (isReadInOrder(listing)) return ask(inOrder);
  if (isIndexed && page * pageSize <= probed / 10) {
    const found = await ask(amongFirst);
    if (found.people.length === pageSize) return found;
  }
  const found = await ask(counted);
  // A page behind the last one does not know how many stand before it.
  return found.people.length === 0 && page === 1 ? { people: [], total: 0 } : found;
}

/** Whether a page is read in the order of an index without looking at anybody else, and so says nothing of the total. */
export function isReadInOrder({ search, filter, sort }: EmployeeListing): boolean {
  return indexedSorts.has(sort) && directoryCondition(search, filter).name === 'all';
}

/** How the ids of a page are looked for. */
interface Question {
  name: string;
  /** A query for `id` and `total`, in order, before its limit. */
  text: (condition: SearchCondition, order: string) => string;
}

const inOrder: Question = {
  name: 'page',
  text: ({ text }, order) =>
    `SELECT id, NULL::bigint AS total FROM employee WHERE ${text} ORDER BY ${order}`,
};

/** Those who are looked at are read from the index alone: what it does not have is not asked of them again. */
const amongFirst: Question = {
  name: 'page-among-first',
  text: ({ ofPresent }, order) => `SELECT id, NULL::bigint AS total FROM (
      SELECT * FROM employee WHERE company_id = $1 AND deleted_at IS NULL ORDER BY ${order} LIMIT ${probed}
    ) AS employee WHERE ${ofPresent} ORDER BY ${order}`,
};

const counted: Question = {
  name: 'page-and-total',
  text: ({ text }, order) =>
    `SELECT id, count(*) OVER () AS total FROM employee WHERE ${text} ORDER BY ${order}`,
};

const none = { name: '', columns: '', join: '' };

/** Finds ids, where it can by the index alone, and then reads the rows of these alone. */
async function peopleOnPage(
  db: Rows,
  companyId: string,
  listing: EmployeeListing,
  condition: SearchCondition,
  question: Question,
  withHealth: boolean,
): Promise<FoundPage> {
  const { sort, direction, page, pageSize } = listing;
  const { name, values } = condition;
  const next = values.length + 2;
  const health = withHealth ? { name: '-with-health', columns: ', said.*', join: lastSaid } : none;
  const found = await db.rows<(ListedEmployee | ListedWithHealth) & { total: number | null }>(
    {
      name: `${question.name}-by-${sort}-${direction}-${name}${health.name}`,
      text: `SELECT ${listedColumns}, total${health.columns} FROM (
          SELECT id, total, row_number() OVER () AS place FROM (
            ${question.text(condition, orderOf(listing))} LIMIT $${next} OFFSET $${next + 1}
          ) AS found
        ) AS found JOIN employee ON employee.company_id = $1 AND employee.id = found.id
        ${health.join}
        ORDER BY place`,
    },
    [companyId, ...values, pageSize, (page - 1) * pageSize],
  );
  return { people: found, total: found[0]?.total ?? null };
}

/** How many people do search and filter find? */
export async function countEmployees(
  db: Rows,
  companyId: string,
  { search, filter }: Pick<EmployeeListing, 'search' | 'filter'>,
): Promise<number> {
  const { name, text, values } = directoryCondition(search, filter);
  const [counted] = await db.rows<{ count: number }>(
    { name: `count-employees-${name}`, text: `SELECT count(*) FROM employee WHERE ${text}` },
    [companyId, ...values],
  );
  return counted?.count ?? 0;
}
