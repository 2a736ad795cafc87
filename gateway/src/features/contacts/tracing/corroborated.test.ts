import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY, MINUTE } from '../../../durations.js';
import { useTestApp } from '../../../../test/hooks.js';
import {
  type LatentCase,
  PEOPLE,
  reportedByBoth,
} from '../../../../test/tracing-oracle/arbitraries.js';
import {
  exposuresByTicks,
  hopsWithoutPhone,
} from '../../../../test/tracing-oracle/chains-by-ticks.js';
import { addContests, leaveUncontested } from '../../../../test/tracing-oracle/contests.js';
import { met, NINE } from '../../../../test/tracing-oracle/meetings.js';
import {
  storeContests,
  withStoredRecords,
} from '../../../../test/tracing-oracle/stored-records.js';
import { buildThresholdHistory } from '../../company/settings/thresholds.js';
import { type CorroboratedExposure, traceCorroborated } from './corroborated.js';
import { type ContactRecord, createSidedStep } from './record-step.js';
import { traceCorroboratedContacts } from './tracing.queries.js';

const [ANN, BOB, CAT, DAN] = PEOPLE as [string, string, string, string];
const fifteen = buildThresholdHistory([]);

function traceInMemory({ records, origin, from, until, thresholds, latencyMs }: LatentCase) {
  const step = createSidedStep(records, until, thresholds);
  return traceCorroborated(origin, from, step, { latencyMs });
}

/** Finds the corroborated exposure of each person by counting ticks, one person after the other. */
function findByTicks({
  records,
  origin,
  from,
  until,
  thresholds,
  latencyMs,
}: LatentCase): CorroboratedExposure[] {
  const clock = { tick: MINUTE, windows: 'covered' as const, thresholds };
  const found = PEOPLE.flatMap((id) =>
    exposuresByTicks(hopsWithoutPhone(records, until, clock, id), origin, from, latencyMs).filter(
      ({ personId }) => personId === id,
    ),
  );
  return found
    .map(({ path, ...exposure }) => {
      const { carrierId, countedFrom } = path.at(-1)!;
      return { ...exposure, carrierId, countedFrom };
    })
    .toSorted(
      (a, b) =>
        a.level - b.level || a.exposedAt - b.exposedAt || (a.personId < b.personId ? -1 : 1),
    );
}

/** Returns the levels of those whom Ann exposes within a day. */
async function findLevels(records: ContactRecord[]): Promise<Record<string, number>> {
  const group = { records, origin: ANN, from: NINE, until: NINE + DAY, thresholds: fifteen };
  const { exposures } = await traceInMemory({ ...group, latencyMs: 0 });
  return Object.fromEntries(exposures.map(({ personId, level }) => [personId, level]));
}

describe('traceCorroborated', () => {
  it('counts a contact that the phone of the infecting person, a camera or somebody by hand has reported', async () => {
    expect(await findLevels([met(BOB, ANN, 0, 20)])).toEqual({});
    expect(await findLevels([met(ANN, BOB, 0, 20)])).toEqual({ [BOB]: 1 });
    expect(await findLevels([{ ...met(BOB, ANN, 0, 20), source: 'camera' }])).toEqual({ [BOB]: 1 });
    expect(await findLevels([{ ...met(BOB, ANN, 0, 20), source: 'manual' }])).toEqual({ [BOB]: 1 });
  });

  it("doesn't add minutes of the person's own phone to those of the other one", async () => {
    expect(await findLevels([met(ANN, BOB, 0, 10), met(BOB, ANN, 10, 20)])).toEqual({});
  });

  it('requires both phones for a contact between others', async () => {
    const last = met(BOB, CAT, 60, 80);
    expect(await findLevels([met(ANN, BOB, 0, 20), last])).toEqual({ [BOB]: 1 });
    expect(await findLevels([met(BOB, ANN, 0, 20), last])).toEqual({});
    const both = [met(ANN, BOB, 0, 20), met(BOB, ANN, 0, 20)];
    expect(await findLevels([...both, last])).toEqual({ [BOB]: 1, [CAT]: 2 });
    expect(await findLevels([...both, met(CAT, BOB, 60, 80)])).toEqual({ [BOB]: 1 });
  });

  it('passes an exposure on from the later of the moments of both phones', async () => {
    const records = [met(ANN, BOB, 0, 20), met(BOB, ANN, 30, 50), met(BOB, CAT, 20, 59)];
    expect(await findLevels(records)).toEqual({ [BOB]: 1 });
    expect(await findLevels([...records, met(BOB, CAT, 59, 60)])).toEqual({ [BOB]: 1, [CAT]: 2 });
  });

  it('finds the same as a count of ticks that leaves out the phone of one person after the other', async () => {
    await fc.assert(
      fc.asyncProperty(reportedByBoth, async (group) => {
        expect((await traceInMemory(group)).exposures).toEqual(findByTicks(group));
      }),
      { numRuns: 500 },
    );
  });

  it("doesn't change for a person whatever records their own phone adds or withholds", async () => {
    await fc.assert(
      fc.asyncProperty(
        reportedByBoth,
        reportedByBoth,
        fc.constantFrom(...PEOPLE),
        async (group, other, liar) => {
          const isOwn = ({ employeeId, source }: ContactRecord) =>
            source === 'mobile' && employeeId === liar;
          const findOwn = async (records: ContactRecord[]) =>
            (await traceInMemory({ ...group, records })).exposures.filter(
              ({ personId }) => personId === liar,
            );
          const silent = group.records.filter((record) => !isOwn(record));
          const shift = group.from - other.from;
          const invented = [...other.records, ...group.records].filter(isOwn).map((record) => ({
            ...record,
            start: record.start + shift,
            end: record.end + shift,
          }));
          const expected = await findOwn(silent);
          expect(await findOwn(group.records)).toEqual(expected);
          expect(await findOwn([...silent, ...invented])).toEqual(expected);
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('traceCorroboratedContacts', () => {
  const app = useTestApp();

  it('finds the same exposures and carriers as a trace in memory, also with contested time', async () => {
    await fc.assert(
      fc.asyncProperty(addContests(reportedByBoth), async (group) => {
        const { records, contests, origin, from, until, thresholds, latencyMs } = group;
        const found = await withStoredRecords(app.dataSource, records, async (db, id) => {
          await storeContests(db, id, contests);
          return traceCorroboratedContacts(db, id, origin, from, until, thresholds, { latencyMs });
        });
        const left = leaveUncontested(records, contests, MINUTE);
        const expected = await traceInMemory({ ...group, records: left });
        expect(found.exposures).toEqual(expected.exposures);
        expect(new Set(found.carriers)).toEqual(new Set(expected.carriers));
      }),
      { numRuns: 200 },
    );
  });

  it('exposes nobody at a level at which only one of two phones has reported', async () => {
    const records = [met(ANN, BOB, 0, 20), met(BOB, CAT, 60, 80), met(CAT, DAN, 120, 140)];
    const { exposures } = await withStoredRecords(app.dataSource, records, (db, id) =>
      traceCorroboratedContacts(db, id, ANN, NINE, NINE + DAY, fifteen, {}),
    );
    expect(exposures.map(({ personId }) => personId)).toEqual([BOB]);
  });
});
