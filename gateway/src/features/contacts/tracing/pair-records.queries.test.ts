import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { DAY, MINUTE } from '../../../durations.js';
import { useTestApp } from '../../../../test/hooks.js';
import type { Span } from './episodes.js';
import { type Evidence, buildEvidence } from './evidence.js';
import { findPairRecords } from './pair-records.queries.js';
import { traceContacts } from './tracing.queries.js';
import { groupCases, pairCases, PEOPLE } from '../../../../test/tracing-oracle/arbitraries.js';
import { met, NINE } from '../../../../test/tracing-oracle/meetings.js';
import { withStoredRecords } from '../../../../test/tracing-oracle/stored-records.js';

const app = useTestApp();

const [ANN, BOB, CAT] = PEOPLE as [string, string, string];

/** Strips the properties that only stored records have. */
function shown(evidence: Evidence<Span> | null): unknown {
  return (
    evidence && {
      ...evidence,
      records: evidence.records.map((record) => [record.start, record.end, record.countedFrom]),
    }
  );
}

describe('findPairRecords', () => {
  it('returns the records of the pair and source that overlap the span, from both phones, with their reporter', async () => {
    const camera = { ...met(ANN, BOB, 0, 5), source: 'camera' as const };
    const records = [
      met(ANN, BOB, 10, 20),
      met(BOB, ANN, 0, 12),
      met(ANN, BOB, -20, 0),
      met(ANN, BOB, 30, 40),
      met(ANN, CAT, 0, 20),
      camera,
    ];
    const found = await withStoredRecords(app.dataSource, records, (db, companyId) =>
      findPairRecords(db, companyId, [
        { personId: ANN, otherId: BOB, source: 'mobile', from: NINE, until: NINE + 30 * MINUTE },
        { personId: CAT, otherId: ANN, source: 'mobile', from: NINE, until: NINE + 30 * MINUTE },
        { personId: BOB, otherId: ANN, source: 'camera', from: NINE, until: NINE + 30 * MINUTE },
        { personId: BOB, otherId: CAT, source: 'camera', from: NINE, until: NINE + 30 * MINUTE },
      ]),
    );
    expect(found).toMatchObject([
      [
        { reporterId: BOB, start: NINE, end: NINE + 12 * MINUTE, distance: 3.5 },
        { reporterId: ANN, start: NINE + 10 * MINUTE, end: NINE + 20 * MINUTE },
      ],
      [{ reporterId: ANN, start: NINE, end: NINE + 20 * MINUTE }],
      [{ reporterId: ANN, start: NINE, end: NINE + 5 * MINUTE }],
      [],
    ]);
    expect(found[0]).toHaveLength(2);
    expect(typeof found[0]![0]!.receivedAt).toBe('number');
  });

  it('returns the records of spans that are days apart', async () => {
    const days = 3 * (DAY / MINUTE);
    const records = [met(ANN, BOB, 0, 10), met(ANN, BOB, days, days + 10)];
    const spans = [NINE, NINE + 3 * DAY].map((from) => ({
      personId: ANN,
      otherId: BOB,
      source: 'mobile' as const,
      from,
      until: from + 30 * MINUTE,
    }));
    const found = await withStoredRecords(app.dataSource, records, (db, companyId) =>
      findPairRecords(db, companyId, spans),
    );
    expect(found).toMatchObject([[{ start: NINE }], [{ start: NINE + 3 * DAY }]]);
  });

  it('returns the records that prove every transmission of a trace', async () => {
    await fc.assert(
      fc.asyncProperty(groupCases, async ({ records, origin, from, until, thresholds }) => {
        await withStoredRecords(app.dataSource, records, async (db, companyId) => {
          const exposures = await traceContacts(db, companyId, origin, from, until, thresholds);
          const meetings = exposures.flatMap((exposure) => exposure.path);
          const found = await findPairRecords(
            db,
            companyId,
            meetings.map(({ carrierId, personId, source, countedFrom }) => ({
              personId: carrierId,
              otherId: personId,
              source,
              from: countedFrom,
              until,
            })),
          );
          for (const [index, meeting] of meetings.entries()) {
            expect(
              buildEvidence(found[index]!, { from: meeting.countedFrom, until }, thresholds),
            ).toMatchObject({
              rule: meeting.rule,
              reachedAt: meeting.reachedAt,
              thresholdMinutes: meeting.thresholdMinutes,
              minutes: meeting.minutes,
            });
          }
        });
      }),
      { numRuns: 100 },
    );
  });

  it('returns every record that evidence in memory lists', async () => {
    await fc.assert(
      fc.asyncProperty(pairCases, async ({ records, from, until, thresholds }) => {
        const [stored] = await withStoredRecords(app.dataSource, records, (db, companyId) =>
          findPairRecords(db, companyId, [
            { personId: ANN, otherId: BOB, source: 'mobile', from, until },
          ]),
        );
        expect(shown(buildEvidence(stored!, { from, until }, thresholds))).toEqual(
          shown(buildEvidence(records, { from, until }, thresholds)),
        );
      }),
      { numRuns: 100 },
    );
  });
});
