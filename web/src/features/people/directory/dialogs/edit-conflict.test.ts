import { describe, expect, it } from 'vitest';
import { compareEdits, type Versions } from '../../../../ui/edit-conflict.ts';
import { fieldLabels, formatField, mergeEdits, type EditedField } from './edit-conflict.ts';
import type { EmployeeFormValues } from './employee-rules.ts';

const base: EmployeeFormValues = {
  code: 'E7',
  name: 'Anna Li',
  email: 'anna@acme.com',
  callingCode: '+65',
  phone: '81234567',
  designation: '',
  department: 'Sales',
  gender: 'FEMALE',
  dateOfBirth: '1990-02-03',
  password: '',
  isPositive: false,
  positiveDate: '',
  isDateUnknown: false,
};

const compare = (versions: Omit<Versions<EmployeeFormValues>, 'base'>) =>
  compareEdits(Object.keys(fieldLabels) as EditedField[], formatField, { base, ...versions });

describe('compareEdits and mergeEdits', () => {
  it('report only fields that both changed to different values', () => {
    const mine = { ...base, name: 'Anna Lim', department: 'Fleet', designation: 'Driver' };
    const theirs = { ...base, name: 'Anna Tan', department: 'Fleet', callingCode: '+60' };
    expect(compare({ mine, theirs })).toEqual({
      toChoose: ['name'],
      theirs: ['callingCode'],
      mine: ['designation'],
    });
  });

  it('treat status and date as one field', () => {
    const mine = { ...base, isPositive: true, positiveDate: '2026-03-05' };
    const theirs = { ...base, isPositive: true, positiveDate: '2026-03-04' };
    expect(compare({ mine, theirs }).toChoose).toEqual(['status']);
    expect(mergeEdits(theirs, mine, ['status'])).toMatchObject({ positiveDate: '2026-03-05' });
    expect(mergeEdits(theirs, mine, [])).toMatchObject({ positiveDate: '2026-03-04' });
  });

  it('ignore the date of a negative status, and surrounding spaces', () => {
    const mine = { ...base, positiveDate: '2026-03-05', name: ' Anna Li ' };
    expect(compare({ mine, theirs: base })).toEqual({ toChoose: [], theirs: [], mine: [] });
  });

  it('merge the chosen fields and the password into the other editor’s values', () => {
    const mine = { ...base, name: 'Anna Lim', department: 'Fleet', password: '123456' };
    const theirs = { ...base, name: 'Anna Tan', department: 'Kitchen', callingCode: '+60' };
    expect(mergeEdits(theirs, mine, ['department'])).toEqual({
      ...theirs,
      department: 'Fleet',
      password: '123456',
    });
  });
});

describe('formatField', () => {
  it.each([
    ['status', {}, 'NEGATIVE'],
    ['status', { isPositive: true }, 'POSITIVE date not disclosed'],
    ['status', { isPositive: true, positiveDate: '2026-03-05' }, 'POSITIVE on 5/3/2026'],
    ['gender', { gender: '' }, 'Not specified'],
    ['gender', {}, 'Female'],
    ['designation', {}, '–'],
    ['dateOfBirth', {}, '3/2/1990'],
    ['name', {}, 'Anna Li'],
  ] as const)('formats %s of %j as %j', (field, values, words) => {
    expect(formatField(field, { ...base, ...values })).toBe(words);
  });
});
