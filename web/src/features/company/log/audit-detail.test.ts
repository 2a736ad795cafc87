import { describe, expect, it } from 'vitest';
import { formatDetail } from './audit-detail.ts';

const id = '019b8b74-184e-7f95-b937-3980031d9a2d';

describe('formatDetail', () => {
  it.each([
    [`employee ${id}`, ''],
    [
      `department, dateOfBirth, isPositive, employee ${id}`,
      'department, date of birth, COVID-19 status',
    ],
    ['onsetDay, isolatedAt, notes, case C-7', 'day of onset, isolated since, notes, case C-7'],
    ['hall-1, roomName, timeLag', 'hall-1, room name, time lag'],
    ['other.example, isPaused', 'other.example, pause'],
    [`DELETED: 3 people, change ${id}`, 'DELETED: 3 people'],
    [`Please verify your email address, mail ${id}`, 'Please verify your email address'],
    ['Standard to Professional', 'Standard to Professional'],
    ['for 2020-01-05T01:00:00.000Z', 'for Sun 5 Jan 2020, 09:00'],
    ['', ''],
  ])('formats %j as %j', (detail, words) =>
    expect(formatDetail(detail, 'Asia/Singapore')).toBe(words),
  );
});
