import { expect, it } from 'vitest';
import { formatKeyAge, formatCameras } from './camera-words.ts';

const now = Date.parse('2026-11-21T04:00:00Z');
const ago = (days: number): string => new Date(now - days * 86_400_000).toISOString();

it.each([
  [0.9, 'Less than a day'],
  [1, '1 day'],
  [59.5, '59 days'],
  [60, '2 months'],
  [729, '24 months'],
  [730, '2 years'],
])('formats the age of a key made %d days ago as %s', (days, age) => {
  expect(formatKeyAge(ago(days), now)).toBe(age);
});

it('formats a number of cameras', () => {
  expect([0, 1, 1200].map(formatCameras)).toEqual(['No camera', '1 camera', '1,200 cameras']);
});
