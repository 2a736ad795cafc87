import type { Client } from 'pg';
import { databaseLocks } from '../database/advisory-locks.js';
import type { Rows } from '../database/tenant.js';
import type { ContactSource } from '../features/contacts/records/contact-source.js';

/** Serialises gateways that create the demo company. Held until the transaction ends. */
export async function lockDemo(db: Rows): Promise<void> {
  await db.rows({ name: 'lock-demo', text: 'SELECT pg_advisory_xact_lock($1)' }, [
    databaseLocks.demoCreation,
  ]);
}

/** Tries to get the lock of the only gateway that simulates. It is held until the connection ends. */
export async function tryLockSimulation(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(
    'SELECT pg_try_advisory_lock($1) AS taken',
    [databaseLocks.demoSimulation],
  );
  return rows[0]?.taken ?? false;
}

export async function unlockSimulation(client: Client): Promise<void> {
  await client.query('SELECT pg_advisory_unlock($1)', [databaseLocks.demoSimulation]);
}

/** Finds the start of the latest contact that these people's phones reported, in epoch milliseconds; null: none since `after`. */
export async function findLastContact(
  db: Rows,
  companyId: string,
  people: string[],
  after: number,
): Promise<number | null> {
  const found = await db.row<{ last: Date | null }>(
    {
      name: 'last-contact-of-people',
      text: 'SELECT max(start_at) AS last FROM contact WHERE company_id = $1 AND employee_id = ANY ($2::uuid[]) AND start_at > $3',
    },
    [companyId, people, new Date(after)],
  );
  return found?.last?.getTime() ?? null;
}

/** Finds the time of the company's last health report, in epoch milliseconds. */
export async function findLastHealthReport(db: Rows, companyId: string): Promise<number | null> {
  const found = await db.row<{ last: Date | null }>(
    {
      name: 'last-health-of-company',
      text: 'SELECT max(created_at) AS last FROM health_record WHERE company_id = $1',
    },
    [companyId],
  );
  return found?.last?.getTime() ?? null;
}

/**
 * Sets when phones were last active, because storing their reports has set it to the present. A health report from before these reports
 * counts, too.
 */
export async function setLastActive(
  db: Rows,
  companyId: string,
  lastReports: ReadonlyMap<string, number>,
): Promise<void> {
  await db.rows(
    {
      name: 'set-last-active',
      text: `UPDATE employee SET last_active_at = greatest(report.at,
          (SELECT max(created_at) FROM health_record WHERE company_id = $1 AND employee_id = report.id))
        FROM unnest($2::uuid[], $3::timestamptz[]) AS report (id, at)
        WHERE company_id = $1 AND employee.id = report.id`,
    },
    [
      companyId,
      [...lastReports.keys()],
      [...lastReports.values()].map((at) => new Date(at).toISOString()),
    ],
  );
}

/** Whether an employee has reported something from the own file, or asked for a contest. */
export async function hasOwnReports(db: Rows, companyId: string): Promise<boolean> {
  const found = await db.row<{ isFound: boolean }>(
    {
      name: 'has-own-reports',
      text: `SELECT EXISTS (SELECT FROM employee_report WHERE company_id = $1)
          OR EXISTS (SELECT FROM contest_request WHERE company_id = $1) AS "isFound"`,
    },
    [companyId],
  );
  return found!.isFound;
}

/** An exposure by an open case that phones reported. */
export interface ContestableExposure {
  carrierId: string;
  personId: string;
  source: ContactSource;
  exposedAt: Date;
}

/** Finds the shortest contact until a moment by which an open case exposed somebody, without people who have a contest. */
export function findExposureToContest(
  db: Rows,
  companyId: string,
  until: Date,
): Promise<ContestableExposure | undefined> {
  return db.row(
    {
      name: 'exposure-to-contest',
      text: `SELECT disease_case.employee_id AS "carrierId", exposure.employee_id AS "personId", source,
          exposed_at AS "exposedAt"
        FROM case_exposure AS exposure
        JOIN disease_case ON disease_case.company_id = $1 AND disease_case.id = case_id AND closed_at IS NULL
        WHERE exposure.company_id = $1 AND level = 1 AND source = 'mobile' AND exposed_at <= $2
          AND NOT EXISTS (SELECT FROM contest WHERE company_id = $1 AND exposure.employee_id IN (person_id, other_id))
        ORDER BY minutes, exposed_at, exposure.employee_id LIMIT 1`,
    },
    [companyId, until],
  );
}

/**
 * Marks the notices of this transaction as mailed at the time that the demo simulates. Nobody reads the addresses of the demo's people, so
 * that nothing may be sent to them.
 */
export async function markNoticesSent(db: Rows, companyId: string): Promise<void> {
  await db.rows(
    {
      name: 'mark-notices-sent',
      text: `UPDATE mail SET status = 'SENT', attempts = 1, created_at = notice.sent_at, sent_at = notice.sent_at + interval '4 seconds'
        FROM notice
        WHERE mail.company_id = $1 AND mail.created_at >= now() AND notice.company_id = $1 AND notice.mail_id = mail.id`,
    },
    [companyId],
  );
}
