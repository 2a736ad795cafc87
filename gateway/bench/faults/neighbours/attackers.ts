import type { DataSource } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { Role } from '../../../src/access/session.entity.js';
import { startSession } from '../../../src/access/sessions.js';
import { makeDataSource } from '../../../src/database/data-source.js';
import { inTenant } from '../../../src/database/tenant.js';
import { Account } from '../../../src/features/accounts/account.entity.js';
import { LinkPurpose, MailedLink } from '../../../src/features/accounts/mailed-link.entity.js';
import { hashOfToken, linkToken } from '../../../src/mail/link-token.js';
import { adminPassword, type Ground, type GroundCompany } from '../ground.js';
import type { Attackers } from './attack.js';
import { entities } from '../../../src/app/entities.js';

/** Phones that set photos at once. */
const phoneCount = 30;
const linkLifetimeMs = 3_600_000;

/** Signs the people of a company in, who attack together with the admins of others. */
export async function signInAttackers(
  { databaseUrl, tokenSecret }: Ground,
  company: GroundCompany,
  others: readonly GroundCompany[],
): Promise<Attackers> {
  const dataSource = await makeDataSource(databaseUrl, entities, { poolSize: 4 }).initialize();
  try {
    const app = { dataSource, tokenSecret };
    const phones = company.people.slice(0, phoneCount).map(async ({ id: employeeId }) => ({
      employeeId,
      token: await startSession(app, company.id, { role: Role.EMPLOYEE, employeeId }),
    }));
    const [admin = '', ...adminSessions] = company.tokens;
    return {
      admin,
      adminSessions,
      phones: await Promise.all(phones),
      link: await makeVerificationLink(app, company),
      others: others.map(({ email, tokens: [token = ''] }) => ({
        email,
        password: adminPassword,
        token,
      })),
    };
  } finally {
    await dataSource.destroy();
  }
}

/** A mailed link that still works, as the company's admin has it. */
async function makeVerificationLink(
  { dataSource, tokenSecret }: { dataSource: DataSource; tokenSecret: string },
  { id: companyId, email }: GroundCompany,
): Promise<string> {
  const id = uuidv7();
  const token = linkToken(tokenSecret, { companyId, id });
  await inTenant(dataSource, companyId, async (db) => {
    const manager = await db.manager();
    const account = await manager.findOneByOrFail(Account, { companyId, email });
    await manager.insert(MailedLink, {
      companyId,
      id,
      accountId: account.id,
      purpose: LinkPurpose.VERIFY_EMAIL,
      tokenHash: hashOfToken(token),
      expiresAt: new Date(Date.now() + linkLifetimeMs),
    });
  });
  return token;
}
