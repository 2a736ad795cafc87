import type { BreachesQuery } from '../../../generated/graphql.ts';

type History = BreachesQuery['breachHistory'];

/** Creates three days in Singapore with 12 breaches, most of them at noon and within Sales. */
export const aBreachHistory = (overrides: Partial<History> = {}): History => ({
  source: 'MOBILE',
  from: '2026-01-04T16:00:00.000Z',
  until: '2026-01-07T16:00:00.000Z',
  isByHour: false,
  isStale: false,
  points: [
    { at: '2026-01-04T16:00:00.000Z', breaches: 3, minutes: 10, isReported: true },
    { at: '2026-01-05T16:00:00.000Z', breaches: 9, minutes: 55.25, isReported: true },
    { at: '2026-01-06T16:00:00.000Z', breaches: 0, minutes: 0, isReported: true },
  ],
  reportedDays: 3,
  reportedDaysBefore: 3,
  totals: { breaches: 12, minutes: 65.25 },
  before: { breaches: 16, minutes: 80 },
  byHourOfDay: Array.from({ length: 24 }, (_hour, index) => ({ 9: 4, 12: 8 })[index] ?? 0),
  byDepartments: [
    { department: 'Sales', otherDepartment: 'Sales', breaches: 7, minutes: 40, before: 9 },
    { department: 'Sales', otherDepartment: 'Office', breaches: 5, minutes: 25.25, before: 0 },
  ],
  byRooms: [],
  ...overrides,
});
