import {
  MembersPageDocument,
  type InvitationTable_InvitationFragment as Invitation,
  type MemberTable_MemberFragment as Member,
} from '../../../generated/graphql.ts';
import type { Permission } from '../../../generated/permissions.ts';
import { aSession, renderScreen } from '../../../testing/render.tsx';
import { answer } from '../../../testing/server.ts';
import { MembersPage } from './MembersPage.tsx';

let made = 0;
const nextId = (): string => {
  made += 1;
  return `01900000-0000-7000-b000-${String(made).padStart(12, '0')}`;
};

export const aMember = (overrides: Partial<Member> = {}): Member => ({
  id: nextId(),
  email: 'ben@acme.test',
  name: null,
  role: 'SAFETY_OFFICER',
  isSelf: false,
  joinedAt: '2026-01-05T01:00:00.000Z',
  lastSignedInAt: null,
  ...overrides,
});

/** The owner who is signed in. */
export const anna = aMember({
  email: 'anna@acme.test',
  role: 'OWNER',
  isSelf: true,
  lastSignedInAt: '2026-01-06T01:00:00.000Z',
});

export const anInvitation = (overrides: Partial<Invitation> = {}): Invitation => ({
  id: nextId(),
  email: 'cara@acme.test',
  name: null,
  role: 'VIEWER',
  invitedBy: 'anna@acme.test',
  createdAt: '2026-01-05T01:00:00.000Z',
  expiresAt: '2026-01-12T01:00:00.000Z',
  provisionedId: null,
  ...overrides,
});

/** Announces members and open invitations, which a test may change. */
export const answerMembers = (members: Member[], memberInvitations: Invitation[] = []) =>
  answer(MembersPageDocument, () => ({
    members: [...members],
    memberInvitations: [...memberInvitations],
  }));

export const renderMembers = (permissions?: Permission[], search = '') =>
  renderScreen(<MembersPage />, {
    path: '/dashboard/:companyName/members',
    at: `/dashboard/acme/members${search}`,
    session: aSession({}, permissions),
  });
