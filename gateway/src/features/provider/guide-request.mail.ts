import type { MailContent } from '../../mail/layout.js';
import { type GuideRequest, GuideRequestType } from './guide-request.entity.js';

const typeLabels: Record<GuideRequestType, string> = {
  [GuideRequestType.STUDENT]: 'Student',
  [GuideRequestType.PROFESSIONAL]: 'Professional',
};

/** Makes the mail about a guide request to the sales team. A reply goes to the requester. */
export function guideRequestMail({
  name,
  email,
  phone,
  type,
}: Omit<GuideRequest, 'id' | 'createdAt'>): MailContent {
  return {
    subject: `Guide request from ${name}`,
    lines: [`${name} has requested the guide and expects to hear from us soon.`],
    facts: [
      ['Name', name],
      ['Email', email],
      ['Phone', phone || 'not given'],
      ["I'm a", typeLabels[type]],
    ],
    button: { label: 'See all requests', path: '/portal/visioncloud/guide-requests' },
    reason: 'You get this mail because requests for the guide are sent to this address.',
    replyTo: email,
  };
}
