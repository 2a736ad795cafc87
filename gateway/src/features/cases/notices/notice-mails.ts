import { LiveTopic } from '../../../live/live-topic.js';
import { publishOnCommit } from '../../../live/live.js';
import type { ConfidentialMails } from '../../../mail/send-mail.job.js';
import type { App } from '../../../request/context.js';
import { EventKind } from '../../company/events/event-kind.js';
import { tellMembers } from '../../members/inbox/tell-members.js';
import { findNoticeLetter } from './notice.queries.js';

/** Tells the outbox how to send the confidential mails of notices. */
export function noticeMails({ jobs }: Pick<App, 'jobs'>): ConfidentialMails {
  return {
    findLetter: findNoticeLetter,
    onFailed: async (db, { companyId }) => {
      await publishOnCommit(db, companyId, [LiveTopic.CASES]);
      // One item for all notices of the company, because a mail server that is down fails them all.
      const event = { kind: EventKind.NOTICE_FAILED, subjectId: companyId };
      await tellMembers(jobs, db, companyId, [event]);
    },
  };
}
