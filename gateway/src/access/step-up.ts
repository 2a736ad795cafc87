/** How long a proof of who somebody is stays good for sensitive work, in milliseconds. */
export const proofLifetimeMs = 10 * 60 * 1000;

/** What a mutation does that needs a recent proof. */
type Sensitive = 'removes' | 'changes members' | 'changes sign-in' | 'changes keys';

/**
 * Mutations that a member may only do within 10 minutes of proving who it is, so that an unattended browser or a stolen session is not
 * enough. Keeping records for a shorter time needs one too (`changeRetention`), other settings do not. `features/accounts/step-up.test.ts` decides each mutation of members, here or in its own list.
 */
const sensitiveMutations: Readonly<Record<string, Sensitive>> = {
  deleteEmployee: 'removes',
  deleteEmployees: 'removes',
  deleteCamera: 'removes',
  scheduleCompanyDeletion: 'removes',
  inviteMember: 'changes members',
  updateMemberRole: 'changes members',
  removeMember: 'changes members',
  transferOwnership: 'changes members',
  endSession: 'changes sign-in',
  endOtherSessions: 'changes sign-in',
  startAuthenticator: 'changes sign-in',
  startPasskey: 'changes sign-in',
  removePasskey: 'changes sign-in',
  updateSignInRules: 'changes sign-in',
  updateIdentityProvider: 'changes sign-in',
  removeIdentityProvider: 'changes sign-in',
  addMailDomain: 'changes sign-in',
  checkMailDomain: 'changes sign-in',
  removeMailDomain: 'changes sign-in',
  removeAuthenticator: 'changes sign-in',
  renewRecoveryCodes: 'changes sign-in',
  createApiKey: 'changes keys',
  revokeApiKey: 'changes keys',
  rotateCameraKey: 'changes keys',
  createWebhook: 'changes keys',
  updateWebhook: 'changes keys',
  deleteWebhook: 'changes keys',
  rotateWebhookSecret: 'changes keys',
};

/** Files with data of people, by their path below /api. */
const sensitiveFiles: ReadonlySet<string> = new Set([
  '/employee/:employeeId/data',
  '/employees/export',
  '/healths/export',
  '/contacts/exposed/export',
  '/contacts/continuous/export',
  '/contacts/cumulative/export',
  '/follow-up/export',
  '/audit/export',
]);

/** Returns whether a mutation needs a recent proof. */
export function isSensitiveMutation(name: string): boolean {
  return Object.hasOwn(sensitiveMutations, name);
}

/** Returns whether a file needs a recent proof. */
export function isSensitiveFile(path: string): boolean {
  return sensitiveFiles.has(path);
}

/** Lists what needs a recent proof. */
export function listSensitive(): { mutations: string[]; files: string[] } {
  return { mutations: Object.keys(sensitiveMutations), files: [...sensitiveFiles] };
}
