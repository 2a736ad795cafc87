import type { MailContent } from '../../../mail/layout.js';

/** A changed safeguard in words. */
export interface NamedChange {
  /** Such as 'Confirmation of contests'. */
  name: string;
  /** The value before, such as 'on'. */
  from: string;
  to: string;
}

/** Notifies owners of changed safeguards. @param by name of the owner who changed them. */
export function safeguardChangedMail(
  companyName: string,
  by: string,
  changes: readonly NamedChange[],
): MailContent {
  return {
    subject: `A safeguard of ${companyName} was changed`,
    lines: [
      `${by} has changed how ${companyName} protects its people:`,
      ...changes.map(({ name, from, to }) => `${name}: ${to}, before ${from}.`),
    ],
    button: {
      label: 'See the settings',
      path: `/dashboard/${encodeURIComponent(companyName.toLowerCase())}/landing`,
    },
    after: [
      'If you did not expect this, please change it back and talk to the other owners. The audit log has the details.',
    ],
    reason: `You get this mail because you are an owner of ${companyName} at VisionCloud.`,
  };
}
