import type { ReactNode } from 'react';
import { formatCount, formatNumber, plural } from '../../../lib/intl.ts';
import type { ImportField, ImportRowKind } from '../../../generated/graphql.ts';

const people = (count: number): string => formatCount(count, { one: 'person', other: 'people' });
const rows = (count: number): string => formatCount(count, { one: 'row', other: 'rows' });

export const texts = {
  pageTitle: 'Import people',
  pageMeaning: 'Add people and change their details from a file',
  backToDirectory: 'Employee Directory',
  loading: 'Loading',
  importFailed: 'The import could not be loaded.',
  gone: 'This import is no longer available',
  goneMeaning: 'Imports are shown for a day. Their changes to the directory stay.',
  disconnected:
    'The connection is lost. The import continues, and reappears as soon as the connection is back.',
  steps: { file: 'File', columns: 'Columns', preview: 'Preview', import: 'Import' },
  chooseFile: 'Choose a file',
  chooseAnotherFile: 'Choose another file',
  dropFile: 'Drop a file here, or choose one',
  chosenSize: (size: string): string => `${size} · choose another one`,
  fileTypes: (maxSize: string): string => `csv, xls or xlsx, at most ${maxSize}`,
  kilobytes: (count: string): string => `${count} KB`,
  megabytes: (count: string): string => `${count} MB`,
  fileMissing: 'Please select the file.',
  fileTypeWrong: 'Please select a csv, xls or xlsx file.',
  fileEmpty: 'This file is empty. Please select another one.',
  fileTooLarge: (maxSize: string, size: string): string =>
    `Please select a file of at most ${maxSize}, this one is ${size}.`,
  fileGone: 'This file cannot be read any more. Please choose it again.',
  firstRows: 'First rows of the file',
  asBrowserReads: 'As your browser reads it. The upload reads the whole file, and decides.',
  previewFollows: 'The preview follows after the upload.',
  separatedBy: (separator: string): string => `Columns are separated by ${separator}.`,
  separators: {
    ',': 'commas',
    ';': 'semicolons',
    '\t': 'tabs',
    '|': 'vertical bars',
  } as Record<string, string>,
  separatorOf: (separator: string): string => `‘${separator}’`,
  headingsRecognised: (recognised: number, count: number): string =>
    `${formatNumber(recognised)} of ${formatNumber(count)} headings are recognised.`,
  notRecognised: 'Not recognised',
  isLeftOut: 'Left out',
  noIdentifyingColumn:
    'No column with an email or a mobile number. If one is there under another heading, you can assign it after the upload.',
  identifyingNotFound: (field: string): string =>
    `No column with ‘${field}’, by which people are identified. You can assign one after the upload.`,
  quoteNotClosed: (row: number): string => `A quote after row ${formatNumber(row)} is not closed.`,
  quoteMisplaced: (row: number): string =>
    `A quote in row ${formatNumber(row)} is followed by more text. Please check its cells.`,
  oneColumn: 'There is only one column. Commas, semicolons, tabs or bars separate columns.',
  tooManyColumns: (max: number): string =>
    `There are more than ${formatNumber(max)} columns, which an import refuses.`,
  moreColumns: (count: string): string => `and ${count} more columns`,
  identifyBy: 'Identify people by',
  identifyByEmail: 'Email',
  identifyByMobile: 'Mobile',
  identifyMeaning:
    'A row with a value that is in the directory changes that person; any other row adds a new person.',
  upload: 'Upload and preview',
  uploadMeaning: 'Nothing changes before you have seen the preview.',
  uploading: (file: string): string => `Uploading ${file}`,
  uploaded: (size: string, total: string): string => `${size} of ${total}`,
  cancel: 'Cancel',
  understood: 'What the file may contain',
  rowsUnderstood: 'One row per person, with headings in the first row.',
  headingsUnderstood: (example: ReactNode) => (
    <>
      Headings of our own export, {example}, or similar words. You can assign the others yourself.
    </>
  ),
  headingExample: 'snake_case',
  formatsUnderstood:
    'Commas, semicolons or tabs; UTF-8, UTF-16 or Windows-1252; dates and numbers in the format of Excel.',
  emptyCellsUnderstood: 'Columns that you leave out and empty cells change nothing.',
  downloadTemplate: 'Download a template',
  cancelImport: 'Cancel import',
  cancelTitle: 'Cancel this import?',
  cancelMeaning: 'The file and its preview are discarded. Nothing in the directory changes.',
  keepIt: 'Keep it',
  discard: 'Discard',
  reading: (file: string): string => `Reading ${file}`,
  readingMeaning: 'Nothing in the directory changes yet.',
  comparing: 'Comparing with the directory',
  comparingMeaning: (count: number, file: string): string =>
    `${rows(count)} of ${file}. Nothing changes yet.`,
  importing: 'Importing',
  importingMeaning:
    'You can leave this page; the import continues. Cancelling discards the whole import.',
  cancelled: 'Import cancelled',
  cancelledMeaning: (file: string): string => `Nothing from ${file} was added to the directory.`,
  failed: (file: string): string => `${file} could not be imported`,
  columnsOfFile: 'Columns of the file',
  columnLetter: (letter: string): string => `Column ${letter}`,
  noSamples: 'Empty in the first rows',
  columnHolds: (heading: string): string => `Field for ‘${heading}’`,
  leaveOut: 'Leave out',
  fieldTaken: (field: string, heading: string): string => `${field} (now ‘${heading}’)`,
  identifyingMissing: (field: string): string =>
    `Choose the column with ‘${field}’. It is used to find each row in the directory.`,
  neededForNew: (fields: string, count: number): string =>
    `To add people, the file also needs ${fields}. Without ${plural(count, { one: 'it', other: 'them' })} only people already in the directory can be changed.`,
  listEnd: (first: string, last: string): string => `${first} and ${last}`,
  compare: 'Compare with the directory',
  columnsUsed: (used: number, count: number): string =>
    `${formatNumber(used)} of ${formatNumber(count)} columns are used.`,
  backToPreview: 'Back to the preview',
  makeNewPreview: 'Create a new preview',
  whatToDo: 'What to do',
  wrongRows: (count: number): string =>
    `${rows(count)} ${plural(count, { one: 'is', other: 'are' })} wrong. What should be imported?`,
  allOrNone: 'All rows or none',
  onlyGood: 'Only the good rows',
  nothingToChange: 'Nothing to change',
  changeColumns: 'Change columns',
  noRows: 'The file has headings, but no rows.',
  noGoodRow: 'No row can be imported: correct the file, or reassign the columns.',
  allKnown: 'The directory already holds all of this.',
  heldUp:
    'Nothing is imported while a row is wrong: correct the file, or import only the good rows.',
  outlook: (wrong: number, unchanged: number): string => {
    const left = [
      ...(wrong > 0 ? [`${rows(wrong)} with errors`] : []),
      ...(unchanged > 0 ? [`${rows(unchanged)} without changes`] : []),
    ];
    return `${left.length > 0 ? `${left.join(' and ')} are skipped. ` : ''}The import can be undone for a day.`;
  },
  outdated: 'The directory has changed since this preview',
  outdatedMeaning: 'Nothing has been imported. A new preview shows what the file would do now.',
  positiveWithoutDate: (count: number, column: string): string =>
    `${people(count)} ${plural(count, { one: 'becomes', other: 'become' })} positive without a date: ${plural(count, { one: 'the case then counts', other: 'their cases then count' })} from today. Add a “${column}” column to trace from the right day.`,
  add: (count: number): string => `Add ${people(count)}`,
  change: (count: number): string => `Change ${people(count)}`,
  addAndChange: (added: number, changed: number): string =>
    `Add ${people(added)} and change ${formatNumber(changed)}`,
  added: (count: number): string => `${people(count)} added`,
  changed: (count: number): string => `${people(count)} changed`,
  addedAndChanged: (added: number, changed: number): string =>
    `${people(added)} added, ${formatNumber(changed)} changed`,
  nothingChanged: 'Nothing has changed',
  rows,
  rowCounts: (total: number, counts: string): string => `${rows(total)}: ${counts}`,
  kindCounts: {
    NEW: (count: string): string => `${count} new`,
    CHANGED: (count: string): string => `${count} changed`,
    UNCHANGED: (count: string): string => `${count} unchanged`,
    WRONG: (count: string): string => `${count} wrong`,
  } satisfies Record<ImportRowKind, (count: string) => string>,
  kinds: {
    NEW: 'New',
    CHANGED: 'Changed',
    UNCHANGED: 'Unchanged',
    WRONG: 'Wrong',
  } satisfies Record<ImportRowKind, string>,
  noRowsOf: {
    NEW: 'Nobody new is in the file.',
    CHANGED: 'The file changes nobody.',
    UNCHANGED: 'No row matches the directory exactly.',
    WRONG: 'No row is wrong.',
  } satisfies Record<ImportRowKind, string>,
  rowsFailed: 'The rows could not be loaded.',
  newPeople: 'New people',
  row: 'Row',
  person: 'Person',
  noName: 'No name',
  whatChanges: 'What changes',
  whatIsWrong: 'What is wrong',
  from: 'from',
  to: 'to',
  empty: 'empty',
  undone: 'This import has been undone.',
  undoneSince: (moment: ReactNode) => <>The directory was restored {moment}.</>,
  done: 'Data import done.',
  doneWith: (outcome: string, file: string): string => `${outcome} from ${file}.`,
  goToDirectory: 'Go to the directory',
  importAnother: 'Import another file',
  issueCodes: 'Issue app codes',
  leftOut: (count: number): string => `${rows(count)} left out`,
  leftOutMeaning:
    'Correct them in the file and import it again: rows that were imported then change nothing.',
  download: (format: string): string => `Download as ${format}`,
  undo: 'Undo',
  undoUntil: (moment: ReactNode) => <>until {moment}</>,
  undoTitle: 'Undo this import?',
  undoMeaning: (added: number, changed: number): string =>
    [
      ...(added > 0
        ? [
            `${people(added)} who came with it ${plural(added, { one: 'leaves', other: 'leave' })} the directory.`,
          ]
        : []),
      ...(changed > 0
        ? [
            `${people(changed)} ${plural(changed, { one: 'gets', other: 'get' })} the former values back.`,
          ]
        : []),
      'People changed since the import stay as they are.',
    ].join(' '),
  undoImport: 'Undo import',
  undoTooLate: 'It is too late to undo this import.',
  restored: (count: number): string => `${people(count)} restored`,
  restoredBut: (count: number, skipped: string): string =>
    `${people(count)} restored. Changed since and left as they are: ${skipped}`,
  andMore: (names: string, count: number): string => `${names} and ${formatNumber(count)} more`,
  fields: {
    EMPLOYEE_ID: 'Employee ID',
    NAME: 'Name',
    PHONE: 'Phone',
    CALLING_CODE: 'Country code',
    EMAIL: 'Email',
    DEPARTMENT: 'Department',
    DESIGNATION: 'Designation',
    GENDER: 'Gender',
    DATE_OF_BIRTH: 'Date of birth',
    STATUS: 'COVID-19 status',
    POSITIVE_DATE: 'Positive since',
  } satisfies Record<ImportField, string>,
};
