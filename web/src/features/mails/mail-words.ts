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
