import { Client, escapeLiteral } from 'pg';
import type { LedgerRecord } from './expected.js';

/** How the database's records of a company stand to those that were acknowledged. */
export interface ComparedStore {
  inDatabase: number;
  /** Acknowledged and not there. */
  missing: number;
  /** There more than once. */
  doubled: number;
  /** There with other people, times or distance than acknowledged. */
  changed: number;
  /** There and never acknowledged. */
  unknown: number;
}

interface StoredRow {
  id: string;
  employee_id: string;
  cross_employee_id: string;
  start: number;
  end: number;
  distance: number | null;
}

/** Reads all records of a company as the owner of the tables and lays them beside the acknowledged ones. */
export async function compareStore(
  databaseUrl: string,
  companyId: string,
  acknowledged: ReadonlyMap<string, LedgerRecord>,
): Promise<ComparedStore> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    // Nodes of a cluster hear it in a transaction alone.
    await client.query('BEGIN');
    await client.query(`SET LOCAL app.company_id = ${escapeLiteral(companyId)}`);
    const { rows } = await client.query<StoredRow>(
      `SELECT id, employee_id, cross_employee_id, distance,
         (extract(epoch FROM start_at) * 1000)::float8 AS start, (extract(epoch FROM end_at) * 1000)::float8 AS end
       FROM contact WHERE company_id = $1`,
      [companyId],
    );
    return compareRows(rows, acknowledged);
  } finally {
    await client.end();
  }
}

function compareRows(
  rows: readonly StoredRow[],
  acknowledged: ReadonlyMap<string, LedgerRecord>,
): ComparedStore {
  const found = new Set(rows.map(({ id }) => id));
  const compared = {
    inDatabase: rows.length,
    missing: [...acknowledged.keys()].filter((id) => !found.has(id)).length,
    doubled: rows.length - found.size,
    changed: 0,
    unknown: 0,
  };
  for (const row of rows) {
    const record = acknowledged.get(row.id);
    if (!record) compared.unknown += 1;
    else if (!isAs(record, row)) compared.changed += 1;
  }
  return compared;
}

function isAs(record: LedgerRecord, row: StoredRow): boolean {
  return (
    record.employeeId === row.employee_id &&
    record.crossEmployeeId === row.cross_employee_id &&
    record.start === Math.round(row.start) &&
    record.end === Math.round(row.end) &&
    (record.distance === null ? row.distance === null : close(record.distance, row.distance))
  );
}

/** Distances are stored in single precision. */
function close(distance: number, stored: number | null): boolean {
  return stored !== null && Math.fround(distance) === Math.fround(stored);
}
