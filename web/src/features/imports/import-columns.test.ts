import { expect, it } from 'vitest';
import type { ImportField } from '../../generated/graphql.ts';
import { gapsOf, listed, nameColumn } from './import-columns.ts';

const columns = (...fields: (ImportField | null)[]) =>
  fields.map((field, index) => ({ index, field }));

it('names a column, and takes the field from the one that had it', () => {
  expect(nameColumn(columns('NAME', 'EMAIL', null), 2, 'EMAIL')).toEqual(
    columns('NAME', null, 'EMAIL'),
  );
});

it('leaves a column out without touching others that are left out', () => {
  expect(nameColumn(columns('NAME', null), 0, null)).toEqual(columns(null, null));
});

it('misses the field that people are identified by', () => {
  expect(gapsOf(columns('NAME', 'PHONE'), 'EMAIL').identifying).toBe('EMAIL');
  expect(gapsOf(columns('NAME', 'PHONE'), 'MOBILE').identifying).toBeNull();
});

it('knows what somebody new needs besides', () => {
  expect(gapsOf(columns('EMAIL', 'NAME'), 'EMAIL').forNew).toEqual([
    'EMPLOYEE_ID',
    'PHONE',
    'DEPARTMENT',
  ]);
  expect(
    gapsOf(columns('EMAIL', 'NAME', 'EMPLOYEE_ID', 'PHONE', 'DEPARTMENT'), 'EMAIL').forNew,
  ).toEqual([]);
});

it('lists fields as people do', () => {
  expect(listed(['NAME'])).toBe('Name');
  expect(listed(['NAME', 'PHONE', 'DEPARTMENT'])).toBe('Name, Phone and Department');
});
