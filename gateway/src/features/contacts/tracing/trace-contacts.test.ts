import * as fc from 'fast-check';
import { describe, expect, it, inject } from 'vitest';

import { DAY, MINUTE } from '../../../durations.js';
import type { Rows } from '../../../database/tenant.js';
import { useTestApp } from '../../../../test/hooks.js';
import { makeRows } from '../../../../test/rows.js';
import { createRecordStep, type ContactRecord } from './record-step.js';
import { buildThresholdHistory } from '../../company/settings/thresholds.js';
import { traceExposures, type TraceReach } from './trace.js';
import { traceContacts } from './tracing.queries.js';
import { groupCases, latentCases, PEOPLE } from '../../../../test/tracing-oracle/arbitraries.js';
import { exposuresByTicks, hopsByTicks } from '../../../../test/tracing-oracle/chains-by-ticks.js';
import { met, NINE } from '../../../../test/tracing-oracle/meetings.js';
import { withStoredRecords } from '../../../../test/tracing-oracle/stored-records.js';

const app = useTestApp();

const [ANN, BOB, CAT, DAN] = PEOPLE as [string, string, string, string];
const fifteen = buildThresholdHistory([]);

/** Moves the start and end of a record by some milliseconds each. */
function shiftRecord(record: ContactRecord, offsets: number[], index: number): ContactRecord {
  const [start, end] = [offsets[index % 7]!, offsets[(index + 3) % 7]!];
  return { ...record, start: record.start + start, end: record.end + end };
}

/**
 * Counts the executions of a statement on this connection with a generic plan and with a custom one.
 * @param part text that no other statement contains: behind a pooler the statement has another name.
 */
async function countPlans(db: Rows, part: string): Promise<{ generic: number; custom: number }> {
  const plans = await db.row<{ generic: number; custom: number }>(
    {
      name: 'count-plans',
      text: 'SELECT generic_plans AS generic, custom_plans AS custom FROM pg_prepared_statements WHERE position($1 IN statement) > 0',
    },
    [part],
  );
  return plans!;
}

async function findPlanMode(db: Rows): Promise<string | undefined> {
  const found = await db.row<{ mode: string }>({
    name: 'plan-mode',
    text: `SELECT current_setting('plan_cache_mode') AS mode`,
  });
  return found?.mode;
}

/** Counts the statements that look for transmissions in a trace of Ann over ten hours. */
async function countStatements(records: ContactRecord[], reach: TraceReach = {}): Promise<number> {
  let statements = 0;
  await withStoredRecords(app.dataSource, records, (db, companyId) => {
    const counting = makeRows((statement, values) => {
      if (statement.name === 'first-transmissions') statements += 1;
      return db.rows(statement, values);
    });
    return traceContacts(counting, companyId, ANN, NINE, NINE + 600 * MINUTE, fifteen, reach);
  });
  return statements;
}

describe('traceContacts', () => {
  it('finds the same people, levels, moments and paths as a count of ticks', async () => {
    await fc.assert(
      fc.asyncProperty(groupCases, async ({ records, origin, from, until, thresholds }) => {
        const exposures = await withStoredRecords(app.dataSource, records, (db, companyId) =>
          traceContacts(db, companyId, origin, from, until, thresholds),
        );
        const hops = hopsByTicks(records, until, { tick: MINUTE, windows: 'covered', thresholds });
        expect(exposures).toEqual(exposuresByTicks(hops, origin, from));
      }),
      { numRuns: 200 },
    );
  });

  it('finds the same as a trace in memory and a count of ticks with a latent time of 0, 1 or 2 days', async () => {
    await fc.assert(
      fc.asyncProperty(latentCases, async (group) => {
        const { records, origin, from, until, thresholds, latencyMs } = group;
        const exposures = await withStoredRecords(app.dataSource, records, (db, companyId) =>
          traceContacts(db, companyId, origin, from, until, thresholds, { latencyMs }),
        );
        const step = createRecordStep(records, until, thresholds);
        expect(exposures).toEqual(await traceExposures(origin, from, step, { latencyMs }));
        const hops = hopsByTicks(records, until, { tick: MINUTE, windows: 'covered', thresholds });
        expect(exposures).toEqual(exposuresByTicks(hops, origin, from, latencyMs));
      }),
      { numRuns: 200 },
    );
  });

  it('agrees with a trace in memory to the millisecond', async () => {
    const shifts = fc.array(fc.integer({ min: -2, max: 2 }), { minLength: 7, maxLength: 7 });
    await fc.assert(
      fc.asyncProperty(groupCases, shifts, async (group, offsets) => {
        const { origin, from, until, thresholds } = group;
        const records = group.records.map((record, index) => shiftRecord(record, offsets, index));
        const exposures = await withStoredRecords(app.dataSource, records, (db, companyId) =>
          traceContacts(db, companyId, origin, from, until, thresholds),
        );
        expect(exposures).toEqual(
          await traceExposures(origin, from, createRecordStep(records, until, thresholds)),
        );
      }),
      { numRuns: 100 },
    );
  });

  it('runs one statement per level, and none once nobody new is exposed', async () => {
    const chain = [met(ANN, BOB, 0, 20), met(BOB, CAT, 60, 80), met(CAT, DAN, 120, 140)];
    expect(await countStatements(chain)).toBe(3);
    expect(await countStatements([])).toBe(1);
  });

  it('runs no statement for people who can pass it on only after the window', async () => {
    expect(await countStatements([met(ANN, BOB, 0, 20)], { latencyMs: DAY })).toBe(1);
  });

  // On a cluster the node of the company makes the plan.
  it.skipIf(inject('workerUrls').length > 0)(
    'uses a generic plan and resets the plan mode',
    async () => {
      const records = [met(ANN, BOB, 0, 20), met(BOB, CAT, 60, 80)];
      const [before, after, mode] = await withStoredRecords(
        app.dataSource,
        records,
        async (db, companyId) => {
          const trace = () => traceContacts(db, companyId, ANN, NINE, NINE + 600 * MINUTE, fifteen);
          await trace();
          const first = await countPlans(db, 'AS carrier (id, since)');
          await trace();
          return [first, await countPlans(db, 'AS carrier (id, since)'), await findPlanMode(db)];
        },
      );
      expect(after.generic - before.generic).toBe(3);
      expect(after.custom).toBe(before.custom);
      expect(mode).toBe('auto');
    },
  );
});
