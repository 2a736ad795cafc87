import type { CountedFrom, NoticeBlock, NoticeDetail } from '../../../generated/graphql.ts';

/** Texts about sending notices. */
export const texts = {
  failed: 'The notices could not be loaded.',
  people: { one: 'person', other: 'people' },
  notices: { one: 'notice', other: 'notices' },
  nothingToSend: 'There is no notice to send.',
  explained:
    'This is what they get by mail and in the app. It says when only as closely as their own contacts allow, so that nobody can work out who is ill.',
  details: {
    DAY_PART: 'Names the part of the day',
    DAY: 'Names the day',
    FEW_DAYS: 'Names two or three days',
    WEEK: 'Names the week',
    NO_TIME: 'Names no time',
  } satisfies Record<NoticeDetail, string>,
  correction: 'Corrects the earlier notice',
  candidates: (people: string): string => `${people} could have been the source`,
  preview: (name: string): string => `Notice to ${name}`,
  showAll: (count: string): string => `Show all ${count}`,
  send: (notices: string): string => `Send ${notices}`,
  inAppOnly:
    'Mail is not set up, so these notices appear in the app only, and count as not delivered until they are read. Whoever does not use the app must be told in another way.',
  sent: (notices: string): string => `${notices} sent`,
  sentInApp: (notices: string): string => `${notices} sent to the app only: mail is not set up`,
  notAll: 'Some were not sent, because something has changed since you opened this.',
  somebodyLeft: 'The list has changed and nothing was sent. Please select the people again.',
  cancel: 'Cancel',
  done: 'Done',
  ownFileSays: {
    EXPOSURE: (day: string): string =>
      `Their own file will say: stay home until the end of ${day}.`,
    PERIOD: (day: string): string =>
      `Their own file will say: stay home until the end of ${day}, counted from the last day that the notice names.`,
    TELLING: (day: string): string =>
      `Their own file will say: stay at home until we call you, at the latest on ${day}, counted from today.`,
  } satisfies Record<CountedFrom, (day: string) => string>,
  sayUntil: {
    EXPOSURE: (day: string): string => `‘Please stay home until the end of ${day}.’`,
    PERIOD: (day: string): string => `‘Please stay home until the end of ${day}.’`,
    TELLING: (day: string): string => `‘Stay at home until we call you, at the latest on ${day}.’`,
  } satisfies Record<CountedFrom, (day: string) => string>,
  testFrom: (day: string): string => `A negative test from ${day} on may end this earlier.`,
  whichLastDay: 'What did you say about staying home?',
  sayHidden: 'A day that does not show when they were exposed',
  sayExact: 'The exact last day',
  sayExactDay: (day: string): string => `The exact last day, ${day}`,
  exactGivesAway: (people: string): string =>
    `The exact day shows on which day they were exposed: then only ${people} could have been the source.`,
  exactGivesAwayEach: (people: string): string =>
    `The exact day shows on which day they were exposed: for one of them, only ${people} could then have been the source.`,
  untilFailed: 'What may be said about the last day could not be loaded. Do not name it for now.',
  tryAgain: 'Try again',
  call: 'Call these people',
  callAll: (people: string): string => `Call ${people}`,
  whyCall: {
    TOO_FEW_CANDIDATES: (day: string | null, least: string): string =>
      day === null
        ? `Too few colleagues could have been the source, so that any notice would show who is ill: it takes ${least}.`
        : `Fewer than ${least} colleagues were near them on the day of the exposure, ${day}, so any notice would show who is ill.`,
    NO_ADDRESS: () => 'They have no email address.',
    UNCONFIRMED_ADDRESS: () =>
      'Somebody has changed their email, and nobody has confirmed it. Call them on a number that you know.',
    OWN_PHONE_ONLY: () =>
      'Only their own phone has reported the contact. Please check it before you tell them.',
    ALREADY_SENT: () => 'They have been sent this notice, and may not have read it.',
    NOT_EXPOSED: () => 'They are not exposed any more.',
    CHANGED: () => 'The notice has changed since it was shown.',
  } satisfies Record<NoticeBlock, (day: string | null, least: string) => string>,
  alreadySent: (names: string): string => `Nothing new to tell: ${names}`,
  notExposed: (names: string): string => `Not exposed any more: ${names}`,
  ownPhoneOnly: (names: string): string =>
    `Only their own phone has reported it, so nothing is sent: ${names}. Please check it, then add the contact to the case or tell each of them yourself.`,
};
