import { MINUTE } from '../durations.js';

/** How long a confirmed identity is enough for sensitive work. */
export const proofLifetimeMs = 10 * MINUTE;

/**
 * Mutations that a member may only run within 10 minutes of confirming their identity, so that an unattended browser or a stolen session
 * is not enough. A shorter retention of records needs the same (`changeRetention`), other settings do not.
 * `features/accounts/step-up.test.ts` lists the mutations that sound sensitive and are exempt.
 */
export const sensitiveMutations: ReadonlySet<string> = new Set([
  // Deletion
  'deleteEmployee',
  'deleteEmployees',
  'deleteCamera',
  'scheduleCompanyDeletion',
  // Access for employees. A new password in `updateEmployee` needs the same.
  'createEmployee',
  'issueAppCodes',
  'collectAppCodes',
  // Exact records of an employee's contacts
  'giveExactRecords',
  // Members
  'inviteMember',
  'updateMemberRole',
  'removeMember',
  'transferOwnership',
  // Sign-in
  'endSession',
  'endOtherSessions',
  'startAuthenticator',
  'startPasskey',
  'removePasskey',
  'updateSignInRules',
  'updateIdentityProvider',
  'removeIdentityProvider',
  'addMailDomain',
  'checkMailDomain',
  'removeMailDomain',
  'removeAuthenticator',
  'renewRecoveryCodes',
  // Keys and webhooks
  'createApiKey',
  'revokeApiKey',
  'rotateCameraKey',
  'createWebhook',
  'updateWebhook',
  'deleteWebhook',
  'rotateWebhookSecret',
]);

/** Files with data of people that need a recent confirmation too, by their path below /api. */
export const sensitiveFiles: ReadonlySet<string> = new Set([
  '/employee/:employeeId/data',
  '/employees/export',
  '/healths/export',
  '/contacts/exposed/export',
  '/contacts/continuous/export',
  '/contacts/cumulative/export',
  '/follow-up/export',
  '/audit/export',
]);
