import { describe, expect, it } from 'vitest';
import { HOUR } from '../durations.js';
import { createRecordStep } from '../features/contacts/tracing/record-step.js';
import { traceExposures } from '../features/contacts/tracing/trace.js';
import { excludeIsolated, simulateOutbreak, toContacts } from './outbreak.js';
import { addDays, toDay, getMidnight } from './people.js';
import { listSentRecords } from './simulator.js';

const moments = Array.from(
  { length: 30 },
  (_, days) => getMidnight(addDays('2026-12-01', days * 5)) + ((days * 7) % 24) * HOUR,
);

describe('simulateOutbreak', () => {
  it.each(moments.map((now) => [new Date(now).toISOString(), now] as const))(
    'returns a recent, consistent and limited outbreak at %s',
    async (_, now) => {
      const cases = await simulateOutbreak(now);
      expect(cases).toHaveLength(3);
      expect(await simulateOutbreak(now)).toEqual(cases);
      const [first, ...later] = cases;
      expect(first!.date >= addDays(toDay(now), -6)).toBe(true);
      const records = excludeIsolated(listSentRecords(now - 12 * 24 * HOUR, now), cases);
      const step = createRecordStep(toContacts(records), now, [{ from: -Infinity, minutes: 15 }]);
      const trace = (person: { id: string }, date: string) =>
        traceExposures(person.id, getMidnight(addDays(date, -2)), step);
      const exposed = await trace(first!.person, first!.date);
      for (const { person, date } of later) {
        const exposure = exposed.find(({ personId }) => personId === person.id);
        expect(exposure?.level).toBe(1);
        expect(exposure!.exposedAt).toBeLessThan(getMidnight(date));
        expect(date > first!.date && date <= toDay(now)).toBe(true);
      }
      for (const { person, date } of cases) {
        const found = await trace(person, date);
        const direct = found.filter(({ level }) => level === 1).length;
        expect(direct).toBeGreaterThanOrEqual(3);
        expect(direct).toBeLessThanOrEqual(30);
        expect(found.length).toBeLessThan(100);
        expect(found.some(({ level }) => level > 1)).toBe(true);
      }
    },
  );
});
