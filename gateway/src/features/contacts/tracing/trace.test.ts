import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';

import { DAY, MINUTE } from '../../../durations.js';
import { createRecordStep, type ContactRecord } from './record-step.js';
import { buildThresholdHistory } from '../../company/settings/thresholds.js';
import {
  compareTransmissions,
  contactSources,
  traceExposures,
  type ContactSource,
  type Exposure,
  type TraceStep,
  type Transmission,
} from './trace.js';
import {
  groupCases,
  groupCasesWithoutFall,
  latentCases,
  latentCasesWithoutFall,
} from '../../../../test/tracing-oracle/arbitraries.js';
import {
  exposuresByChains,
  exposuresByTicks,
  hopsByTicks,
} from '../../../../test/tracing-oracle/chains-by-ticks.js';

const DAY_ONE = Date.UTC(2026, 5, 9);
const fifteen = buildThresholdHistory([]);

function at(clock: string): number {
  const [hours, minutes] = clock.split(':');
  return DAY_ONE + (Number(hours) * 60 + Number(minutes)) * MINUTE;
}

function met(
  employeeId: string,
  crossEmployeeId: string,
  start: string,
  end: string,
  source: ContactSource = 'mobile',
): ContactRecord {
  return { employeeId, crossEmployeeId, source, start: at(start), end: at(end) };
}

/** Traces Ann through one day and describes each exposure: level, moment and path. */
async function traceAnn(
  records: ContactRecord[],
  from = '00:00',
  until = '24:00',
): Promise<string[]> {
  const exposures = await traceExposures(
    'ann',
    at(from),
    createRecordStep(records, at(until), fifteen),
  );
  return exposures.map(describeExposure);
}

function describeExposure({ personId, level, exposedAt, path }: Exposure): string {
  const moment = new Date(exposedAt).toISOString().slice(11, 16);
  return `${level} ${personId} ${moment} via ${path.map((meeting) => meeting.carrierId).join(' ')}`;
}

