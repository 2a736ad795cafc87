import type { MailContent } from '../../mail/layout.js';

/** Brings a notice to its reader, and says no more than the notice. */
export function noticeMail(
  companyName: string,
  { subject, text }: { subject: string; text: string },
): MailContent {
  return {
    subject,
    lines: text.split('\n\n'),
    reason: `You get this mail because ${companyName} has added you to its directory at VisionCloud.`,
  };
}
