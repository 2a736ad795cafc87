import type { MailContent } from '../../../mail/layout.js';

/**
 * Builds the mail of a notice. It adds nothing to the text of the notice but the way to the own file, which every notice has, also a
 * correction.
 */
export function noticeMail(
  companyName: string,
  { subject, text }: { subject: string; text: string },
): MailContent {
  return {
    subject,
    lines: text.split('\n\n'),
    button: { label: 'Open my file', path: '/me' },
    reason: `You get this mail because ${companyName} has added you to its directory at VisionCloud.`,
  };
}
