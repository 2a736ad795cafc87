import { lockUntilEnd } from '../../database/advisory-locks.js';
import type { Rows } from '../../database/tenant.js';

/** A company whose deletion is due. */
export interface DueCompany {
  id: string;
  name: string;
  email: string;
}

/** Finds the companies due for deletion, oldest first. They are due ten minutes after their date, when their last requests have ended. */
export function findDueCompanies(db: Rows): Promise<DueCompany[]> {
  return db.rows({
    name: 'companies-to-erase',
    text: `SELECT id, name, email FROM company WHERE deletion_at <= now() - interval '10 minutes' ORDER BY deletion_at`,
  });
}

/**
 * Locks a company against other erasure jobs until the transaction ends; returns whether it still exists and is due. The lock is
 * an advisory one because `erase_company` updates the row as another role.
 */
export async function lockDueCompany(db: Rows, companyId: string): Promise<boolean> {
  await db.rows({ name: 'lock-erasure', text: `SELECT ${lockUntilEnd('companyErasure', '$1')}` }, [
    companyId,
  ]);
  const due = await db.rows(
    {
      name: 'hold-due-company',
      text: `SELECT id FROM company WHERE id = $1 AND deletion_at <= now() - interval '10 minutes'`,
    },
    [companyId],
  );
  return due.length > 0;
}

/** Progress of a deletion after a batch. */
export interface Erasure {
  /** Whether nothing is left. */
  isGone: boolean;
  /** Deleted rows by table so far. */
  erasedRows: Record<string, number>;
}

/** Deletes up to `max` rows of a company that is due. The database refuses one that is not. */
export async function eraseRows(db: Rows, companyId: string, max: number): Promise<Erasure> {
  const erasure = await db.row<Erasure>(
    {
      name: 'erase-rows',
      text: 'SELECT is_gone AS "isGone", erased_rows AS "erasedRows" FROM erase_company($1, $2)',
    },
    [companyId, max],
  );
  return erasure!;
}

/** Deletes the attempt counts and known networks of a company or its address. */
export async function deleteAttempts(db: Rows, companyId: string, email: string): Promise<void> {
  await db.rows(
    {
      name: 'erase-tries',
      text: `DELETE FROM rate_limit
        WHERE position($1 IN key) > 0 OR split_part(split_part(key, ':', 2), ' ', 1) = $2`,
    },
    [companyId, email],
  );
}
