import type { MailContent } from '../../../mail/layout.js';
import { formatFullMoment } from '../../company/profile/calendar-days.js';
import type { Company } from '../../company/profile/company.entity.js';

/** A sign-in from a device that is new for its account. */
export interface NewDevice {
  device: string;
  network: string;
  at: Date;
}

/** Notifies an account of a sign-in from a device that it has not used lately. */
export function newDeviceMail(
  { name, timeZone }: Pick<Company, 'name' | 'timeZone'>,
  { device, network, at }: NewDevice,
): MailContent {
  return {
    subject: 'New sign-in to your account',
    lines: [`Somebody signed in to ${name} with your password on a device that is new to us.`],
    facts: [
      ['Device', device],
      ['Network', network],
      ['Time', formatFullMoment(timeZone, at)],
    ],
    button: {
      label: 'See where you are signed in',
      path: `/dashboard/${encodeURIComponent(name.toLowerCase())}/security`,
    },
    after: [
      'If that was you, there is nothing to do.',
      'If it was not, please change your password at once: that ends the sign-in of whoever it was.',
    ],
  };
}
