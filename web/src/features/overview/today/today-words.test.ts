import { expect, it } from 'vitest';
import type { TodayLine } from './today-lines.ts';
import { findAct, formatTodayLine } from './today-words.ts';

// 10:00 in Singapore, in a year other than the current one, so that other days are written with it.
const clock = { now: Date.parse('2019-05-06T02:00:00.000Z'), timeZone: 'Asia/Singapore' };
const lastReportedAt = '2019-05-03T23:10:00.000Z';

it.each<[TodayLine, string]>([
  [{ kind: 'INFORM', count: 3, dueAt: '2019-05-06T08:40:00.000Z' }, '3 to inform by 16:40'],
  [
    { kind: 'INFORM', count: 1, dueAt: '2019-05-06T01:30:00.000Z' },
    '1 to inform, overdue since 09:30',
  ],
  [
    { kind: 'INFORM', count: 1200, dueAt: '2019-05-04T01:30:00.000Z' },
    '1,200 to inform, the first overdue since Sat 4 May 2019, 09:30',
  ],
  [{ kind: 'CORRECT', count: 1 }, '1 correction due'],
  [{ kind: 'CORRECT', count: 2 }, '2 corrections due'],
  [{ kind: 'TEST', count: 1 }, '1 test due'],
  [{ kind: 'TEST', count: 2 }, '2 tests due'],
  [{ kind: 'RELEASE', count: 4 }, '4 to release'],
  [{ kind: 'ISOLATIONS', count: 1 }, '1 isolation is over'],
  [{ kind: 'ISOLATIONS', count: 2 }, '2 isolations are over'],
  [{ kind: 'REPORTS', count: 2 }, '2 reports'],
  [{ kind: 'IMMUNITY', count: 1 }, '1 record of immunity'],
  [{ kind: 'EXACT_RECORDS', count: 1 }, '1 request for exact records'],
  [{ kind: 'CONTEST_REQUESTS', count: 2 }, '2 requests to contest contacts'],
  [{ kind: 'CONTESTS', count: 1 }, '1 contest awaits a second person'],
  [{ kind: 'SILENT_PHONES', count: 1 }, '1 phone of an exposed person is silent'],
  [{ kind: 'SILENT_PHONES', count: 2 }, '2 phones of exposed people are silent'],
  [
    { kind: 'SILENT_CAMERAS', count: 1, camera: { code: 'dock-1', lastReportedAt } },
    'dock-1 silent since Sat 4 May 2019, 07:10',
  ],
  [{ kind: 'SILENT_CAMERAS', count: 3 }, '3 cameras silent'],
  [{ kind: 'NO_EMAIL', count: 1 }, 'Email is not set up, so notices appear in the app only'],
  [{ kind: 'TRIAL', count: 1 }, 'Trial ends in 1 day'],
  [{ kind: 'TRIAL', count: 2 }, 'Trial ends in 2 days'],
])('writes %j as a line', (line, words) => {
  expect(formatTodayLine(line, clock)).toBe(words);
});

it('leads to the one silent camera, or to the list of cameras with the longest silent first', () => {
  const camera = { code: 'dock 1', lastReportedAt };
  expect(findAct({ kind: 'SILENT_CAMERAS', count: 1, camera }, 'Acme').to).toBe(
    '/dashboard/acme/camera-details?search=dock%201',
  );
  expect(findAct({ kind: 'SILENT_CAMERAS', count: 2 }, 'Acme').to).toBe(
    '/dashboard/acme/camera-details?sort=last_reported',
  );
});
