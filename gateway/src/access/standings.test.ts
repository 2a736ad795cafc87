import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Standings } from './standings.js';
import { Standing } from './turns.js';

const minute = 60_000;
const { KNOWN, NEW, FAILING } = Standing;

let standings: Standings;
beforeEach(() => {
  vi.useFakeTimers();
  standings = new Standings();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a network', () => {
  it('is new until somebody tries there, failing for 15 minutes after a wrong password', () => {
    expect(standings.of('office')).toBe(NEW);
    standings.noteWrong('office');
    expect(standings.of('office')).toBe(FAILING);
    vi.advanceTimersByTime(15 * minute);
    expect(standings.of('office')).toBe(NEW);
  });

  it('is known for a day after a right password, whatever was wrong before', () => {
    standings.noteWrong('office');
    standings.noteRight('office', 'ann');
    expect(standings.of('office')).toBe(KNOWN);
    expect(standings.of('elsewhere')).toBe(NEW);
    vi.advanceTimersByTime(24 * 60 * minute);
    expect(standings.of('office')).toBe(NEW);
  });

  it('stays known while its people mistype, and not while somebody guesses there', () => {
    const mistype = (times: number) => {
      for (let at = 0; at < times; at += 1) standings.noteWrong('office');
    };
    standings.noteRight('office', 'ann');
    mistype(5);
    expect(standings.of('office')).toBe(KNOWN);
    standings.noteRight('office', 'ann');
    mistype(5);
    expect(standings.of('office')).toBe(KNOWN);
    mistype(1);
    expect(standings.of('office')).toBe(FAILING);
  });
});

describe('an account', () => {
  it('makes three networks known in a day, however many it signs in from', () => {
    for (let at = 0; at < 200; at += 1) {
      standings.noteWrong(`network ${at}`);
      standings.noteRight(`network ${at}`, 'attacker');
    }
    const known = Array.from({ length: 200 }, (_, at) => standings.of(`network ${at}`));
    expect(known.filter((standing) => standing === KNOWN)).toHaveLength(3);
    expect(known.filter((standing) => standing === FAILING)).toHaveLength(197);
    vi.advanceTimersByTime(24 * 60 * minute);
    standings.noteRight('another', 'attacker');
    expect(standings.of('another')).toBe(KNOWN);
  });
});

it('networks that fail by the ten thousands push no known one out', () => {
  standings.noteRight('office', 'ann');
  for (let at = 0; at < 20_000; at += 1) standings.noteWrong(`network ${at}`);
  expect(standings.of('office')).toBe(KNOWN);
  expect(standings.of('network 19999')).toBe(FAILING);
  expect(standings.of('network 0')).toBe(NEW);
});