describe('traceExposures', () => {
  it('finds three levels and no fourth', async () => {
    const chain = [
      met('ann', 'bob', '09:00', '09:20'),
      met('cat', 'bob', '10:00', '10:20'),
      met('cat', 'dan', '11:00', '11:20'),
      met('eve', 'dan', '12:00', '12:20'),
    ];
    expect(await traceAnn(chain)).toEqual([
      '1 bob 09:15 via ann',
      '2 cat 10:15 via ann bob',
      '3 dan 11:15 via ann bob cat',
    ]);
  });

  it('ignores contacts before the exposure of the carrier', async () => {
    expect(
      await traceAnn([met('ann', 'bob', '09:00', '09:20'), met('bob', 'cat', '08:00', '09:15')]),
    ).toEqual(['1 bob 09:15 via ann']);
  });

  it('counts an episode in progress only from the exposure on', async () => {
    const records = [met('ann', 'bob', '09:00', '09:20'), met('bob', 'cat', '08:00', '09:30')];
    expect(await traceAnn(records)).toEqual(['1 bob 09:15 via ann', '2 cat 09:30 via ann bob']);
  });

  it('counts records only inside the window', async () => {
    const records = [met('ann', 'bob', '09:00', '09:20'), met('ann', 'cat', '10:00', '10:20')];
    expect(await traceAnn(records, '09:05', '10:15')).toEqual([
      '1 bob 09:20 via ann',
      '1 cat 10:15 via ann',
    ]);
    expect(await traceAnn(records, '09:06', '10:14')).toEqual([]);
  });

  it('does not add up records of different sources', async () => {
    const records = [
      met('ann', 'bob', '09:00', '09:10'),
      met('ann', 'bob', '09:10', '09:20', 'camera'),
      met('ann', 'bob', '09:20', '09:30', 'manual'),
    ];
    expect(await traceAnn(records)).toEqual([]);
  });

  it('lists a person at the lowest level, with the moment and the path of that level', async () => {
    const records = [
      met('ann', 'bob', '09:00', '09:20'),
      met('bob', 'cat', '09:20', '09:40'),
      met('ann', 'cat', '11:00', '11:20'),
    ];
    expect(await traceAnn(records)).toEqual(['1 bob 09:15 via ann', '1 cat 11:15 via ann']);
  });

  it('reaches the next level from an earlier moment that a longer chain gives', async () => {
    const records = [
      met('ann', 'bob', '09:00', '09:20'),
      met('bob', 'cat', '09:20', '09:40'),
      met('cat', 'dan', '10:00', '10:20'),
      met('ann', 'cat', '11:00', '11:20'),
      met('cat', 'dan', '12:00', '12:20'),
      met('cat', 'eve', '12:00', '12:20'),
    ];
    expect(await traceAnn(records)).toEqual([
      '1 bob 09:15 via ann',
      '1 cat 11:15 via ann',
      // By two transmissions Dan is exposed through Cat at noon; the earlier moment would take three.
      '2 dan 12:15 via ann cat',
      '2 eve 12:15 via ann cat',
    ]);
    const withoutNoon = records.filter((record) => record.start < at('12:00'));
    expect(await traceAnn(withoutNoon)).toEqual([
      '1 bob 09:15 via ann',
      '1 cat 11:15 via ann',
      '3 dan 10:15 via ann bob cat',
    ]);
  });

  it('prefers, for equal moments, the smaller carrier id, then continuous contacts, then phones, cameras and manual contacts', async () => {
    const records = [
      met('ann', 'cat', '09:00', '09:20'),
      met('ann', 'bob', '09:00', '09:20'),
      met('dan', 'cat', '10:00', '10:20'),
      met('dan', 'bob', '10:00', '10:20', 'manual'),
      met('dan', 'bob', '10:00', '10:20', 'camera'),
      met('dan', 'bob', '10:00', '10:20'),
    ];
    const exposures = await traceExposures(
      'ann',
      at('00:00'),
      createRecordStep(records, at('24:00'), fifteen),
    );
    expect(exposures.map(describeExposure)).toContain('2 dan 10:15 via ann bob');
    expect(exposures.at(-1)!.path.at(-1)).toMatchObject({
      source: 'mobile',
      countedFrom: at('09:15'),
    });
  });

  it('never lists the traced person, and finds nobody without contacts', async () => {
    const records = [met('ann', 'bob', '09:00', '09:20'), met('ann', 'bob', '10:00', '10:20')];
    expect(await traceAnn(records)).toEqual(['1 bob 09:15 via ann']);
    expect(await traceAnn([])).toEqual([]);
  });

  it('asks for no transmissions of the next level if a level has exposed nobody', async () => {
    const step = vi.fn<TraceStep>(
      createRecordStep([met('ann', 'bob', '09:00', '09:20')], at('24:00'), fifteen),
    );
    await traceExposures('ann', at('00:00'), step);
    expect(step.mock.calls.map(([carriers]) => carriers)).toEqual([
      [{ id: 'ann', since: at('00:00') }],
      [{ id: 'bob', since: at('09:15') }],
    ]);
  });
});

describe('compareTransmissions', () => {
  it('orders by moment, then by carrier, then continuous before cumulative, then by source', () => {
    const ordered = [1, 2].flatMap((minute) =>
      ['ann', 'bob'].flatMap((carrierId) =>
        (['CONTINUOUS', 'CUMULATIVE'] as const).flatMap((rule) =>
          contactSources.map((source): Transmission => ({
            carrierId,
            personId: 'cat',
            rule,
            source,
            reachedAt: minute * MINUTE,
            thresholdMinutes: 15,
            minutes: 15,
          })),
        ),
      ),
    );
    expect(ordered.toReversed().toSorted(compareTransmissions)).toEqual(ordered);
  });
});

