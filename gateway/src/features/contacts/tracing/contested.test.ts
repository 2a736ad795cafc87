import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MINUTE } from '../../../durations.js';
import type { Rows } from '../../../database/tenant.js';
import { useTestApp } from '../../../../test/hooks.js';
import { contestedCases, leaveUncontested } from '../../../../test/tracing-oracle/contests.js';
import { met, NINE } from '../../../../test/tracing-oracle/meetings.js';
import {
  storeContests,
  withStoredRecords,
} from '../../../../test/tracing-oracle/stored-records.js';
import { PEOPLE } from '../../../../test/tracing-oracle/arbitraries.js';
import { ContestState } from '../../cases/contests/contest.entity.js';
import { findSettingsOutcome } from '../reports/settings-preview.queries.js';
import { buildThresholdHistory } from '../../company/settings/thresholds.js';
import { findContestedTimes } from './contested-times.queries.js';
import { cutContested } from './episodes.js';
import { buildEvidence } from './evidence.js';
import { findLastContact } from './last-contact.js';
import { findPairRecords } from './pair-records.queries.js';
import { findPersonEpisodes } from '../reports/person-meetings.queries.js';
import { createRecordStep } from './record-step.js';
import { findContinuousContacts, findCumulativeContacts } from '../reports/report.queries.js';
import { contactSources, traceExposures } from './trace.js';
import {
  type CarrierRecord,
  findCarrierRecords,
  findFirstTransmissions,
  traceContacts,
} from './tracing.queries.js';

const [ANN, BOB] = PEOPLE as [string, string];
const fifteen = buildThresholdHistory([]);

describe('cutContested', () => {
  const spans = [{ start: 0, end: 10 }];

  it.each([
    ['before', [{ start: -5, end: 0 }], spans],
    ['at the start', [{ start: -5, end: 2 }], [{ start: 2, end: 10 }]],
    [
      'in the middle',
      [{ start: 3, end: 4 }],
      [
        { start: 0, end: 3 },
        { start: 4, end: 10 },
      ],
    ],
    ['at the end', [{ start: 8, end: 10 }], [{ start: 0, end: 8 }]],
    [
      'everywhere, in two parts',
      [
        { start: 5, end: 10 },
        { start: 0, end: 6 },
      ],
      [],
    ],
  ])('removes contested time %s', (_, contested, left) => {
    expect(cutContested(spans, contested)).toEqual(left);
  });
});

describe('findLastContact', () => {
  it('ends with the last time that is not contested', () => {
    const time = { from: NINE, until: NINE + 60 * MINUTE };
    const contested = [{ start: NINE + 20 * MINUTE, end: NINE + 40 * MINUTE }];
    expect(findLastContact([met(ANN, BOB, 0, 30)], { ...time, contested }, fifteen)).toEqual({
      endedAt: NINE + 20 * MINUTE,
      minutes: 20,
    });
  });
});

/** Records that start and end together are returned in any order. */
const sortRecords = (records: readonly CarrierRecord[]): string[] =>
  records.map((record) => JSON.stringify(record)).toSorted();

/** Runs every query that reads records, for each person and pair of a group. */
async function runAllQueries(
  db: Rows,
  companyId: string,
  period: { from: number; until: number; thresholds: typeof fifteen },
) {
  const { from, until, thresholds } = period;
  const report = { ...period, offset: 0, limit: null, includesContested: false };
  const results: unknown[] = [
    await findSettingsOutcome(db, companyId, period, { timeMetric: 15, minDistance: 6 }),
    await findContinuousContacts(db, companyId, { ...report, employeeId: null }),
    await findCumulativeContacts(db, companyId, { ...report, employeeId: null }),
  ];
  for (const id of PEOPLE)
    results.push(
      await traceContacts(db, companyId, id, from, until, thresholds),
      (await findPersonEpisodes(db, companyId, id, { ...period, limit: 500 })).filter(
        ({ isContested }) => !isContested,
      ),
      await findContinuousContacts(db, companyId, { ...report, employeeId: id }),
    );
  const carriers = PEOPLE.map((id, index) => ({ id, since: from + index * MINUTE }));
  results.push(
    await findFirstTransmissions(db, companyId, carriers, until, thresholds),
    sortRecords(await findCarrierRecords(db, companyId, carriers, until)),
  );
  const pairs = PEOPLE.flatMap((personId) =>
    contactSources.map((source) => ({ personId, otherId: ANN, source, from, until })),
  );
  const records = await findPairRecords(db, companyId, pairs);
  const contested = await findContestedTimes(db, companyId, pairs);
  results.push(
    pairs.map((_, index) => {
      const time = { from, until, contested: contested[index]! };
      const evidence = buildEvidence(records[index]!, time, thresholds);
      // Records are shown as they are stored.
      const shown = evidence && { ...evidence, records: [] };
      return { shown, last: findLastContact(records[index]!, time, thresholds) };
    }),
  );
  return results;
}

