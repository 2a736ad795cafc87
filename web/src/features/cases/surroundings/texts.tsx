import type { ReactNode } from 'react';
import { Actor } from '../../company/current/Actor.tsx';

export const texts = {
  title: 'Contacts added by hand',
  meaning:
    'If phones were silent, add what people tell you. It counts as a separate source, beside phones and cameras.',
  empty: 'No contacts were added by hand.',
  emptyClosed: 'No contacts were added by hand. To add a contact, reopen the case.',
  add: 'Add contact',
  metColumn: 'Met',
  whenColumn: 'When',
  informantColumn: 'Reported by',
  actColumn: 'Remove',
  span: (start: ReactNode, end: string): ReactNode => (
    <>
      {start}–{end}
    </>
  ),
  outsideWindow: 'Outside the infectious window',
  outsideWindowMeaning: 'The person could not infect others at this time, so nobody was exposed.',
  visitor: 'Visitor, to be called',
  visitorOf: (company: string): string => `Visitor from ${company}, to be called`,
  informantErased: 'no longer known',
  addedBy: (moment: ReactNode, by: string | null): ReactNode => (
    <>
      added {moment}
      {by !== null && (
        <>
          {' by '}
          <Actor by={by} />
        </>
      )}
    </>
  ),
  remove: 'Remove',
  removeContact: (who: string): string => `Remove the contact with ${who}`,
  removeMeaning: (person: string, who: string): string =>
    `The contact between ${person} and ${who} will no longer count. People exposed only by it leave the follow-up, or are owed a correction.`,
  removeVisitorMeaning: (who: string): string => `${who} is removed from this case.`,
  removed: (who: string): string => `Contact with ${who} removed`,

  dialogTitle: (person: string): string => `Add a contact of ${person}`,
  who: (person: string): string => `Who met ${person}`,
  kinds: { EMPLOYEE: 'Person in the directory', VISITOR: 'Visitor' },
  person: 'Person',
  visitorName: 'Name',
  visitorPhone: 'Phone number',
  visitorPhoneHelp: 'With its country code, such as +65 8123 4567.',
  visitorCompany: 'Company (optional)',
  visitorMeaning:
    'A visitor is listed with this case to be called, and is not added to the directory.',
  start: 'Start',
  length: 'How long',
  lengths: { MINUTES: 'Minutes', END: 'Until' },
  minutes: 'Minutes',
  end: 'End',
  informant: 'Reported by',
  informantChoices: {
    CASE_PERSON: (person: string): string => `${person}, the person of the case`,
    EMPLOYEE: 'Somebody else in the directory',
    OTHER: 'Somebody outside the directory',
  },
  informantPerson: 'Who reported it',
  informantName: 'Name of who reported it',
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
    informantMissing: 'Please enter who reported it',
    noteTooLong: 'At most 2000 characters',
  },
};
