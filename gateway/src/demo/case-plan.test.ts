import { describe, expect, it } from 'vitest';
import { DAY, HOUR } from '../durations.js';
import { createRecordStep } from '../features/contacts/tracing/record-step.js';
import { traceExposures } from '../features/contacts/tracing/trace.js';
import { describeOtherCases } from './case-plan.js';
import { excludeIsolated, simulateOutbreak, toContacts, traceOutbreak } from './outbreak.js';
import { addDays, demoPeople, getMidnight, toDay } from './people.js';
import { listSentRecords } from './simulator.js';

const moments = Array.from(
  { length: 8 },
  (_, index) => getMidnight(addDays('2026-12-01', index * 9)) + ((index * 5) % 24) * HOUR,
);

describe('describeOtherCases', () => {
  it.each(moments.map((now) => [new Date(now).toISOString(), now] as const))(
    'returns five cases at %s that leave the outbreak traceable',
    async (_, now) => {
      const outbreak = await simulateOutbreak(now);
      const traces = await traceOutbreak(outbreak, now, demoPeople);
      const others = await describeOtherCases(outbreak, traces, demoPeople, toDay(now));
      expect(others.map(({ disease, classification }) => [disease, classification])).toEqual([
        ['COVID_19', 'PROBABLE'],
        ['COVID_19', 'SUSPECTED'],
        ['COVID_19', 'SUSPECTED'],
        ['INFLUENZA', 'CONFIRMED'],
        ['MEASLES', 'CONFIRMED'],
      ]);
      const everybody = [...outbreak, ...others].map(({ person }) => person);
      expect(new Set(everybody).size).toBe(8);
      const atHome = others.flatMap(({ person, isolatedAt }) =>
        isolatedAt ? [{ person, date: toDay(Date.parse(isolatedAt)) }] : [],
      );
      const records = listSentRecords(now - 12 * DAY, now);
      const contacts = toContacts(excludeIsolated(records, [...outbreak, ...atHome]));
      const step = createRecordStep(contacts, now, [{ from: -Infinity, minutes: 15 }]);
      for (const { person, date } of outbreak) {
        const found = await traceExposures(person.id, getMidnight(addDays(date, -2)), step);
        expect(found.filter(({ level }) => level === 1).length).toBeGreaterThanOrEqual(3);
      }
    },
  );
});
