import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { MINUTE } from '../../durations.js';
import type { Rows } from '../../database/tenant.js';
import { startTestApp, type TestApp } from '../../../test/database.js';
import { continuousContacts } from './continuous.js';
import { cumulativeContacts, earliestReached, largestSum } from './cumulative.js';
import { cutSpans, type Episode, episodesOf } from './episodes.js';
import type { ContactRecord } from './record-step.js';
import {
  type ContinuousReportItem,
  continuousContactsOfPeriod,
  type CumulativeReportItem,
  cumulativeContactsOfPeriod,
  type ReportRequest,
} from './report.queries.js';
import { thresholdHistory } from '../settings/thresholds.js';
import type { ContactSource } from './trace.js';
import { groupCases, pairCases, PEOPLE } from '../../../test/tracing-oracle/arbitraries.js';
import { withStoredRecords } from '../../../test/tracing-oracle/stored-records.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

function withStored<Result>(
  records: ContactRecord[],
  work: (db: Rows, companyId: string) => Promise<Result>,
): Promise<Result> {
  return withStoredRecords(app.dataSource, records, work);
}

const NINE = Date.UTC(2026, 5, 9, 9);
const [ANN, BOB] = PEOPLE as [string, string];

interface Pair {
  personId: string;
  otherId: string;
  source: ContactSource;
  episodes: Episode[];
}

function keyOf({ employeeId, crossEmployeeId, source }: ContactRecord): string {
  return [...[employeeId, crossEmployeeId].toSorted(), source].join(' ');
}

/** The meetings of all pairs within a window, the smaller id first. */
function pairsOf(records: ContactRecord[], from: number, until: number): Pair[] {
  return [...Map.groupBy(records, keyOf)].map(([key, ofPair]) => {
    const [personId, otherId, source] = key.split(' ') as [string, string, ContactSource];
    return { personId, otherId, source, episodes: episodesOf(cutSpans(ofPair, from, until)) };
  });
}

function continuousInMemory(
  records: ContactRecord[],
  { from, until, thresholds }: Pick<ReportRequest, 'from' | 'until' | 'thresholds'>,
): ContinuousReportItem[] {
  return pairsOf(records, from, until).flatMap(({ personId, otherId, source, episodes }) =>
    continuousContacts(episodes, thresholds).map(({ episode, thresholdMinutes }) => ({
      personId,
      otherId,
      source,
      thresholdMinutes,
      startedAt: episode.start,
      endedAt: episode.end,
      minutes: (episode.end - episode.start) / MINUTE,
      coveredMinutes: episode.covered / MINUTE,
    })),
  );
}

function cumulativeInMemory(
  records: ContactRecord[],
  { from, until, thresholds }: Pick<ReportRequest, 'from' | 'until' | 'thresholds'>,
): CumulativeReportItem[] {
  return pairsOf(records, from, until).flatMap(({ episodes, ...pair }) => {
    const contacts = cumulativeContacts(episodes, thresholds);
    const largest = largestSum(contacts);
    if (largest === null) return [];
    const { windowStart, thresholdMinutes, sum } = largest;
    const { reachedAt } = earliestReached(contacts)!;
    return [{ ...pair, thresholdMinutes, windowStart, minutes: sum / MINUTE, reachedAt }];
  });
}

function newestFirst<Item extends { personId: string; otherId: string; source: string }>(
  items: Item[],
  startOf: (item: Item) => number,
): Item[] {
  const key = ({ personId, otherId, source }: Item): string =>
    `${personId} ${otherId} ${source === 'camera'}`;
  return items.toSorted((a, b) => startOf(b) - startOf(a) || (key(a) < key(b) ? -1 : 1));
}

const all = { offset: 0, limit: null, employeeId: null };

describe.each([
  ['pairs', pairCases],
  ['groups', groupCases],
])('the lists of a period over %s', (_, cases) => {
  it('of continuous contacts are the same as from records in memory', async () => {
    await fc.assert(
      fc.asyncProperty(cases, async ({ records, ...period }) => {
        const list = await withStored(records, (db, companyId) =>
          continuousContactsOfPeriod(db, companyId, { ...period, ...all }),
        );
        const expected = newestFirst(continuousInMemory(records, period), (item) => item.startedAt);
        expect(list).toEqual({ items: expected, total: expected.length });
      }),
      { numRuns: 150 },
    );
  });

  it('of cumulative contacts are the same as from records in memory', async () => {
    await fc.assert(
      fc.asyncProperty(cases, async ({ records, ...period }) => {
        const list = await withStored(records, (db, companyId) =>
          cumulativeContactsOfPeriod(db, companyId, { ...period, ...all }),
        );
        const expected = newestFirst(
          cumulativeInMemory(records, period),
          (item) => item.windowStart,
        );
        expect(list).toEqual({ items: expected, total: expected.length });
      }),
      { numRuns: 150 },
    );
  });
});

describe('a page of a list', () => {
  const records = [0, 60, 120].map((start) => ({
    employeeId: BOB,
    crossEmployeeId: ANN,
    source: 'mobile' as const,
    start: NINE + start * MINUTE,
    end: NINE + (start + 20) * MINUTE,
  }));
  const period = {
    from: NINE,
    until: NINE + 600 * MINUTE,
    thresholds: thresholdHistory([]),
    employeeId: null,
  };

  it('holds its part, newest first, and the total of the period', async () => {
    const page = await withStored(records, (db, companyId) =>
      continuousContactsOfPeriod(db, companyId, { ...period, offset: 1, limit: 1 }),
    );
    expect(page).toMatchObject({
      items: [{ startedAt: NINE + 60 * MINUTE, minutes: 20 }],
      total: 3,
    });
  });

  it('past the end is empty and still knows the total', async () => {
    const page = await withStored(records, (db, companyId) =>
      continuousContactsOfPeriod(db, companyId, { ...period, offset: 3, limit: 10 }),
    );
    expect(page).toEqual({ items: [], total: 3 });
  });

  it('of one person lists and counts the contacts of this person alone', async () => {
    const [, , CAM] = PEOPLE as [string, string, string];
    const [first] = records;
    const others = [{ ...first!, employeeId: CAM }];
    const pairs = await withStored([...records, ...others], async (db, companyId) => {
      const ofCam = { ...period, offset: 0, limit: 10, employeeId: CAM };
      return [
        await continuousContactsOfPeriod(db, companyId, ofCam),
        await cumulativeContactsOfPeriod(db, companyId, ofCam),
      ];
    });
    for (const page of pairs) {
      expect(page.total).toBe(1);
      expect(page.items.map(({ personId, otherId }) => [personId, otherId])).toEqual([
        [ANN, CAM].toSorted(),
      ]);
    }
  });

  it('shows the largest 24 hours of a pair and when it first reached the threshold', async () => {
    const page = await withStored(records, (db, companyId) =>
      cumulativeContactsOfPeriod(db, companyId, { ...period, offset: 0, limit: 10 }),
    );
    expect(page).toEqual({
      items: [
        {
          personId: ANN,
          otherId: BOB,
          source: 'mobile',
          thresholdMinutes: 15,
          windowStart: NINE,
          minutes: 60,
          reachedAt: NINE + 15 * MINUTE,
        },
      ],
      total: 1,
    });
  });
});
