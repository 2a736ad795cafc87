import { describe, expect, it } from 'vitest';
import { findRoomState, isSilent } from './room-state.ts';

// 09:00 in Singapore.
const now = Date.parse('2026-11-21T01:00:00Z');
const hoursAgo = (hours: number): string => new Date(now - hours * 3_600_000).toISOString();

describe('isSilent', () => {
  it('is true after 24 hours without a report', () => {
    expect(isSilent(null, now)).toBe(true);
    expect(isSilent(hoursAgo(24.1), now)).toBe(true);
    expect(isSilent(hoursAgo(23.9), now)).toBe(false);
  });
});

describe('findRoomState', () => {
  it.each([
    [3, hoursAgo(1), 'breached'],
    [0, null, 'silent'],
    [0, hoursAgo(30), 'silent'],
    [0, hoursAgo(10), 'unmeasured'],
    [0, hoursAgo(1), 'safe'],
  ] as const)('with %i breaches, last reported %s, is %s', (breaches, lastReportedAt, state) => {
    const zone = { now, timeZone: 'Asia/Singapore' };
    expect(findRoomState({ breaches, lastReportedAt }, zone)).toBe(state);
  });
});