describe('contested time', () => {
  const app = useTestApp();

  it('gives every query the results of records without that time', async () => {
    await fc.assert(
      fc.asyncProperty(contestedCases, async ({ records, contests, ...period }) => {
        const contested = await withStoredRecords(app.dataSource, records, async (db, id) => {
          await storeContests(db, id, contests);
          return runAllQueries(db, id, period);
        });
        const left = leaveUncontested(records, contests, MINUTE);
        const fresh = await withStoredRecords(app.dataSource, left, (db, id) =>
          runAllQueries(db, id, period),
        );
        expect(contested).toEqual(fresh);
      }),
      { numRuns: 25 },
    );
  });

  it('counts while its contest awaits confirmation, and after the contest was withdrawn', async () => {
    await fc.assert(
      fc.asyncProperty(
        contestedCases,
        fc.constantFrom(ContestState.AWAITING_CONFIRMATION, ContestState.TAKEN_BACK),
        async ({ records, contests, ...period }, state) => {
          const contested = await withStoredRecords(app.dataSource, records, async (db, id) => {
            await storeContests(db, id, contests, state);
            return runAllQueries(db, id, period);
          });
          expect(contested).toEqual(
            await withStoredRecords(app.dataSource, records, (db, id) =>
              runAllQueries(db, id, period),
            ),
          );
        },
      ),
      { numRuns: 10 },
    );
  });

  it('counts in traces that ignore contests', async () => {
    await fc.assert(
      fc.asyncProperty(contestedCases, async ({ records, contests, ...group }) => {
        const { origin, from, until, thresholds } = group;
        const read = (db: Rows, id: string) =>
          traceContacts(db, id, origin, from, until, thresholds, { ignoresContests: true });
        const contested = await withStoredRecords(app.dataSource, records, async (db, id) => {
          await storeContests(db, id, contests);
          return read(db, id);
        });
        expect(contested).toEqual(await withStoredRecords(app.dataSource, records, read));
      }),
      { numRuns: 10 },
    );
  });

  it('lists a contested contact unless a counted contact of the pair overlaps it', async () => {
    await fc.assert(
      fc.asyncProperty(contestedCases, async ({ records, contests, ...period }) => {
        const report = { ...period, offset: 0, limit: null, employeeId: null };
        const listing = { ...report, includesContested: true };
        const read = async (db: Rows, id: string) => ({
          continuous: (await findContinuousContacts(db, id, listing)).items,
          cumulative: (await findCumulativeContacts(db, id, listing)).items,
          meetings: await findPersonEpisodes(db, id, ANN, { ...period, limit: 500 }),
        });
        const whole = await withStoredRecords(app.dataSource, records, read);
        const contested = await withStoredRecords(app.dataSource, records, async (db, id) => {
          await storeContests(db, id, contests);
          return read(db, id);
        });
        const key = ({ otherId, source, ...pair }: { otherId: string; source: string }) =>
          [(pair as { personId?: string }).personId, otherId, source].join(' ');
        const overlaps = (a: { startedAt: number; endedAt: number }, b: typeof a) =>
          a.startedAt < b.endedAt && a.endedAt > b.startedAt;
        const split = <Item extends { isContested: boolean; otherId: string; source: string }>(
          items: Item[],
          all: Item[],
          isReplaced: (item: Item, counted: Item) => boolean,
        ) => {
          const counted = items.filter(({ isContested }) => !isContested);
          const expected = all
            .filter(
              (item) =>
                !counted.some((other) => key(other) === key(item) && isReplaced(item, other)),
            )
            // Of pairs without a contest, everything counts.
            .map((item) => ({ ...item, isContested: true }));
          expect(items.filter(({ isContested }) => isContested)).toEqual(expected);
        };
        split(contested.continuous, whole.continuous, overlaps);
        split(contested.cumulative, whole.cumulative, () => true);
        split(contested.meetings, whole.meetings, overlaps);
      }),
      { numRuns: 15 },
    );
  });

  it('leads to the same trace in memory as records without that time', async () => {
    await fc.assert(
      fc.asyncProperty(contestedCases, async ({ records, contests, ...group }) => {
        const { origin, from, until, thresholds } = group;
        const left = leaveUncontested(records, contests, MINUTE);
        expect(
          await traceExposures(
            origin,
            from,
            createRecordStep(records, until, thresholds, contests),
          ),
        ).toEqual(await traceExposures(origin, from, createRecordStep(left, until, thresholds)));
      }),
    );
  });
});
