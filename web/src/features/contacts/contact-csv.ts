import type {
  ContactPerson_PersonFragment as ContactPerson,
  ContinuousContacts_ContactFragment as ContinuousContact,
  CumulativeContacts_ContactFragment as CumulativeContact,
} from '../../generated/graphql.ts';
import { categoryNames } from '../../domain/breaches/category.ts';
import { formatCsv } from '../../browser/csv.ts';
import { formatCellTime } from '../../domain/dates/dates.ts';
import type { DayRange } from '../../domain/dates/day-range.ts';

const peopleHeadings = [
  'NAME',
  'ID NO.',
  'DEPARTMENT',
  'CONTACT NAME',
  'CONTACT ID NO.',
  'CONTACT DEPARTMENT',
];

/** Minutes with at most two decimals. */
const cellMinutes = (minutes: number): number => Math.round(minutes * 100) / 100;

const peopleCells = (person: ContactPerson, other: ContactPerson): (string | null)[] =>
  [person, other].flatMap(({ name, code, department }) => [name, code, department]);

export const continuousContactsCsv = (
  contacts: readonly ContinuousContact[],
  timeZone: string,
): string =>
  formatCsv(
    [
      ...peopleHeadings,
      'SOURCE',
      'START',
      'END',
      'MINUTES',
      'COVERED MINUTES',
      'THRESHOLD MINUTES',
    ],
    contacts.map((contact) => [
      ...peopleCells(contact.person, contact.other),
      categoryNames[contact.source],
      formatCellTime(contact.startedAt, timeZone),
      formatCellTime(contact.endedAt, timeZone),
      cellMinutes(contact.minutes),
      cellMinutes(contact.coveredMinutes),
      contact.thresholdMinutes,
    ]),
  );

export const cumulativeContactsCsv = (
  contacts: readonly CumulativeContact[],
  timeZone: string,
): string =>
  formatCsv(
    [
      ...peopleHeadings,
      'SOURCE',
      '24 HOURS FROM',
      'THRESHOLD REACHED',
      'MINUTES',
      'THRESHOLD MINUTES',
    ],
    contacts.map((contact) => [
      ...peopleCells(contact.person, contact.other),
      categoryNames[contact.source],
      formatCellTime(contact.windowStart, timeZone),
      formatCellTime(contact.reachedAt, timeZone),
      cellMinutes(contact.minutes),
      contact.thresholdMinutes,
    ]),
  );

/** Names a file after its contents and days, as continuous_contacts_2026-11-16_2026-11-17.csv; `code`: of one person alone. */
export const csvName = (
  kind: 'continuous' | 'cumulative',
  { from, to }: DayRange,
  code?: string,
): string => {
  const ofPerson = code === undefined ? '' : `_${code.replaceAll(/[^\w-]/gu, '_')}`;
  return `${kind}_contacts${ofPerson}_${from}_${to}.csv`;
};
