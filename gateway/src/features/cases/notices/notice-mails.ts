import { LiveTopic } from '../../../live/live-topic.js';
import type { ConfidentialMails } from '../../../mail/send-mail.job.js';
import type { App } from '../../../request/context.js';
import { findNoticeLetter } from './notice.queries.js';

/** Tells the outbox how to send the confidential mails of notices. */
export function noticeMails({ live }: Pick<App, 'live'>): ConfidentialMails {
  return {
    findLetter: findNoticeLetter,
    onFailed: (companyId) => live.publish(companyId, [LiveTopic.CASES]),
  };
}
