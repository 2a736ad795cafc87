import type { MailContent } from '../../mail/layout.js';

/** Builds the mail of a notice. It adds nothing to the text of the notice. */
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
