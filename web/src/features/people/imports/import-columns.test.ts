import { expect, it } from 'vitest';
import type { ImportField } from '../../../generated/graphql.ts';
import { findMissingColumns, formatFieldList, nameColumn } from './import-columns.ts';

const columns = (...fields: (ImportField | null)[]) =>
  fields.map((field, index) => ({ index, field }));

it('moves a field away from the column that had it', () => {
  expect(nameColumn(columns('NAME', 'EMAIL', null), 2, 'EMAIL')).toEqual(
    columns('NAME', null, 'EMAIL'),
  );
});

it('clears a column, and keeps the others', () => {
  expect(nameColumn(columns('NAME', null), 0, null)).toEqual(columns(null, null));
});

it('reports a missing identifying field', () => {
  expect(findMissingColumns(columns('NAME', 'PHONE'), 'EMAIL').identifying).toBe('EMAIL');
  expect(findMissingColumns(columns('NAME', 'PHONE'), 'MOBILE').identifying).toBeNull();
});

it('reports fields that new people need', () => {
  expect(findMissingColumns(columns('EMAIL', 'NAME'), 'EMAIL').forNew).toEqual([
    'EMPLOYEE_ID',
    'PHONE',
    'DEPARTMENT',
  ]);
  expect(
    findMissingColumns(columns('EMAIL', 'NAME', 'EMPLOYEE_ID', 'PHONE', 'DEPARTMENT'), 'EMAIL')
      .forNew,
  ).toEqual([]);
});

it('joins labels with commas and a final “and”', () => {
  expect(formatFieldList(['NAME'])).toBe('Name');
  expect(formatFieldList(['NAME', 'PHONE', 'DEPARTMENT'])).toBe('Name, Phone and Department');
});
