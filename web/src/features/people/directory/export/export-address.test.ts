import { expect, it } from 'vitest';
import { wholeDirectory, exportAddress, isNarrowed } from './export-address.ts';

const byName = { sort: 'NAME', direction: 'ASC' } as const;

it('exportAddress contains the order of the table', () => {
  expect(exportAddress(wholeDirectory, { sort: 'LAST_ACTIVE', direction: 'DESC' })).toBe(
    '/api/employees/export?sort=LAST_ACTIVE%3Adesc',
  );
});

it('exportAddress contains the filters of the table, with escaped names', () => {
  const filter = {
    search: 'Müller & Co',
    departments: ['R&D', 'Kitchen, cold'],
    status: 'POSITIVE',
    activity: 'LAST_DAY',
  } as const;
  const asked = new URL(exportAddress(filter, byName), 'https://gateway.test').searchParams;
  expect(asked.get('search')).toBe('Müller & Co');
  expect(asked.getAll('departments')).toEqual(['R&D', 'Kitchen, cold']);
  expect(asked.get('status')).toBe('POSITIVE');
  expect(asked.get('activity')).toBe('LAST_DAY');
});

it('isNarrowed is true if any filter is set', () => {
  expect(isNarrowed(wholeDirectory)).toBe(false);
  expect(isNarrowed({ ...wholeDirectory, departments: ['Sales'] })).toBe(true);
  expect(isNarrowed({ ...wholeDirectory, activity: 'NEVER' })).toBe(true);
});
