import type { ReactNode } from 'react';
import type { ContactSource, FollowUpActKind, FollowUpOrder } from '../../generated/graphql.ts';

/** Texts of the screens in this folder. */
export const texts = {
  pageTitle: 'Follow-up',
  listFailed: 'The people to follow up could not be loaded.',
  searchLabel: 'Search people to follow up',
  searchPlaceholder: 'Name, code, email, department',
  shown: 'Show',
  shownNames: {
    TO_DO: 'To do',
    OVERDUE: 'Overdue',
    OVERDUE_INFORM: 'Overdue to inform',
    OVERDUE_CORRECT: 'Overdue to correct',
    OVERDUE_TEST: 'Overdue to test',
    INFORM: 'To inform',
    CORRECT: 'To correct',
    TEST: 'To test',
    IN_QUARANTINE: 'In quarantine',
    INFORMED: 'Informed, no quarantine',
    RELEASED: 'Released',
    BECAME_A_CASE: 'Became a case',
    NO_LONGER_EXPOSED: 'No longer exposed',
    ALL: 'Everybody',
  },
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
  showToDo: 'Show what is to do',
  allDone: 'All done',
  allDoneWhy: 'Nobody has to be informed, corrected, tested or released.',
  showEverybody: 'Show everybody',
  nothingYet: 'Nobody to follow up',
  nothingYetWhy:
    'People appear here once a case is open and the records show that it exposed them.',
  person: 'Person',
  contact: 'Contact',
  state: 'State',
  told: 'Told',
  nextStep: 'Next step',
  actions: 'Actions',
  drawerFailed: 'The follow-up could not be loaded.',
  openPerson: 'Open the person',
  quarantine: 'Quarantine',
  until: (day: string): string => `Until ${day}`,
  releaseTest: 'Release test',
  testFromDay: (day: string): string => `A negative test ends the quarantine from ${day}`,
  nobody: 'Nobody in particular',
  exposures: 'Exposures',
  noExposure: 'No exposure counts any more.',
  exposedBy: 'Case',
  level: 'Level',
  length: 'Length',
  lastContact: 'Last contact',
  sources: {
    MOBILE: 'Phones',
    CAMERA: 'Camera',
    MANUAL: 'Added by hand',
  } satisfies Record<ContactSource, string>,
  source: 'Reported by',
  log: 'Log',
  nothingDone: 'Nothing has been done yet.',
  acts: {
    INFORMED: 'Informed',
    CORRECTED: 'Corrected',
    TESTED: 'Tested',
    RELEASED: 'Released by a doctor',
    ASSIGNED: 'Assigned',
    NOTE: 'Note',
  } satisfies Record<FollowUpActKind, string>,
  informedUntil: (how: string, day: string | null): string =>
    day === null ? how : `${how}, to stay at home until ${day}`,
  testedOn: (test: string, result: string, day: string): string =>
    `${test}, ${result.toLowerCase()}, on ${day}`,
  releasedFrom: (day: string): string => `on ${day}`,
  assignedTo: (assignee: string): string => `to ${assignee}`,
  enteredBy: (moment: ReactNode, by: string | null): ReactNode => (
    <>
      {moment}
      {by !== null && ` by ${by}`}
    </>
  ),
  undoneBy: (moment: ReactNode, by: string | null): ReactNode => (
    <>
      Undone {moment}
      {by !== null && ` by ${by}`}
    </>
  ),
  undoAct: (act: string): string => `Undo: ${act}`,
  selectPage: 'Select everybody on this page',
  select: (name: string): string => `Select ${name}`,
  selectedPeople: 'Selected people',
  selected: (count: string): string => `${count} selected`,
  clearSelection: 'Clear selection',
  print: 'Print',
  printed: 'Printed list',
  printedAt: (company: string, people: string, moment: string): string =>
    `${company}, ${people}, printed ${moment}`,
  doneColumn: 'Done',
  notes: 'Notes',
  printFailed: 'The list could not be loaded for printing.',
};
