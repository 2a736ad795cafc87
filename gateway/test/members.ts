import { v7 as uuidv7 } from 'uuid';
import { expect } from 'vitest';
import { type MemberRole, Role } from '../src/access/role.js';
import { inTenant } from '../src/database/tenant.js';
import { MemberInvitation } from '../src/features/members/team/member-invitation.entity.js';
import { hashToken, makeLinkToken } from '../src/mail/link-token.js';
import type { TestApp } from './database.js';
import { joinCompany, type MadeCompany, type MadeMember, makeMember } from './factories.js';

/** A member with the id of the membership. */
export interface JoinedMember extends MadeMember {
  id: string;
}

/** Makes a signed-in member, and finds the id of the membership. */
export async function makeJoinedMember(
  app: TestApp,
  company: Pick<MadeCompany, 'company'>,
  role: MemberRole,
): Promise<JoinedMember> {
  const member = await makeMember(app, company, role);
  return { ...member, id: await findMemberId(app, company, member.email) };
}

/** Finds the id of the membership of an address. */
export async function findMemberId(
  app: TestApp,
  { company }: Pick<MadeCompany, 'company'>,
  email: string,
): Promise<string> {
  const [found] = await inTenant(app.dataSource, company.id, (db) =>
    db.unnamed<{ id: string }>(
      'SELECT member.id FROM member JOIN account ON account.id = account_id WHERE company_id = $1 AND email = $2',
      [company.id, email],
    ),
  );
  return found!.id;
}

/** Waits until the job has deleted the account of an address. */
export async function untilAccountIsDeleted(app: TestApp, email: string): Promise<void> {
  const countAccounts = async () =>
    (await app.owner.query('SELECT FROM account WHERE email = $1', [email])).rowCount;
  await expect.poll(countAccounts, { timeout: 10_000 }).toBe(0);
}

/** Makes the account of one company a member of another one. */
export async function joinAs(
  app: TestApp,
  { company }: Pick<MadeCompany, 'company'>,
  role: MemberRole,
  { email }: Pick<MadeCompany, 'email'>,
): Promise<string> {
  const { rows } = await app.owner.query<{ id: string }>(
    'SELECT id FROM account WHERE email = $1',
    [email],
  );
  return joinCompany(app, company.id, role, rows[0]!.id);
}

/** Stores an open invitation without its mail. */
export async function makeMemberInvitation(
  app: TestApp,
  { company }: Pick<MadeCompany, 'company'>,
  given: Partial<MemberInvitation> = {},
): Promise<{ id: string; email: string; token: string }> {
  const id = uuidv7();
  const email = given.email ?? `new-${id}@company.example`;
  const token = makeLinkToken(app.tokenSecret, { companyId: company.id, id });
  await inTenant(app.dataSource, company.id, async (db) =>
    (await db.manager()).insert(MemberInvitation, {
      companyId: company.id,
      id,
      role: Role.SAFETY_OFFICER,
      tokenHash: hashToken(token),
      expiresAt: new Date(Date.now() + 60_000),
      ...given,
      email,
    }),
  );
  return { id, email, token };
}
