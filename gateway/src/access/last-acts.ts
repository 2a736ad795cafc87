import { v7 as uuidv7 } from 'uuid';
import type { Rows, Statement } from '../database/tenant.js';

/**
 * How far back acts are looked for, in milliseconds: longer than a replica that is read from may be behind, a mutation may take
 * from its entry to its commit, and clocks of gateways may differ, together.
 */
const window = 5 * 60_000;
/** More of them than any page needs: who did so much is best served where it was done. */
export const mostActs = 100;
const noRandomness = new Uint8Array(16);

const lastActs: Statement = {
  name: 'last-acts-of-company',
  text: `SELECT id FROM audit_entry WHERE company_id = $1 AND id > $2 ORDER BY id DESC LIMIT ${mostActs}`,
};

/** What was done in a company lately: ids of the entries in the log, which were stored in the very transactions that did it. */
export async function findLastActs(db: Rows, companyId: string): Promise<string[]> {
  const since = uuidv7({ msecs: Date.now() - window, random: noRandomness, seq: 0 });
  const acts = await db.rows<{ id: string }>(lastActs, [companyId, since]);
  return acts.map(({ id }) => id);
}

/** Whether this transaction sees all of them. */
export async function seesActs(
  db: Rows,
  companyId: string,
  acts: readonly string[],
): Promise<boolean> {
  const [seen] = await db.rows<{ count: number }>(
    {
      name: 'seen-acts-of-company',
      text: 'SELECT count(*) FROM audit_entry WHERE company_id = $1 AND id = ANY ($2::uuid[])',
    },
    [companyId, acts],
  );
  return seen?.count === acts.length;
}
