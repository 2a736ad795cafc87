import type { MailContent } from '../../../mail/layout.js';
import { AccessChangeKind } from './access-change.entity.js';

const words: Record<AccessChangeKind, string> = {
  [AccessChangeKind.EMAIL]: 'email address',
  [AccessChangeKind.PHONE]: 'phone number',
  [AccessChangeKind.CODE]: 'app code',
  [AccessChangeKind.FIRST_CODE]: 'app code',
  [AccessChangeKind.FIRST_ADDRESS]: 'email address',
};

/**
 * Makes the mail that tells an employee of a change. It contains neither the code nor an address, and says nothing about health.
 * @param linkId the link by which the known address confirms the change; null for other addresses, which may be those of a stranger.
 */
export function accessChangeMail(
  companyName: string,
  kinds: readonly AccessChangeKind[],
  linkId: string | null,
): MailContent {
  const changed = [...new Set(kinds.map((kind) => words[kind]))].join(' and ');
  return {
    subject: `Your ${changed} at ${companyName} was changed`,
    lines: [
      `Somebody at ${companyName} has changed your ${changed} in VisionCloud.`,
      ...(linkId === null
        ? []
        : [
            'If you know of this, open the link below and press the button there. Until somebody has confirmed the change, the app and your file show less on a phone that signs in with it.',
          ]),
    ],
    ...(linkId === null
      ? {}
      : { button: { label: 'Confirm the change', path: '/confirm-change/', linkId } }),
    after: [
      ...(linkId === null ? [] : ['The link works once, within 14 days, until a newer change.']),
      `If you do not know of this, please tell ${companyName} at once: whoever has your code or reads your mail can sign in as you.`,
    ],
    reason: `You get this mail because ${companyName} has added you to its directory at VisionCloud.`,
  };
}
