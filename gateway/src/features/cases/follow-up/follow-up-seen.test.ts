import { describe, expect, it } from 'vitest';
import { findUntilMove } from './follow-up-seen.service.js';

const own = 'session of the viewer';
const until = new Date('2026-05-04T00:00:00Z');
const seen = '2026-05-03T00:00:00.000+00:00';
const later = '2026-05-05T00:00:00.000+00:00';

describe('findUntilMove', () => {
  it.each([
    ['nothing if it never moved', [], null],
    ['nothing if it moved before the viewer looked', [[seen, null, '2026-05-08']], null],
    ['the day that the viewer saw', [[later, null, '2026-05-08']], { before: '2026-05-08' }],
    [
      'the day that the viewer saw if it moved several times since',
      [
        [seen, null, '2026-05-01'],
        [later, null, '2026-05-08'],
        [later, null, '2026-05-09'],
      ],
      { before: '2026-05-08' },
    ],
    ['no day if none was there', [[later, null, null]], { before: null }],
    [
      'nothing if it moved and came back',
      [
        [later, null, '2026-05-10'],
        [later, null, '2026-05-11'],
      ],
      null,
    ],
    [
      'the day to which the viewer moved it',
      [
        [later, own, '2026-05-08'],
        [later, 'another session', '2026-05-09'],
      ],
      { before: '2026-05-09' },
    ],
    ['nothing if only the viewer moved it', [[later, own, '2026-05-08']], null],
  ] as const)('finds %s', (_what, moves, expected) => {
    const untilMoves = moves.map(([at, by, before]) => ({ at, by, before }));
    const row = { untilMoves, quarantineUntil: '2026-05-10' };
    expect(findUntilMove(row, { sessionId: own, until })).toEqual(expected);
  });

  it('finds the first day of all for a viewer who never looked', () => {
    const untilMoves = [
      { at: seen, by: null, before: '2026-05-01' },
      { at: later, by: null, before: '2026-05-08' },
    ];
    const row = { untilMoves, quarantineUntil: '2026-05-10' };
    expect(findUntilMove(row, { sessionId: null, until: null })).toEqual({ before: '2026-05-01' });
  });
});
