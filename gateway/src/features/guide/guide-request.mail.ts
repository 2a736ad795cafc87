import type { MailContent } from '../../mail/layout.js';
import { type GuideRequest, GuideRequestType } from './guide-request.entity.js';

const typeWord: Record<GuideRequestType, string> = {
  [GuideRequestType.STUDENT]: 'Student',
  [GuideRequestType.PROFESSIONAL]: 'Professional',
};

/** To the sales team: somebody asked for the guide. An answer to it goes to whoever asked. */
export function guideRequestMail({
  name,
  email,
  phone,
  type,
}: Omit<GuideRequest, 'id' | 'createdAt'>): MailContent {
  return {
    subject: `Guide request from ${name}`,
    lines: [`${name} has asked for the guide and expects to hear from us soon.`],
    facts: [
      ['Name', name],
      ['Email', email],
      ['Phone', phone || 'not given'],
      ["I'm a", typeWord[type]],
    ],
    button: { label: 'See all requests', path: '/portal/visioncloud/guide-requests' },
    reason: 'You get this mail because requests for the guide are sent to this address.',
    replyTo: email,
  };
}
