import { describe, expect, it } from 'vitest';
import { readMoment } from './moments.js';

describe('moments of the database', () => {
  it.each([
    ['2026-03-29 01:30:00+00', '2026-03-29T01:30:00.000Z'],
    ['2026-03-29 01:30:09.5+00', '2026-03-29T01:30:09.500Z'],
    ['2026-03-29 01:30:59.25+00', '2026-03-29T01:30:59.250Z'],
    ['2026-12-31 23:59:59.999+00', '2026-12-31T23:59:59.999Z'],
    ['2026-12-31 23:59:59.999999+00', '2026-12-31T23:59:59.999Z'],
    ['2026-02-01 00:00:00.001234+00', '2026-02-01T00:00:00.001Z'],
    ['1970-01-01 00:00:00+00', '1970-01-01T00:00:00.000Z'],
    ['1000-01-01 00:00:00+00', '1000-01-01T00:00:00.000Z'],
    ['0099-05-06 07:08:09+00', '0099-05-06T07:08:09.000Z'],
    ['9999-12-31 23:59:59+00', '9999-12-31T23:59:59.000Z'],
    ['2026-03-29 01:30:00+02', '2026-03-28T23:30:00.000Z'],
    ['2026-03-29 01:30:00.75-05', '2026-03-29T06:30:00.750Z'],
    ['2026-03-29 01:30:00+05:30', '2026-03-28T20:00:00.000Z'],
  ])('reads %s', (text, moment) => {
    expect(readMoment(text).toISOString()).toBe(moment);
  });

  it('knows that infinity is no moment', () => {
    expect(readMoment('infinity').getTime()).toBeNaN();
  });

  it('reads every moment as the plain way does', () => {
    for (let at = 0; at < 5000; at += 1) {
      const moment = new Date(Math.floor((at * 7_919_000_123.7) % 4_000_000_000_000));
      const text = moment
        .toISOString()
        .replace('T', ' ')
        .replace(/\.?0*Z$/, '+00');
      expect(readMoment(text)).toEqual(moment);
    }
  });
});
