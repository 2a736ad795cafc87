import type { ReactNode } from 'react';

export const texts = {
  pageTitle: 'Members',
  failed: 'The members could not be loaded.',
  members: { one: 'member', other: 'members' },
  invitationsOpen: { one: 'open invitation', other: 'open invitations' },
  counts: (members: string, invitations: string): string => `${members}, ${invitations}`,
  whoMay: 'People who sign in to the company, each with an own password and a role.',
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
    'The only owner. A company always has one: make somebody else owner before this role is changed or ends.',
  changeRole: 'Change role',
  changeRoleOf: (email: string): string => `Change the role of ${email}`,
  changeOwnRole: 'You give up what only owners may do, and this page may close to you.',
  save: 'Save',
  roleChanged: (email: string, role: string): string => `${email} is now ${role.toLowerCase()}`,
  makeOwner: 'Hand over ownership',
  makeOwnerOf: (email: string): string => `Hand over ownership to ${email}`,
  makeOwnerMeaning: (email: string): string =>
    `${email} becomes owner. You become safety officer, and can no longer manage plans, members and the deletion of the company.`,
  ownerMade: (email: string): string => `${email} is owner now, and you are safety officer`,
  remove: 'Remove',
  removeOf: (email: string): string => `Remove ${email}`,
  removeMeaning: (email: string): string =>
    `${email} is signed out at once and can no longer sign in to this company. What they did stays in the audit log.`,
  leave: 'Leave the company',
  leaveMeaning:
    'You are signed out at once and can no longer sign in to this company. What you did stays in the audit log.',
  removed: (email: string): string => `${email} removed`,
  cancel: 'Cancel',

  invitations: 'Open invitations',
  invitationsMeaning:
    'An invitation is mailed and works once, for 7 days. Inviting the address again replaces it.',
  noInvitations: 'No invitation is open.',
  email: 'Email',
  invitedAs: (role: string, moment: ReactNode, by: string | null): ReactNode => (
    <>
      {role}, invited {moment}
      {by !== null && ` by ${by}`}
    </>
  ),
  worksUntil: 'Works until',
  expired: 'Expired',
  resend: 'Send again',
  resendTo: (email: string): string => `Send the invitation to ${email} again`,
  resent: (email: string): string => `Invitation sent to ${email} again`,
  takeBack: 'Take back',
  takeBackOf: (email: string): string => `Take back the invitation of ${email}`,
  takenBack: (email: string): string => `Invitation of ${email} taken back`,

  inviteTitle: 'Invite a member',
  inviteMeaning: 'They get a mail with a link by which they choose their own password.',
  sendInvitation: 'Send invitation',
  wasInvited: (email: string): string => `Invitation sent to ${email}`,
  emailMissing: 'Please enter an email address',
  roleMissing: 'Please choose a role',

  roles: 'Roles',
  rolesMeaning: 'What members may see and do. Changes take effect at once.',
};
