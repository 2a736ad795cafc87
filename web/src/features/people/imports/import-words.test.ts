import { describe, expect, it } from 'vitest';
import {
  formatAction,
  formatCounts,
  formatOutcome,
  formatSize,
  validateFile,
} from './import-words.ts';

describe('formatAction, formatOutcome and formatCounts', () => {
  it('describe in one sentence what applying will do', () => {
    expect(formatAction({ new: 120, changed: 14 })).toBe('Add 120 people and change 14');
    expect(formatAction({ new: 1, changed: 0 })).toBe('Add 1 person');
    expect(formatAction({ new: 0, changed: 50_000 })).toBe('Change 50,000 people');
    expect(formatAction({ new: 0, changed: 0 })).toBeNull();
  });

  it('describe in one sentence what was done', () => {
    expect(formatOutcome({ new: 1, changed: 14 })).toBe('1 person added, 14 changed');
    expect(formatOutcome({ new: 0, changed: 1 })).toBe('1 person changed');
    expect(formatOutcome({ new: 0, changed: 0 })).toBe('Nothing has changed');
  });

  it('leave out kinds without rows', () => {
    expect(formatCounts({ total: 1437, new: 120, changed: 0, unchanged: 1314, wrong: 3 })).toBe(
      '1,437 rows: 120 new, 1,314 unchanged, 3 wrong',
    );
    expect(formatCounts({ total: 0, new: 0, changed: 0, unchanged: 0, wrong: 0 })).toBe('0 rows');
  });
});

describe('validateFile and formatSize', () => {
  it('explain what is wrong with a file', () => {
    expect(validateFile(null)).toBe('Please select the file.');
    expect(validateFile({ name: 'people.pdf', size: 5 })).toBe(
      'Please select a csv, xls or xlsx file.',
    );
    expect(validateFile({ name: 'people.csv', size: 0 })).toBe(
      'This file is empty. Please select another one.',
    );
    expect(validateFile({ name: 'people.csv', size: 34 * 1024 * 1024 })).toBe(
      'Please select a file of at most 20 MB, this one is 34 MB.',
    );
  });

  it('accept csv, xls and xlsx files of up to 20 MB', () => {
    for (const name of ['a.csv', 'A.XLS', 'my people.xlsx'])
      expect(validateFile({ name, size: 20 * 1024 * 1024 })).toBeNull();
  });

  it('format sizes in KB or MB', () => {
    expect(formatSize(0)).toBe('0 KB');
    expect(formatSize(1)).toBe('1 KB');
    expect(formatSize(12.44 * 1024 * 1024)).toBe('12.4 MB');
  });
});
