import type { ReactNode } from 'react';
import { Actor } from '../../company/current/Actor.tsx';
import type {
  ContactSource,
  ContestEffectKind,
  ContestReason,
  ContestRequestState,
  ContestState,
} from '../../../generated/graphql.ts';

/** Texts about contested contacts. */
export const texts = {
  contested: 'Contested',
  partlyContested: 'Partly contested',
  toConfirm: 'Contest to confirm',
  reasons: {
    WALL_BETWEEN: 'A wall or glass between them',
    PHONE_LEFT_BEHIND: 'A phone was left behind',
    WRONG_PERSON: 'The camera took somebody for another person',
    PROTECTED: 'They were protected',
    OTHER: 'Another reason',
  } satisfies Record<ContestReason, string>,
  states: {
    AWAITING_CONFIRMATION: 'To confirm',
    IN_FORCE: 'In force',
    TAKEN_BACK: 'Withdrawn',
  } satisfies Record<ContestState, string>,
  sources: {
    MOBILE: 'Phones',
    CAMERA: 'Camera',
    MANUAL: 'Added by hand',
  } satisfies Record<ContactSource, string>,
  everybody: 'everybody',
  pair: (person: string, other: string): string => `${person} and ${other}`,
  span: (from: string, until: string): string => `${from}–${until}`,
  contactOf: (pair: string, span: string, source: string): string => `${pair}, ${span} · ${source}`,
  pairAndSpan: (pair: string, span: string): string => `${pair}, ${span}`,
  spanAndSource: (span: string, source: string): string => `${span} · ${source}`,
  contestedBy: (moment: ReactNode, by: string | null): ReactNode => (
    <>
      Contested {moment}
      {by !== null && (
        <>
          {' by '}
          <Actor by={by} />
        </>
      )}
    </>
  ),
  confirmedBy: (moment: ReactNode, by: string | null): ReactNode => (
    <>
      Confirmed {moment}
      {by !== null && (
        <>
          {' by '}
          <Actor by={by} />
        </>
      )}
    </>
  ),
  takenBackBy: (moment: ReactNode, by: string | null): ReactNode => (
    <>
      Withdrawn {moment}
      {by !== null && (
        <>
          {' by '}
          <Actor by={by} />
        </>
      )}
    </>
  ),
  ofRequest: 'At the request of the employee',
  waits: 'It counts once somebody else confirms it.',
  ownWaits: 'It is yours, so somebody else has to confirm it.',
  onPaper: (reason: string, note: string, moment: string, by: string | null): string =>
    [
      `${reason}.`,
      note && `${note.replace(/[.\s]+$/u, '')}.`,
      `Contested ${moment}${by === null ? '' : ` by ${by}`}.`,
    ]
      .filter(Boolean)
      .join(' '),
  confirmedOnPaper: (words: string, moment: string, by: string | null): string =>
    `${words} Confirmed ${moment}${by === null ? '' : ` by ${by}`}.`,

  contest: 'Contest',
  contestContact: 'Contest contact',
  contestContactOf: (person: string, other: string): string =>
    `Contest contact: ${person} and ${other}`,
  dialogMeaning: (person: string, other: string): ReactNode => (
    <>
      Say that <b>{person}</b> and <b>{other}</b> were not in contact as recorded. The records stay,
      and this time no longer counts anywhere.
    </>
  ),
  needsConfirmation: 'Your company asks for a second person: it counts once somebody confirms it.',
  contactFailed: 'The contact could not be loaded.',
  contactGone: 'This contact no longer counts, so there is nothing to contest.',
  from: 'From',
  until: 'Until',
  reason: 'Reason',
  note: 'Note',
  noteHelp: 'For whoever reads this later.',
  wasContested: (pair: string): string => `Contact of ${pair} contested`,
  wasContestedWaiting: (pair: string): string =>
    `Contact of ${pair} contested. It counts once somebody else confirms it.`,
  errors: {
    momentMissing: 'Please enter day and time',
    untilBeforeFrom: 'The end must be after the start',
    tooLong: 'At most 24 hours',
    inFuture: 'The end cannot be in the future',
    reasonMissing: 'Please choose a reason',
    noteMissing: 'Please say in the note what happened',
    noteTooLong: 'At most 2000 characters',
  },

  stopsCounting: (length: string): string => `${length} of contact would no longer count.`,
  countsAgain: (length: string): string => `${length} of contact would count again.`,
  nothingCounts: 'No contact time would change.',
  nobodyAffected: 'It changes no exposure, no date and no correction.',
  effects: {
    NO_LONGER_EXPOSED: 'No longer exposed',
    NEWLY_EXPOSED: 'Exposed',
    DATE_CHANGED: 'Quarantine changes',
    OWED_CORRECTION: 'To be told that the notice no longer holds',
  } satisfies Record<ContestEffectKind, string>,
  affected: (name: string, disease: string): string => `${name}, ${disease}`,
  dateChange: (who: string, before: string, after: string): string =>
    `${who}: ${after} instead of ${before}`,
  untilDay: (day: string): string => `until ${day}`,
  noQuarantine: 'no quarantine',
  andMore: (count: string): string => `and ${count} more`,

  withdraw: 'Withdraw',
  withdrawOf: (pair: string): string => `Withdraw the contest: ${pair}`,
  withdrawMeaning: 'The contact counts again as recorded.',
  withdrawWaitingMeaning: 'It never counted, so nothing else changes.',
  withdrawn: (pair: string): string => `Contest withdrawn: ${pair}`,
  confirm: 'Confirm',
  confirmOf: (pair: string): string => `Confirm the contest: ${pair}`,
  confirmMeaning: 'From then on the contact no longer counts.',
  confirmed: (pair: string): string => `Contact of ${pair} no longer counts`,

  requests: 'Requests of employees',
  requestPages: 'Pages of requests',
  requestStates: {
    OPEN: 'To decide',
    ACCEPTED: 'Accepted',
    DECLINED: 'Declined',
  } satisfies Record<ContestRequestState, string>,
  person: 'Person',
  when: 'When',
  state: 'State',
  acts: 'Actions',
  requestedAt: (moment: ReactNode): ReactNode => <>Asked {moment}</>,
  acceptedBy: (moment: ReactNode, by: string | null): ReactNode => (
    <>
      Accepted {moment}
      {by !== null && (
        <>
          {' by '}
          <Actor by={by} />
        </>
      )}
    </>
  ),
  declinedBy: (moment: ReactNode, by: string | null): ReactNode => (
    <>
      Declined {moment}
      {by !== null && (
        <>
          {' by '}
          <Actor by={by} />
        </>
      )}
    </>
  ),
  answerWas: (answer: string): string => `Answer: ${answer}`,
  contestsMade: { one: 'contact contested', other: 'contacts contested' },
  accept: 'Accept',
  acceptOf: (name: string): string => `Accept the request of ${name}`,
  acceptMeaning: (name: string): string =>
    `Every contact of ${name} in this time is contested, with everybody, also those that phones and cameras report later.`,
  yourAnswer: (answer: string): string => `Your answer: “${answer}”`,
  accepted: (name: string): string => `Request of ${name} accepted`,
  decline: 'Decline',
  declineOf: (name: string): string => `Decline the request of ${name}`,
  declineMeaning: (name: string): string =>
    `The contacts of ${name} stay as they are. ${name} reads your answer.`,
  declined: (name: string): string => `Request of ${name} declined`,
  answer: 'Answer',
  answerMissing: 'Please enter an answer',
};
