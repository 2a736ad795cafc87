import { describe, expect, it } from 'vitest';
import { countsOf, describeAction, doneOf, faultOf, sizeOf } from './import-words.ts';

describe('what an import does', () => {
  it('is described in one sentence', () => {
    expect(describeAction({ new: 120, changed: 14 })).toBe('Add 120 people and change 14');
    expect(describeAction({ new: 1, changed: 0 })).toBe('Add 1 person');
    expect(describeAction({ new: 0, changed: 50_000 })).toBe('Change 50,000 people');
    expect(describeAction({ new: 0, changed: 0 })).toBeNull();
  });

  it('is described again when it is done', () => {
    expect(doneOf({ new: 1, changed: 14 })).toBe('1 person added, 14 changed');
    expect(doneOf({ new: 0, changed: 1 })).toBe('1 person changed');
    expect(doneOf({ new: 0, changed: 0 })).toBe('Nothing has changed');
  });

  it('counts only what there is', () => {
    expect(countsOf({ total: 1437, new: 120, changed: 0, unchanged: 1314, wrong: 3 })).toBe(
      '1,437 rows: 120 new, 1,314 unchanged, 3 wrong',
    );
    expect(countsOf({ total: 0, new: 0, changed: 0, unchanged: 0, wrong: 0 })).toBe('0 rows');
  });
});

describe('a chosen file', () => {
  it('says what is wrong with it', () => {
    expect(faultOf(null)).toBe('Please select the file.');
    expect(faultOf({ name: 'people.pdf', size: 5 })).toBe('Please select a csv, xls or xlsx file.');
    expect(faultOf({ name: 'people.csv', size: 0 })).toBe(
      'This file is empty. Please select another one.',
    );
    expect(faultOf({ name: 'people.csv', size: 34 * 1024 * 1024 })).toBe(
      'Please select a file of at most 20 MB, this one has 34 MB.',
    );
  });

  it('may be csv, xls and xlsx of up to 20 MB', () => {
    for (const name of ['a.csv', 'A.XLS', 'my people.xlsx'])
      expect(faultOf({ name, size: 20 * 1024 * 1024 })).toBeNull();
  });

  it('has its size in a readable unit', () => {
    expect(sizeOf(0)).toBe('0 KB');
    expect(sizeOf(1)).toBe('1 KB');
    expect(sizeOf(12.44 * 1024 * 1024)).toBe('12.4 MB');
  });
});
