import { IconCircleCheck, IconCircleX, IconClock, IconInbox, type Icon } from '@tabler/icons-react';
import type { MailStatus } from '../../generated/graphql.ts';
import { texts } from './texts.tsx';

interface StatusLook {
  label: string;
  color: string;
  picture: Icon;
}

/** What the status of a mail is called. */
export const statusLooks: Record<MailStatus, StatusLook> = {
  QUEUED: { label: texts.statusQueued, color: 'lagoon', picture: IconClock },
  SENT: { label: texts.statusSent, color: 'green', picture: IconCircleCheck },
  FAILED: { label: texts.statusFailed, color: 'red', picture: IconCircleX },
  KEPT: { label: texts.statusKept, color: 'amber', picture: IconInbox },
};

export const mailStatuses = Object.keys(statusLooks) as MailStatus[];

/** Whether the status can be left by sending the mail once more. */
export const canBeSent = (status: MailStatus): boolean => status === 'FAILED' || status === 'KEPT';

/**
 * Says why a kept mail has not arrived and what to do.
 * @param isTextShown whether there is still no mail server: only then is the text shown, with its link.
 */
export const explainKept = (isTextShown: boolean): string =>
  isTextShown ? texts.keptNow : texts.keptBefore;
