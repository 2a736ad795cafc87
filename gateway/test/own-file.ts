import { createHash, randomUUID } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { SessionKind } from '../src/access/session.entity.js';
import { startSession } from '../src/access/sessions.js';
import { inTenant } from '../src/database/tenant.js';
import { LinkPurpose, MailedLink } from '../src/features/members/accounts/mailed-link.entity.js';
import type { Employee } from '../src/features/people/directory/employee.entity.js';
import { hashToken, makeLinkToken } from '../src/mail/link-token.js';
import type { TestApp } from './database.js';
import type { MadeEmployee } from './factories.js';

/** Starts a session of a person's own file, without a mailed link. */
export function startOwnFileSession(
  app: TestApp,
  { employee: { companyId, id, email } }: MadeEmployee,
): Promise<string> {
  const emailHash = hashEmail(email);
  return startSession(app, companyId, { kind: SessionKind.OWN_FILE, employeeId: id, emailHash });
}

/** Makes a link to a person's own file, without a mail, and returns its token. */
export async function makeOwnFileLink(
  app: TestApp,
  { companyId, id: employeeId, email }: Employee,
): Promise<string> {
  const id = uuidv7();
  const token = makeLinkToken(app.tokenSecret, { companyId, id });
  await inTenant(app.dataSource, companyId, async (db) => {
    const manager = await db.manager();
    await manager.insert(MailedLink, {
      companyId,
      id,
      employeeId,
      mailId: randomUUID(),
      emailHash: hashEmail(email),
      purpose: LinkPurpose.OWN_FILE,
      tokenHash: hashToken(token),
      expiresAt: new Date(Date.now() + 900_000),
    });
  });
  return token;
}

function hashEmail(email: string | null): Buffer {
  return createHash('sha256').update(String(email)).digest();
}
