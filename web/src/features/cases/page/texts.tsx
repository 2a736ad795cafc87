import type { ReactNode } from 'react';
import type { CaseAct, CaseField } from '../../../generated/graphql.ts';

/** Texts of the page of a case. */
export const texts = {
  allCases: 'All cases',
  title: (number: string, name: string): string => `${number} · ${name}`,
  caseFailed: 'The case could not be loaded.',
  loading: 'Loading the case',
  notFound: 'Case not found',
  notFoundHelp: 'Your company has no case of this number, or its person has left the directory.',
  print: 'Print',
  edit: 'Edit',
  close: 'Close case',
  reopen: 'Reopen case',
  notByNearness: 'Nearness is not how it spreads',
  facts: 'Facts',
  person: 'Person',
  codeAndDepartment: (code: string, department: string): string => `${code} · ${department}`,
  onset: 'Onset of symptoms',
  notKnown: 'not known',
  specimenDay: 'Specimen taken',
  reportedDay: 'Reported',
  isolatedAt: 'Isolated since',
  notIsolated: 'not isolated',
  notes: 'Notes',
  opened: 'Opened',
  closed: 'Closed',
  momentBy: (moment: ReactNode, by: string | null): ReactNode => (
    <>
      {moment}
      {by !== null && ` by ${by}`}
    </>
  ),
  windows: 'Days that count',
  dayZero: 'Day zero',
  window: 'Could infect others',
  isolation: 'Isolation',
  noIsolation: 'The disease has no figure for isolation in the settings.',
  exposed: 'Exposed people',
  exposedCount: { one: 'person', other: 'people' },
  evidence: 'Evidence on the tracing page',
  traceFailed: 'The exposed people could not be loaded.',
  emptyWindow: 'The window is empty, so nobody could be exposed in it.',
  nobodyExposed: 'Nobody was exposed in the window.',
  notMeasured:
    'Not known who was exposed: the phone of this person reported nothing in the window. Please ask whom the person met.',
  level: 'Level',
  exposedAt: 'Exposed',
  minutes: 'Together',
  through: 'With',
  log: 'Log',
  logMeaning: 'What was done to the case, newest first.',
  unknown: 'Unknown',
  acts: {
    OPENED: 'Opened',
    CHANGED: 'Changed',
    CLOSED: 'Closed',
    REOPENED: 'Reopened',
    UNDONE: 'Took back an act',
  } satisfies Record<CaseAct, string>,
  actBy: (moment: ReactNode, by: string | null): ReactNode => (
    <>
      {moment} by {by ?? 'an unknown person'}
    </>
  ),
  takenBack: (moment: ReactNode, by: string | null): ReactNode => (
    <>
      Taken back {moment}
      {by !== null && ` by ${by}`}
    </>
  ),
  takeBack: 'Take back',
  takeBackAct: (act: string): string => `Take back: ${act}`,
  fieldNames: {
    CLASSIFICATION: 'Classification',
    ONSET_DAY: 'Day of onset',
    ONSET_AT: 'Moment of onset',
    SPECIMEN_DAY: 'Specimen taken',
    REPORTED_DAY: 'Reported',
    ISOLATED_AT: 'Isolated since',
    NOTES: 'Notes',
    OUTCOME: 'Outcome',
  } satisfies Record<CaseField, string>,
  valueSet: (field: string, value: string): string => `${field}: ${value}`,
  valueRemoved: (field: string, value: string): string => `${field}: ${value} removed`,
  valueChanged: (field: string, before: string, after: string): string =>
    `${field}: ${before} to ${after}`,
};
