import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { evaluate, type InboxResult } from './inbox.js';

let log: MockInstance;
beforeEach(() => {
  log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => log.mockRestore());

describe('evaluate', () => {
  const passed: InboxResult = {
    people: 2,
    kills: 1,
    calls: 2,
    claims: 0,
    events: 2,
    mailed: 2,
    told: 2,
  };

  it('passes if everything was stored and mailed once', () => {
    expect(evaluate(passed)).toBe(true);
    expect(log.mock.calls.flat().join('\n')).toMatch(/each event mailed once/);
  });

  it.each([
    ['a call that was stored twice', { calls: 3 }, /3 calls were stored for 2 people/],
    ['a claim that nobody ended', { claims: 1 }, /1 claims are left/],
    ['a lost event', { events: 1, mailed: 1, told: 1 }, /1 events were stored for 2 people/],
    ['an event that was not mailed', { mailed: 1, told: 1 }, /1 of 2 events were mailed/],
    ['an event that was mailed twice', { told: 3 }, /mails told of 3 items/],
  ])('fails on %s', (_, given, message) => {
    expect(evaluate({ ...passed, ...given })).toBe(false);
    expect(log.mock.calls.flat().join('\n')).toMatch(message);
  });
});
