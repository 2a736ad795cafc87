import type { Client } from 'pg';
import type { Rows } from '../database/tenant.js';

const makingLock = 4_000_120;
const simulatingLock = 4_000_121;

/** Lets gateways that start together make the demo company one after the other, until the transaction ends. */
export async function lockDemo(db: Rows): Promise<void> {
  await db.rows({ name: 'lock-demo', text: 'SELECT pg_advisory_xact_lock($1)' }, [makingLock]);
}

/** May this connection simulate? Only one of all gateways does, for as long as its connection lasts. */
export async function tryLockSimulation(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(
    'SELECT pg_try_advisory_lock($1) AS taken',
    [simulatingLock],
  );
  return rows[0]?.taken ?? false;
}

export async function unlockSimulation(client: Client): Promise<void> {
  await client.query('SELECT pg_advisory_unlock($1)', [simulatingLock]);
}

/** When did the last contact begin that one of these people's phones has reported? Epoch milliseconds; looks no further back than `after`. */
export async function findLastContact(
  db: Rows,
  companyId: string,
  people: string[],
  after: number,
): Promise<number | null> {
  const [found] = await db.rows<{ last: Date | null }>(
    {
      name: 'last-contact-of-people',
      text: 'SELECT max(start_at) AS last FROM contact WHERE company_id = $1 AND employee_id = ANY ($2::uuid[]) AND start_at > $3',
    },
    [companyId, people, new Date(after)],
  );
  return found?.last?.getTime() ?? null;
}

/** When did a phone of the company last say that it is well? Epoch milliseconds. */
export async function findLastHealthReport(db: Rows, companyId: string): Promise<number | null> {
  const [found] = await db.rows<{ last: Date | null }>(
    {
      name: 'last-health-of-company',
      text: 'SELECT max(created_at) AS last FROM health_record WHERE company_id = $1',
    },
    [companyId],
  );
  return found?.last?.getTime() ?? null;
}

/** Puts the time at which phones were heard back to when they would have reported. */
export async function setLastActive(
  db: Rows,
  companyId: string,
  heard: ReadonlyMap<string, number>,
): Promise<void> {
  await db.rows(
    {
      name: 'set-last-active',
      text: `UPDATE employee SET last_active = heard.at FROM unnest($2::uuid[], $3::timestamptz[]) AS heard (id, at)
        WHERE company_id = $1 AND employee.id = heard.id`,
    },
    [companyId, [...heard.keys()], [...heard.values()].map((at) => new Date(at).toISOString())],
  );
}
