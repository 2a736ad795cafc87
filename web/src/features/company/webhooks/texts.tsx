import type { ReactNode } from 'react';
import type { WebhookDeliveryStatus, WebhookEvent } from '../../../generated/graphql.ts';
import { plural } from '../../../lib/intl.ts';

/** Events that a webhook can subscribe to; every webhook gets tests. */
const events: Record<Exclude<WebhookEvent, 'TEST'>, { type: string; meaning: string }> = {
  CASE_OPENED: { type: 'case.opened', meaning: 'A case was opened, or opened again.' },
  CASE_CLOSED: { type: 'case.closed', meaning: 'A case was closed.' },
  FOLLOW_UP_DUE: {
    type: 'follow-up.due',
    meaning: 'The next step for somebody exposed can be taken, such as informing or testing.',
  },
  FOLLOW_UP_OVERDUE: {
    type: 'follow-up.overdue',
    meaning: 'Somebody exposed was not informed in time, or a step of the plan is overdue.',
  },
  IMPORT_DONE: { type: 'import.done', meaning: 'A file was imported into the directory.' },
  CAMERA_SILENT: { type: 'camera.silent', meaning: 'A camera has not reported for 24 hours.' },
  MEMBER_CHANGED: {
    type: 'member.changed',
    meaning: 'A member has joined, has another role, or was removed.',
  },
};

const statuses: Record<WebhookDeliveryStatus, string> = {
  PENDING: 'WAITING',
  DELIVERED: 'DELIVERED',
  FAILED: 'FAILED',
};

export const texts = {
  pageTitle: 'Webhooks',
  pageMeaning: 'Addresses that we call when something happens, for your own systems.',
  listFailed: 'The webhooks could not be loaded.',
  nothingYet: 'No webhook yet',
  nothingYetHelp:
    'Add the address of your own system to be told about cases, due follow-up, imports and silent cameras as they happen. Messages contain ids only: no names and nothing about health.',
  add: 'Add webhook',
  addressColumn: 'Address',
  eventsColumn: 'Events',
  stateColumn: 'State',
  works: 'On',
  paused: 'Paused',
  failingSince: (moment: ReactNode): ReactNode => <>Failing since {moment}</>,
  address: 'Address',
  addressHelp: 'A public address that starts with https://',
  addressMissing: 'Please enter the address to call',
  events: 'Events',
  eventsMissing: 'Please choose at least one event',
  save: 'Save',
  done: 'Done',
  added: 'Webhook added',
  saved: 'Webhook saved',
  secret: 'Secret',
  secretShownOnce: 'This secret is shown only now',
  secretHelp:
    'Enter it in your system, which verifies the signature of each message with it. Anybody who has it can send messages that look like ours.',
  copySecret: 'Copy secret',
  verify: 'How to verify signatures',
  notFound: 'Webhook not found',
  notFoundWhy: 'It was deleted, or the address is wrong.',
  allWebhooks: 'All webhooks',
  edit: 'Edit',
  editTitle: 'Edit webhook',
  more: 'More actions',
  pause: 'Pause',
  pausedNow: 'Webhook paused: what happens now is sent once you resume it',
  resume: 'Resume',
  resumed: 'Webhook resumed',
  pausedMeaning: 'Nothing is sent. What happens meanwhile is sent once you resume it.',
  rotate: 'Replace secret',
  rotateTitle: 'Replace the secret?',
  rotateMeaning:
    'For 24 hours messages are signed with the old and the new secret, so that you can enter the new one without losing any.',
  bothSecrets: (moment: ReactNode): ReactNode => (
    <>Messages are also signed with the old secret until {moment}.</>
  ),
  remove: 'Delete',
  removeTitle: 'Delete this webhook?',
  removeMeaning: (host: string): string =>
    `Waiting messages will not be sent to ${host}, and the list of messages is deleted.`,
  removed: 'Webhook deleted',
  test: 'Send test message',
  testSent: 'Test message queued',
  messages: 'Messages',
  messagesMeaning: 'Of the last 30 days, newest first.',
  messagesFailed: 'The messages could not be loaded.',
  noMessages: 'No message yet',
  noMessagesWhy: 'Messages appear here as something happens. Send a test message to try it.',
  eventColumn: 'EVENT',
  happenedColumn: 'HAPPENED',
  triesColumn: 'ATTEMPTS',
  answerColumn: 'LAST RESPONSE',
  statusColumn: 'STATUS',
  eventTypes: {
    ...Object.fromEntries(Object.entries(events).map(([event, { type }]) => [event, type])),
    TEST: 'webhook.test',
  } as Record<WebhookEvent, string>,
  eventMeanings: events,
  statuses,
  noAnswer: 'no response',
  notTried: 'not sent yet',
  messageId: 'Message id',
  copyId: 'Copy message id',
  subject: 'About',
  happened: 'Happened',
  tries: 'Attempts',
  triesAndLast: (count: number, last: ReactNode): ReactNode => (
    <>
      {plural(count, { one: 'once', other: `${count} times` })}, last {last}
    </>
  ),
  nextTry: 'Next attempt',
  waitsForPause: 'once the webhook is resumed',
  nextTryNow: 'in a moment, or after the message before it',
  answerStatus: 'Status',
  answer: 'Response',
  emptyAnswer: 'The response was empty.',
  error: 'Error',
  sendAgain: 'Send again',
  queuedAgain: 'Message queued',
};
