import type { MailContent } from '../../mail/layout.js';

/** Notifies a company that the provider has inactivated it. */
export function companyInactivatedMail(companyName: string): MailContent {
  return {
    subject: 'Your company has been deactivated',
    lines: [
      `${companyName} has been deactivated. Dashboards are signed out and the app is suspended: phones keep what they record, and send it when your company is active again.`,
      'Your data is kept. If you think that this is a mistake, please contact us.',
    ],
    button: { label: 'Contact us', path: '/contactus' },
  };
}
