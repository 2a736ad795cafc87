import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { evaluate, type NoticesResult } from './notices.js';

let log: MockInstance;
beforeEach(() => {
  log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => log.mockRestore());

describe('evaluate', () => {
  const one = { messageId: 'one', to: 'ana@x.example' };
  const two = { messageId: 'two', to: 'ben@x.example' };
  const accepted = (mail: typeof one) => ({ ...mail, messageId: `<${mail.messageId}@x.example>` });
  const passed: NoticesResult = {
    people: 2,
    stored: [one, two],
    accepted: [accepted(one), accepted(two), accepted(two)],
    kills: 1,
  };

  it('passes if everybody got a notice and kills explain the repetitions', () => {
    expect(evaluate(passed)).toBe(true);
    expect(log.mock.calls.flat().join('\n')).toMatch(/none missed; 1 mails arrived again/);
  });

  it.each([
    ['a notice that never arrived', { accepted: [accepted(one)] }, /1 notices never arrived/],
    [
      'a notice to somebody else',
      { accepted: [accepted(one), accepted({ ...two, to: one.to })] },
      /never/,
    ],
    ['somebody without a notice', { people: 3 }, /2 notices were stored for 3 people/],
    [
      'two notices to one person',
      {
        stored: [one, { ...two, to: one.to }],
        accepted: [accepted(one), accepted({ ...two, to: one.to })],
      },
      /somebody has two notices/,
    ],
    [
      'a repetition with another Message-ID',
      { accepted: [...passed.accepted, accepted({ ...one, messageId: 'other' })] },
      /1 mails belong to no notice/,
    ],
    [
      'more repetitions than mails were on their way',
      { accepted: [...passed.accepted, ...Array.from({ length: 4 }, () => accepted(two))] },
      /5 mails arrived twice/,
    ],
  ])('fails on %s', (_, given, message) => {
    expect(evaluate({ ...passed, ...given })).toBe(false);
    expect(log.mock.calls.flat().join('\n')).toMatch(message);
  });
});
