import type { MailContent } from '../../../mail/layout.js';

export type SignInChange =
  | 'AUTHENTICATOR_ADDED'
  | 'AUTHENTICATOR_REMOVED'
  | 'PASSKEY_ADDED'
  | 'PASSKEY_REMOVED'
  | 'RECOVERY_CODES_RENEWED';

const words: Record<SignInChange, { subject: string; line: string }> = {
  AUTHENTICATOR_ADDED: {
    subject: 'An authenticator app was added to your account',
    line: 'From now on your account asks for a code of your authenticator app when you sign in.',
  },
  AUTHENTICATOR_REMOVED: {
    subject: 'The authenticator app was removed from your account',
    line: 'The authenticator app and the recovery codes of your account no longer work.',
  },
  PASSKEY_ADDED: {
    subject: 'A passkey was added to your account',
    line: 'From now on you can sign in with it, and your password alone is not enough.',
  },
  PASSKEY_REMOVED: {
    subject: 'A passkey was removed from your account',
    line: 'Nobody can sign in with it any more.',
  },
  RECOVERY_CODES_RENEWED: {
    subject: 'Your recovery codes were replaced',
    line: 'New recovery codes were made for your account. The old ones no longer work.',
  },
};

/** Notifies an account of a change to its sign-in. */
export function signInChangedMail(change: SignInChange): MailContent {
  const { subject, line } = words[change];
  return {
    subject,
    lines: [line, 'If that was not you, please set a new password at once.'],
    button: { label: 'Set a new password', path: '/forgot-password' },
  };
}
