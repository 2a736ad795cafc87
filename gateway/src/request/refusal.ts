import { isSamePassKey } from '../access/pass-key.js';
import { SessionKind } from '../access/session.entity.js';
import type { Claims } from '../access/tokens.js';
import { findSessionOfInactiveCompany } from '../access/viewer.queries.js';
import type { Rows } from '../database/tenant.js';
import { CompanyInactive, EndedByInactivation, SessionEnded } from '../errors.js';

/** Finds out whether a session without a viewer has ended or is only suspended while its company is inactive. */
export async function findRefusal(
  db: Rows,
  claims: Claims | undefined,
  passKey: string | undefined,
): Promise<SessionEnded | CompanyInactive> {
  const session = claims && (await findSessionOfInactiveCompany(db, claims));
  if (!session || (passKey !== undefined && !isSamePassKey(passKey, session.passKey)))
    return new SessionEnded();
  return session.kind === SessionKind.EMPLOYEE
    ? new CompanyInactive('Your company is not active. The app continues once it is active again')
    : new EndedByInactivation();
}
