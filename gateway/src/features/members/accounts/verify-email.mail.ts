import type { MailContent } from '../../../mail/layout.js';

/** Mails a link after sign-up that verifies the address and sets the first password. */
export function verifyEmailMail(companyName: string, linkId: string): MailContent {
  return {
    subject: 'Please verify your email address',
    lines: [
      `Welcome to VisionCloud. ${companyName} has been signed up with this email address.`,
      'Please verify the address and choose your password. The link works once, within 24 hours.',
    ],
    button: { label: 'Verify email address', path: '/email-verification/', linkId },
    after: [
      'We look at every new company, and write to you as soon as you can sign in.',
      'If you did not sign up, please ignore this mail: nobody can sign in without the link.',
    ],
  };
}
