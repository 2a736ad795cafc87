import { describe, expect, it } from 'vitest';
import { dayOf, shiftDay, todayIn } from '../../../lib/dates/dates.ts';
import { blankCase, caseDetailsOf, caseFormOf, findCaseErrors } from './case-form.ts';

const zone = 'Asia/Singapore';
const today = todayIn(zone);
const yesterday = shiftDay(today, -1);
const tomorrow = shiftDay(today, 1);
const blank = { ...blankCase(zone), reportedDay: today };

describe('findCaseErrors', () => {
  it('accepts a case of which only the day of the report is known', () => {
    expect(findCaseErrors(blank, zone)).toEqual({});
  });

  it.each([
    ['onset tomorrow', { onset: `${tomorrow}T` }, 'onset', 'Onset cannot be after today'],
    [
      'onset after the report',
      { onset: `${today}T`, reportedDay: yesterday },
      'onset',
      'Onset cannot be after the day of the report',
    ],
    ['a time without its day', { onset: 'T10:00' }, 'onset', 'Please choose the day too'],
    [
      'a specimen of tomorrow',
      { specimenDay: tomorrow },
      'specimenDay',
      'The specimen cannot be taken after today',
    ],
    [
      'a report of tomorrow',
      { reportedDay: tomorrow },
      'reportedDay',
      'The report cannot be after today',
    ],
    [
      'no day of the report',
      { reportedDay: '' },
      'reportedDay',
      'Please enter the day of the report',
    ],
    [
      'isolation without a time',
      { isolated: `${yesterday}T` },
      'isolated',
      'Please enter the time too',
    ],
    [
      'isolation tomorrow',
      { isolated: `${tomorrow}T10:00` },
      'isolated',
      'Isolation cannot begin in the future',
    ],
    [
      'isolation on a day before the onset',
      { onset: `${yesterday}T`, isolated: `${shiftDay(today, -2)}T10:00` },
      'isolated',
      'Isolation cannot begin before the onset',
    ],
    [
      'isolation an hour before the onset',
      { onset: `${yesterday}T10:00`, isolated: `${yesterday}T09:00` },
      'isolated',
      'Isolation cannot begin before the onset',
    ],
    [
      'an end of symptoms before the onset',
      { onset: `${yesterday}T`, symptomsEnded: `${shiftDay(today, -2)}T10:00` },
      'symptomsEnded',
      'Symptoms cannot end before the onset',
    ],
    [
      'a treatment of tomorrow',
      { treated: `${tomorrow}T10:00` },
      'treated',
      'Treatment cannot begin in the future',
    ],
    ['notes that are too long', { notes: 'n'.repeat(2001) }, 'notes', 'At most 2000 characters'],
  ])('refuses %s', (_what, values, field, message) => {
    expect(findCaseErrors({ ...blank, ...values }, zone)).toEqual({ [field]: message });
  });

  it('accepts isolation on the day of an onset without a time', () => {
    const values = { ...blank, onset: `${yesterday}T`, isolated: `${yesterday}T00:00` };
    expect(findCaseErrors(values, zone)).toEqual({});
  });
});

describe('caseDetailsOf', () => {
  it('reads local times in the company’s time zone', () => {
    const details = caseDetailsOf(
      { ...blank, onset: '2025-05-04T08:30', isolated: '2025-05-05T09:00', notes: ' called in ' },
      zone,
    );
    expect(details).toMatchObject({
      onsetDay: '2025-05-04',
      onsetAt: '2025-05-04T00:30:00.000Z',
      isolatedAt: '2025-05-05T01:00:00.000Z',
      notes: 'called in',
    });
    expect(dayOf(details.onsetAt ?? '', zone)).toBe('2025-05-04');
    expect(caseDetailsOf(caseFormOf(details, zone), zone)).toEqual(details);
  });

  it('keeps the seconds of moments that were not edited', () => {
    const stored = {
      ...caseDetailsOf(blank, zone),
      onsetDay: '2025-05-04',
      onsetAt: '2025-05-04T00:30:42.500Z',
      isolatedAt: '2025-05-05T01:00:17.000Z',
    };
    const values = { ...caseFormOf(stored, zone), notes: 'called in' };
    expect(caseDetailsOf(values, zone, stored)).toEqual({ ...stored, notes: 'called in' });
    expect(caseDetailsOf({ ...values, isolated: '2025-05-05T09:01' }, zone, stored)).toMatchObject({
      onsetAt: stored.onsetAt,
      isolatedAt: '2025-05-05T01:01:00.000Z',
    });
  });
});
