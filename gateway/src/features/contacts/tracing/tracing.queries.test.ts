import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { DAY, MINUTE } from '../../../durations.js';
import type { Rows } from '../../../database/tenant.js';
import { useTestApp } from '../../../../test/hooks.js';
import { createRecordStep, type ContactRecord } from './record-step.js';
import { buildThresholdHistory } from '../../company/settings/thresholds.js';
import { compareTransmissions, traceExposures, type Transmission } from './trace.js';
import { findCarrierRecords, findFirstTransmissions, traceContacts } from './tracing.queries.js';
import { groupCases, PEOPLE } from '../../../../test/tracing-oracle/arbitraries.js';
import { met, NINE } from '../../../../test/tracing-oracle/meetings.js';
import { withStoredRecords } from '../../../../test/tracing-oracle/stored-records.js';

const app = useTestApp();

function withStored<Result>(
  records: ContactRecord[],
  work: (db: Rows, companyId: string) => Promise<Result>,
): Promise<Result> {
  return withStoredRecords(app.dataSource, records, work);
}

const [ANN, BOB, CAT, DAN] = PEOPLE as [string, string, string, string];
const fifteen = buildThresholdHistory([]);

function sortByPerson(transmissions: Transmission[]): Transmission[] {
  return transmissions.toSorted((a, b) => (a.personId < b.personId ? -1 : 1));
}

