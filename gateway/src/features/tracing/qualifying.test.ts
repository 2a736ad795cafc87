import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { DAY, MINUTE } from '../../durations.js';
import { continuousContacts } from './continuous.js';
import { cumulativeContacts, largestSum } from './cumulative.js';
import { cutSpans, episodesOf, type Span } from './episodes.js';
import { qualifyingContact } from './qualifying.js';
import { thresholdAt, thresholdHistory, thresholdsBetween } from '../settings/thresholds.js';
import { pairCases } from '../../../test/tracing-oracle/arbitraries.js';
import {
  continuousByTicks,
  cumulativeByTicks,
  firstMomentByTicks,
  largestByTicks,
  meetingsByTicks,
} from '../../../test/tracing-oracle/pair-by-ticks.js';

const DAY_ONE = Date.UTC(2026, 5, 9);
const fifteen = thresholdHistory([]);

/** '09:30' of the first day; '33:30' is the same time of the second. */
function at(clock: string): number {
  const [hours, minutes, seconds = '0'] = clock.split(':');
  return DAY_ONE + (Number(hours) * 60 + Number(minutes)) * MINUTE + Number(seconds) * 1000;
}

function met(start: string, end: string): Span {
  return { start: at(start), end: at(end) };
}

describe('an episode', () => {
  it('joins records that overlap, touch, lie within each other or come twice', () => {
    const records = [
      met('09:10', '09:20'),
      met('09:00', '09:10'),
      met('09:12', '09:15'),
      met('09:00', '09:10'),
    ];
    expect(episodesOf(records)).toEqual([
      { ...met('09:00', '09:20'), covered: 20 * MINUTE, pieces: [met('09:00', '09:20')] },
    ]);
  });

  it('goes on over a gap of exactly 5 minutes and leaves it out of the covered time', () => {
    const [episode, ...others] = episodesOf([met('09:00', '09:05'), met('09:10', '09:15')]);
    expect(others).toEqual([]);
    expect(episode).toMatchObject({ ...met('09:00', '09:15'), covered: 10 * MINUTE });
  });

  it('ends when the gap is a millisecond longer', () => {
    const late = { start: at('09:10') + 1, end: at('09:15') };
    expect(episodesOf([met('09:00', '09:05'), late])).toHaveLength(2);
  });

  it('measures a gap from the latest end so far, not from the record before', () => {
    expect(
      episodesOf([met('09:00', '10:00'), met('09:10', '09:15'), met('10:04', '10:10')]),
    ).toHaveLength(1);
  });
});

describe('the threshold', () => {
  const changed = thresholdHistory([
    { from: at('12:00'), minutes: 5 },
    { from: at('10:00'), minutes: 30 },
  ]);

  it('is 15 minutes until it is first changed', () => {
    expect(thresholdAt(fifteen, at('09:00'))).toBe(15);
    expect(thresholdAt(changed, at('10:00') - 1)).toBe(15);
  });

  it('changes with the very millisecond in which a change comes into force', () => {
    expect(thresholdAt(changed, at('10:00'))).toBe(30);
    expect(thresholdAt(changed, at('12:00'))).toBe(5);
  });

  it('of a contact is that of its begin, even when the contact runs on past a change', () => {
    const contact = qualifyingContact(episodesOf([met('11:50', '12:10')]), changed);
    expect(contact).toBeNull();
    expect(qualifyingContact(episodesOf([met('12:00', '12:05')]), changed)).toMatchObject({
      rule: 'CONTINUOUS',
      thresholdMinutes: 5,
      reachedAt: at('12:05'),
    });
  });

  it('history of a window names the periods that overlap it', () => {
    expect(thresholdsBetween(changed, at('10:00'), at('12:00'))).toEqual([
      { from: at('10:00'), minutes: 30 },
    ]);
    expect(thresholdsBetween(changed, at('09:59'), at('12:01'))).toEqual(changed);
  });
});

describe('a continuous contact', () => {
  it('is a meeting of exactly the threshold', () => {
    expect(continuousContacts(episodesOf([met('09:00', '09:15')]), fifteen)).toMatchObject([
      { thresholdMinutes: 15, reachedAt: at('09:15') },
    ]);
  });

  it('is none when a millisecond is missing', () => {
    const short = { start: at('09:00') + 1, end: at('09:15') };
    expect(continuousContacts(episodesOf([short]), fifteen)).toEqual([]);
  });

  it('counts gaps into its length, and may be reached in one', () => {
    const episodes = episodesOf([met('09:00', '09:12'), met('09:16', '09:17')]);
    expect(continuousContacts(episodes, fifteen)).toMatchObject([{ reachedAt: at('09:15') }]);
  });
});