describe('traceExposures with a latent time', () => {
  const nextDay = (record: ContactRecord): ContactRecord => ({
    ...record,
    start: record.start + DAY,
    end: record.end + DAY,
  });
  const records = [
    met('ann', 'bob', '09:00', '09:20'),
    met('bob', 'cat', '10:00', '10:20'),
    met('ann', 'dan', '09:00', '09:20'),
    nextDay(met('bob', 'cat', '09:10', '09:40')),
    nextDay(met('cat', 'eve', '10:00', '10:20')),
  ];
  const trace = async (latencyMs: number, until = at('24:00') + DAY) => {
    const step = createRecordStep(records, until, fifteen);
    return traceExposures('ann', at('00:00'), step, { latencyMs });
  };

  it('counts contacts of exposed people only after the latent time, and those of the traced person from the start', async () => {
    expect((await trace(0)).map(describeExposure)).toContain('2 cat 10:15 via ann bob');
    const exposures = await trace(DAY);
    expect(exposures.map(describeExposure)).toEqual([
      '1 bob 09:15 via ann',
      '1 dan 09:15 via ann',
      '2 cat 09:30 via ann bob',
    ]);
    expect(exposures.at(-1)!.path.at(-1)!.countedFrom).toBe(at('09:15') + DAY);
  });

  it('exposes nobody through people who can pass it on only after the window', async () => {
    expect((await trace(2 * DAY)).map(describeExposure)).toEqual([
      '1 bob 09:15 via ann',
      '1 dan 09:15 via ann',
    ]);
  });

  it('finds the same people, levels, moments and paths as a count of ticks', async () => {
    await fc.assert(
      fc.asyncProperty(latentCases, async (group) => {
        const { records, origin, from, until, thresholds, latencyMs } = group;
        const hops = hopsByTicks(records, until, { tick: MINUTE, windows: 'covered', thresholds });
        const step = createRecordStep(records, until, thresholds);
        expect(await traceExposures(origin, from, step, { latencyMs })).toEqual(
          exposuresByTicks(hops, origin, from, latencyMs),
        );
      }),
      { numRuns: 300 },
    );
  });

  it('finds the earliest of all chains of transmissions', async () => {
    await fc.assert(
      fc.asyncProperty(latentCasesWithoutFall, async (group) => {
        const { records, origin, from, until, thresholds, latencyMs } = group;
        const hops = hopsByTicks(records, until, { tick: MINUTE, windows: 'covered', thresholds });
        const step = createRecordStep(records, until, thresholds);
        const exposures = await traceExposures(origin, from, step, { latencyMs });
        expect(
          exposures.map(({ personId, level, exposedAt }) => ({ personId, level, exposedAt })),
        ).toEqual(exposuresByChains(hops, origin, from, latencyMs));
      }),
      { numRuns: 300 },
    );
  });
});

describe('traceExposures with fewer levels', () => {
  it('finds the same exposures as with all levels, down to the given one', async () => {
    await fc.assert(
      fc.asyncProperty(latentCases, fc.integer({ min: 0, max: 3 }), async (group, levels) => {
        const { records, origin, from, until, thresholds, latencyMs } = group;
        const step = createRecordStep(records, until, thresholds);
        const all = await traceExposures(origin, from, step, { latencyMs });
        expect(await traceExposures(origin, from, step, { latencyMs, levels })).toEqual(
          all.filter(({ level }) => level <= levels),
        );
      }),
      { numRuns: 200 },
    );
  });
});

describe('traceExposures compared with a count of ticks', () => {
  it('finds the same people, levels, moments and paths', async () => {
    await fc.assert(
      fc.asyncProperty(groupCases, async ({ records, origin, from, until, thresholds }) => {
        const clock = { tick: MINUTE, windows: 'covered' as const, thresholds };
        const exposures = await traceExposures(
          origin,
          from,
          createRecordStep(records, until, thresholds),
        );
        expect(exposures).toEqual(
          exposuresByTicks(hopsByTicks(records, until, clock), origin, from),
        );
      }),
      { numRuns: 300 },
    );
  });

  it('finds the earliest of all chains of transmissions', async () => {
    await fc.assert(
      fc.asyncProperty(
        groupCasesWithoutFall,
        async ({ records, origin, from, until, thresholds }) => {
          const clock = { tick: MINUTE, windows: 'covered' as const, thresholds };
          const exposures = await traceExposures(
            origin,
            from,
            createRecordStep(records, until, thresholds),
          );
          expect(
            exposures.map(({ personId, level, exposedAt }) => ({ personId, level, exposedAt })),
          ).toEqual(exposuresByChains(hopsByTicks(records, until, clock), origin, from));
        },
      ),
      { numRuns: 300 },
    );
  });
});
