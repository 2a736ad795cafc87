import type { CaseOutcome } from '../../../generated/graphql.ts';

export const texts = {
  editTitle: (number: string): string => `Edit case ${number}`,
  save: 'Save',
  saved: (number: string): string => `Case ${number} saved`,
  conflict: (number: string): string =>
    `Somebody else saved case ${number} while you were editing. Your changes are not saved yet.`,
  nothing: '–',
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
  dismiss: 'Dismiss',
  undone: 'Undone',
  outcome: 'Outcome',
  closedAt: 'Closed',
  refusedField: (field: string, message: string): string => `${field}: ${message}`,
  undoTitle: (act: string): string => `Undo: ${act}`,
  undoMeaning: 'The values before this act are restored:',
  undoOpeningMeaning: 'The case will be closed as opened in error.',
  undoNothing: 'The state before this act is restored.',
};
