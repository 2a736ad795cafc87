import type { ReactNode } from 'react';
import { Actor } from '../../company/current/Actor.tsx';

/** Texts of the call sheet. */
export const texts = {
  pageTitle: 'Calls',
  followUp: 'Follow-up',
  failed: 'The people to call could not be loaded.',
  people: { one: 'person', other: 'people' },
  nobody: 'Nobody to call',
  nobodyWhy: 'Nobody has to be told about an exposure or a correction.',
  nobodyLeft: 'Nobody on this sheet is followed up any more.',
  place: (place: string, total: string): string => `${place} of ${total}`,
  done: (count: string): string => `${count} told`,
  onlyFirst: (count: string): string => `This sheet has the first ${count}.`,
  sheet: 'People on this sheet',
  callNumber: (name: string, phone: string): string => `Call ${name}, ${phone}`,
  noNumber: 'No phone number',
  say: 'Say',
  sayFailed: 'What may be said about the last day could not be loaded. Do not name it for now.',
  tryAgain: 'Try again',
  sayExposed: (disease: string | null): string =>
    `‘You may have been near somebody at work who can pass on ${disease ?? 'an infectious disease'}.’`,
  sayAtWork: '‘You can go on working as usual.’',
  sayTestFrom: (day: string): string => `‘A negative test from ${day} on may end this earlier.’`,
  sayIfIll: '‘If you feel ill, please stay at home and call us.’',
  sayCorrected: '‘What we told you earlier no longer holds.’',
  doNotSay: 'Do not say',
  doNotSayWho: 'Who it was, when or where. Neither confirm nor deny a guess.',
  doNotSayWhy:
    'Why you call instead of writing. Ask them to keep the call to themselves, and speak to them alone.',
  forYou: (reason: string): string => `Only for you: ${reason}`,
  couldWrite: 'A notice could be sent to them as well.',
  exactDay: (day: string): string => `I named the exact last day, ${day}`,
  exactDayMeans: (people: string): string =>
    `It shows on which day they were exposed: then only ${people} could have been the source.`,
  how: 'How you spoke to them',
  byPhone: 'By phone',
  inPerson: 'In person',
  note: 'Note',
  informed: 'Informed',
  corrected: 'Corrected',
  noAnswer: 'No answer',
  callBack: 'Call back at …',
  wrongNumber: 'Wrong number',
  rightNumber: 'Right number, if you know it',
  rightNumberGoes: 'It is proposed to the owners of the company.',
  saveWrongNumber: 'Record the wrong number',
  inMinutes: (minutes: number): string => `In ${minutes} minutes`,
  inHours: (hours: number): string => (hours === 1 ? 'In an hour' : `In ${hours} hours`),
  callBackAt: 'Call back at',
  callBackMissing: 'Please select a day and a time',
  save: 'Save',
  cancel: 'Cancel',
  next: 'Next',
  previous: 'Previous',
  undo: 'Undo',
  undoFor: (what: string, name: string): string => `Undo: ${what}, ${name}`,
  states: {
    TO_CALL: 'To call',
    AGAIN: 'Call again',
    WRONG_NUMBER: 'Wrong number',
    TAKEN: 'Being called',
    DONE: 'Told',
  },
  againAt: (outcome: string, moment: string): string => `${outcome}. Call again ${moment}.`,
  tryOtherNumber:
    'The number was wrong. Look for another one, or tell them in person, and enter it here.',
  taken: (by: string): string => `${by} is calling this person now.`,
  told: (how: string, by: string | null, moment: ReactNode): ReactNode => (
    <>
      {how} {moment}
      {by !== null && (
        <>
          {' by '}
          <Actor by={by} />
        </>
      )}
    </>
  ),
  toldElse: 'Nothing more has to be said to them.',
  notSaved: (name: string, why: string): string => `The call to ${name} was not saved: ${why}`,
  backTo: (name: string): string => `Back to ${name}`,
  end: 'Nobody else to call now',
  endTold: (done: string, total: string): string => `${done} of ${total} have been told.`,
  endAgain: (people: string, moment: string): string =>
    `${people} to call again, the first ${moment}.`,
  endWrong: (people: string): string => `${people} with a wrong number.`,
  endTaken: (people: string): string => `${people} being called by others.`,
  startAgain: 'Call the next',
  backToList: 'Back to the follow-up',
  keyboard: 'Keys',
  keyboardHelp: 'Keys of the call sheet',
  keys: {
    informed: 'Informed',
    noAnswer: 'No answer',
    callBack: 'Call back',
    wrongNumber: 'Wrong number',
    move: 'Next and previous person',
    undo: 'Undo the last entry',
    help: 'These keys',
  },
};
