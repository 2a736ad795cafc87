import type { MailContent } from '../../../mail/layout.js';

/** Notifies an account after every change of its password. */
export function passwordChangedMail(
  companyName: string,
  wasEverybodySignedOut: boolean,
): MailContent {
  return {
    subject: 'Your password was changed',
    lines: [
      wasEverybodySignedOut
        ? `The password of ${companyName} was changed just now, and everybody was signed out.`
        : 'Your password was changed just now, and you were signed out everywhere.',
      'If that was not you, please set a new password at once.',
    ],
    button: { label: 'Set a new password', path: '/forgot-password' },
  };
}
