import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';

import { type Rows, TenantTransaction } from '../../src/database/tenant.js';
import { ContestState } from '../../src/features/cases/contests/contest.entity.js';
import type {
  ContactRecord,
  ContestedTime,
} from '../../src/features/contacts/tracing/record-step.js';

const storeRecords = {
  name: 'store-records-of-test',
  text: `
  INSERT INTO contact (company_id, id, employee_id, cross_employee_id, source, start_at, end_at, distance)
  SELECT $1, gen_random_uuid(), employee_id, cross_employee_id, source, start_at, end_at, 3.5
  FROM unnest($2::uuid[], $3::uuid[], $4::text[], $5::timestamptz[], $6::timestamptz[])
    AS record (employee_id, cross_employee_id, source, start_at, end_at)
  RETURNING 1`,
};

const storeContestsStatement = {
  name: 'store-contests-of-test',
  text: `
  INSERT INTO contest (company_id, id, person_id, other_id, source, from_at, until_at, reason, state, taken_back_at)
  SELECT $1, gen_random_uuid(), least(person, other), CASE WHEN other IS NOT NULL THEN greatest(person, other) END, source, from_at, until_at, 'PROTECTED', $7,
    CASE $7 WHEN 'TAKEN_BACK' THEN now() END
  FROM unnest($2::uuid[], $3::uuid[], $4::text[], $5::timestamptz[], $6::timestamptz[])
    AS contest (person, other, source, from_at, until_at)
  RETURNING id`,
};

/** Contests the records of a source about two people, or of one with everybody, between two moments. */
export async function storeContests(
  db: Rows,
  companyId: string,
  contests: readonly ContestedTime[],
  state = ContestState.IN_FORCE,
): Promise<string[]> {
  const stored = await db.rows<{ id: string }>(storeContestsStatement, [
    companyId,
    contests.map((contest) => contest.employeeId),
    contests.map((contest) => contest.crossEmployeeId),
    contests.map((contest) => contest.source),
    contests.map((contest) => new Date(contest.start).toISOString()),
    contests.map((contest) => new Date(contest.end).toISOString()),
    state,
  ]);
  return stored.map(({ id }) => id);
}

/** Runs work with a temporary company that has these records. */
export async function withStoredRecords<Result>(
  dataSource: DataSource,
  records: readonly ContactRecord[],
  work: (db: Rows, companyId: string) => Promise<Result>,
): Promise<Result> {
  const companyId = randomUUID();
  const db = new TenantTransaction(dataSource, companyId);
  try {
    await db.rows(storeRecords, [
      companyId,
      records.map((record) => record.employeeId),
      records.map((record) => record.crossEmployeeId),
      records.map((record) => record.source),
      records.map((record) => new Date(record.start).toISOString()),
      records.map((record) => new Date(record.end).toISOString()),
    ]);
    return await work(db, companyId);
  } finally {
    await db.rollback();
  }
}
