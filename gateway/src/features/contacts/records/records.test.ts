import { describe, expect, it } from 'vitest';
import { DAY, MINUTE } from '../../../durations.js';
import { parseMoment, parseRecords, sortByKey } from './records.js';

const now = Date.parse('2026-11-02T10:00:00Z');
const id = '019a91de-4537-7733-aa6c-bf2833666bf7';
const valid = { id, startedAt: '2026-11-02T09:00:00Z', minutes: 5 };
const at = (time: number) => new Date(time).toISOString();

describe('parseMoment', () => {
  it.each([
    ['a distance of 0', { distance: 0 }, { distance: 0 }],
    ['no distance', { distance: null }, { distance: null }],
    [
      'a start exactly 5 minutes ahead',
      { startedAt: at(now + 5 * MINUTE) },
      { start: now + 5 * MINUTE },
    ],
    [
      'a start with the first moment of 2020',
      { startedAt: '2020-01-01T00:00:00Z' },
      { start: Date.UTC(2020, 0, 1) },
    ],
    ['a length of exactly a day', { minutes: 1440 }, { end: Date.parse(valid.startedAt) + DAY }],
  ])('accepts %s', (_, given, parsed) => {
    expect(parseMoment({ ...valid, ...given }, now)).toMatchObject(parsed);
  });

  it.each([
    [
      'a start a millisecond later than 5 minutes ahead',
      { startedAt: at(now + 5 * MINUTE + 1) },
      'startedAt is more than 5 minutes in the future',
    ],
    [
      'an infinite length',
      { minutes: Number.POSITIVE_INFINITY },
      'minutes must be a number of minutes',
    ],
    ['a million feet', { distance: 1e6 }, 'distance must be feet, 0 or more'],
    ['a length that rounds to 0 ms', { minutes: 1e-6 }, 'minutes must be more than 0 minutes'],
  ])('refuses %s', (_, given, reason) => {
    expect(parseMoment({ ...valid, ...given }, now)).toBe(reason);
  });
});

describe('parseRecords', () => {
  it('counts a record whose id was in the upload already as a duplicate, even with another start', () => {
    const sent = [valid, { ...valid, id: id.toUpperCase(), startedAt: '2026-11-02T09:30:00Z' }];
    const { records, duplicates } = parseRecords(sent, (record) => parseMoment(record, now));
    expect(records.map(({ start }) => start)).toEqual([Date.parse(valid.startedAt)]);
    expect(duplicates).toBe(1);
  });
});

describe('sortByKey', () => {
  const record = (start: number, key: string, distance: number | null = null) => ({
    id: key,
    start,
    end: start + MINUTE,
    distance,
  });

  it('sorts by start and then by id', () => {
    const sorted = [record(1, 'b'), record(2, 'a'), record(2, 'c'), record(3, 'a')];
    expect(sortByKey([2, 0, 3, 1].map((place) => sorted[place]!))).toEqual(sorted);
    expect(sortByKey(sorted.toReversed())).toEqual(sorted);
  });

  it('keeps the order of records with the same key, so that the first one is stored', () => {
    const same = [record(1, 'a', 3), record(1, 'a', 1), record(1, 'a', 2)];
    expect(sortByKey(same)).toEqual(same);
  });
});
