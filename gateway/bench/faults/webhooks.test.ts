import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { evaluate, type WebhooksResult } from './webhooks.js';

let log: MockInstance;
beforeEach(() => {
  log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => log.mockRestore());

describe('evaluate', () => {
  const opened = { id: 'one', type: 'case.opened', caseId: 'a case' };
  const closed = { id: 'two', type: 'case.closed', caseId: 'a case' };
  const passed: WebhooksResult = {
    cases: 1,
    stored: [
      { id: 'one', event: 'CASE_OPENED', caseId: 'a case' },
      { id: 'two', event: 'CASE_CLOSED', caseId: 'a case' },
    ],
    received: [opened, opened, closed],
    kills: 1,
  };

  it('passes if each message arrived in order and kills explain the repetitions', () => {
    expect(evaluate(passed)).toBe(true);
    expect(log.mock.calls.flat().join('\n')).toMatch(/none missed, each case in order; 1 arrived/);
  });

  it.each([
    ['a message that never arrived', { received: [opened] }, /1 messages never arrived/],
    ['a message that was not stored', { cases: 2 }, /2 messages were stored for 2 cases/],
    [
      'a repetition with another id',
      { received: [...passed.received, { ...closed, id: 'other' }] },
      /1 messages were never stored/,
    ],
    [
      'a case that was opened after it was closed',
      { received: [opened, closed, opened] },
      /1 cases were opened after they were closed/,
    ],
    [
      'more repetitions than messages were on their way',
      { received: [...passed.received, closed, closed] },
      /3 messages arrived again/,
    ],
  ])('fails on %s', (_, given, message) => {
    expect(evaluate({ ...passed, ...given })).toBe(false);
    expect(log.mock.calls.flat().join('\n')).toMatch(message);
  });
});
