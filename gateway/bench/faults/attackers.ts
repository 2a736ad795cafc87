import type { DataSource } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { entities } from '../../src/app/rooms.js';
import { makeDataSource } from '../../src/database/data-source.js';
import { inTenant } from '../../src/database/tenant.js';
import { Account } from '../../src/features/members/accounts/account.entity.js';
import { LinkPurpose, MailedLink } from '../../src/features/members/accounts/mailed-link.entity.js';
import { hashToken, makeLinkToken } from '../../src/mail/link-token.js';
import { type BenchDatabase, withDataSource } from '../lib/database.js';
import { adminPassword, type SignedInCompany, signInPhones } from '../lib/sessions.js';
import type { RestClient } from '../lib/rest-client.js';
import { fillExposed } from './fill-exposed.js';
import type { Attackers } from '../../test/attacks/attack.js';
import { makeHostileFiles } from '../../test/hostile/form-bodies.js';

/** Phones that upload photos at once. */
const phoneCount = 30;
/** People whose notices are previewed. */
const exposedPeople = 100;
const linkLifetimeMs = 3_600_000;

/** Signs in the phones of a company, which attack together with its admin and those of others. */
export async function signInAttackers(
  database: BenchDatabase,
  api: RestClient,
  company: SignedInCompany,
  others: readonly SignedInCompany[],
): Promise<Attackers> {
  const people = company.people.slice(0, phoneCount);
  const phoneTokens = await signInPhones(database, company.id, people);
  const [admin = '', ...adminSessions] = company.tokens;
  const followUpIds = await fillExposed(database, api, company, exposedPeople);
  return {
    admin,
    followUpIds,
    adminSessions,
    phones: phoneTokens.map((token, at) => ({ employeeId: people[at]!.id, token })),
    link: await withDataSource(makeDataSource(database.url, entities), (dataSource) =>
      makeVerificationLink(dataSource, database.secrets.tokenSecret, company),
    ),
    others: others.map(({ email, tokens: [token = ''] }) => ({
      email,
      password: adminPassword,
      token,
    })),
    files: await makeHostileFiles(),
  };
}

/** Stores a link as the company's admin would get it by mail. @returns its token. */
async function makeVerificationLink(
  dataSource: DataSource,
  tokenSecret: string,
  { id: companyId, email }: SignedInCompany,
): Promise<string> {
  const id = uuidv7();
  const token = makeLinkToken(tokenSecret, { companyId, id });
  await inTenant(dataSource, companyId, async (db) => {
    const manager = await db.manager();
    const account = await manager.findOneByOrFail(Account, { email });
    await manager.insert(MailedLink, {
      companyId,
      id,
      accountId: account.id,
      purpose: LinkPurpose.VERIFY_EMAIL,
      tokenHash: hashToken(token),
      expiresAt: new Date(Date.now() + linkLifetimeMs),
    });
  });
  return token;
}
