import { describe, expect, it } from 'vitest';
import {
  countSelected,
  everybody,
  isSelected,
  nobody,
  listRange,
  select,
  selectionInput,
} from './selection.ts';

describe('a selection of individual people', () => {
  const two = select(nobody, ['a', 'b'], true);

  it('contains the selected people, counts them, and removes some', () => {
    expect(isSelected(two, 'a')).toBe(true);
    expect(isSelected(two, 'c')).toBe(false);
    expect(countSelected(two, 100)).toBe(2);
    expect(countSelected(select(two, ['a', 'c'], false), 100)).toBe(1);
  });

  it('is immutable', () => {
    select(two, ['c'], true);
    expect(countSelected(two, 100)).toBe(2);
    expect(countSelected(nobody, 100)).toBe(0);
  });

  it('becomes a list of ids, whatever the search', () => {
    expect(selectionInput(two, { search: 'an', filter: { status: 'POSITIVE' } })).toEqual({
      ids: ['a', 'b'],
    });
  });
});

describe('a selection of all matches', () => {
  const butOne = select(everybody, ['a'], false);

  it('contains all matches except removed people', () => {
    expect(isSelected(everybody, 'a')).toBe(true);
    expect(isSelected(butOne, 'a')).toBe(false);
    expect(isSelected(butOne, 'b')).toBe(true);
    expect(countSelected(butOne, 100)).toBe(99);
    expect(countSelected(select(butOne, ['a'], true), 100)).toBe(100);
  });

  it('becomes search and filters', () => {
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

describe('rangeOf', () => {
  const rows = ['a', 'b', 'c', 'd'];

  it('works in both directions', () => {
    expect(listRange(rows, 'b', 'd')).toEqual(['b', 'c', 'd']);
    expect(listRange(rows, 'd', 'b')).toEqual(['b', 'c', 'd']);
  });

  it('is one row if the first is missing or no longer on the page', () => {
    expect(listRange(rows, null, 'c')).toEqual(['c']);
    expect(listRange(rows, 'z', 'c')).toEqual(['c']);
  });
});
