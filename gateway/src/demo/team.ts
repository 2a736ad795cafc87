import { v7 as uuidv7 } from 'uuid';
import type { MemberRole } from '../access/role.js';
import { Role } from '../access/role.js';
import type { TenantTransaction } from '../database/tenant.js';
import { DAY, HOUR } from '../durations.js';
import { Account } from '../features/members/accounts/account.entity.js';
import { MemberInvitation } from '../features/members/team/member-invitation.entity.js';
import { Member } from '../features/members/team/member.entity.js';
import { hashToken, makeLinkToken } from '../mail/link-token.js';
import { demoCompanyId } from './people.js';

/** A member of the demo company besides its owner. Times are milliseconds before the first start. */
interface TeamMember {
  email: string;
  name: string;
  role: MemberRole;
  joinedMsAgo: number;
  lastSignInMsAgo: number;
}

/** The members of the demo company besides its owner. All have the same password. */
export const demoTeam: readonly TeamMember[] = [
  {
    email: 'wellbeing@harbourline.example',
    name: 'Grace Teo',
    role: Role.SAFETY_OFFICER,
    joinedMsAgo: 80 * DAY,
    lastSignInMsAgo: 3 * HOUR,
  },
  {
    email: 'people@harbourline.example',
    name: 'Daniel Foo',
    role: Role.DIRECTORY_MANAGER,
    joinedMsAgo: 76 * DAY,
    lastSignInMsAgo: DAY,
  },
  {
    email: 'board@harbourline.example',
    name: 'Helen Marsh',
    role: Role.VIEWER,
    joinedMsAgo: 52 * DAY,
    lastSignInMsAgo: 6 * DAY,
  },
  {
    email: 'audit@harbourline.example',
    name: 'Imran Sheikh',
    role: Role.AUDITOR,
    joinedMsAgo: 31 * DAY,
    lastSignInMsAgo: 20 * DAY,
  },
];

/** Adds the team, and an invitation that nobody has accepted yet. */
export async function createTeam(
  db: TenantTransaction,
  {
    tokenSecret,
    passwordHash,
    now,
    invitedBy,
  }: { tokenSecret: string; passwordHash: string; now: number; invitedBy: string },
): Promise<void> {
  const manager = await db.manager();
  const members = demoTeam.map((member) => ({
    ...member,
    accountId: uuidv7(),
    createdAt: new Date(now - member.joinedMsAgo),
  }));
  await manager.insert(
    Account,
    members.map(({ accountId, email, createdAt }) => ({
      id: accountId,
      email,
      passwordHash,
      verifiedAt: createdAt,
      createdAt,
    })),
  );
  await manager.insert(
    Member,
    members.map(({ accountId, name, role, createdAt, lastSignInMsAgo }) => ({
      companyId: demoCompanyId,
      id: uuidv7(),
      accountId,
      name,
      role,
      createdAt,
      lastSignedInAt: new Date(now - lastSignInMsAgo),
    })),
  );
  const id = uuidv7();
  await manager.insert(MemberInvitation, {
    companyId: demoCompanyId,
    id,
    email: 'deputy@harbourline.example',
    name: 'Nadia Rahim',
    role: Role.OWNER,
    invitedBy,
    tokenHash: hashToken(makeLinkToken(tokenSecret, { companyId: demoCompanyId, id })),
    createdAt: new Date(now - DAY),
    expiresAt: new Date(now + 6 * DAY),
  });
}
