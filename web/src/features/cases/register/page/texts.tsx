import type { ReactNode } from 'react';
import { Actor } from '../../../company/current/Actor.tsx';
import { plural } from '../../../../lib/intl.ts';
import type {
  CaseAct,
  CaseField,
  ContactSource,
  EmployeeReportKind,
  NoticeKind,
} from '../../../../generated/graphql.ts';

export const texts = {
  allCases: 'All cases',
  title: (number: string, name: string): string => `${number} · ${name}`,
  caseFailed: 'The case could not be loaded.',
  loading: 'Loading the case',
  notFound: 'Case not found',
  notFoundHelp: 'Your company has no case with this number, or the person has left the directory.',
  print: 'Print',
  edit: 'Edit',
  close: 'Close case',
  reopen: 'Reopen case',
  handOver: 'Hand over',
  assign: 'Assign',
  owner: 'Owner',
  nobody: 'nobody',
  notByNearness: 'Not spread by being near people.',
  facts: 'Facts',
  factsLine: (onset: string, isolated: string | null): string =>
    `Onset ${onset}, ${isolated === null ? 'not isolated' : `isolated since ${isolated}`}`,
  pageOf: (name: string): string => `Page of ${name}`,
  person: 'Person',
  onset: 'Onset of symptoms',
  notKnown: 'not known',
  specimenDay: 'Specimen taken',
  reportedDay: 'Reported',
  isolatedAt: 'Isolated since',
  notIsolated: 'not isolated',
  notes: 'Notes',
  reportedByEmployee: 'Reported by the employee',
  openedByReport: {
    CORRECTION: 'by a correction of the employee',
    SYMPTOMS: 'by symptoms that the employee reported',
    TEST: 'by a test that the employee reported',
  } satisfies Record<EmployeeReportKind, string>,
  openedBy: (moment: ReactNode, by: string | null): ReactNode => (
    <>
      Opened {moment}
      {by !== null && (
        <>
          {' by '}
          <Actor by={by} />
        </>
      )}
    </>
  ),
  closedBy: (moment: ReactNode, by: string | null): ReactNode => (
    <>
      Closed {moment}
      {by !== null && (
        <>
          {' by '}
          <Actor by={by} />
        </>
      )}
    </>
  ),
  dayZero: 'Day zero:',
  window: 'Could infect others:',
  isolation: 'Isolation:',
  noIsolationOfDismissed: 'None, because the case was dismissed.',
  noIsolation: 'No rule is set for the isolation of this disease.',
  exposed: 'Exposed people',
  exposedCount: { one: 'person', other: 'people' },
  evidence: 'Evidence',
  evidenceOfAll: 'Evidence on the tracing page',
  traceFailed: 'The exposed people could not be loaded.',
  emptyWindow: 'The window is empty, so nobody could be exposed in it.',
  nobodyExposed: 'Nobody was exposed in the window.',
  notMeasured:
    'Not known who was exposed: the phone of this person reported nothing in the window. Please ask whom the person met.',
  minutes: 'Together',
  dismissedExposes: 'The case was dismissed, so nobody counts as exposed by it.',
  unconfirmedExposes:
    'Nobody is followed up yet, because nobody but the person has reported this case. Edit it and set it to probable or confirmed: then these people appear on the work list.',
  levelCount: (level: number, people: string): string => `${people} on level ${level}`,
  informAll: (count: number, people: string): string =>
    count === 1 ? 'Inform 1 person' : `Inform all ${people}`,
  correctAll: (count: number, people: string): string =>
    count === 1 ? 'Correct 1 person' : `Correct all ${people}`,
  callPeople: (people: string): string => `Call ${people}`,
  level: 'Level',
  ofLevel: (level: string): string => `Level ${level} · `,
  met: 'Met',
  phone: 'Telephone',
  state: 'State',
  until: 'Until',
  done: 'Done',
  actions: 'Actions',
  actionsFor: (name: string): string => `Actions for ${name}`,
  details: 'Details',
  showEvidence: 'Evidence',
  contestWith: (name: string): string => `Contest contact with ${name}`,
  onlyContested: 'Exposed only by contested contacts',
  others: (people: string): string => `Other exposed people: ${people}`,
  showOthers: (people: string): string => `Show all ${people}`,
  levelMeanings: new Map([
    [1, 'Met the person of the case in the window.'],
    [2, 'Met somebody of level 1 who could pass the disease on by then.'],
    [3, 'Met somebody of level 2 who could pass the disease on by then.'],
  ]),
  notFollowedUp: (level: number): string =>
    `Not followed up: your company follows people up to level ${level}.`,
  evidenceOf: (name: string, minutes: string): string => `${minutes}: evidence of ${name}`,
  sources: {
    MOBILE: 'Phones',
    CAMERA: 'Camera',
    MANUAL: 'Added by hand',
  } satisfies Record<ContactSource, string>,
  sourceAndCarrier: (source: string, carrier: string): string => `${source} · with ${carrier}`,
  nextStep: 'Next step',
  beingCounted: 'Calculating exposed people…',
  log: 'Log',
  logOfCase: 'Log of the case',
  logMeaning: 'Acts on the case and for its people, notices and contests, newest first.',
  timelineFailed: 'Acts for the people, notices and contests could not be loaded.',
  showWholeLog: (entries: string): string => `Show all ${entries} entries`,
  andDetail: (detail: string): string => ` · ${detail}`,
  nextName: ', ',
  otherPeople: { one: 'other', other: 'others' },
  andOthers: (others: string): string => ` and ${others}`,
  noticesSent: {
    EXPOSURE: (count: number): string => plural(count, { one: 'Notice to', other: 'Notices to' }),
    CORRECTION: (count: number): string =>
      plural(count, { one: 'Correction to', other: 'Corrections to' }),
  } satisfies Record<NoticeKind, (count: number) => string>,
  noticesRead: (count: string): string => `${count} read`,
  noticesFailed: (count: string): string => `${count} not delivered`,
  contactContested: 'Contact contested',
  contestWithdrawn: 'Contest withdrawn',
  acts: {
    OPENED: 'Opened',
    CHANGED: 'Changed',
    CLOSED: 'Closed',
    REOPENED: 'Reopened',
    UNDONE: 'Undid an act',
    CONTACT_ADDED: 'Contact added by hand',
    CONTACT_TAKEN_BACK: 'Contact removed',
    ASSIGNED: 'Owner changed',
  } satisfies Record<CaseAct, string>,
  contact: (who: string, moment: string, length: string): string => `${who}, ${moment}, ${length}`,
  ownerChanged: (before: string | null, after: string | null): string =>
    before === null ? `to ${after ?? 'nobody'}` : `${before} to ${after ?? 'nobody'}`,
  actBy: (moment: ReactNode, by: string | null): ReactNode => (
    <>
      {moment} by {by === null ? 'an unknown person' : <Actor by={by} />}
    </>
  ),
  undone: (moment: ReactNode, by: string | null): ReactNode => (
    <>
      Undone {moment}
      {by !== null && (
        <>
          {' by '}
          <Actor by={by} />
        </>
      )}
    </>
  ),
  undo: 'Undo',
  undoAct: (act: string): string => `Undo: ${act}`,
  fieldNames: {
    CLASSIFICATION: 'Classification',
    ONSET_DAY: 'Day of onset',
    ONSET_AT: 'Moment of onset',
    SPECIMEN_DAY: 'Specimen taken',
    REPORTED_DAY: 'Reported',
    ISOLATED_AT: 'Isolated since',
    SYMPTOMS_ENDED_AT: 'Symptoms ended',
    FEVER_ENDED_AT: 'Fever ended (without fever medicine)',
    TREATMENT_STARTED_AT: 'Effective treatment since',
    CLEARED_AT: 'Cleared by tests or a physician',
    NOTES: 'Notes',
    OUTCOME: 'Outcome',
  } satisfies Record<CaseField, string>,
  emptyValue: (field: CaseField): string => (field === 'NOTES' ? 'empty' : 'not known'),
  valueSet: (field: string, value: string): string => `${field}: ${value}`,
  valueRemoved: (field: string, value: string): string => `${field}: ${value} removed`,
  valueChanged: (field: string, before: string, after: string): string =>
    `${field}: ${before} to ${after}`,
  coverage: {
    title: 'Coverage',
    failed: 'The coverage could not be loaded.',
    everyDay: (name: string): string => `The phone of ${name} reported on every day of the window.`,
    days: { one: 'day', other: 'days' },
    ofDays: (count: number, days: string): string => `${count} of ${days}`,
    daysTo: (first: string, last: string): string => `${first} to ${last}`,
    silentOn: (name: string, ofDays: string, days: string): string =>
      `The phone of ${name} reported nothing on ${ofDays}: ${days}.`,
    offOn: (name: string, ofDays: string, days: string): string =>
      `Bluetooth was off on the phone of ${name} on ${ofDays}: ${days}.`,
    deletedOn: (ofDays: string, days: string): string =>
      `The records of ${ofDays} are deleted: ${days}. What phones and cameras saw then is no longer known.`,
    askDeleted: (name: string): string =>
      `Please ask ${name} about these days, and add the contacts by hand: they are kept as long as the case.`,
    ask: (name: string, phone: ReactNode): ReactNode => (
      <>
        Please ask {name}
        {phone !== null && <> ({phone})</>} about meetings on these days.
      </>
    ),
    colleagues: { one: 'colleague', other: 'colleagues' },
    /** On a phone, before the sentences are unfolded. */
    deletedLine: (ofDays: string): string => `Records of ${ofDays} are deleted`,
    ownPhoneLine: (ofDays: string): string => `Own phone could detect nobody on ${ofDays}`,
    line: (silent: string, colleagues: string): string =>
      `${silent} of ${colleagues} could detect nobody`,
    allLine: 'All phones reported',
    noColleaguesLine: 'Nobody else',
    tooFewLine: 'Too few phones to trace',
    noColleagues: 'Nobody else is in the directory.',
    allColleagues: (count: number, number: string): string =>
      plural(count, {
        one: 'The phone of the only colleague reported in the window.',
        other: `The phones of all ${number} colleagues reported in the window.`,
      }),
    silentColleagues: (silent: string, colleagues: string, name: string): string =>
      `The phones of ${silent} of ${colleagues} could detect nobody in the window. Only the phone of ${name} or a camera could record contacts with them, so please ask them.`,
    tooFewPhones: (silent: string, colleagues: string, name: string): string =>
      `Too few phones to trace: those of ${silent} of ${colleagues} could detect nobody in the window. Please ask ${name} first, then the own department and whoever was in the same room.`,
    showPeopleToAsk: 'Show whom to ask',
    meaning: 'One report counts for the whole day, and for colleagues for the whole window.',
    ownDepartmentFirst:
      'Their phones could detect nobody. The person’s own department is listed first.',
    ownDepartment: (department: string): string =>
      `People of the own department, ${department}, whose phones could detect nobody.`,
    showAll: (colleagues: string): string => `Show all ${colleagues}`,
    table: 'Colleagues to ask',
    pages: 'Pages of colleagues to ask',
    phone: 'Telephone',
    silentSince: 'Last report',
    never: 'never reported',
    bluetoothOff: 'Bluetooth off',
  },
  rooms: {
    title: 'In the same room',
    failed: 'The people in the same room could not be loaded.',
    meaning: (name: string): string =>
      `Everybody a camera saw in its room while it saw ${name}, at any distance. People who came in after ${name} left are not listed.`,
    nobody: (name: string): string =>
      `No camera identified ${name} in the window, so who was in the same room is not known. Please ask where ${name} was, and with whom.`,
    pages: 'Pages of people in the same room',
    room: 'Room and camera',
    when: 'First and last',
    numberAndCamera: (number: string, camera: string): string => `${number} · ${camera}`,
    deletedCamera: 'deleted camera',
    fromTo: (first: ReactNode, last: ReactNode): ReactNode => (
      <>
        {first} to {last}
      </>
    ),
  },
};