describe('a cumulative contact', () => {
  it('adds meetings up, gaps left out, to the moment that completes the threshold', () => {
    const episodes = episodesOf([
      met('09:00', '09:05'),
      met('12:00', '12:05'),
      met('17:00', '17:08'),
    ]);
    expect(qualifyingContact(episodes, fifteen)).toEqual({
      rule: 'CUMULATIVE',
      reachedAt: at('17:05'),
      thresholdMinutes: 15,
      minutes: 18,
      span: { start: at('09:00'), end: at('33:00') },
      coveredMinutes: 18,
    });
  });

  it('does not restart at midnight', () => {
    const episodes = episodesOf([met('23:00', '23:08'), met('24:30', '24:37')]);
    expect(qualifyingContact(episodes, fifteen)).toMatchObject({
      rule: 'CUMULATIVE',
      reachedAt: at('24:37'),
    });
  });

  it('counts what lies within 24 hours of its begin to the millisecond', () => {
    const first = met('09:00', '09:05');
    const inTime = episodesOf([first, met('32:50', '33:00')]);
    expect(qualifyingContact(inTime, fifteen)).toMatchObject({
      rule: 'CUMULATIVE',
      reachedAt: at('33:00'),
    });
    const late = { start: at('32:50') + 1, end: at('33:00') + 1 };
    expect(qualifyingContact(episodesOf([first, late]), fifteen)).toBeNull();
  });

  it('is 24 hours long where clocks are put forward or back', () => {
    const saturday = Date.UTC(2026, 2, 28, 9);
    const first = { start: saturday, end: saturday + 5 * MINUTE };
    const second = {
      start: saturday + DAY - 10 * MINUTE,
      end: saturday + DAY,
    };
    expect(qualifyingContact(episodesOf([first, second]), fifteen)).toMatchObject({
      rule: 'CUMULATIVE',
    });
  });

  it('needs the threshold in force when the meeting of its first covered time began', () => {
    const history = thresholdHistory([{ from: at('09:02'), minutes: 30 }]);
    // The second piece begins after the change, in a meeting that began before it: 15 minutes are enough.
    const episodes = episodesOf([
      met('09:00', '09:01'),
      met('09:05', '09:13'),
      met('14:00', '14:07'),
    ]);
    expect(cumulativeContacts(episodes, history)).toMatchObject([
      { windowStart: at('09:00'), thresholdMinutes: 15, reachedAt: at('14:06'), sum: 16 * MINUTE },
      { windowStart: at('09:05'), thresholdMinutes: 15, reachedAt: at('14:07'), sum: 15 * MINUTE },
    ]);
  });

  it('comes first when earlier meetings already filled most of the threshold', () => {
    const episodes = episodesOf([met('09:00', '09:10'), met('11:00', '11:30')]);
    expect(qualifyingContact(episodes, fifteen)).toMatchObject({
      rule: 'CUMULATIVE',
      reachedAt: at('11:05'),
    });
  });

  it('is called continuous when one meeting is both at the same moment', () => {
    expect(qualifyingContact(episodesOf([met('09:00', '09:30')]), fifteen)).toMatchObject({
      rule: 'CONTINUOUS',
      reachedAt: at('09:15'),
      minutes: 30,
    });
  });
});

describe('against a count of ticks', () => {
  const clock = { tick: MINUTE, windows: 'everywhere' as const };

  it('meetings, contacts of both kinds and the first moment are the same', () => {
    fc.assert(
      fc.property(pairCases, ({ records, from, until, thresholds }) => {
        const byTicks = [records, from, until, { ...clock, thresholds }] as const;
        const episodes = episodesOf(cutSpans(records, from, until));
        expect(episodes.map(({ start, end, covered }) => ({ start, end, covered }))).toEqual(
          meetingsByTicks(...byTicks),
        );

        const continuous = continuousContacts(episodes, thresholds);
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

        const largest = largestSum(cumulativeContacts(episodes, thresholds));
        const largestPlain = largestByTicks(cumulativeByTicks(...byTicks));
        expect(
          largest && [largest.windowStart, largest.sum / MINUTE, largest.thresholdMinutes],
        ).toEqual(
          largestPlain && [
            largestPlain.spanStart,
            largestPlain.minutes,
            largestPlain.thresholdMinutes,
          ],
        );

        const contact = qualifyingContact(episodes, thresholds);
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
