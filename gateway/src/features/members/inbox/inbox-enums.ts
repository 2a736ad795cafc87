import { registerEnumType } from 'type-graphql';
import type { Permission } from '../../../access/permissions.js';
import { EventKind } from '../../company/events/event-kind.js';

/** Kinds of events that inboxes show. */
export const InboxKind = {
  CASE_ASSIGNED: EventKind.CASE_ASSIGNED,
  FOLLOW_UP_ASSIGNED: EventKind.FOLLOW_UP_ASSIGNED,
  IMPORT_DONE: EventKind.IMPORT_DONE,
  IMPORT_FAILED: EventKind.IMPORT_FAILED,
  MEMBER_JOINED: EventKind.MEMBER_JOINED,
  MENTIONED_IN_CASE: EventKind.MENTIONED_IN_CASE,
  MENTIONED_IN_FOLLOW_UP: EventKind.MENTIONED_IN_FOLLOW_UP,
  NOTICE_FAILED: EventKind.NOTICE_FAILED,
  WRONG_NUMBER: EventKind.WRONG_NUMBER,
} as const;
export type InboxKind = (typeof InboxKind)[keyof typeof InboxKind];
registerEnumType(InboxKind, {
  name: 'InboxKind',
  description: 'What an item of an inbox is about.',
  valuesConfig: {
    CASE_ASSIGNED: { description: 'The viewer was made the owner of a case.' },
    FOLLOW_UP_ASSIGNED: { description: 'The viewer was assigned people to follow up.' },
    IMPORT_DONE: { description: 'A file that the viewer imported has been applied.' },
    IMPORT_FAILED: { description: 'A file that the viewer imported could not be applied.' },
    MEMBER_JOINED: { description: 'Somebody has joined the company as a member.' },
    MENTIONED_IN_CASE: { description: 'The notes of a case mention the viewer.' },
    MENTIONED_IN_FOLLOW_UP: { description: 'A note of a follow-up mentions the viewer.' },
    NOTICE_FAILED: { description: 'A notice to an exposed person could not be delivered.' },
    WRONG_NUMBER: { description: 'The phone number of somebody in the directory is wrong.' },
  },
});

/** Who sees a kind of event. */
interface Audience {
  /** What a member needs to see it, all of it. It is checked on reading, because roles change. */
  needs: readonly Permission[];
  /** Whether everybody with the permission sees an event without a recipient. */
  isShared: boolean;
}

export const audiences: Readonly<Record<InboxKind, Audience>> = {
  CASE_ASSIGNED: { needs: ['case:read'], isShared: false },
  FOLLOW_UP_ASSIGNED: { needs: ['follow-up:read'], isShared: false },
  IMPORT_DONE: { needs: ['employee:import'], isShared: false },
  IMPORT_FAILED: { needs: ['employee:import'], isShared: false },
  MEMBER_JOINED: { needs: ['member:update'], isShared: true },
  MENTIONED_IN_CASE: { needs: ['case:read'], isShared: false },
  MENTIONED_IN_FOLLOW_UP: { needs: ['follow-up:read'], isShared: false },
  NOTICE_FAILED: { needs: ['follow-up:read', 'follow-up:update'], isShared: true },
  // That somebody was called tells that they were exposed, so it is not for everybody who manages the directory.
  WRONG_NUMBER: { needs: ['employee:update', 'follow-up:read'], isShared: true },
};

/** Whether an event tells that something was done about somebody's health. */
export const isAboutHealth = (kind: InboxKind): boolean =>
  audiences[kind].needs.some((each) => each === 'case:read' || each === 'follow-up:read');

export enum InboxMail {
  OFF = 'OFF',
  AT_ONCE = 'AT_ONCE',
  DAILY = 'DAILY',
}
registerEnumType(InboxMail, {
  name: 'InboxMail',
  description: 'When a member is told by email of new items in the inbox.',
  valuesConfig: {
    OFF: { description: 'Never.' },
    AT_ONCE: { description: 'As soon as there is something new.' },
    DAILY: {
      description: "Once a day, from 7 o'clock in the company's time zone, if something is new.",
    },
  },
});
