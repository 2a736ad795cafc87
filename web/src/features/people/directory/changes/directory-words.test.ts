import { expect, it } from 'vitest';
import {
  formatCases,
  formatChange,
  formatDone,
  formatPeople,
  formatUndone,
} from './directory-words.ts';
import { aChange } from './change.factory.ts';

it.each([
  [0, '0 people'],
  [1, '1 person'],
  [5_012, '5,012 people'],
])('formatPeople formats %i as %j', (count, words) => expect(formatPeople(count)).toBe(words));

it.each([
  [0, 'no positive case'],
  [1, '1 positive case'],
  [3, '3 positive cases'],
])('formatCases formats %i as %j', (count, words) => expect(formatCases(count)).toBe(words));

it.each([
  ['DELETION', 1, '', 'Employee deleted', 'Deleted 1 person'],
  ['DELETION', 1_200, '', '1,200 employees deleted', 'Deleted 1,200 people'],
  ['DEPARTMENT', 2, 'Fleet', '2 people moved to Fleet', 'Moved 2 people to Fleet'],
  ['NEGATIVE', 1, '', '1 person marked negative', 'Marked 1 person negative'],
  [
    'POSITIVE',
    3,
    'COVID_19',
    '3 people marked positive for COVID-19',
    'Marked 3 people positive for COVID-19',
  ],
  ['IMPORT', 412, 'a.csv', '412 people imported', 'Imported 412 people from a.csv'],
] as const)(
  'describes %s of %i people in a notice and in the list',
  (kind, count, detail, done, change) => {
    expect(formatDone({ kind, count, detail })).toBe(done);
    expect(formatChange({ kind, count, detail })).toBe(change);
  },
);

it('formats the number of restored people, and the names of those left unchanged', () => {
  const left = ['Anna Li', 'Ben Tan', 'Cleo Ong', 'Dan Wu'].map((name, at) => ({
    id: String(at),
    name,
  }));
  const change = aChange({ count: 10 });
  expect(formatUndone({ change, restored: 10, skipped: [] })).toBe('10 people restored.');
  expect(formatUndone({ change, restored: 9, skipped: left.slice(0, 1) })).toBe(
    '9 people restored. Left unchanged because of later changes: Anna Li.',
  );
  expect(formatUndone({ change, restored: 6, skipped: left })).toBe(
    '6 people restored. Left unchanged because of later changes: Anna Li, Ben Tan, Cleo Ong and 1 more.',
  );
});

it('counts people left unchanged whose names are not listed', () => {
  const change = aChange({ count: 1_000 });
  const skipped = [{ id: '1', name: 'Anna Li' }];
  expect(formatUndone({ change, restored: 800, skipped })).toContain('Anna Li and 199 more');
});
