import type { MailContent } from '../../../mail/layout.js';

/** Mails a link to set a new password. */
export function resetPasswordMail(companyName: string, linkId: string): MailContent {
  return {
    subject: 'Reset your password',
    lines: [
      `Somebody, probably you, asked for a new password for ${companyName}.`,
      'The link works once, within 24 hours. Your present password works until you have set a new one.',
    ],
    button: { label: 'Set a new password', path: '/reset-password/', linkId },
    after: ['If you did not ask for it, please ignore this mail: nothing changes.'],
  };
}
