import { describe, expect, it } from 'vitest';
import {
  countSelected,
  everybody,
  isSelected,
  nobody,
  rangeOf,
  select,
  selectionInput,
} from './selection.ts';

describe('a selection of some', () => {
  const two = select(nobody, ['a', 'b'], true);

  it('knows who is in it, how many, and takes people out again', () => {
    expect(isSelected(two, 'a')).toBe(true);
    expect(isSelected(two, 'c')).toBe(false);
    expect(countSelected(two, 100)).toBe(2);
    expect(countSelected(select(two, ['a', 'c'], false), 100)).toBe(1);
  });

  it('leaves the one that it was made of as it was', () => {
    select(two, ['c'], true);
    expect(countSelected(two, 100)).toBe(2);
    expect(countSelected(nobody, 100)).toBe(0);
  });

  it('is asked for by ids, whatever is searched for', () => {
    expect(selectionInput(two, { search: 'an', filter: { status: 'POSITIVE' } })).toEqual({
      ids: ['a', 'b'],
    });
  });
});

describe('a selection of all', () => {
  const butOne = select(everybody, ['a'], false);

  it('has everybody who is found but those who were taken out', () => {
    expect(isSelected(everybody, 'a')).toBe(true);
    expect(isSelected(butOne, 'a')).toBe(false);
    expect(isSelected(butOne, 'b')).toBe(true);
    expect(countSelected(butOne, 100)).toBe(99);
    expect(countSelected(select(butOne, ['a'], true), 100)).toBe(100);
  });

  it('is asked for by search and filter', () => {
    const filter = { departments: ['Sales'] };
    expect(selectionInput(butOne, { search: 'an', filter })).toEqual({
      search: 'an',
      filter,
      except: ['a'],
    });
    expect(selectionInput(everybody, { search: '', filter: null })).toEqual({
      search: null,
      filter: null,
      except: [],
    });
  });
});

describe('a range', () => {
  const rows = ['a', 'b', 'c', 'd'];

  it('goes both ways', () => {
    expect(rangeOf(rows, 'b', 'd')).toEqual(['b', 'c', 'd']);
    expect(rangeOf(rows, 'd', 'b')).toEqual(['b', 'c', 'd']);
  });

  it('is the one row where there is no first, or it has left the page', () => {
    expect(rangeOf(rows, null, 'c')).toEqual(['c']);
    expect(rangeOf(rows, 'z', 'c')).toEqual(['c']);
  });
});
