import { expect, inject, it, vi } from 'vitest';
import { DAY, HOUR } from '../durations.js';
import { startTestApp } from '../../test/database.js';
import { makeDemoReader } from '../../test/demo.js';
import { FollowUpState } from '../features/cases/follow-up/follow-up-facts.js';
import { FollowUp } from '../features/cases/follow-up/follow-up.entity.js';
import { startDemo } from './demo.js';
import { addDays, getMidnight } from './people.js';

const allStates = Object.values(FollowUpState).toSorted();
/** A start on each day of the week, at different hours. */
const starts = [0, 9, 18, 27, 36, 45, 54].map(
  (days, index) => getMidnight(addDays('2026-08-01', days)) + ((index * 5) % 24) * HOUR,
);

// The simulation holds a lock by connection, which does not work with a pooler.
it
  .skipIf(inject('poolerUrl') !== undefined)
  .each(starts.map((start) => [new Date(start).toISOString(), start] as const))(
  'the demo has follow-ups in each state from its start at %s on',
  async (_, start) => {
    const app = await startTestApp();
    const company = makeDemoReader(app);
    vi.useFakeTimers({ toFake: ['Date'], now: start });
    try {
      for (const now of [start, start + DAY]) {
        vi.setSystemTime(now);
        const demo = await startDemo(app, () => now);
        await demo.caughtUp;
        await demo.stop();
        expect(await company.followUpStates()).toEqual(allStates);
        expect((await company.extendedFollowUps()).length).toBeGreaterThan(0);
        const rows = await company.stored(FollowUp);
        expect(rows.some(({ owesCorrection }) => owesCorrection)).toBe(true);
        expect(rows.some(({ nextStep, dueAt }) => nextStep && dueAt && +dueAt < now)).toBe(true);
      }
    } finally {
      vi.useRealTimers();
      await app.stop();
    }
  },
);
