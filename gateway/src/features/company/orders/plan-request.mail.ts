import type { MailContent } from '../../../mail/layout.js';
import type { Company } from '../profile/company.entity.js';

/** Makes the mail about a plan request to the sales team. A reply goes to the company. */
export function planRequestMail(
  { name, email, phone }: Pick<Company, 'name' | 'email' | 'phone'>,
  {
    current,
    requested,
    people,
    note,
  }: { current: string; requested: string; people: number; note: string },
): MailContent {
  return {
    subject: `${name} requests the ${requested} plan`,
    lines: [`${name} requests the ${requested} plan and expects to hear from us soon.`],
    facts: [
      ['Company', name],
      ['Email', email],
      ['Phone', phone],
      ['Current plan', current],
      ['People in the directory', people.toLocaleString('en')],
      ['Message', note || 'none'],
    ],
    button: { label: 'See the request', path: '/portal/visioncloud?plan=requested' },
    reason: 'You get this mail because requests for a plan are sent to this address.',
    replyTo: email,
  };
}
