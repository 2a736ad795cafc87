import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { DAY, MINUTE } from '../../../durations.js';
import { computeContinuousContacts } from './continuous.js';
import { computeCumulativeContacts } from './cumulative.js';
import { cutSpans, mergeIntoEpisodes, type Span } from './episodes.js';
import { findQualifyingContact } from './qualifying.js';
import {
  getThresholdAt,
  buildThresholdHistory,
  listThresholdsBetween,
} from '../../company/settings/thresholds.js';
import { pairCases } from '../../../../test/tracing-oracle/arbitraries.js';
import { findContactWithMaxSum } from '../../../../test/tracing-oracle/max-sum.js';
import {
  continuousByTicks,
  cumulativeByTicks,
  firstMomentByTicks,
  maxByTicks,
  meetingsByTicks,
} from '../../../../test/tracing-oracle/pair-by-ticks.js';

const DAY_ONE = Date.UTC(2026, 5, 9);
const fifteen = buildThresholdHistory([]);

/** Returns the moment of '09:30' on the first day; '33:30' is the same time on the second. */
function at(clock: string): number {
  const [hours, minutes, seconds = '0'] = clock.split(':');
  return DAY_ONE + (Number(hours) * 60 + Number(minutes)) * MINUTE + Number(seconds) * 1000;
}

function met(start: string, end: string): Span {
  return { start: at(start), end: at(end) };
}

describe('mergeIntoEpisodes', () => {
  it('merges records that overlap, touch, contain each other or are repeated', () => {
    const records = [
      met('09:10', '09:20'),
      met('09:00', '09:10'),
      met('09:12', '09:15'),
      met('09:00', '09:10'),
    ];
    expect(mergeIntoEpisodes(records)).toEqual([
      { ...met('09:00', '09:20'), covered: 20 * MINUTE, coveredSpans: [met('09:00', '09:20')] },
    ]);
  });

  it('continues an episode over a gap of exactly 5 minutes and leaves the gap out of the covered time', () => {
    const [episode, ...others] = mergeIntoEpisodes([met('09:00', '09:05'), met('09:10', '09:15')]);
    expect(others).toEqual([]);
    expect(episode).toMatchObject({ ...met('09:00', '09:15'), covered: 10 * MINUTE });
  });

  it('starts a new episode when the gap is a millisecond longer', () => {
    const late = { start: at('09:10') + 1, end: at('09:15') };
    expect(mergeIntoEpisodes([met('09:00', '09:05'), late])).toHaveLength(2);
  });

  it('measures a gap from the latest end so far, not from the record before', () => {
    expect(
      mergeIntoEpisodes([met('09:00', '10:00'), met('09:10', '09:15'), met('10:04', '10:10')]),
    ).toHaveLength(1);
  });
});

describe('threshold history', () => {
  const changed = buildThresholdHistory([
    { from: at('12:00'), minutes: 5 },
    { from: at('10:00'), minutes: 30 },
  ]);

  it('is 15 minutes until it is first changed', () => {
    expect(getThresholdAt(fifteen, at('09:00'))).toBe(15);
    expect(getThresholdAt(changed, at('10:00') - 1)).toBe(15);
  });

  it('changes at the exact millisecond at which a change takes effect', () => {
    expect(getThresholdAt(changed, at('10:00'))).toBe(30);
    expect(getThresholdAt(changed, at('12:00'))).toBe(5);
  });

  it("applies the threshold at the contact's start, even if the contact continues past a change", () => {
    const contact = findQualifyingContact(mergeIntoEpisodes([met('11:50', '12:10')]), changed);
    expect(contact).toBeNull();
    expect(
      findQualifyingContact(mergeIntoEpisodes([met('12:00', '12:05')]), changed),
    ).toMatchObject({
      rule: 'CONTINUOUS',
      thresholdMinutes: 5,
      reachedAt: at('12:05'),
    });
  });

  it('returns the periods that overlap a window', () => {
    expect(listThresholdsBetween(changed, at('10:00'), at('12:00'))).toEqual([
      { from: at('10:00'), minutes: 30 },
    ]);
    expect(listThresholdsBetween(changed, at('09:59'), at('12:01'))).toEqual(changed);
  });
});

describe('findQualifyingContact, continuous', () => {
  it('accepts an episode of exactly the threshold', () => {
    expect(
      computeContinuousContacts(mergeIntoEpisodes([met('09:00', '09:15')]), fifteen),
    ).toMatchObject([{ thresholdMinutes: 15, reachedAt: at('09:15') }]);
  });

  it('rejects an episode that is a millisecond short', () => {
    const short = { start: at('09:00') + 1, end: at('09:15') };
    expect(computeContinuousContacts(mergeIntoEpisodes([short]), fifteen)).toEqual([]);
  });

  it('counts gaps towards the length, and may reach the threshold within one', () => {
    const episodes = mergeIntoEpisodes([met('09:00', '09:12'), met('09:16', '09:17')]);
    expect(computeContinuousContacts(episodes, fifteen)).toMatchObject([
      { reachedAt: at('09:15') },
    ]);
  });
});

