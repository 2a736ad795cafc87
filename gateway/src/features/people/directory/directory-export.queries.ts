import type { Rows, TenantTransaction } from '../../../database/tenant.js';
import { buildDirectoryCondition } from './directory-filter.js';
import { buildOrder } from './directory-page.queries.js';
import type { EmployeeListing } from './employee.inputs.js';
import { positiveSince } from './status.queries.js';
import { statusJoin } from './stored-status.queries.js';
import { csvLineExpression, joinCells } from './directory-export-line.js';

/**
 * Lines per batch, and batches per fetch. A batch stays below the 64 KB that are read from a connection at a time: a longer one
 * would be assembled from several reads, which is costly to collect as garbage.
 */
const linesPerBatch = 500;
const batchesPerFetch = 4;

/** Builds a phone cell as `formatPhone` does. */
const phoneCell = `CASE WHEN calling_code = '' THEN phone ELSE '(+' || ltrim(calling_code, '+') || ') ' || phone END`;
/** Columns of a line with arbitrary text. */
const freeTextColumns = ['code', 'name', 'phone_cell', 'email', 'department'];

/** SQL expression that formats the COVID-19 status as `formatStatus` does. */
export const statusInWords = `CASE WHEN is_positive IS NOT TRUE THEN 'NEGATIVE' WHEN positive_date IS NOT NULL THEN to_char(positive_date, '"POSITIVE on "FMDD/FMMM/FMYYYY')
  WHEN positive_since IS NOT NULL THEN to_char(positive_since, '"POSITIVE since "FMDD/FMMM/FMYYYY') ELSE 'POSITIVE date not disclosed' END`;

/** A batch of lines of the file. */
interface ExportBatch {
  lines: string;
}

/** Finds the ids of the people of a search and filter. */
export async function findExportedIds(
  db: Rows,
  companyId: string,
  { search, filter }: Pick<EmployeeListing, 'search' | 'filter'>,
): Promise<string[]> {
  const { name, text, values } = buildDirectoryCondition(search, filter);
  const found = await db.row<{ ids: string[] | null }>(
    {
      name: `exported-ids-${name}`,
      text: `SELECT array_agg(id::text) AS ids FROM employee WHERE ${text}`,
    },
    [companyId, ...values],
  );
  return found!.ids ?? [];
}

/**
 * Lists the people of a search and filter as batches of CSV lines: code, name, phone with country code, email, department, status if
 * `withStatus`, and when the phone was last active, in a time zone. The database joins the lines, since receiving a hundred thousand rows
 * costs the gateway much more.
 */
export function listExportBatches(
  db: TenantTransaction,
  companyId: string,
  listing: Pick<EmployeeListing, 'search' | 'filter' | 'sort' | 'direction'> & {
    withStatus: boolean;
  },
  timeZone: string,
): AsyncGenerator<ExportBatch[]> {
  const { withStatus } = listing;
  const { text, values } = buildDirectoryCondition(listing.search, listing.filter);
  const lastActiveAt = `to_char(last_active_at AT TIME ZONE $${values.length + 2}, 'YYYY-MM-DD HH24:MI')`;
  const line = csvLineExpression(freeTextColumns, 'joined', [
    ...(withStatus ? [statusInWords] : []),
    `coalesce(${lastActiveAt}, 'Not available')`,
  ]);
  // Lines are built after the last sort, so that each batch is sent while the next one is built.
  const statement = {
    name: 'export-batches',
    text: `SELECT string_agg(${line}, E'\\r\\n' ORDER BY place) || E'\\r\\n' AS lines
      FROM (
        SELECT ${freeTextColumns.join(', ')}, ${withStatus ? `status.is_positive, status.positive_date, ${positiveSince} AS positive_since, ` : ''}last_active_at,
          ${joinCells(freeTextColumns)} AS joined, row_number() OVER (ORDER BY ${buildOrder(listing)}) AS place
        FROM (SELECT *, ${phoneCell} AS phone_cell FROM employee WHERE ${text}) AS employee ${withStatus ? statusJoin : ''}
      ) AS numbered
      GROUP BY place / ${linesPerBatch} ORDER BY place / ${linesPerBatch}`,
  };
  return db.batches(statement, [companyId, ...values, timeZone], batchesPerFetch);
}
