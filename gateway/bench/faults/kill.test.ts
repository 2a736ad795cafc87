import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { projectRoot } from '../../src/env.js';
import { withCleanup } from '../lib/cleanup.js';
import {
  evaluate,
  type KillResult,
  measureMail,
  startInstallation,
  uploadDuringKills,
} from './kill.js';

let log: MockInstance;
beforeEach(() => {
  log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => log.mockRestore());

describe('acknowledged records', () => {
  it(
    'survive kills of the gateway, of its database and of one of its connections',
    { timeout: 240_000 },
    async () => {
      const program = join(projectRoot, 'gateway/dist/gateway/bench/faults.js');
      expect(existsSync(program), 'run pnpm build first').toBe(true);
      const result = await withCleanup(async (defer) => {
        const installation = await startInstallation(defer);
        const kills = [
          () => installation.gateway.kill(),
          () => installation.killDatabase(1),
          () => installation.killDatabase(3),
        ];
        return uploadDuringKills(
          installation,
          { phones: 16, records: 1500, seed: 3, times: kills.length },
          (round) => kills[round - 1]!(),
          () => measureMail(installation),
        );
      });
      expect(result.isEqual).toBe(true);
      expect(result.acknowledged).toBeGreaterThan(1400);
      // The database's deaths do not end the gateway.
      expect(result.exits).toBe(1);
      expect(result.withoutRetryAfter).toBe(0);
      const expected = new Set([200, 503, 'none']);
      expect([...result.answers.keys()].filter((status) => !expected.has(status))).toEqual([]);
    },
  );
});

describe('evaluate', () => {
  const passed: KillResult = {
    downTimes: [900, 1200, 4000],
    isEqual: true,
    acknowledged: 1000,
    exits: 3,
    answers: new Map<number | 'none', number>([
      [200, 100],
      [503, 4],
      ['none', 9],
    ]),
    withoutRetryAfter: 0,
  };
  const limits = { maxDownMs: 5000, exits: 3 };

  it('passes if nothing is lost and the gateway was never down for long', () => {
    expect(evaluate(passed, limits)).toBe(true);
    expect(log).toHaveBeenCalledWith('3 kills, serving again after 1.2 s (median), 4.0 s at most');
  });

  it.each([
    ['a difference', { isEqual: false }, /differ from stored/],
    ['a long down time', { downTimes: [900, 5100] }, /down for more than 5.0 s/],
    ['an unexpected exit', { exits: 4 }, /ended 4 times, not 3/],
    ['an answer of 500', { answers: new Map([[500, 2]]) }, /answered 500: 2/],
    ['a 503 without Retry-After', { withoutRetryAfter: 1 }, /had no Retry-After/],
  ])('fails on %s', (_, given, message) => {
    expect(evaluate({ ...passed, ...given }, limits)).toBe(false);
    expect(log.mock.calls.flat().join('\n')).toMatch(message);
  });
});
