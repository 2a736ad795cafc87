/** What has happened in a company. Webhooks know the kinds that have the name of a `WebhookEvent`. */
export enum EventKind {
  /** A member was given a case. */
  CASE_ASSIGNED = 'CASE_ASSIGNED',
  CASE_CLOSED = 'CASE_CLOSED',
  CASE_OPENED = 'CASE_OPENED',
  /** A member was assigned people to follow up. */
  FOLLOW_UP_ASSIGNED = 'FOLLOW_UP_ASSIGNED',
  FOLLOW_UP_DUE = 'FOLLOW_UP_DUE',
  FOLLOW_UP_OVERDUE = 'FOLLOW_UP_OVERDUE',
  IMPORT_DONE = 'IMPORT_DONE',
  IMPORT_FAILED = 'IMPORT_FAILED',
  /** A member joined, was removed or got another role. */
  MEMBER_CHANGED = 'MEMBER_CHANGED',
  MEMBER_JOINED = 'MEMBER_JOINED',
  /** A note of a case mentions a member. */
  MENTIONED_IN_CASE = 'MENTIONED_IN_CASE',
  /** A note of a follow-up mentions a member. */
  MENTIONED_IN_FOLLOW_UP = 'MENTIONED_IN_FOLLOW_UP',
  /** A notice could not be delivered. */
  NOTICE_FAILED = 'NOTICE_FAILED',
  /** Somebody who called a person found that the number is wrong. */
  WRONG_NUMBER = 'WRONG_NUMBER',
}

/** Kinds that nobody but webhooks reads, so that they are not kept. */
export const kindsOfWebhooksOnly: readonly EventKind[] = [
  EventKind.CASE_CLOSED,
  EventKind.CASE_OPENED,
  EventKind.FOLLOW_UP_DUE,
  EventKind.FOLLOW_UP_OVERDUE,
  EventKind.MEMBER_CHANGED,
];
