import type { MailContent } from '../../../mail/layout.js';

/** Notifies an owner that a mail domain is no longer proven. */
export function mailDomainLostMail(name: string): MailContent {
  return {
    subject: `${name} is no longer proven`,
    lines: [
      `The TXT record that proves ${name} for your company has been missing from its DNS for 3 days, so the domain is no longer proven.`,
      'What depends on the domain, such as signing in through your identity provider, stops working. To prove it again, publish the record that ‘Sign-in & security’ shows, and check it there.',
    ],
    button: { label: 'Open the dashboard', path: '/login' },
  };
}
