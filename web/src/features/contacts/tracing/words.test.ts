import { describe, expect, it } from 'vitest';
import { aReporting } from '../reporting/reporting.factory.ts';
import { aMeeting, aPerson } from './chain.factory.ts';
import { recordsByPhone } from './records-by-phone.ts';
import { formatExactMinutes, formatExactMoment } from './case-times.ts';
import { formatLatency, formatMeeting, formatState, formatThresholds } from './words.ts';

const zone = 'Asia/Singapore';
const exposing = (...levels: number[]) => ({
  exposures: levels.map((level) => ({ level })),
  reporting: aReporting(),
});

describe('texts of the tracing page', () => {
  it('summarize a case in one sentence', () => {
    expect(formatState(exposing(1, 1, 2, 3))).toBe(
      '4 people exposed: 2 directly, 2 through others',
    );
    expect(formatState(exposing(1))).toBe('1 person exposed: 1 directly');
    expect(formatState(exposing())).toBe('Nobody was exposed in this window');
  });

  it('do not claim that nobody was exposed if the phone detected nobody', () => {
    const reporting = aReporting({ phone: 'SILENT' });
    expect(formatState({ ...exposing(), reporting })).toBe(
      'Not known who was exposed in this window',
    );
    expect(formatState({ ...exposing(1), reporting })).toBe('1 person exposed: 1 directly');
  });

  it('show when a continuous contact began, and its length', () => {
    const meeting = aMeeting(aPerson('Ana'), aPerson('Ben'), '2026-11-17T02:20:00.000Z');
    expect(formatMeeting(meeting, zone)).toBe('on Tue 17 Nov, 10:05 for 22 min');
    expect(formatMeeting({ ...meeting, source: 'MANUAL' }, zone)).toBe(
      'on Tue 17 Nov, 10:05 for 22 min, added by hand',
    );
  });

  it('show by when a cumulative contact had added up', () => {
    const meeting = aMeeting(aPerson('Ana'), aPerson('Ben'), '2026-11-17T02:20:00.000Z', {
      rule: 'CUMULATIVE',
      minutes: 18,
    });
    expect(formatMeeting(meeting, zone)).toBe(
      'for 18 min within 24 hours, exposed on Tue 17 Nov, 10:20',
    );
  });

  it('name each threshold of the window', () => {
    const first = { minutes: 15, from: null };
    const then = { minutes: 10, from: '2026-11-17T02:00:00.000Z' };
    expect(formatThresholds([first], zone)).toBe('15 min');
    expect(formatThresholds([first, then], zone)).toBe(
      '15 min, then 10 min from Tue 17 Nov, 10:00',
    );
  });

  it('format a latent time in days, or in hours below a day', () => {
    expect([0, 0.2, 0.5, 1, 2.5].map(formatLatency)).toEqual([
      null,
      '4 h 48 min',
      '12 h',
      '1 day',
      '2.5 days',
    ]);
  });

  it('format evidence to the second', () => {
    expect([15, 22 + 1 / 3, 0.5].map(formatExactMinutes)).toEqual([
      '15 min',
      '22 min 20 s',
      '30 s',
    ]);
    expect(formatExactMoment('2026-11-17T02:05:20.000Z', zone)).toBe('Tue 17 Nov 2026, 10:05:20');
  });

  it('group records by phone and day', () => {
    const record = (name: string, startedAt: string, endedAt: string, distance: number | null) => ({
      id: startedAt,
      reportedBy: { id: name, name },
      startedAt,
      endedAt,
      distance,
      isContested: false,
    });
    const phones = recordsByPhone(
      [
        record('Ana', '2026-11-17T02:05:00.000Z', '2026-11-17T02:10:00.000Z', 4.25),
        record('Ben', '2026-11-17T02:06:00.000Z', '2026-11-17T02:11:00.000Z', null),
        record('Ana', '2026-11-17T18:00:00.000Z', '2026-11-17T18:01:20.000Z', null),
      ],
      zone,
    );
    const spelled = phones.map(({ phone, count, days }) => [
      phone.name,
      count,
      days.map(({ day, times }) => ({ day, times: times.map(({ words }) => words) })),
    ]);
    expect(spelled).toEqual([
      [
        'Ana',
        2,
        [
          { day: 'Tue 17 Nov 2026', times: ['10:05:00–10:10:00 (4.3 ft)'] },
          { day: 'Wed 18 Nov 2026', times: ['02:00:00–02:01:20'] },
        ],
      ],
      ['Ben', 1, [{ day: 'Tue 17 Nov 2026', times: ['10:06:00–10:11:00'] }]],
    ]);
  });
});
