import type { Credentials } from '../access/credentials.js';
import { isSamePassKey } from '../access/pass-key.js';
import { SessionKind } from '../access/session.entity.js';
import { findSessionOfInactiveCompany } from '../access/viewer.queries.js';
import type { Rows } from '../database/tenant.js';
import {
  CompanyInactive,
  EndedByInactivation,
  InvalidApiKey,
  SessionEnded,
  type Unauthenticated,
} from '../errors.js';
import type { ParsedCredentials } from './viewer-lookup.js';

/**
 * Finds out why there is no viewer: the session may have ended, or be suspended while its company is inactive.
 * @returns null if the request has no token.
 */
export async function findRefusal(
  db: Rows,
  { token, passKey }: Credentials,
  parsed: ParsedCredentials | undefined,
): Promise<Unauthenticated | CompanyInactive | null> {
  if (token === undefined) return null;
  if (parsed?.kind === 'API key') return new InvalidApiKey();
  const session =
    parsed?.kind === 'session' && (await findSessionOfInactiveCompany(db, parsed.claims));
  if (!session || (passKey !== undefined && !isSamePassKey(passKey, session.passKey)))
    return new SessionEnded();
  return session.kind === SessionKind.EMPLOYEE
    ? new CompanyInactive('Your company is not active. The app continues once it is active again')
    : new EndedByInactivation();
}
