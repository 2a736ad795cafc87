import type { MailContent } from '../../mail/layout.js';

/** Notifies a company that the provider has accepted it. */
export function companyWelcomeMail(companyName: string): MailContent {
  return {
    subject: 'Your company is ready',
    lines: [
      `Good news: ${companyName} has been accepted. You can sign in now.`,
      'A good first step is the employee directory: add your people, and the app on their phones can sign in.',
    ],
    button: { label: 'Sign in', path: '/login' },
    after: [
      'If you have not chosen a password yet, please use the link in our first mail to do so.',
    ],
  };
}
