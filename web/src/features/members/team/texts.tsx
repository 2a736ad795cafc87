import type { ReactNode } from 'react';
import { Actor } from '../../company/current/Actor.tsx';

export const texts = {
  pageTitle: 'Members',
  failed: 'The members could not be loaded.',
  members: { one: 'member', other: 'members' },
  invitationsOpen: { one: 'open invitation', other: 'open invitations' },
  counts: (members: string, invitations: string): string => `${members}, ${invitations}`,
  invite: 'Invite',

  member: 'Member',
  role: 'Role',
  joined: 'Joined',
  lastSignIn: 'Last sign-in',
  never: 'Never',
  you: 'You',
  actions: 'Actions',
  actionsFor: (email: string): string => `Actions for ${email}`,
  lastOwner:
    'The only owner. A company always needs one: make somebody else an owner before changing or removing this one.',
  changeRole: 'Change role',
  changeRoleOf: (email: string): string => `Change the role of ${email}`,
  changeOwnRole: 'You lose the permissions of owners, and may lose access to this page.',
  name: 'Name',
  optionalName: 'Name (optional)',
  changeName: 'Change name',
  ownName: 'Your name',
  nameOf: (email: string): string => `Name of ${email}`,
  nameMeaning:
    'Shown with the role wherever somebody did something. Empty: the email address is shown.',
  renamed: (name: string): string => `The name is now ${name}`,
  nameRemoved: 'Name removed',
  save: 'Save',
  roleChanged: (email: string, role: string): string => `${email} is now ${role.toLowerCase()}`,
  makeOwner: 'Transfer ownership',
  makeOwnerOf: (email: string): string => `Transfer ownership to ${email}`,
  makeOwnerMeaning: (email: string): string =>
    `${email} becomes an owner. You become a safety officer, and can no longer manage plans, members and the deletion of the company.`,
  ownerMade: (email: string): string => `${email} is now an owner, and you are a safety officer`,
  remove: 'Remove',
  removeOf: (email: string): string => `Remove ${email}`,
  removeMeaning: (email: string): string =>
    `${email} is signed out at once and can no longer sign in to this company. What they did stays in the audit log.`,
  leave: 'Leave the company',
  leaveMeaning:
    'You are signed out at once and can no longer sign in to this company. What you did stays in the audit log.',
  removed: (email: string): string => `${email} removed`,

  invitations: 'Open invitations',
  invitationsMeaning:
    'An invitation is sent by email and works once, within 7 days. Inviting the address again replaces it.',
  noInvitations: 'There are no open invitations.',
  email: 'Email',
  invitedAs: (role: string, moment: ReactNode, by: string | null): ReactNode => (
    <>
      {role}, invited {moment}
      {by !== null && (
        <>
          {' by '}
          <Actor by={by} />
        </>
      )}
    </>
  ),
  waitsAs: (role: string, moment: ReactNode): ReactNode => (
    <>
      {role}, added by your identity provider {moment}. Waiting for consent, because the address has
      an account at another company.
    </>
  ),
  worksUntil: 'Valid until',
  expired: 'Expired',
  resend: 'Send again',
  resendTo: (email: string): string => `Send the invitation to ${email} again`,
  resent: (email: string): string => `Invitation sent to ${email} again`,
  withdraw: 'Withdraw',
  withdrawOf: (email: string): string => `Withdraw the invitation of ${email}`,
  withdrawn: (email: string): string => `Invitation of ${email} withdrawn`,

  inviteTitle: 'Invite a member',
  inviteMeaning: 'They get an email with a link to choose their own password.',
  sendInvitation: 'Send invitation',
  wasInvited: (email: string): string => `Invitation sent to ${email}`,
  emailMissing: 'Please enter an email address',
  roleMissing: 'Please choose a role',

  roles: 'Roles',
  rolesMeaning: 'What members may see and do. Changes take effect at once.',
};
