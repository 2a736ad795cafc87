import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../../durations.js';
import { type BudgetedRecord, DayBudget, maxPeopleAtOnce, maxRecordsPerDay } from './day-budget.js';

const dayStart = Date.UTC(2026, 10, 2);

const record = (crossEmployeeId: string, from: number, length: number): BudgetedRecord => ({
  crossEmployeeId,
  start: dayStart + from,
  end: dayStart + from + length,
});

describe('DayBudget', () => {
  it('takes 3,070 records, and no other until the day is over', () => {
    const budget = new DayBudget(dayStart, []);
    for (let at = 0; at < maxRecordsPerDay; at += 1)
      expect(budget.take(record(`p${at % 30}`, at * 20_000, 20_000))).toBeUndefined();
    expect(budget.take(record('p1', 23 * HOUR, MINUTE))).toBe('RECORDS');
  });

  it('counts stored records', () => {
    const stored = Array.from({ length: maxRecordsPerDay }, (_, at) =>
      record('p1', at * 1000, 1000),
    );
    expect(new DayBudget(dayStart, stored).take(record('p2', 0, 1000))).toBe('RECORDS');
  });

  it('takes 40 people in the same minute, more records with them, and 40 others before and after', () => {
    const budget = new DayBudget(dayStart, []);
    const meet = (name: string, from: number, length = 10 * MINUTE) =>
      budget.take(record(name, from, length));
    for (let at = 0; at < maxPeopleAtOnce; at += 1) {
      expect(meet(`p${at}`, HOUR)).toBeUndefined();
      expect(meet(`q${at}`, HOUR - 10 * MINUTE)).toBeUndefined();
      expect(meet(`r${at}`, HOUR + 10 * MINUTE)).toBeUndefined();
    }
    expect(meet('other', HOUR + 9 * MINUTE, MINUTE)).toBe('PEOPLE');
    expect(meet('other', 0, 3 * HOUR)).toBe('PEOPLE');
    expect(meet('p7', HOUR)).toBeUndefined();
    expect(meet('other', 2 * HOUR)).toBeUndefined();
  });

  it('takes 1,440 minutes with each person', () => {
    const budget = new DayBudget(dayStart, []);
    expect(budget.take(record('p1', 0, 20 * HOUR))).toBeUndefined();
    expect(budget.take(record('p1', HOUR, 4 * HOUR + 1))).toBe('MINUTES');
    expect(budget.take(record('p1', HOUR, 4 * HOUR))).toBeUndefined();
    expect(budget.take(record('p2', 0, 24 * HOUR))).toBeUndefined();
  });

  it('takes a record of 24 hours that begins in the last minute of a day of 25 hours', () => {
    const last = record('p1', 25 * HOUR - 1, DAY);
    const budget = new DayBudget(dayStart, []);
    expect(budget.take(last)).toBeUndefined();
    for (let at = 1; at < maxPeopleAtOnce; at += 1)
      budget.take({ ...last, crossEmployeeId: `q${at}` });
    expect(budget.take({ ...last, crossEmployeeId: 'other', start: last.end - 1 })).toBe('PEOPLE');
  });

  it('never takes more than 40 people in a minute, and refuses nobody who would have fitted', () => {
    const meeting = fc.record({
      person: fc.integer({ min: 0, max: 60 }),
      from: fc.integer({ min: 0, max: 20 }),
      length: fc.integer({ min: 1, max: 10 }),
    });
    fc.assert(
      fc.property(fc.array(meeting, { minLength: 60, maxLength: 200 }), (meetings) => {
        const budget = new DayBudget(dayStart, []);
        const taken: typeof meetings = [];
        const peopleIn = (minute: number) =>
          new Set(
            taken
              .filter(({ from, length }) => from <= minute && minute < from + length)
              .map(({ person }) => person),
          );
        for (const each of meetings) {
          const { person, from, length } = each;
          const isFull = Array.from({ length }, (_, at) => peopleIn(from + at)).some(
            (people) => people.size >= maxPeopleAtOnce && !people.has(person),
          );
          const reason = budget.take(record(`p${person}`, from * MINUTE, length * MINUTE));
          expect(reason).toBe(isFull ? 'PEOPLE' : undefined);
          if (reason === undefined) taken.push(each);
        }
      }),
    );
  });
});
