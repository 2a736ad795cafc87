import {
  InboxBellDocument,
  InboxMailSelectDocument,
  InboxPageDocument,
  type InboxMail,
} from '../../../generated/graphql.ts';
import { answer } from '../../../testing/server.ts';
import type { InboxItem } from './inbox-words.ts';

/** An item about a follow-up that somebody assigned, unless given otherwise. */
export const anItem = (values: Partial<InboxItem> = {}): InboxItem => ({
  id: '01900000-0000-7000-8000-000000000f01',
  kind: 'FOLLOW_UP_ASSIGNED',
  at: '2026-03-10T03:00:00.000Z',
  by: 'bo@acme.test',
  subjects: 1,
  value: null,
  events: 1,
  unread: 1,
  member: null,
  followUp: {
    id: '01900000-0000-7000-8000-000000000f01',
    disease: 'COVID_19',
    person: { id: 'p1', name: 'Ben Ong' },
  },
  case: null,
  person: null,
  ...values,
});

/** Announces the inbox and its settings; returns the variables of each request. */
export const answerInbox = (items: InboxItem[], mail: InboxMail = 'DAILY') => {
  answerBell(items.filter(({ unread }) => unread > 0).length);
  answer(InboxMailSelectDocument, { inboxSettings: { mail } });
  return answer(InboxPageDocument, { inbox: { items, total: items.length } });
};

/** Announces how much is unread; returns the variables of each request. */
export const answerBell = (unread: number, latestAt: string | null = '2026-03-10T03:00:00.000Z') =>
  answer(InboxBellDocument, { inboxSummary: { unread, latestAt } });
