import { Client, escapeLiteral } from 'pg';
import type { StoredRecord } from './expected.js';

/** Differences between a company's stored records and the acknowledged ones. */
export interface StoredComparison {
  rows: number;
  /** Acknowledged, but not stored. */
  missing: number;
  /** Stored more than once. */
  doubled: number;
  /** Stored with other people, times or distance. */
  changed: number;
  /** Stored, but never acknowledged. */
  unknown: number;
}

/** Reads all records of a company as the owner of the tables. */
export async function compareStored(
  databaseUrl: string,
  companyId: string,
  acknowledged: ReadonlyMap<string, StoredRecord>,
): Promise<StoredComparison> {
  const rows = await readRows(databaseUrl, escapeLiteral(companyId));
  const ids = new Set(rows.map(({ id }) => id));
  const compared = {
    rows: rows.length,
    missing: [...acknowledged.keys()].filter((id) => !ids.has(id)).length,
    doubled: rows.length - ids.size,
    changed: 0,
    unknown: 0,
  };
  for (const row of rows) {
    const record = acknowledged.get(row.id);
    if (!record) compared.unknown += 1;
    else if (!isSame(record, row)) compared.changed += 1;
  }
  return compared;
}

async function readRows(url: string, companyId: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    // Row level security also applies to an owner who is no superuser.
    await client.query(`BEGIN; SET LOCAL app.company_id = ${companyId}`);
    const { rows } = await client.query<StoredRecord & { id: string }>(
      `SELECT id, employee_id AS "employeeId", cross_employee_id AS "crossEmployeeId", distance,
         (extract(epoch FROM start_at) * 1000)::float8 AS start, (extract(epoch FROM end_at) * 1000)::float8 AS end
       FROM contact WHERE company_id = ${companyId}`,
    );
    return rows;
  } finally {
    await client.end();
  }
}

function isSame(record: StoredRecord, row: StoredRecord): boolean {
  return (
    record.employeeId === row.employeeId &&
    record.crossEmployeeId === row.crossEmployeeId &&
    record.start === Math.round(row.start) &&
    record.end === Math.round(row.end) &&
    singlePrecision(record.distance) === singlePrecision(row.distance)
  );
}

/** Distances are stored in single precision. */
const singlePrecision = (distance: number | null) =>
  distance === null ? null : Math.fround(distance);
