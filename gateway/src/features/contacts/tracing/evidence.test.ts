import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { DAY, MINUTE } from '../../../durations.js';
import { buildEvidence } from './evidence.js';
import { buildThresholdHistory } from '../../company/settings/thresholds.js';
import { pairCases } from '../../../../test/tracing-oracle/arbitraries.js';
import {
  firstMomentByTicks,
  meetingsByTicks,
} from '../../../../test/tracing-oracle/pair-by-ticks.js';

const NINE = Date.UTC(2026, 5, 9, 9);
const fifteen = buildThresholdHistory([]);

function reported(
  id: string,
  start: number,
  end: number,
): { id: string; start: number; end: number } {
  return { id, start: NINE + start * MINUTE, end: NINE + end * MINUTE };
}

describe('buildEvidence', () => {
  it('returns the rule, the episode, and every record with its counted part', () => {
    const records = [
      reported('second', 9, 30),
      reported('first', -5, 10),
      reported('too late', 40, 50),
    ];
    expect(buildEvidence(records, { from: NINE, until: NINE + 25 * MINUTE }, fifteen)).toEqual({
      rule: 'CONTINUOUS',
      reachedAt: NINE + 15 * MINUTE,
      thresholdMinutes: 15,
      minutes: 25,
      span: { start: NINE, end: NINE + 25 * MINUTE },
      coveredMinutes: 25,
      episodes: [
        {
          start: NINE,
          end: NINE + 25 * MINUTE,
          covered: 25 * MINUTE,
          coveredSpans: [{ start: NINE, end: NINE + 25 * MINUTE }],
        },
      ],
      records: [
        { ...reported('first', -5, 10), countedFrom: NINE, countedUntil: NINE + 10 * MINUTE },
        {
          ...reported('second', 9, 30),
          countedFrom: NINE + 9 * MINUTE,
          countedUntil: NINE + 25 * MINUTE,
        },
      ],
    });
  });

  it('lists records by start, and those of one start by end', () => {
    const sorted = [reported('a', 0, 5), reported('b', 0, 20), reported('c', 3, 4)];
    const records = [sorted[2]!, sorted[1]!, sorted[0]!];
    const evidence = buildEvidence(records, { from: NINE, until: NINE + DAY }, fifteen);
    expect(evidence?.records.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  it('distinguishes the length of an episode with gaps from its covered time', () => {
    const evidence = buildEvidence(
      [reported('a', 0, 6), reported('b', 10, 16)],
      { from: NINE, until: NINE + 60 * MINUTE },
      fifteen,
    );
    expect(evidence).toMatchObject({
      minutes: 16,
      coveredMinutes: 12,
      reachedAt: NINE + 15 * MINUTE,
    });
  });

  it('lists short episodes that add up to the threshold', () => {
    const evidence = buildEvidence(
      [reported('a', 0, 8), reported('b', 60, 68)],
      { from: NINE, until: NINE + 90 * MINUTE },
      fifteen,
    );
    expect(evidence).toMatchObject({
      rule: 'CUMULATIVE',
      minutes: 16,
      span: { start: NINE, end: NINE + DAY },
      reachedAt: NINE + 67 * MINUTE,
    });
    expect(evidence?.episodes).toHaveLength(2);
  });

  it('returns null when the records do not reach the threshold', () => {
    expect(
      buildEvidence([reported('a', 0, 14)], { from: NINE, until: NINE + 60 * MINUTE }, fifteen),
    ).toBeNull();
  });

  it('returns parts from which the result can be recomputed', () => {
    fc.assert(
      fc.property(pairCases, ({ records, from, until, thresholds }) => {
        const evidence = buildEvidence(records, { from, until }, thresholds);
        const clock = { tick: MINUTE, windows: 'covered' as const, thresholds };
        expect(evidence === null).toBe(firstMomentByTicks(records, from, until, clock) === null);
        if (evidence === null) return;
        const parts = evidence.records.map((record) => ({
          ...record,
          start: record.countedFrom,
          end: record.countedUntil,
        }));
        const { start, end } = evidence.span;
        const covered = meetingsByTicks(parts, start, end, clock).reduce(
          (sum, meeting) => sum + meeting.covered,
          0,
        );
        expect(evidence.coveredMinutes).toBe(covered / MINUTE);
        expect(firstMomentByTicks(parts, from, until, clock)).toMatchObject({
          rule: evidence.rule,
          reachedAt: evidence.reachedAt,
          minutes: evidence.minutes,
        });
      }),
    );
  });
});
