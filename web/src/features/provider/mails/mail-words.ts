import { IconCircleCheck, IconCircleX, IconClock, IconInbox, type Icon } from '@tabler/icons-react';
import type { MailStatus } from '../../../generated/graphql.ts';
import { texts } from './texts.tsx';

interface StatusLook {
  label: string;
  color: string;
  picture: Icon;
}

export const statusLooks: Record<MailStatus, StatusLook> = {
  QUEUED: { label: texts.statusQueued, color: 'lagoon', picture: IconClock },
  SENT: { label: texts.statusSent, color: 'green', picture: IconCircleCheck },
  FAILED: { label: texts.statusFailed, color: 'red', picture: IconCircleX },
  KEPT: { label: texts.statusKept, color: 'amber', picture: IconInbox },
};

export const mailStatuses = Object.keys(statusLooks) as MailStatus[];

/** Returns whether an email with this status can be sent again. */
export const isRetryable = (status: MailStatus): boolean =>
  status === 'FAILED' || status === 'KEPT';

/**
 * Explains why an email was not sent and what to do.
 * @param isTextShown whether there is still no mail server: only then the text, with its link, is shown.
 */
export const explainKept = (isTextShown: boolean): string =>
  isTextShown ? texts.keptNow : texts.keptBefore;
