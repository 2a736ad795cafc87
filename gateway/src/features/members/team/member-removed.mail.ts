import type { MailContent } from '../../../mail/layout.js';

/** Notifies somebody of the end of their membership. @param by name of an owner, or the identity provider. */
export function memberRemovedMail(companyName: string, by: string): MailContent {
  return {
    subject: `You are no longer a member of ${companyName}`,
    lines: [
      `${by} has removed you from ${companyName} at VisionCloud. You have been signed out there, and your password no longer opens it.`,
      'Your memberships of other companies are not affected.',
    ],
    after: ['If you think that this is a mistake, please ask an owner of the company.'],
    reason: `You get this mail because you were a member of ${companyName} at VisionCloud.`,
  };
}
