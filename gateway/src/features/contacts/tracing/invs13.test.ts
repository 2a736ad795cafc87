import { describe, expect, it } from 'vitest';

import { DAY } from '../../../durations.js';
import { useTestApp } from '../../../../test/hooks.js';
import { computeContinuousContacts } from './continuous.js';
import { computeCumulativeContacts } from './cumulative.js';
import { mergeIntoEpisodes } from './episodes.js';
import { type ContactRecord, createRecordStep } from './record-step.js';
import { findContinuousContacts, findCumulativeContacts } from '../reports/report.queries.js';
import { buildThresholdHistory } from '../../company/settings/thresholds.js';
import { traceExposures } from './trace.js';
import { traceContacts } from './tracing.queries.js';
import { exposuresByTicks, hopsByTicks } from '../../../../test/tracing-oracle/chains-by-ticks.js';
import {
  findInvs13,
  INVS13_DAY_ZERO,
  INVS13_TICK,
  readInvs13People,
  readInvs13Records,
} from '../../../../test/tracing-oracle/invs13.js';
import { withStoredRecords } from '../../../../test/tracing-oracle/stored-records.js';

const folder = findInvs13();
const fifteen = buildThresholdHistory([]);

describe.skipIf(folder === null)('tracing of two weeks in a real office', () => {
  const records = folder === null ? [] : readInvs13Records(folder);
  const people = folder === null ? [] : readInvs13People(folder);
  const wholePeriod = { from: INVS13_DAY_ZERO, until: INVS13_DAY_ZERO + 14 * DAY };
  const app = useTestApp();

  it('has 62 continuous contacts and 28 cumulative pairs of 15 minutes in memory', () => {
    const episodes = [...Map.groupBy(records, formatPair).values()].map(mergeIntoEpisodes);
    expect(episodes.flatMap((ofPair) => computeContinuousContacts(ofPair, fifteen))).toHaveLength(
      62,
    );
    expect(
      episodes.filter((ofPair) => computeCumulativeContacts(ofPair, fifteen).length > 0),
    ).toHaveLength(28);
  });

  it('has the same numbers of contacts in the database', async () => {
    const request = {
      ...wholePeriod,
      thresholds: fifteen,
      offset: 0,
      limit: null,
      employeeId: null,
      includesContested: true,
    };
    await withStoredRecords(app.dataSource, records, async (db, companyId) => {
      expect((await findContinuousContacts(db, companyId, request)).items).toHaveLength(62);
      expect((await findCumulativeContacts(db, companyId, request)).items).toHaveLength(28);
    });
  });

  it.each([
    ['the whole period', 0, 14 * DAY, 15],
    ['the first two days', 0, 2 * DAY, 15],
    ['two days in the middle', 3.4 * DAY, 5.4 * DAY, 15],
    ['the last two days', 10 * DAY, 12 * DAY, 5],
    ['the whole period with 3 minutes', 0, 14 * DAY, 3],
  ])(
    'finds the same exposures over %s as a count of ticks, for each of 92 people',
    async (_, begin, end, minutes) => {
      expect(people).toHaveLength(92);
      const from = INVS13_DAY_ZERO + begin;
      const until = INVS13_DAY_ZERO + end;
      const thresholds = [{ from: -Infinity, minutes }];
      const clock = { tick: INVS13_TICK, windows: 'covered' as const, thresholds };
      const hops = hopsByTicks(records, until, clock);
      const step = createRecordStep(records, until, thresholds);
      let exposed = 0;
      await withStoredRecords(app.dataSource, records, async (db, companyId) => {
        for (const person of people) {
          const expected = exposuresByTicks(hops, person, from);
          exposed += expected.length;
          expect(await traceExposures(person, from, step)).toEqual(expected);
          const stored = await traceContacts(db, companyId, person, from, until, thresholds);
          expect(stored).toEqual(expected);
        }
      });
      expect(exposed).toBeGreaterThan(0);
    },
  );
});

function formatPair({ employeeId, crossEmployeeId }: ContactRecord): string {
  return [employeeId, crossEmployeeId].toSorted().join(' ');
}
