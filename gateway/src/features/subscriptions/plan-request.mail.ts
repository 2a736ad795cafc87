import type { MailContent } from '../../mail/layout.js';
import type { Company } from '../companies/company.entity.js';

/** Tells the sales team that a company requests a plan. A reply goes to the company. */
export function planRequestMail(
  { name, email, phone }: Pick<Company, 'name' | 'email' | 'phone'>,
  {
    present,
    requested,
    people,
    note,
  }: { present: string; requested: string; people: number; note: string },
): MailContent {
  return {
    subject: `${name} asks for the ${requested} plan`,
    lines: [`${name} asks for the ${requested} plan and expects to hear from us soon.`],
    facts: [
      ['Company', name],
      ['Email', email],
      ['Phone', phone],
      ['Present plan', present],
      ['People in the directory', people.toLocaleString('en')],
      ['Message', note || 'none'],
    ],
    button: { label: 'See the request', path: '/portal/visioncloud?plan=requested' },
    reason: 'You get this mail because requests for a plan are sent to this address.',
    replyTo: email,
  };
}
