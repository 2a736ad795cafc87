import { expect, it } from 'vitest';
import { roundLength, formatMetres, formatPlace } from './geofence-scale.ts';

it('has a scale of a round length', () => {
  expect([1, 4.9, 60, 199, 2000, 0.07].map(roundLength)).toEqual([1, 2, 50, 100, 2000, 0.05]);
});

it('formats lengths and coordinates', () => {
  expect(formatMetres(120.25)).toBe('120.25 m');
  expect(formatMetres(1500)).toBe('1.5 km');
  expect(formatPlace(1.29, 103.852)).toBe('1.29° N, 103.852° E');
  expect(formatPlace(-36.85, -174.76)).toBe('36.85° S, 174.76° W');
});
