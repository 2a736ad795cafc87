import type { ReactNode } from 'react';

export const texts = {
  title: 'Contacts added by hand',
  meaning:
    'Where phones were silent, add what people tell you. It counts as a source of its own, beside phones and cameras.',
  empty: 'Nobody was added by hand.',
  emptyClosed: 'Nobody was added by hand. To add a contact, reopen the case.',
  add: 'Add contact',
  metColumn: 'Met',
  whenColumn: 'When',
  informantColumn: 'Said by',
  actColumn: 'Take back',
  span: (start: ReactNode, end: string): ReactNode => (
    <>
      {start}–{end}
    </>
  ),
  outsideWindow: 'Outside the days that count',
  outsideWindowMeaning: 'The person could not infect others at this time, so nobody was exposed.',
  visitor: 'Visitor, to be called',
  visitorOf: (company: string): string => `Visitor from ${company}, to be called`,
  informantErased: 'not known any more',
  addedBy: (moment: ReactNode, by: string | null): ReactNode => (
    <>
      added {moment}
      {by !== null && ` by ${by}`}
    </>
  ),
  takeBack: 'Take back',
  takeBackContact: (who: string): string => `Take back the contact with ${who}`,
  takeBackMeaning: (person: string, who: string): string =>
    `The contact of ${person} and ${who} no longer counts anywhere. Who was exposed by it alone leaves the follow-up, or is owed a correction.`,
  takeBackVisitorMeaning: (who: string): string => `${who} no longer stands on this case.`,
  takenBack: (who: string): string => `Contact with ${who} taken back`,
  cancel: 'Cancel',

  dialogTitle: (person: string): string => `Add a contact of ${person}`,
  who: (person: string): string => `Who met ${person}`,
  kinds: { EMPLOYEE: 'Person of the directory', VISITOR: 'Visitor' },
  person: 'Person',
  visitorName: 'Name',
  visitorPhone: 'Phone number',
  visitorPhoneHelp: 'With its country code, such as +65 8123 4567.',
  visitorCompany: 'Company (optional)',
  visitorMeaning: 'A visitor stands on this case to be called, and is not part of the directory.',
  start: 'Start',
  length: 'How long',
  lengths: { MINUTES: 'Minutes', END: 'Until' },
  minutes: 'Minutes',
  end: 'End',
  informant: 'Said by',
  informantChoices: {
    CASE_PERSON: (person: string): string => `${person}, the person of the case`,
    EMPLOYEE: 'Somebody else of the directory',
    OTHER: 'Somebody else, in words',
  },
  informantPerson: 'Who said it',
  informantName: 'Who said it, in words',
  note: 'Note (optional)',
  submit: 'Add contact',
  added: (person: string): string => `Contact of ${person} added`,
  errors: {
    personMissing: 'Please choose a person',
    nameMissing: 'Please enter the name of the visitor',
    tooLong: 'At most 100 characters',
    startMissing: 'Please enter day and time',
    startInFuture: 'The contact cannot begin in the future',
    wrongMinutes: 'Please enter 1 to 1440 minutes',
    endMissing: 'Please enter day and time',
    endBeforeStart: 'The end must be after the start',
    endInFuture: 'The contact cannot end in the future',
    informantMissing: 'Please enter who said it',
    noteTooLong: 'At most 2000 characters',
  },
};
