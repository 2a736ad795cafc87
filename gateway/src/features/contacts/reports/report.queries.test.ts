import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { MINUTE } from '../../../durations.js';
import type { Rows } from '../../../database/tenant.js';
import { useTestApp } from '../../../../test/hooks.js';
import { computeContinuousContacts } from '../tracing/continuous.js';
import { computeCumulativeContacts, findEarliestContact } from '../tracing/cumulative.js';
import { cutSpans, type Episode, mergeIntoEpisodes } from '../tracing/episodes.js';
import type { ContactRecord } from '../tracing/record-step.js';
import {
  type ContinuousReportItem,
  findContinuousContacts,
  type CumulativeReportItem,
  findCumulativeContacts,
  type ReportRequest,
} from './report.queries.js';
import { buildThresholdHistory } from '../../company/settings/thresholds.js';
import type { ContactSource } from '../tracing/trace.js';
import { groupCases, pairCases, PEOPLE } from '../../../../test/tracing-oracle/arbitraries.js';
import { findContactWithMaxSum } from '../../../../test/tracing-oracle/max-sum.js';
import { withStoredRecords } from '../../../../test/tracing-oracle/stored-records.js';

const app = useTestApp();

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

function formatKey({ employeeId, crossEmployeeId, source }: ContactRecord): string {
  return [...[employeeId, crossEmployeeId].toSorted(), source].join(' ');
}

/** Merges the records of all pairs within a window into episodes, the smaller id first. */
function mergePairs(records: ContactRecord[], from: number, until: number): Pair[] {
  return [...Map.groupBy(records, formatKey)].map(([key, ofPair]) => {
    const [personId, otherId, source] = key.split(' ') as [string, string, ContactSource];
    return {
      personId,
      otherId,
      source,
      episodes: mergeIntoEpisodes(cutSpans(ofPair, from, until)),
    };
  });
}

function continuousInMemory(
  records: ContactRecord[],
  { from, until, thresholds }: Pick<ReportRequest, 'from' | 'until' | 'thresholds'>,
): ContinuousReportItem[] {
  return mergePairs(records, from, until).flatMap(({ personId, otherId, source, episodes }) =>
    computeContinuousContacts(episodes, thresholds).map(({ episode, thresholdMinutes }) => ({
      personId,
      otherId,
      source,
      thresholdMinutes,
      startedAt: episode.start,
      endedAt: episode.end,
      minutes: (episode.end - episode.start) / MINUTE,
      coveredMinutes: episode.covered / MINUTE,
      isContested: false,
    })),
  );
}

function cumulativeInMemory(
  records: ContactRecord[],
  { from, until, thresholds }: Pick<ReportRequest, 'from' | 'until' | 'thresholds'>,
): CumulativeReportItem[] {
  return mergePairs(records, from, until).flatMap(({ episodes, ...pair }) => {
    const contacts = computeCumulativeContacts(episodes, thresholds);
    const largest = findContactWithMaxSum(contacts);
    if (largest === null) return [];
    const { windowStart, thresholdMinutes, sum } = largest;
    const { reachedAt } = findEarliestContact(contacts)!;
    return [
      {
        ...pair,
        thresholdMinutes,
        windowStart,
        minutes: sum / MINUTE,
        reachedAt,
        isContested: false,
      },
    ];
  });
}

function newestFirst<Item extends { personId: string; otherId: string; source: string }>(
  items: Item[],
  startOf: (item: Item) => number,
): Item[] {
  const key = ({ personId, otherId, source }: Item): string =>
    `${personId} ${otherId} ${['mobile', 'camera', 'manual'].indexOf(source)}`;
  return items.toSorted((a, b) => startOf(b) - startOf(a) || (key(a) < key(b) ? -1 : 1));
}

const all = { offset: 0, limit: null, employeeId: null, includesContested: true };

describe.each([
  ['pairs', pairCases],
  ['groups', groupCases],
])('the lists of a period over %s', (_, cases) => {
  it('lists the same continuous contacts as computed from records in memory', async () => {
    await fc.assert(
      fc.asyncProperty(cases, async ({ records, ...period }) => {
        const list = await withStored(records, (db, companyId) =>
          findContinuousContacts(db, companyId, { ...period, ...all }),
        );
        const expected = newestFirst(continuousInMemory(records, period), (item) => item.startedAt);
        expect(list).toEqual({ items: expected, total: expected.length });
      }),
      { numRuns: 150 },
    );
  });

  it('lists the same cumulative contacts as computed from records in memory', async () => {
    await fc.assert(
      fc.asyncProperty(cases, async ({ records, ...period }) => {
        const list = await withStored(records, (db, companyId) =>
          findCumulativeContacts(db, companyId, { ...period, ...all }),
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

describe('the end of a period', () => {
  it('does not lengthen a contact by a record that starts there', async () => {
    const [first, second] = [0, 16].map((start) => ({
      employeeId: BOB,
      crossEmployeeId: ANN,
      source: 'mobile' as const,
      start: NINE + start * MINUTE,
      end: NINE + (start + 13) * MINUTE,
    }));
    const count = (untilMinute: number) =>
      withStored([first!, second!], async (db, companyId) => {
        const period = { from: NINE, until: NINE + untilMinute * MINUTE };
        const request = { ...period, thresholds: buildThresholdHistory([]), ...all };
        return (await findContinuousContacts(db, companyId, request)).total;
      });
    expect([await count(16), await count(17)]).toEqual([0, 1]);
  });
});

describe('a page of a report', () => {
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
    thresholds: buildThresholdHistory([]),
    employeeId: null,
    includesContested: true,
  };

  it('returns the requested items, newest first, and the total of the period', async () => {
    const page = await withStored(records, (db, companyId) =>
      findContinuousContacts(db, companyId, { ...period, offset: 1, limit: 1 }),
    );
    expect(page).toMatchObject({
      items: [{ startedAt: NINE + 60 * MINUTE, minutes: 20 }],
      total: 3,
    });
  });

  it('returns no items but the total past the end', async () => {
    const page = await withStored(records, (db, companyId) =>
      findContinuousContacts(db, companyId, { ...period, offset: 3, limit: 10 }),
    );
    expect(page).toEqual({ items: [], total: 3 });
  });

  it('lists and counts only the contacts of the requested person', async () => {
    const [, , CAM] = PEOPLE as [string, string, string];
    const [first] = records;
    const others = [{ ...first!, employeeId: CAM }];
    const pairs = await withStored([...records, ...others], async (db, companyId) => {
      const ofCam = { ...period, offset: 0, limit: 10, employeeId: CAM };
      return [
        await findContinuousContacts(db, companyId, ofCam),
        await findCumulativeContacts(db, companyId, ofCam),
      ];
    });
    for (const page of pairs) {
      expect(page.total).toBe(1);
      expect(page.items.map(({ personId, otherId }) => [personId, otherId])).toEqual([
        [ANN, CAM].toSorted(),
      ]);
    }
  });

  it('shows the 24 hours with the largest sum of a pair and when it first reached the threshold', async () => {
    const page = await withStored(records, (db, companyId) =>
      findCumulativeContacts(db, companyId, { ...period, offset: 0, limit: 10 }),
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
          isContested: false,
        },
      ],
      total: 1,
    });
  });
});
