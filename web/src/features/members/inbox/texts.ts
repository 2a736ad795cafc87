import { formatNumber } from '../../../lib/intl.ts';
import type { InboxMail } from '../../../generated/graphql.ts';

const several = (count: number, one: string, other: (count: string) => string): string =>
  count === 1 ? one : other(formatNumber(count));

/** Texts of the inbox. */
export const texts = {
  pageTitle: 'Inbox',
  meaning: 'What was assigned to you or mentions you, and what concerns your role.',
  bell: (unread: number): string =>
    unread === 0 ? 'Inbox' : `Inbox, ${formatNumber(unread)} unread`,
  count: { one: 'item', other: 'items' },
  failed: 'The inbox could not be loaded.',
  what: 'What happened',
  show: 'Show',
  everything: 'All',
  shown: { unread: 'Unread' },
  nothing: 'Your inbox is empty',
  nothingWhy: 'It keeps what happened in the last 90 days.',
  allRead: 'You have read everything',
  showAll: 'Show all',
  markAllRead: 'Mark all as read',
  markPageRead: 'Mark this page as read',
  markRead: 'Mark as read',
  markUnread: 'Mark as unread',
  unread: 'Unread',
  by: (by: string): string => `by ${by}`,
  earlier: (count: number): string =>
    several(count, '· 1 earlier event', (number) => `· ${number} earlier events`),
  assignedGone: 'Somebody who is no longer followed up was assigned to you',
  mentionedGone: 'A note about somebody who is no longer followed up mentions you',
  caseGone: 'A case that no longer exists was yours or mentioned you',
  joinedGone: 'Somebody joined the company who has left since',
  wrongNumberGone: 'The phone number of somebody who has left was wrong',
  caseAssigned: (number: string, person: string): string =>
    `${number} · ${person} is your case now`,
  assigned: (person: string): string => `${person} was assigned to you`,
  severalAssigned: (count: number): string =>
    `${formatNumber(count)} people were assigned to you for follow-up`,
  mentioned: (person: string): string => `A note about ${person} mentions you`,
  severalMentioned: (count: number): string =>
    `A note about ${formatNumber(count)} people mentions you`,
  mentionedInCase: (number: string, person: string): string =>
    `The notes of ${number} · ${person} mention you`,
  importDone: 'Your import was applied to the directory',
  importFailed: 'Your import failed, and nothing was changed',
  joined: (member: string): string => `${member} joined the company`,
  noticesFailed: (count: number): string =>
    several(
      count,
      '1 notice could not be delivered',
      (number) => `${number} notices could not be delivered`,
    ),
  wrongNumber: (person: string): string => `The phone number of ${person} is wrong`,
  rightNumber: (person: string, number: string): string =>
    `The phone number of ${person} is wrong. It should be ${number}`,
  acts: {
    open: 'Open',
    openList: 'Open the list',
    openDirectory: 'Open the directory',
    importAgain: 'Import again',
    openMembers: 'Open the members',
    correct: 'Correct',
  },
  actOn: (act: string, what: string): string => `${act}: ${what}`,
  mail: 'Emails about the inbox',
  mails: {
    OFF: 'No emails',
    AT_ONCE: 'Email at once',
    DAILY: 'Email every morning',
  } satisfies Record<InboxMail, string>,
  mailSaved: 'Saved',
  keysLabel: 'Keys',
  keysTitle: 'Keys of the inbox',
  keys: { move: 'Next and previous item', open: 'Open', mark: 'Mark as read or unread' },
};
