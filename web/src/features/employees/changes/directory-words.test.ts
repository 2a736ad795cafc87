import { expect, it } from 'vitest';
import { sayCases, sayChange, sayDone, sayPeople, sayUndone } from './directory-words.ts';
import { aChange } from './change.factory.ts';

it.each([
  [0, '0 people'],
  [1, '1 person'],
  [5_012, '5,012 people'],
])('says %i as %j', (count, words) => expect(sayPeople(count)).toBe(words));

it.each([
  [0, 'no positive case'],
  [1, '1 positive case'],
  [3, '3 positive cases'],
])('says %i cases as %j', (count, words) => expect(sayCases(count)).toBe(words));

it.each([
  ['DELETION', 1, '', 'Employee deleted', 'Deleted 1 person'],
  ['DELETION', 1_200, '', '1,200 employees deleted', 'Deleted 1,200 people'],
  ['DEPARTMENT', 2, 'Fleet', '2 people moved to Fleet', 'Moved 2 people to Fleet'],
  ['NEGATIVE', 1, '', '1 person marked negative', 'Marked 1 person negative'],
  ['IMPORT', 412, 'a.csv', '412 people imported', 'Imported 412 people from a.csv'],
] as const)('says what was done: %s of %i', (kind, count, detail, done, change) => {
  expect(sayDone({ kind, count, detail })).toBe(done);
  expect(sayChange({ kind, count, detail })).toBe(change);
});

it('says how many were restored, and names who was left alone', () => {
  const left = ['Anna Li', 'Ben Tan', 'Cleo Ong', 'Dan Wu'].map((name, at) => ({
    id: String(at),
    name,
  }));
  const change = aChange({ count: 10 });
  expect(sayUndone({ change, restored: 10, skipped: [] })).toBe('10 people restored.');
  expect(sayUndone({ change, restored: 9, skipped: left.slice(0, 1) })).toBe(
    '9 people restored. Left alone, because changed since: Anna Li.',
  );
  expect(sayUndone({ change, restored: 6, skipped: left })).toBe(
    '6 people restored. Left alone, because changed since: Anna Li, Ben Tan, Cleo Ong and 1 more.',
  );
});

it('counts those who were left alone beyond the names that the gateway gives', () => {
  const change = aChange({ count: 1_000 });
  const skipped = [{ id: '1', name: 'Anna Li' }];
  expect(sayUndone({ change, restored: 800, skipped })).toContain('Anna Li and 199 more');
});
