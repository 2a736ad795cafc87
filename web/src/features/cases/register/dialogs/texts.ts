import type { CaseOutcome } from '../../../../generated/graphql.ts';
import { formatCount, formatNumber, plural } from '../../../../lib/intl.ts';

const people = { one: 'person', other: 'people' };

export const texts = {
  editTitle: (number: string): string => `Edit case ${number}`,
  save: 'Save',
  saved: (number: string): string => `Case ${number} saved`,
  conflict: (number: string): string =>
    `Somebody else saved case ${number} while you were editing. Your changes are not saved yet.`,
  nothing: '–',
  handOverTitle: (number: string): string => `Hand over case ${number}`,
  assignTitle: (number: string): string => `Assign case ${number}`,
  newOwner: 'New owner',
  chooseOwner: 'Choose a member',
  nobody: 'Nobody in particular',
  ownersFailed: 'The members could not be loaded.',
  ownerMissing: 'Please choose a member',
  note: 'Note',
  noteMeaning: 'What is done, and what comes next. It stays in the log of the case.',
  noteMissing: 'Please leave a note for whoever takes the case over',
  handOver: 'Hand over',
  assign: 'Assign',
  handedOver: (number: string, owner: string): string => `${owner} has case ${number} now`,
  leftAlone: (number: string): string => `Nobody has case ${number} now`,
  closeTitle: (number: string): string => `Close case ${number}`,
  why: 'Why',
  outcomeMeanings: {
    RECOVERED: 'The person no longer passes the disease on.',
    NOT_A_CASE: 'The person did not have the disease.',
    OPENED_IN_ERROR: 'The case should not have been opened.',
  } satisfies Record<CaseOutcome, string>,
  closeHelp: 'A closed case can be reopened.',
  close: 'Close case',
  closed: (number: string): string => `Case ${number} closed`,
  reopened: (number: string): string => `Case ${number} reopened`,
  undo: 'Undo',
  undone: 'Undone',
  outcome: 'Outcome',
  closedAt: 'Closed',
  consequences: {
    moreExposed: (more: number, all: number): string =>
      `${formatNumber(more)} more ${plural(more, people)} exposed: ${formatNumber(all)} in all.`,
    fewerExposed: (fewer: number, all: number): string =>
      `${formatNumber(fewer)} fewer ${plural(fewer, people)} exposed: ${formatNumber(all)} in all.`,
    stillToInform: (count: number): string =>
      `${formatCount(count, people)} still to inform: they stay in the follow-up.`,
    isolationChanges: (after: string | null): string =>
      after === null ? 'No isolation any more.' : `Isolation then: ${after}.`,
    isolationRuns: (reason: string): string => `The isolation is still running, ${reason}.`,
    isolationEnds: (reason: string): string =>
      `The isolation no longer applies. It would have lasted ${reason}.`,
    nothing: 'Nothing changes for anybody exposed.',
    nothingLeft: 'Nobody is left to inform, and no isolation is running.',
  },
  whyMissing: 'Please choose why',
  refusedField: (field: string, message: string): string => `${field}: ${message}`,
  undoTitle: (act: string): string => `Undo: ${act}`,
  undoMeaning: 'This takes the values back:',
  undoOpeningMeaning: 'The case will be closed as opened in error.',
  undoNothing: 'The state before this act is restored.',
};
