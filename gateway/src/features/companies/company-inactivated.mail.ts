import type { MailContent } from '../../mail/layout.js';

/** After the provider has switched a company off. */
export function companyInactivatedMail(companyName: string): MailContent {
  return {
    subject: 'Your company has been deactivated',
    lines: [
      `${companyName} has been deactivated, and everybody was signed out. The app takes no more contacts.`,
      'Your data is kept. If you think that this is a mistake, please contact us.',
    ],
    button: { label: 'Contact us', path: '/contactus' },
  };
}
