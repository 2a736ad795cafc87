import type { MailContent } from '../../mail/layout.js';

/** After every change of a password that was there before, so that nobody changes it unnoticed. */
export function passwordChangedMail(companyName: string): MailContent {
  return {
    subject: 'Your password was changed',
    lines: [
      `The password of ${companyName} was changed just now, and everybody was signed out.`,
      'If that was not you, please set a new password at once.',
    ],
    button: { label: 'Set a new password', path: '/forgot-password' },
  };
}
