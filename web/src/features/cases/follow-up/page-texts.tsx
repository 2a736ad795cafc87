import type { ReactNode } from 'react';
import { Actor } from '../../company/current/Actor.tsx';
import type { ContactSource, FollowUpActKind, FollowUpOrder } from '../../../generated/graphql.ts';

export const texts = {
  reports: 'Reports of employees',
  changes: 'Changed codes and addresses',
  reportsWaiting: (count: string): string => `Reports of employees, ${count} waiting`,
  requestsWaiting: (count: number, formatted: string): string =>
    `${formatted} ${count === 1 ? 'request about a contact waits' : 'requests about contacts wait'}`,
  pageTitle: 'Follow-up',
  listFailed: 'The people to follow up could not be loaded.',
  searchLabel: 'Search people to follow up',
  searchPlaceholder: 'Name, code, email, department',
  shown: 'Show',
  shownNames: {
    TO_DO: 'To do',
    DUE_TODAY: 'Due today',
    TO_CALL: 'To call',
    OVERDUE: 'Overdue',
    OVERDUE_INFORM: 'Overdue to inform',
    OVERDUE_CORRECT: 'Overdue to correct',
    OVERDUE_TEST: 'Overdue to test',
    INFORM: 'To inform',
    CORRECT: 'To correct',
    TEST: 'To test',
    PROOF: 'To ask for proof',
    PROPHYLAXIS: 'To offer prophylaxis',
    SYMPTOMS: 'To ask about symptoms',
    RELEASE: 'To release',
    IN_QUARANTINE: 'In quarantine',
    INFORMED: 'Informed, no quarantine',
    RELEASED: 'Released',
    RELEASED_THIS_WEEK: 'Released this week',
    BECAME_A_CASE: 'Became a case',
    NO_LONGER_EXPOSED: 'No longer exposed',
    IMMUNE: 'Immune',
    UNDELIVERED: 'Notice not delivered',
    CHANGED: 'Changed',
    OWN_PHONE_ONLY: 'By their own phone alone',
    SILENT: 'Silent phones',
    ALL: 'Everybody',
  },
  views: 'Views',
  viewNames: {
    TO_DO: 'To do',
    MINE: 'Mine',
    DUE_TODAY: 'Due today',
    TO_CALL: 'To call',
    RELEASED_THIS_WEEK: 'Released this week',
    ALL: 'All',
  },
  filters: (count: number): string => (count === 0 ? 'Filters' : `Filters (${count})`),
  telephone: 'Telephone',
  disease: 'Disease',
  everyDisease: 'All diseases',
  assignee: 'Assigned to',
  everyAssignee: 'Assigned to anybody',
  nobodyAssigned: 'Assigned to nobody',
  mine: 'Assigned to me',
  order: 'Order',
  orders: {
    DUE: 'Due first',
    NAME: 'By name',
    QUARANTINE_END: 'By end of quarantine',
    CHANGED: 'Last changed first',
  } satisfies Record<FollowUpOrder, string>,
  onlyCase: (number: number): string => `Exposed by case C-${number}`,
  showEveryCase: 'Show people of all cases',
  nothingFound: 'Nobody found',
  nothingFoundWhy: 'Nobody matches this search and these filters.',
  showToDo: 'Show everything to do',
  allDone: 'All done',
  allDoneWhy: 'Nobody has to be informed, corrected or tested.',
  showEverybody: 'Show everybody',
  nothingYet: 'Nobody to follow up',
  nothingYetWhy:
    'People appear here once a case is open and the records show that it exposed them.',
  changedSince: (count: number, formatted: string): string =>
    `${formatted} ${count === 1 ? 'person has' : 'people have'} changes that you have not marked as seen.`,
  showChanged: 'Show',
  markSeen: 'Mark all as seen',
  person: 'Person',
  contact: 'Contact',
  presence: 'Phone and cameras',
  state: 'State',
  told: 'Told',
  nextStep: 'Next step',
  actions: 'Actions',
  nothingToUndo: 'There is nothing to undo on this page.',
  drawerFailed: 'The follow-up could not be loaded.',
  openPerson: 'Open the person',
  immunity: 'Immunity at the exposure',
  quarantine: 'Quarantine',
  until: (day: string): string => `Until ${day}`,
  releaseTest: 'Release test',
  testFromDay: (day: string): string => `A negative test ends the quarantine from ${day}`,
  nobody: 'Unassigned',
  exposures: 'Exposures',
  noExposure: 'No exposure counts any more.',
  exposedBy: 'Case',
  level: 'Level',
  length: 'Length',
  lastContact: 'Last contact',
  contested: 'Contested contacts',
  requestsFailed: 'The requests of employees could not be loaded',
  reportsFailed: 'The number of reports could not be loaded',
  accountFailed: 'The members who can be assigned could not be loaded',
  allRequests: (count: string): string => `Show all ${count} requests`,
  contestsWaiting: (count: number, formatted: string): string =>
    `${formatted} ${count === 1 ? 'contest waits' : 'contests wait'} for a second person to confirm.`,
  showWaiting: 'Show',
  sources: {
    MOBILE: 'Phones',
    CAMERA: 'Camera',
    MANUAL: 'Added by hand',
  } satisfies Record<ContactSource, string>,
  source: 'Reported by',
  notices: 'Notices',
  log: 'Log',
  nothingDone: 'Nothing has been done yet.',
  acts: {
    INFORMED: 'Informed',
    CORRECTED: 'Corrected',
    TESTED: 'Tested',
    RELEASED: 'Released by a doctor',
    ASSIGNED: 'Assigned',
    NOTE: 'Note',
    CALLED: 'Called',
    PROOF_ASKED: 'Proof asked for',
    PROPHYLAXIS: 'Prophylaxis',
    SYMPTOMS_CHECKED: 'Symptoms checked',
  } satisfies Record<FollowUpActKind, string>,
  informedUntil: (how: string, day: string | null): string =>
    day === null ? how : `${how}, to stay at home until ${day}`,
  testedOn: (test: string, result: string, day: string): string =>
    `${test}, ${result.toLowerCase()}, on ${day}`,
  releasedFrom: (day: string): string => `on ${day}`,
  prophylaxisOn: (name: string, outcome: string, moment: string): string =>
    `${name}, ${outcome.toLowerCase()}, ${moment}`,
  symptomsAt: (symptoms: string, moment: string): string => `${symptoms.toLowerCase()}, ${moment}`,
  plan: 'Plan',
  restriction: 'Restriction',
  assignedTo: (assignee: string): string => `to ${assignee}`,
  enteredBy: (moment: ReactNode, by: string | null): ReactNode => (
    <>
      {moment}
      {by !== null && (
        <>
          {' by '}
          <Actor by={by} />
        </>
      )}
    </>
  ),
  undoneBy: (moment: ReactNode, by: string | null): ReactNode => (
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
  undoAct: (act: string): string => `Undo: ${act}`,
  selectPage: 'Select everybody on this page',
  select: (name: string): string => `Select ${name}`,
  selectedPeople: 'Selected people',
  selected: (count: string): string => `${count} selected`,
  clearSelection: 'Clear selection',
  selectAll: (count: string): string => `Select all ${count}`,
  selectFirst: (count: string): string => `Select the first ${count}`,
  call: 'Call',
  selectAllFailed: 'Not everybody could be selected.',
  keyboard: 'Keys',
  keyboardHelp: 'Keys of the list',
  keys: {
    search: 'Search',
    move: 'Next and previous person',
    ends: 'First and last person',
    open: 'Open',
    select: 'Select',
    inform: 'Inform, or correct',
    test: 'Enter a test',
    release: 'Release by a doctor',
    undo: 'Undo the last entry',
    help: 'These keys',
  },
  print: 'Print',
  printTitle: 'Print the list',
  printMeaning: (people: string): string =>
    `${people}, one line each, with a checkbox and space for notes.`,
  withEvidence: 'With evidence',
  evidenceMeaning: (most: string): string =>
    `After the list: the meetings that exposed each person, with their time, minutes, source and camera. For the first ${most} people.`,
  evidence: 'Evidence',
  evidenceAbout:
    'Meetings with the person who exposed them, newest first. Minutes are those covered by records.',
  noEvidence: 'No records of these meetings are kept.',
  moreEpisodes: (count: string): string => `and ${count} earlier`,
  meeting: 'Meeting',
  fromTo: (start: string, end: string): string => `${start} to ${end}`,
  rooms: 'Camera',
  evidenceCut: (people: string, all: string): string =>
    `Covers ${people} of ${all}, the first of the list.`,
  printed: 'Printed list',
  doneColumn: 'Done',
  notes: 'Notes',
  printFailed: 'The list could not be loaded for printing.',
};
