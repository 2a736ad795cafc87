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
  const taken = (mail: typeof one) => ({ ...mail, messageId: `<${mail.messageId}@x.example>` });
  const passed: NoticesResult = {
    people: 2,
    sent: [one, two],
    taken: [taken(one), taken(two), taken(two)],
    kills: 1,
  };

  it('passes if everybody got a notice, and repetitions are those that a kill explains', () => {
    expect(evaluate(passed)).toBe(true);
    expect(log.mock.calls.flat().join('\n')).toMatch(/none missed; 1 mails came again/);
  });

  it.each([
    ['a notice that never arrived', { taken: [taken(one)] }, /1 notices never arrived/],
    ['a notice to somebody else', { taken: [taken(one), taken({ ...two, to: one.to })] }, /never/],
    ['somebody without a notice', { people: 3 }, /2 notices were stored for 3 people/],
    [
      'two notices to one person',
      { sent: [one, { ...two, to: one.to }], taken: [taken(one), taken({ ...two, to: one.to })] },
      /somebody has two notices/,
    ],
    [
      'a repetition with another Message-ID',
      { taken: [...passed.taken, taken({ ...one, messageId: 'other' })] },
      /1 mails belong to no notice/,
    ],
    [
      'more repetitions than mails were on their way',
      { taken: [...passed.taken, taken(two), taken(two)] },
      /3 mails came twice/,
    ],
  ])('fails on %s', (_, given, message) => {
    expect(evaluate({ ...passed, ...given })).toBe(false);
    expect(log.mock.calls.flat().join('\n')).toMatch(message);
  });
});
