import type { ReactNode } from 'react';
import { Actor } from '../../company/current/Actor.tsx';
import type { FigureName, FigureUnit, ReleaseTest, Spread } from '../../../generated/graphql.ts';

export const texts = {
  settings: 'Dashboard settings',
  diseases: 'Diseases',
  diseasesMeaning:
    'The window, isolation and quarantine of a case follow from the figures of its disease. Each figure has a default with a source, and you can change it.',
  inUseCount: (used: string, total: string): string => `${used} of ${total} in use`,
  listLabel: 'Diseases of the catalogue',
  listFailed: 'The diseases could not be loaded.',
  diseaseFailed: 'The disease could not be loaded.',
  historyFailed: 'The changes could not be loaded.',
  disease: 'Disease',
  spreads: 'Spreads by',
  spreadsBy: (ways: string): string => `Spreads by ${ways}.`,
  infectious: 'Infectious',
  quarantine: 'Quarantine',
  status: 'Status',
  inUse: 'In use',
  notUsed: 'Not used',
  notFound: 'Disease not found',
  notFoundWhy: 'The catalogue has no disease of this name.',
  allDiseases: 'All diseases',
  edit: 'Edit',
  editTitle: (name: string): string => `Edit ${name}`,
  recordsTitle: (kept: string): string => `Records are deleted after ${kept}`,
  recordsMeaning: (name: string, needed: string, kept: string): string =>
    `${name} needs the records of ${needed}: whoever was exposed longer than ${kept} ago is not found. Contacts told by hand are kept as long as their case.`,
  keepLonger: 'Keep records for longer',
  askToKeepLonger: 'Somebody who may change the settings can keep them for longer.',
  treatmentAlternative:
    'Isolation ends after the isolation days or after the hours of treatment, whichever comes first.',
  onsetMeaning: (onset: string): string => `Onset is ${onset}.`,
  notByNearness: 'Not spread by being near people',
  aboutNearness: 'About proximity',
  clearanceTitle: 'Isolation ends with negative tests or a physician',
  figures: 'Figures',
  figure: 'Figure',
  inForce: 'In force',
  default: 'Default',
  source: 'Source',
  changed: 'Changed',
  noSource: 'No source.',
  notChanged: 'Not changed',
  changedBy: (by: string | null, moment: ReactNode): ReactNode => (
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
  readOn: (day: string): string => `Read on ${day}`,
  undated: 'undated',
  newTab: '(opens in a new tab)',
  history: 'History',
  nothingChanged: 'Nobody has changed this disease yet.',
  change: 'Change',
  when: 'When',
  who: 'Who',
  somebody: 'Unknown',
  beganToUse: 'Started using it',
  ceasedToUse: 'Stopped using it',
  changeOf: (figure: string, before: string, after: string): string =>
    `${figure}: ${before} to ${after}`,
  units: { DAYS: 'days', DOSES: 'doses', HOURS: 'hours' } satisfies Record<FigureUnit, string>,
  daysCount: { one: 'day', other: 'days' },
  hoursCount: { one: 'hour', other: 'hours' },
  dosesCount: { one: 'dose', other: 'doses' },
  noDays: 'none',
  notKnown: 'not known',
  beforeToAfter: (before: string, after: string): string =>
    `${before} before to ${after} after onset`,
  beforeToIsolation: (before: string): string => `${before} before onset, until isolation ends it`,
  isUsedLabel: 'Use this disease',
  isUsedMeaning: 'Cases can be opened for the diseases that you use.',
  course: 'Course',
  immunity: 'Immunity',
  alsoCounts: (kinds: string): string => `Also counts: ${kinds}.`,
  evidenceNames: { laboratory: 'a positive laboratory result', illness: 'a documented illness' },
  measures: 'Measures',
  endOfIsolation: 'End of isolation',
  defaultIs: (value: string): string => `Default: ${value}`,
  restoreDefault: (figure: string): string => `Use the default of ${figure}`,
  restore: 'Use the default',
  save: 'Save',
  saved: (name: string): string => `${name} saved`,
  wholeNumber: (unit: string, min: string, max: string): string =>
    `Please enter whole ${unit} from ${min} to ${max}`,
  decimalNumber: (unit: string, min: string, max: string): string =>
    `Please enter ${unit} from ${min} to ${max}, with at most one decimal`,
  conflict: (name: string): string =>
    `Somebody else saved ${name} while you were editing. Your changes are not saved yet.`,
  conflictLabel: 'What differs between your changes and theirs',
  yours: 'Yours',
  theirs: 'Theirs',
  sameAsYours: 'They made the same changes, so there is nothing to save.',
  keepTheirs: 'Keep theirs',
  replaceTheirs: 'Save mine',
  previewLoading: 'Counting what would change…',
  previewFailed: (tryAgain: ReactNode): ReactNode => (
    <>What would change could not be counted. You can save without this preview, or {tryAgain}.</>
  ),
  tryAgain: 'try again',
  noOpenCase: 'No case of this disease is open, so no date changes.',
  noDateChanges: (open: string): string =>
    `Open cases of this disease: ${open}. None of their dates would change.`,
  datesChange: (cases: string, open: string): string =>
    `The dates of ${cases} (of ${open} open) would change.`,
  peopleNotCounted:
    'How many people this affects could not be counted in time. Their follow-up changes after saving.',
  casesCount: { one: 'case', other: 'cases' },
  quarantineOf: (name: string): string => `${name}, quarantine`,
  changedDates: 'Dates that would change',
  firstDates: (count: string): string => `Only the first ${count} are listed.`,
  date: 'Date',
  now: 'Now',
  proposed: 'After saving',
  caseOf: (number: number, name: string): string => `C-${number} ${name}`,
  windowOf: (name: string): string => `${name}, window`,
  isolationOf: (name: string): string => `${name}, isolation`,
  fromTo: (from: string, to: string): string => `${from} to ${to}`,
  until: (day: string): string => `until ${day}`,
  emptyWindow: 'empty',
  yes: 'Yes',
  no: 'No',
  figureNames: {
    INCUBATION_P5: 'Incubation, 5th percentile',
    INCUBATION_P50: 'Incubation, median',
    INCUBATION_P95: 'Incubation, 95th percentile',
    LATENT_DAYS: 'Latent days',
    INFECTIOUS_DAYS_BEFORE: 'Infectious days before onset',
    INFECTIOUS_DAYS_AFTER: 'Infectious days after onset',
    QUARANTINE_DAYS: 'Quarantine days',
    ISOLATION_DAYS: 'Isolation days',
    RELEASE_TEST_DAY: 'Day of the release test',
    SYMPTOM_FREE_HOURS: 'Hours without symptoms',
    FEVER_FREE_HOURS: 'Hours without fever',
    TREATMENT_HOURS: 'Hours of treatment',
    IMMUNITY_DOSES: 'Doses for immunity',
  } satisfies Record<FigureName, string>,
  figureMeanings: {
    INCUBATION_P5: 'From exposure to symptoms: 5% of those who fall ill do so sooner.',
    INCUBATION_P50: 'From exposure to symptoms: half of those who fall ill do so sooner.',
    INCUBATION_P95: 'From exposure to symptoms: 95% of those who fall ill do so sooner.',
    LATENT_DAYS: 'From exposure until somebody can pass it on: the shortest usual time.',
    INFECTIOUS_DAYS_BEFORE: 'A case’s window begins this long before onset.',
    INFECTIOUS_DAYS_AFTER:
      'A case’s window ends this long after onset; without a number, with isolation.',
    QUARANTINE_DAYS: 'Exposed people stay at home this long after the last exposure.',
    ISOLATION_DAYS: 'A case stays at home at least this long after onset.',
    RELEASE_TEST_DAY: 'A negative test this long after the last exposure ends the quarantine.',
    SYMPTOM_FREE_HOURS: 'A case stays at home this long after the end of symptoms.',
    FEVER_FREE_HOURS: 'A case stays at home this long after fever ended without fever medicine.',
    TREATMENT_HOURS: 'A case stays at home this long after effective treatment began.',
    IMMUNITY_DOSES:
      'Exposed people who had had this many doses of a vaccine before need not stay at home.',
  } satisfies Record<FigureName, string>,
  spreadNames: {
    CLOSE_CONTACT: 'close contact',
    AIRBORNE: 'room air',
    TOUCH: 'touch',
  } satisfies Record<Spread, string>,
  releaseTests: (tests: string): string => `Accepted tests: ${tests}.`,
  releaseTestNames: {
    PCR: 'PCR',
    ANTIGEN: 'antigen',
    IGRA: 'blood test (IGRA)',
    SKIN_TEST: 'skin test',
  } satisfies Record<ReleaseTest, string>,
};
