import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../src/env.js';
import { divideUnevenly } from '../lib/fill.js';
import { compareServers, isEqual, measureInTurns } from './compare.js';
import { readOptions } from './options.js';
import { replaceBetweenMarks } from './performance-document.js';
import { latencyOf, type Results } from './results.js';
import { formatResults } from './tables.js';

const run = promisify(execFile);
const program = join(projectRoot, 'gateway/dist/gateway/bench/speed.js');

const results: Results = {
  scenarios: [
    {
      scenario: 'list',
      unit: 'answers',
      rates: {
        gateway: [900, 1800, 1000],
        again: [900, 2000, 1000],
        bare: [1000, 2000, 1250],
      },
      latency: {
        alone: {
          gateway: { p50: 1.25, p99: 4 },
          again: { p50: 1.25, p99: 5 },
          bare: { p50: 1, p99: 3.2 },
        },
        loaded: { p50: 9, p99: 125.4 },
        connections: 8,
      },
    },
    { scenario: 'trace <14>', unit: 'answers', rates: { gateway: [50], bare: [100] } },
    { scenario: 'uploads', unit: 'records', rates: { gateway: [4000], bare: [2000] } },
  ],
  facts: [{ what: 'memory', value: '90 MB' }],
};

describe('pnpm bench', () => {
  it('--check finds equal answers, receipts, rows and files', { timeout: 240_000 }, async () => {
    expect(existsSync(program), 'run pnpm build first').toBe(true);
    const { stdout } = await run(process.execPath, [program, '--check']);
    expect(stdout).toContain('All servers answer the same.');
  });

  it('refuses invalid numbers, and --write with a part of the scenarios', () => {
    expect(() => readOptions(['--rounds', '0'])).toThrow("--rounds is '0'");
    expect(() => readOptions(['--contacts', '1.5'])).toThrow("--contacts is '1.5'");
    expect(() => readOptions(['--round', '1'])).toThrow("Unknown option '--round'");
    expect(() => readOptions(['--write', '--only', 'list'])).toThrow('needs all scenarios');
    expect(readOptions([])).toMatchObject({ contacts: 1_000_000, rounds: 5, write: false });
    expect(readOptions(['--check', '--rounds', '2'])).toMatchObject({ contacts: 5000, rounds: 2 });
    expect(readOptions(['--only', 'cases'])).toMatchObject({ contacts: 3_000_000, companies: 1 });
  });
});

describe('a comparison', () => {
  it('measures the servers in turns and leaves out the first round', async () => {
    const turns: string[] = [];
    const values = await measureInTurns(['one', 'other'], 2, async (name) => turns.push(name));
    expect(turns).toEqual(['one', 'other', 'one', 'other', 'one', 'other']);
    expect(values).toEqual({ one: [3, 5], other: [4, 6] });
  });

  it('sends each server the same requests, for the given time or number of answers', async () => {
    const loads: unknown[] = [];
    const found = await compareServers(
      { gateway: { url: 'one' }, bare: { url: 'other' } },
      { name: 'scenario', queries: [], connections: 1, headers: { a: 'b' } },
      async (load) => {
        loads.push(load);
        return { perSecond: loads.length, failed: 0, times: [] };
      },
      { rounds: 1, seconds: 3, answers: 50 },
    );
    const all = {
      queries: [],
      connections: 1,
      seconds: 3,
      answers: 50,
      headers: { a: 'b' },
    };
    expect(loads.slice(0, 2)).toEqual([
      { ...all, url: 'one' },
      { ...all, url: 'other' },
    ]);
    expect(found['bare']).toEqual([{ perSecond: 4, failed: 0, times: [] }]);
  });

  it.each([
    [{ a: 0.1 + 0.2 }, { a: 0.3 }, true],
    [{ a: 1, b: [2] }, { b: [2], a: 1 }, true],
    [{ a: 1.0001 }, { a: 1 }, false],
    [{ a: null }, {}, false],
    [[1, 2], [2, 1], false],
    [[], {}, false],
  ])('compares %j and %j: equal is %s', (one, other, expected) => {
    expect(isEqual(one, other)).toBe(expected);
  });

  it('takes the p99 of the answers of all rounds together', () => {
    const times = Array.from({ length: 100 }, (_, at) => at + 1);
    const rounds = [{ times: times.slice(50) }, { times: times.slice(0, 50) }];
    expect(latencyOf(rounds)).toEqual({ p50: 51, p99: 100 });
  });
});

describe('the data', () => {
  it('divideUnevenly gives the largest share to the first company', () => {
    const people = divideUnevenly(100_000, 200);
    const sum = people.reduce((total, count) => total + count, 0);
    expect(people[0]).toBeGreaterThan(20_000);
    expect(people).toEqual(people.toSorted((a, b) => b - a));
    expect(Math.abs(sum - 100_000)).toBeLessThan(200);
    expect(Math.min(...divideUnevenly(100, 50, 16))).toBe(16);
  });
});

describe('the result', () => {
  it('shows rates, ratios with their spread, latency and facts', () => {
    expect(formatResults(results)).toBe(`\
| answers a second | gateway | of itself (A/A)     | of bare \`node:http\` + \`pg\` |
| ---------------- | ------- | ------------------- | -------------------------- |
| list             | 1,000   | 1.00 (0.90 to 1.00) | 0.90 (0.80 to 0.90)        |
| trace <14>       | 50      |                     | 0.50 (0.50 to 0.50)        |

| p50 / p99 of an answer | gateway, one query at a time | bare \`node:http\` + \`pg\`, one at a time | p99 of bare | p99 of itself (A/A) | gateway, under full load    |
| ---------------------- | ---------------------------- | -------------------------------------- | ----------- | ------------------- | --------------------------- |
| list                   | 1.3 / 4.0 ms                 | 1.0 / 3.2 ms                           | 1.25        | 0.80                | 8 connections: 9.0 / 125 ms |

| records or people a second | gateway | of bare \`node:http\` + \`pg\` |
| -------------------------- | ------- | -------------------------- |
| uploads                    | 4,000   | 2.00 (2.00 to 2.00)        |

|        |       |
| ------ | ----- |
| memory | 90 MB |`);
  });

  it('replaces the text between the marks of the document', () => {
    const document = 'Before\n\n<!-- bench -->\n\nold\n\n<!-- /bench -->\n\nAfter\n';
    const written = replaceBetweenMarks(document, 'new');
    expect(written).toBe('Before\n\n<!-- bench -->\n\nnew\n\n<!-- /bench -->\n\nAfter\n');
    expect(() => replaceBetweenMarks('Before', 'new')).toThrow('performance.md has no');
    expect(() => replaceBetweenMarks('<!-- /bench --> <!-- bench -->', 'new')).toThrow('before');
  });
});