describe('findFirstTransmissions', () => {
  it('returns rule, moment, threshold and minutes of a transmission', async () => {
    const records = [met(BOB, ANN, 0, 8), met(ANN, BOB, 60, 70)];
    const found = await withStored(records, (db, companyId) =>
      findFirstTransmissions(
        db,
        companyId,
        [{ id: ANN, since: NINE }],
        NINE + 120 * MINUTE,
        fifteen,
      ),
    );
    expect(found).toEqual([
      {
        carrierId: ANN,
        personId: BOB,
        source: 'mobile',
        rule: 'CUMULATIVE',
        reachedAt: NINE + 67 * MINUTE,
        thresholdMinutes: 15,
        minutes: 18,
      },
    ]);
  });

  it('finds a record that started 24 hours before the window', async () => {
    const found = await withStored([met(ANN, BOB, -24 * 60 + 16, 16)], (db, companyId) =>
      findFirstTransmissions(
        db,
        companyId,
        [{ id: BOB, since: NINE }],
        NINE + 120 * MINUTE,
        fifteen,
      ),
    );
    expect(found).toMatchObject([{ personId: ANN, reachedAt: NINE + 15 * MINUTE, minutes: 16 }]);
  });

  it('applies the threshold of the episode in which the 24 hours start', async () => {
    const thresholds = [
      { from: -Infinity, minutes: 30 },
      { from: NINE + 2 * MINUTE, minutes: 15 },
    ];
    const records = [met(ANN, BOB, 0, 1), met(ANN, BOB, 5, 13), met(ANN, BOB, 300, 310)];
    const found = await withStored(records, async (db, companyId) => {
      const step = (since: number): Promise<Transmission[]> =>
        findFirstTransmissions(db, companyId, [{ id: ANN, since }], NINE + DAY, thresholds);
      return [await step(NINE), await step(NINE + MINUTE)];
    });
    expect(found).toMatchObject([
      // The second span starts after the change, but in an episode that started before it.
      [],
      // Without its first minute the episode starts after the change.
      [{ thresholdMinutes: 15, reachedAt: NINE + 307 * MINUTE, minutes: 18 }],
    ]);
  });

  it('prefers, for equal moments, the smaller carrier id, then continuous contacts, then phones, cameras and manual contacts', async () => {
    const carriers = [CAT, BOB].map((id) => ({ id, since: NINE }));
    const first = (...records: ContactRecord[]): Promise<Transmission[]> =>
      withStored(records, (db, companyId) =>
        findFirstTransmissions(db, companyId, carriers, NINE + DAY, fifteen),
      );
    const cumulativeRecords = [met(BOB, DAN, 0, 10), met(BOB, DAN, 60, 65)];
    const meeting = met(BOB, DAN, 50, 65);
    const camera = { ...meeting, source: 'camera' as const };
    const manual = { ...meeting, source: 'manual' as const };
    const reachedAt = NINE + 65 * MINUTE;
    expect(await first(...cumulativeRecords, met(CAT, DAN, 50, 65))).toMatchObject([
      { carrierId: BOB, rule: 'CUMULATIVE', reachedAt },
    ]);
    expect(await first(...cumulativeRecords, camera)).toMatchObject([
      { rule: 'CONTINUOUS', source: 'camera', reachedAt },
    ]);
    expect(await first(camera, meeting)).toMatchObject([{ source: 'mobile', reachedAt }]);
    expect(await first(manual, camera)).toMatchObject([{ source: 'camera', reachedAt }]);
  });

  it('finds the same first transmission to each person as a search in memory', async () => {
    await fc.assert(
      fc.asyncProperty(
        groupCases,
        fc.array(fc.integer({ min: 0, max: 200 }), { minLength: 1, maxLength: 4 }),
        async ({ records, from, until, thresholds }, delays) => {
          const carriers = delays.map((delay, index) => ({
            id: PEOPLE[index]!,
            since: from + delay * MINUTE,
          }));
          const stored = await withStored(records, (db, companyId) =>
            findFirstTransmissions(db, companyId, carriers, until, thresholds),
          );
          const all = createRecordStep(records, until, thresholds)(carriers);
          const first = [...Map.groupBy(all, (transmission) => transmission.personId).values()].map(
            (ofPerson) => ofPerson.toSorted(compareTransmissions)[0]!,
          );
          expect(sortByPerson(stored)).toEqual(sortByPerson(first));
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('findFirstTransmissions with people known to be exposed', () => {
  const records = [met(BOB, CAT, 0, 20), met(BOB, DAN, 10, 30), met(CAT, DAN, 30, 50)];
  const carriers = [
    { id: BOB, since: NINE },
    { id: CAT, since: NINE + 20 * MINUTE },
  ];
  const pairs = (known: typeof carriers) =>
    withStored(records, async (db, companyId) => {
      const found = await findFirstTransmissions(
        db,
        companyId,
        carriers,
        NINE + 120 * MINUTE,
        fifteen,
        { known },
      );
      return found.map(({ carrierId, personId }) => `${carrierId} ${personId}`).toSorted();
    });

  it('skips a known person only with carriers that count from that exposure on or later', async () => {
    const at = (minutes: number) => NINE + minutes * MINUTE;
    expect(await pairs([])).toEqual([`${BOB} ${CAT}`, `${BOB} ${DAN}`]);
    expect(await pairs([{ id: CAT, since: at(0) }])).toEqual([`${BOB} ${DAN}`]);
    expect(await pairs([{ id: DAN, since: at(0) }])).toEqual([`${BOB} ${CAT}`]);
    expect(await pairs([{ id: DAN, since: at(1) }])).toEqual([`${BOB} ${CAT}`, `${BOB} ${DAN}`]);
    expect(await pairs([{ id: BOB, since: at(0) }])).toEqual([`${BOB} ${CAT}`, `${BOB} ${DAN}`]);
  });

  it('does not change the result of a trace', async () => {
    await fc.assert(
      fc.asyncProperty(groupCases, async ({ records: some, origin, from, until, thresholds }) => {
        const [without, knowing] = await withStored(some, async (db, companyId) => [
          await traceExposures(origin, from, (found) =>
            findFirstTransmissions(db, companyId, found, until, thresholds),
          ),
          await traceContacts(db, companyId, origin, from, until, thresholds),
        ]);
        expect(knowing).toEqual(without);
      }),
      { numRuns: 200 },
    );
  });
});

describe('findCarrierRecords', () => {
  const minute = (minutes: number) => NINE + minutes * MINUTE;

  it('returns the records of either reporter by start, cut to the time of the carrier', async () => {
    const records = [
      met(ANN, BOB, 50, 70),
      met(BOB, ANN, 20, 40),
      met(ANN, CAT, 0, 10),
      met(BOB, CAT, 0, 60),
    ];
    const found = await withStored(records, (db, id) =>
      findCarrierRecords(db, id, [{ id: ANN, since: minute(5) }], minute(60)),
    );
    const shared = { carrierId: ANN, source: 'mobile' };
    expect(found).toEqual([
      { ...shared, personId: CAT, isByPerson: false, start: minute(5), end: minute(10) },
      { ...shared, personId: BOB, isByPerson: true, start: minute(20), end: minute(40) },
      { ...shared, personId: BOB, isByPerson: false, start: minute(50), end: minute(60) },
    ]);
  });

  it('returns the records of carriers who count from different days on', async () => {
    const later = 2 * 24 * 60;
    const records = [met(ANN, CAT, 0, 10), met(BOB, CAT, later, later + 10)];
    const carriers = [
      { id: ANN, since: minute(0) },
      { id: BOB, since: minute(later) },
    ];
    const found = await withStored(records, (db, id) =>
      findCarrierRecords(db, id, carriers, minute(later + 60)),
    );
    expect(found.map(({ carrierId }) => carrierId)).toEqual([ANN, BOB]);
  });

  it('returns no records of a carrier who counts from the end on', async () => {
    const [ann, bob] = [
      { id: ANN, since: minute(0) },
      { id: BOB, since: minute(30) },
    ];
    const found = await withStored([met(ANN, BOB, 0, 60)], async (db, id) => ({
      both: await findCarrierRecords(db, id, [ann, bob], minute(30)),
      late: await findCarrierRecords(db, id, [bob], minute(30)),
    }));
    expect(found.both.map(({ carrierId }) => carrierId)).toEqual([ANN]);
    expect(found.late).toEqual([]);
  });
});
