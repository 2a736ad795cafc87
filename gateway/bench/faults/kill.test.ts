import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { findPrograms, postgresIds } from '../../src/database/embedded-folder.js';
import { projectRoot } from '../../src/env.js';
import { killDatabase, mailTakes } from './kill-database.js';
import type { SupervisedGateway } from './supervised-gateway.js';
import { type Outcome, underFire } from './under-fire.js';
import { verdictOf } from './verdict.js';

beforeAll(() => {
  expect(
    existsSync(join(projectRoot, 'gateway/dist/gateway/src/main.js')),
    'run pnpm build first',
  ).toBe(true);
});

describe('what was acknowledged', () => {
  it(
    'outlives kills of the gateway, of its database and of one of its connections, once',
    { timeout: 240_000 },
    async () => {
      const strikes: ((gateway: SupervisedGateway) => Promise<void>)[] = [
        (gateway) => gateway.kill(),
        (gateway) => killDatabase(gateway, 1),
        (gateway) => killDatabase(gateway, 3),
      ];
      const outcome = await underFire(
        {
          phones: 16,
          records: 1500,
          seed: 3,
          times: strikes.length,
          postgres: await findPrograms(await postgresIds()),
        },
        (gateway, round) => strikes[round - 1]!(gateway),
        () => undefined,
        // The queue's workers have found the database again too.
        async (gateway) => void (await mailTakes(gateway)),
      );
      expect(outcome.comparison).toMatchObject({ isEqual: true, lost: 0 });
      expect(outcome.acknowledged).toBeGreaterThan(1400);
      // The kill; the database's deaths do not end the gateway.
      expect(outcome.ended).toBe(1);
      expect([...outcome.answers.keys()].filter((status) => ![200, 503].includes(status))).toEqual(
        [],
      );
      expect(outcome.withoutRetryAfter).toBe(0);
    },
  );
});

describe('the verdict', () => {
  const good: Outcome = {
    downTimes: [900, 1200, 4000],
    comparison: { store: undefined, lost: 0, reports: [], isEqual: true },
    acknowledged: 1000,
    ended: 3,
    answers: new Map([
      [200, 100],
      [503, 4],
    ]),
    withoutRetryAfter: 0,
  };
  const limits = { longestAway: 5000, ended: 3 };
  const said = (outcome: Outcome) => {
    const lines: string[] = [];
    return { isGood: verdictOf(outcome, limits, (text) => lines.push(text)), lines };
  };

  it('is good when nothing is lost and nobody waited too long', () => {
    const { isGood, lines } = said(good);
    expect(isGood).toBe(true);
    expect(lines[0]).toBe('struck 3 times, serving again after 1.2 s (median), 4.0 s at most');
  });

  it.each([
    ['a difference', { comparison: { ...good.comparison, isEqual: false } }, /not what is there/],
    ['a long wait', { downTimes: [900, 5100] }, /away for more than 5.0 s/],
    ['an end that nobody asked for', { ended: 4 }, /should have ended 3 times/],
    ['an answer of 500', { answers: new Map([[500, 2]]) }, /2 uploads were answered 500/],
    ['a 503 without Retry-After', { withoutRetryAfter: 1 }, /when to come again/],
  ])('names %s', (_, given, words) => {
    const { isGood, lines } = said({ ...good, ...given });
    expect(isGood).toBe(false);
    expect(lines.join('\n')).toMatch(words);
  });
});