describe('findQualifyingContact, cumulative', () => {
  it('adds up episodes without gaps until the moment at which the threshold is reached', () => {
    const episodes = mergeIntoEpisodes([
      met('09:00', '09:05'),
      met('12:00', '12:05'),
      met('17:00', '17:08'),
    ]);
    expect(findQualifyingContact(episodes, fifteen)).toEqual({
      rule: 'CUMULATIVE',
      reachedAt: at('17:05'),
      thresholdMinutes: 15,
      minutes: 18,
      span: { start: at('09:00'), end: at('33:00') },
      coveredMinutes: 18,
    });
  });

  it('does not restart at midnight', () => {
    const episodes = mergeIntoEpisodes([met('23:00', '23:08'), met('24:30', '24:37')]);
    expect(findQualifyingContact(episodes, fifteen)).toMatchObject({
      rule: 'CUMULATIVE',
      reachedAt: at('24:37'),
    });
  });

  it('counts what lies within 24 hours of its start, to the millisecond', () => {
    const first = met('09:00', '09:05');
    const inTime = mergeIntoEpisodes([first, met('32:50', '33:00')]);
    expect(findQualifyingContact(inTime, fifteen)).toMatchObject({
      rule: 'CUMULATIVE',
      reachedAt: at('33:00'),
    });
    const late = { start: at('32:50') + 1, end: at('33:00') + 1 };
    expect(findQualifyingContact(mergeIntoEpisodes([first, late]), fifteen)).toBeNull();
  });

  it('is 24 hours long when clocks change', () => {
    const saturday = Date.UTC(2026, 2, 28, 9);
    const first = { start: saturday, end: saturday + 5 * MINUTE };
    const second = {
      start: saturday + DAY - 10 * MINUTE,
      end: saturday + DAY,
    };
    expect(findQualifyingContact(mergeIntoEpisodes([first, second]), fifteen)).toMatchObject({
      rule: 'CUMULATIVE',
    });
  });

  it('needs the threshold in force when the episode of its first covered time started', () => {
    const history = buildThresholdHistory([{ from: at('09:02'), minutes: 30 }]);
    // The second span starts after the change, in an episode that started before it: 15 minutes are enough.
    const episodes = mergeIntoEpisodes([
      met('09:00', '09:01'),
      met('09:05', '09:13'),
      met('14:00', '14:07'),
    ]);
    expect(computeCumulativeContacts(episodes, history)).toMatchObject([
      { windowStart: at('09:00'), thresholdMinutes: 15, reachedAt: at('14:06'), sum: 16 * MINUTE },
      { windowStart: at('09:05'), thresholdMinutes: 15, reachedAt: at('14:07'), sum: 15 * MINUTE },
    ]);
  });

  it('is the one that starts first of two that reach their thresholds at the same moment', () => {
    const history = buildThresholdHistory([
      { from: DAY_ONE, minutes: 20 },
      { from: at('11:00'), minutes: 15 },
    ]);
    const episodes = mergeIntoEpisodes([
      met('09:00', '09:05'),
      met('12:00', '12:10'),
      met('13:00', '13:05'),
    ]);
    expect(computeCumulativeContacts(episodes, history)).toMatchObject([
      { windowStart: at('09:00'), reachedAt: at('13:05') },
      { windowStart: at('12:00'), reachedAt: at('13:05') },
    ]);
    expect(findQualifyingContact(episodes, history)).toMatchObject({
      thresholdMinutes: 20,
      reachedAt: at('13:05'),
      minutes: 20,
      span: { start: at('09:00'), end: at('33:00') },
    });
  });

  it('is cumulative when earlier episodes already cover most of the threshold', () => {
    const episodes = mergeIntoEpisodes([met('09:00', '09:10'), met('11:00', '11:30')]);
    expect(findQualifyingContact(episodes, fifteen)).toMatchObject({
      rule: 'CUMULATIVE',
      reachedAt: at('11:05'),
    });
  });

  it('is reported as continuous when one episode satisfies both rules at the same moment', () => {
    expect(
      findQualifyingContact(mergeIntoEpisodes([met('09:00', '09:30')]), fifteen),
    ).toMatchObject({
      rule: 'CONTINUOUS',
      reachedAt: at('09:15'),
      minutes: 30,
    });
  });
});

describe('the definitions compared with a count of ticks', () => {
  const clock = { tick: MINUTE, windows: 'everywhere' as const };

  it('find the same episodes, contacts of both kinds and first moment', () => {
    fc.assert(
      fc.property(pairCases, ({ records, from, until, thresholds }) => {
        const byTicks = [records, from, until, { ...clock, thresholds }] as const;
        const episodes = mergeIntoEpisodes(cutSpans(records, from, until));
        expect(episodes.map(({ start, end, covered }) => ({ start, end, covered }))).toEqual(
          meetingsByTicks(...byTicks),
        );

        const continuous = computeContinuousContacts(episodes, thresholds);
        expect(
          continuous.map(({ episode, reachedAt, thresholdMinutes }) => [
            episode.start,
            reachedAt,
            thresholdMinutes,
          ]),
        ).toEqual(
          continuousByTicks(...byTicks).map((moment) => [
            moment.spanStart,
            moment.reachedAt,
            moment.thresholdMinutes,
          ]),
        );

        const largest = findContactWithMaxSum(computeCumulativeContacts(episodes, thresholds));
        const maxPlain = maxByTicks(cumulativeByTicks(...byTicks));
        expect(
          largest && [largest.windowStart, largest.sum / MINUTE, largest.thresholdMinutes],
        ).toEqual(maxPlain && [maxPlain.spanStart, maxPlain.minutes, maxPlain.thresholdMinutes]);

        const contact = findQualifyingContact(episodes, thresholds);
        const plain = firstMomentByTicks(...byTicks);
        expect(
          contact && {
            rule: contact.rule,
            reachedAt: contact.reachedAt,
            thresholdMinutes: contact.thresholdMinutes,
            minutes: contact.minutes,
            spanStart: contact.span.start,
            spanEnd: contact.span.end,
          },
        ).toEqual(plain);
      }),
      { numRuns: 400 },
    );
  });
});
