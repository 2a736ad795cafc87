import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach } from 'vitest';
import { MINUTE } from '../src/durations.js';
import { makeCompany, makeEmployee, type MadeCompany } from './factories.js';
import { deferred } from './hooks.js';
import { giveToPlainOwner } from './plain-owner.js';
import { startTestGateway, type TestGateway } from './run-document.js';

export interface AgedCompany extends MadeCompany {
  /** Ids of its two people. */
  people: [string, string];
  token: string;
  phone: string;
  cross: Awaited<ReturnType<typeof makeEmployee>>;
  /** Start of the first day whose records are not deleted now. */
  bound: Date;
}

/**
 * Makes companies with records of any age and reads which of them are stored. Each test has its own database, because dropped days
 * cannot be restored.
 */
export function useAgedRecords() {
  let started: TestGateway | undefined;
  beforeEach(async () => {
    started = await startTestGateway();
    // As in production, the tables belong to a role that has no other rights than to create tables of days.
    const role = await giveToPlainOwner(started.app.owner);
    await started.app.owner.query(`GRANT CREATE ON SCHEMA public TO ${role}`);
  });
  afterEach(() => started?.stop());
  const gateway = deferred(() => started);
  const owner = deferred(() => started?.app.owner);

  /** Makes a company with two people, whose deletion is due. */
  async function makeAgedCompany(days = 30, timeZone = 'UTC'): Promise<AgedCompany> {
    const made = await makeCompany(gateway.app, { timeZone, retentionDays: days });
    const [one, cross] = [
      await makeEmployee(gateway.app, made),
      await makeEmployee(gateway.app, made),
    ];
    await makeDue(made);
    const { rows } = await owner.query(
      'SELECT start_of_day((now() AT TIME ZONE $1)::date - $2::int, $1) AS bound',
      [timeZone, days],
    );
    const people: [string, string] = [one.employee.id, cross.employee.id];
    return { ...made, people, phone: one.token, cross, bound: rows[0].bound };
  }

  // Not now(): the column is rounded to milliseconds, which may be later.
  const makeDue = ({ company }: MadeCompany) =>
    owner.query(
      `UPDATE company SET retention_due_at = now() - interval '1 millisecond' WHERE id = $1`,
      [company.id],
    );

  /** Makes a contact of the two people that ends at a moment, and marks its days as an upload does. */
  async function makeContact(
    { company, people }: AgedCompany,
    end: Date,
    minutes = 10,
  ): Promise<string> {
    const id = randomUUID();
    await owner.query(
      `INSERT INTO contact (company_id, id, employee_id, cross_employee_id, start_at, end_at, source)
       VALUES ($1, $2, $3, $4, $5, $6, 'mobile')`,
      [company.id, id, ...people, new Date(end.getTime() - minutes * MINUTE), end],
    );
    await owner.query(
      `INSERT INTO insight_mark (company_id, id, day)
       SELECT id, gen_random_uuid(), each.day::date FROM company, generate_series(
         ($2::timestamptz AT TIME ZONE time_zone)::date::timestamp, ($3::timestamptz AT TIME ZONE time_zone)::date::timestamp, interval '1 day') AS each (day)
       WHERE id = $1`,
      [company.id, new Date(end.getTime() - minutes * MINUTE), end],
    );
    return id;
  }

  async function makeHealth({ company, people }: AgedCompany, at: Date): Promise<string> {
    const id = randomUUID();
    await owner.query(
      'INSERT INTO health_record (company_id, id, employee_id, created_at) VALUES ($1, $2, $3, $4)',
      [company.id, id, people[0], at],
    );
    return id;
  }

  async function makeCameraBreach({ company }: AgedCompany, end: Date): Promise<string> {
    const id = randomUUID();
    await owner.query(
      `INSERT INTO camera (company_id, id, code, room_name, room_number, latitude, longitude, safe_distance, time_lag, feed_url, key_hash)
       VALUES ($1, $2, $3, 'Lobby', '1', 0, 0, 6, 2, 'rtsp://10.0.0.4', '')`,
      [company.id, id, id],
    );
    await owner.query(
      `INSERT INTO camera_breach (company_id, start_at, id, camera_id, end_at, people) VALUES ($1, $2, $3, $3, $4, 2)`,
      [company.id, new Date(end.getTime() - MINUTE), id, end],
    );
    return id;
  }

  /** Makes a case that was closed at a moment, or an open one. */
  async function makeCase(
    { company, people }: AgedCompany,
    closedAt: Date | null,
  ): Promise<string> {
    const id = randomUUID();
    await owner.query(
      `INSERT INTO disease_case (company_id, id, number, employee_id, disease, classification, reported_day, opened_at, closed_at, outcome)
       SELECT $1, $2, count(*) + 1, $3, 'COVID_19', 'CONFIRMED', '2025-01-01', '2025-01-01', $4::timestamptz,
         CASE WHEN $4 IS NOT NULL THEN 'RECOVERED' END FROM disease_case WHERE company_id = $1`,
      [company.id, id, people[0], closedAt],
    );
    await owner.query(
      `INSERT INTO case_entry (company_id, id, case_id, act) VALUES ($1, $2, $2, 'OPENED')`,
      [company.id, id],
    );
    return id;
  }

  const listIds = async (table: string, { company }: MadeCompany): Promise<string[]> =>
    (await owner.query(`SELECT id FROM ${table} WHERE company_id = $1`, [company.id])).rows.map(
      ({ id }) => id,
    );
  const listRuns = async ({ company }: MadeCompany) =>
    (
      await owner.query(
        `SELECT kept_from, contacts, breaches, health_reports, figures, cases FROM retention_run WHERE company_id = $1 ORDER BY ran_at`,
        [company.id],
      )
    ).rows;
  const listContactTables = async (): Promise<string[]> =>
    (
      await owner.query(
        `SELECT relname FROM pg_inherits JOIN pg_class ON oid = inhrelid WHERE inhparent = 'contact'::regclass ORDER BY relname`,
      )
    ).rows.map(({ relname }) => relname);
  return {
    gateway,
    owner,
    makeAgedCompany,
    makeDue,
    makeContact,
    makeHealth,
    makeCameraBreach,
    makeCase,
    listIds,
    listRuns,
    listContactTables,
  };
}

export const formatDay = (at: Date) => at.toISOString().slice(0, 10);
export const contactTableName = (at: Date) => `contact_${formatDay(at).replaceAll('-', '')}`;
export const addMilliseconds = (at: Date, milliseconds: number) =>
  new Date(at.getTime() + milliseconds);
