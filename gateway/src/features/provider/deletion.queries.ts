import type { Rows } from '../../database/tenant.js';
import { lockCompany } from '../company/profile/company.queries.js';

/** Schedules a company's deletion and returns the date; undefined if one is already scheduled. */
export async function scheduleDeletion(db: Rows, companyId: string): Promise<Date | undefined> {
  const company = await db.row<{ deletionAt: Date }>(
    {
      name: 'schedule-deletion',
      text: `UPDATE company SET deletion_at = now() + interval '30 days'
        WHERE id = $1 AND deletion_at IS NULL RETURNING deletion_at AS "deletionAt"`,
    },
    [companyId],
  );
  return company?.deletionAt;
}

/**
 * Cancels a scheduled deletion; returns false if it has begun. Compares with the clock, not with the start of the transaction,
 * which may have waited for an erasure.
 */
export async function cancelDeletion(db: Rows, companyId: string): Promise<boolean> {
  await lockCompany(db, companyId);
  const undone = await db.rows(
    {
      name: 'undo-deletion',
      text: `UPDATE company SET deletion_at = NULL WHERE id = $1 AND deletion_at > statement_timestamp() RETURNING id`,
    },
    [companyId],
  );
  return undone.length > 0;
}
