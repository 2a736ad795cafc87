import type { MailContent } from '../../../mail/layout.js';

/** Mails a link to a new address, which gives it to the account of somebody whose company has renamed them. */
export function changeEmailMail(companyName: string, linkId: string): MailContent {
  return {
    subject: 'Please confirm your new email address',
    lines: [
      `${companyName} says that this is your new email address. Please confirm it, so that you sign in with it and get your mails here.`,
      'The link works once, within 7 days. Until then your old address stays as it is.',
    ],
    button: { label: 'Confirm the new address', path: '/new-address/', linkId },
    after: ['If this is not for you, please ignore this mail: nothing changes without the link.'],
    reason: `You get this mail because the identity provider of ${companyName} has entered your address at VisionCloud.`,
  };
}
