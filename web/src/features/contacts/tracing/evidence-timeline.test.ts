import { describe, expect, it } from 'vitest';
import type { ContestState } from '../../../generated/graphql.ts';
import { layoutEvidence } from './evidence-timeline.ts';

const ana = { id: 'a', name: 'Ana' };
const ben = { id: 'b', name: 'Ben' };

const record = (id: string, reportedBy: typeof ana, from: string, until: string, cut = from) => {
  const instant = (time: string) => `2026-11-17T${time}:00.000Z`;
  return {
    id,
    reportedBy,
    startedAt: instant(from),
    endedAt: instant(until),
    countedFrom: instant(cut),
    countedUntil: instant(until),
    contests: [] as { from: string; until: string; state: ContestState }[],
  };
};

const layout = (records: ReturnType<typeof record>[], people = [ana, ben]) => {
  const episodes = records.map(({ startedAt, endedAt }) => ({ startedAt, endedAt }));
  return layoutEvidence({ records, episodes }, people, '2026-11-17T02:15:00.000Z', 600);
};

describe('layoutEvidence', () => {
  it('gives each phone a lane, even if it sent nothing', () => {
    const { lanes } = layout([record('1', ben, '02:00', '02:20')]);
    expect(lanes.map((lane) => [lane.reporter.name, lane.bars.length])).toEqual([
      ['Ana', 0],
      ['Ben', 1],
    ]);
  });

  it('shows which part of a record counts', () => {
    const { lanes } = layout([record('1', ana, '02:00', '02:20', '02:10')], [ana]);
    const bar = lanes[0]?.bars[0];
    expect(bar?.counted.width).toBeCloseTo((bar?.width ?? 0) / 2);
    expect(bar?.counted.x).toBeCloseTo((bar?.x ?? 0) + (bar?.width ?? 0) / 2);
  });

  it('folds long breaks but keeps short ones', () => {
    expect(
      layout([record('1', ana, '02:00', '02:10'), record('2', ana, '02:14', '02:20')]).stretches,
    ).toHaveLength(1);
    const apart = layout([record('1', ana, '02:00', '02:10'), record('2', ana, '06:00', '06:10')]);
    expect(apart.stretches).toHaveLength(2);
    expect(apart.width).toBeCloseTo(600);
  });

  it('marks when the threshold was reached', () => {
    const { lanes, reachedX } = layout([record('1', ana, '02:00', '02:20')]);
    const bar = lanes[0]?.bars[0];
    expect(reachedX).toBeCloseTo((bar?.x ?? 0) + (bar?.width ?? 0) * 0.75);
  });
});
