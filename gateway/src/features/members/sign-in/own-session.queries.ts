import { isInUse } from '../../../access/viewer.queries.js';
import type { Rows } from '../../../database/tenant.js';
import type { OwnSession } from './own-session.types.js';

/** Accounts have few sessions, and the newest are enough to notice a stranger. */
const maxSessions = 200;

/** Lists the sessions of an account that have not ended, the last used first. */
export function listSessions(
  db: Rows,
  { companyId, accountId }: { companyId: string; accountId: string },
  currentId: string | null,
): Promise<OwnSession[]> {
  return db.rows<OwnSession>(
    {
      name: 'own-sessions',
      text: `
        SELECT id, device, network, created_at AS "startedAt", coalesce(last_used_at, created_at) AS "lastUsedAt",
          expires_at AS "expiresAt", id = $3 AS "isCurrent"
        FROM session
        WHERE company_id = $1 AND account_id = $2 AND revoked_at IS NULL AND expires_at > now() AND ${isInUse}
        ORDER BY id = $3 DESC, coalesce(last_used_at, created_at) DESC, id
        LIMIT ${maxSessions}`,
    },
    [companyId, accountId, currentId],
  );
}

/**
 * Returns whether an account has signed in with this device from this network before its current session. Old sessions are not kept.
 */
export async function isKnownDevice(
  db: Rows,
  companyId: string,
  { accountId, device, network }: { accountId: string; device: string; network: string },
): Promise<boolean> {
  const signIns = await db.rows(
    {
      name: 'sign-ins-of-device',
      text: `
        SELECT id FROM session
        WHERE company_id = $1 AND account_id = $2 AND device = $3 AND network = $4 LIMIT 2`,
    },
    [companyId, accountId, device, network],
  );
  return signIns.length > 1;
}
