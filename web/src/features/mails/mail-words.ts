import { IconCircleCheck, IconCircleX, IconClock, IconInbox, type Icon } from '@tabler/icons-react';
import type { MailStatus } from '../../generated/graphql.ts';

interface StatusLook {
  label: string;
  color: string;
  picture: Icon;
}

/** What the status of a mail is called. */
export const statusLooks: Record<MailStatus, StatusLook> = {
  QUEUED: { label: 'QUEUED', color: 'lagoon', picture: IconClock },
  SENT: { label: 'SENT', color: 'green', picture: IconCircleCheck },
  FAILED: { label: 'FAILED', color: 'red', picture: IconCircleX },
  KEPT: { label: 'KEPT', color: 'amber', picture: IconInbox },
};

export const mailStatuses = Object.keys(statusLooks) as MailStatus[];

/** Whether the status can be left by sending the mail once more. */
export const canBeSent = (status: MailStatus): boolean => status === 'FAILED' || status === 'KEPT';

/**
 * Says why a kept mail has not arrived and what to do.
 * @param isTextShown whether there is still no mail server: only then is the text shown, with its link.
 */
export const explainKept = (isTextShown: boolean): string =>
  isTextShown
    ? 'This mail was not sent, because no mail server is set up. Pass it on to its recipient yourself, or set SMTP_URL and press Retry.'
    : 'This mail was not sent, because no mail server was set up at the time. Press Retry to send it now.';
