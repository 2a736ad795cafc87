import { formatCount, formatNumber, plural } from '../../intl.ts';
import type { IdentifyBy, ImportField, ImportRowKind } from '../../generated/graphql.ts';

/** The largest file that is read, in bytes. */
export const maxFileBytes = 20 * 1024 * 1024;

/** What a column can hold, in the order in which it is offered. */
export const fieldLabels: Record<ImportField, string> = {
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
};

export const fields = Object.keys(fieldLabels) as ImportField[];

/** The field that a row is found in the directory by. */
export const identifyingField: Record<IdentifyBy, ImportField> = {
  EMAIL: 'EMAIL',
  MOBILE: 'PHONE',
};

export const identifyChoices: { value: IdentifyBy; label: string }[] = [
  { value: 'EMAIL', label: 'Email' },
  { value: 'MOBILE', label: 'Mobile' },
];

export const kindLabels: Record<ImportRowKind, string> = {
  NEW: 'New',
  CHANGED: 'Changed',
  UNCHANGED: 'Unchanged',
  WRONG: 'Wrong',
};

export interface ImportCounts {
  total: number;
  new: number;
  changed: number;
  unchanged: number;
  wrong: number;
}

export const people = (count: number): string =>
  formatCount(count, { one: 'person', other: 'people' });
export const rows = (count: number): string => formatCount(count, { one: 'row', other: 'rows' });

/** What applying an import does, word for word: 'Add 120 people and change 14'. Null: nothing. */
export const describeAction = ({
  new: added,
  changed,
}: Pick<ImportCounts, 'new' | 'changed'>): string | null => {
  if (added === 0) return changed === 0 ? null : `Change ${people(changed)}`;
  return `Add ${people(added)}${changed === 0 ? '' : ` and change ${formatNumber(changed)}`}`;
};

/** What an import has done: '120 people added, 14 changed'. */
export const doneOf = ({ new: added, changed }: Pick<ImportCounts, 'new' | 'changed'>): string => {
  if (added === 0) return changed === 0 ? 'Nothing has changed' : `${people(changed)} changed`;
  return `${people(added)} added${changed === 0 ? '' : `, ${formatNumber(changed)} changed`}`;
};

/** '437 rows: 120 new, 14 changed, 300 unchanged, 3 wrong', what there is none of left out. */
export const countsOf = ({
  total,
  new: added,
  changed,
  unchanged,
  wrong,
}: ImportCounts): string => {
  const parts = [
    [added, 'new'],
    [changed, 'changed'],
    [unchanged, 'unchanged'],
    [wrong, 'wrong'],
  ] as const;
  const counts = parts
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${formatNumber(count)} ${word}`);
  return counts.length === 0 ? rows(total) : `${rows(total)}: ${counts.join(', ')}`;
};

/** What it means that rows mark people positive without a date; null where none does. */
export const formatPositiveWithoutDate = (count: number): string | null => {
  if (count === 0) return null;
  return `${people(count)} ${plural(count, { one: 'becomes', other: 'become' })} positive without a date: tracing then covers ${plural(count, { one: 'the', other: 'their' })} last 14 days. Add a “${fieldLabels.POSITIVE_DATE}” column to trace from the right day.`;
};

/** Bytes as people say them: '640 KB', '12.4 MB'. */
export const sizeOf = (bytes: number): string =>
  bytes < 1024 * 1024
    ? `${Math.ceil(bytes / 1024)} KB`
    : `${(bytes / 1024 / 1024).toFixed(1).replace(/\.0$/u, '')} MB`;

export const tooLarge = (file: Pick<File, 'size'>): string =>
  `Please select a file of at most ${sizeOf(maxFileBytes)}, this one has ${sizeOf(file.size)}.`;

/** What is wrong with a chosen file; null when it can be sent. */
export const faultOf = (file: Pick<File, 'name' | 'size'> | null): string | null => {
  if (file === null) return 'Please select the file.';
  if (!/\.(?:csv|xlsx?)$/iu.test(file.name)) return 'Please select a csv, xls or xlsx file.';
  if (file.size === 0) return 'This file is empty. Please select another one.';
  if (file.size > maxFileBytes) return tooLarge(file);
  return null;
};
