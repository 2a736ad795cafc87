import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../src/env.js';
import { Random } from '../../test/random.js';
import { chartOf } from './chart.js';
import { alike, compare, inTurns } from './compare.js';
import { seededId } from './filling/fill-people.js';
import { unevenly } from './filling/shares.js';
import { type Results, timesOf } from './measured.js';
import { tenthOf } from './measure-tenth.js';
import { readOptions } from './options.js';
import { postGraphileList } from './postgraphile-list.js';
import { betweenMarks } from './performance-document.js';
import { markdownTable, tablesOf } from './table.js';

const run = promisify(execFile);
const program = join(projectRoot, 'gateway/dist/gateway/bench/main.js');

const results: Results = {
  measured: [
    {
      work: 'list',
      unit: 'answers',
      rates: { gateway: [900, 1800, 1000], bare: [1000, 2000, 1250], mercurius: [500, 900, 500] },
      waits: {
        alone: { gateway: { half: 1.25, most: 4 }, bare: { half: 1, most: 3.96 } },
        atOnce: { half: 9, most: 25.04 },
        connections: 8,
      },
    },
    { work: 'trace <14>', unit: 'answers', rates: { gateway: [50], bare: [100] } },
    { work: 'uploads', unit: 'records', rates: { gateway: [4000], copy: [2000] } },
  ],
  facts: [{ what: 'memory', found: '90 MB' }],
};

describe('the benchmark', () => {
  it(
    'finds the same answers, receipts, rows and files everywhere',
    { timeout: 240_000 },
    async () => {
      expect(existsSync(program), 'run pnpm build first').toBe(true);
      const { stdout } = await run(process.execPath, [program, '--check']);
      expect(stdout).toContain('All answer the same.');
    },
  );

  it('measures what it was told to, in turns, and leaves the first round out', async () => {
    const turns: string[] = [];
    const found = await inTurns(['one', 'other'], 2, async (name) => turns.push(name));
    expect(turns).toEqual(['one', 'other', 'one', 'other', 'one', 'other']);
    expect(found).toEqual({ one: [3, 5], other: [4, 6] });
  });

  it('asks as many at once, for as long or as often, as it was told to', async () => {
    const asked: unknown[] = [];
    const found = await compare(
      { gateway: { url: 'one' }, bare: { url: 'other', headers: { own: 'yes' } } },
      { name: 'work', questions: [], connections: 1, headers: {} },
      async (load) => {
        asked.push(load);
        return { perSecond: asked.length, failed: 0, times: [asked.length] };
      },
      { rounds: 1, seconds: 3, answers: 50 },
    );
    const every = { questions: [], connections: 1, seconds: 3, answers: 50 };
    expect(asked.slice(0, 2)).toEqual([
      { ...every, url: 'one', headers: {} },
      { ...every, url: 'other', headers: { own: 'yes' } },
    ]);
    expect(found).toEqual({
      gateway: [{ perSecond: 3, failed: 0, times: [3] }],
      bare: [{ perSecond: 4, failed: 0, times: [4] }],
    });
  });

  it('finds the p99 in the answers of all rounds together', () => {
    const times = Array.from({ length: 100 }, (_, at) => at + 1);
    expect(timesOf([{ times: times.slice(50) }, { times: times.slice(0, 50) }])).toEqual({
      half: 51,
      most: 100,
    });
    expect(timesOf([{ times: [2] }])).toEqual({ half: 2, most: 2 });
  });

  it.each([
    [{ a: 0.1 + 0.2 }, { a: 0.3 }, true],
    // One rounds up to nine digits, the other one down.
    [{ a: 12345.6785 }, { a: 12345.678499999 }, true],
    [{ a: 1, b: [2] }, { b: [2], a: 1 }, true],
    [{ a: 1.0001 }, { a: 1 }, false],
    [{ a: null }, {}, false],
    [[1, 2], [2, 1], false],
    [[], {}, false],
  ])('takes %j and %j for the same answer: %s', (one, other, are) => {
    expect(alike(one, other)).toBe(are);
  });

  it('refuses numbers that are none, and to write a part of the result', () => {
    expect(() => readOptions(['--rounds', '0'])).toThrow("--rounds is '0'");
    expect(() => readOptions(['--contacts', '1.5'])).toThrow("--contacts is '1.5'");
    expect(() => readOptions(['--write', '--only', 'list'])).toThrow('--write needs all works');
    expect(readOptions(['--help'])).toBeUndefined();
    expect(readOptions([])).toMatchObject({ contacts: 1_000_000, rounds: 5, write: false });
  });

  it("reads PostGraphile's answer in our words", () => {
    const person = { id: '1', gender: 'Male', lastActive: '2026-01-02T03:04:05.006+00:00' };
    const said = { osVersion: '16', reportedAt: '2026-01-02T11:00:00+08:00' };
    const nodes = [
      { ...person, health: { nodes: [said] } },
      { ...person, gender: null, lastActive: null, health: { nodes: [] } },
    ];
    expect(postGraphileList.read({ data: { allEmployees: { total: 2, nodes } } })).toEqual({
      data: {
        employees: {
          total: 2,
          items: [
            {
              id: '1',
              gender: 'MALE',
              lastActive: '2026-01-02T03:04:05.006Z',
              health: { osVersion: '16', reportedAt: '2026-01-02T03:00:00.000Z' },
            },
            { id: '1', gender: null, lastActive: null, health: null },
          ],
        },
      },
    });
    const asked = postGraphileList.questionOf({ query: '', variables: { page: 3 } });
    expect(asked.variables).toEqual({ offset: 100 });
  });
});

describe('what is filled in', () => {
  it('is uneven, the largest first, and adds up', () => {
    const people = unevenly(100_000, 200);
    const sum = people.reduce((total, count) => total + count, 0);
    expect(people[0]).toBeGreaterThan(20_000);
    expect(people[0]).toBeLessThan(50_000);
    expect(people).toEqual(people.toSorted((a, b) => b - a));
    expect(Math.abs(sum - 100_000)).toBeLessThan(200);
    expect(Math.min(...unevenly(100, 50, 16))).toBe(16);
  });

  it('has the same ids for the same seed', () => {
    const ids = (seed: number) => {
      const random = new Random(seed);
      return [1, 2, 3].map((at) => seededId(random, at));
    };
    expect(ids(7)).toEqual(ids(7));
    expect(ids(7)).not.toEqual(ids(8));
    expect(ids(7)).toEqual(ids(7).toSorted());
  });

  it('keeps one company whole in a tenth of the records', () => {
    const contacts = unevenly(1_000_000, 200);
    const { asked, kept } = tenthOf(contacts);
    expect(kept[asked]).toBe(contacts[asked]);
    expect(kept.reduce((total, count) => total + count, 0) / 1_000_000).toBeCloseTo(0.1, 2);
    expect(kept[0]).toBeLessThan(contacts[0]!);
    // Where each has more than a tenth, the smallest is asked, and the others have nothing.
    expect(tenthOf([600, 300, 200])).toEqual({ asked: 2, kept: [0, 0, 200] });
  });
});

describe('the result', () => {
  it('is a table of ratios, round by round, with a column for each peer', () => {
    expect(tablesOf(results)).toBe(`\
| answers a second | gateway | of bare \`node:http\` + \`pg\` | of Mercurius        |
| ---------------- | ------- | -------------------------- | ------------------- |
| list             | 1,000   | 0.90 (0.80 to 0.90)        | 2.00 (1.80 to 2.00) |
| trace <14>       | 50      | 0.50 (0.50 to 0.50)        |                     |

| p50 / p99 of an answer | gateway, one question at a time | bare \`node:http\` + \`pg\`, one at a time | gateway, so many at once without a pause |
| ---------------------- | ------------------------------- | -------------------------------------- | ---------------------------------------- |
| list                   | 1.3 / 4.0 ms                    | 1.0 / 4.0 ms                           | 8: 9.0 / 25.0 ms                         |

| records or people a second | gateway | of \`COPY\`           |
| -------------------------- | ------- | ------------------- |
| uploads                    | 4,000   | 2.00 (2.00 to 2.00) |

|        |       |
| ------ | ----- |
| memory | 90 MB |`);
  });

  it('is aligned as the formatter does it', () => {
    expect(markdownTable(['a', 'bcde'], [['f', 'g']])).toBe(
      '| a   | bcde |\n| --- | ---- |\n| f   | g    |',
    );
  });

  it('is drawn: a bar for each that did a work, the longest for the fastest', () => {
    const chart = chartOf(results.measured);
    const lengths = [...chart.matchAll(/<rect[^>]* width="([\d.]+)"/g)].map(([, width]) =>
      Number(width),
    );
    expect(lengths).toEqual([400, 500, 200, 250, 500, 500, 250]);
    expect(chart).toContain('trace &lt;14>: answers a second');
    expect(chart).toContain('prefers-color-scheme: dark');
    expect(chart.match(/<rect class="own"/g)).toHaveLength(3);
  });

  it('stands between the marks of the document, in place of the one before', () => {
    const document = 'Before\n\n<!-- bench -->\n\nold\n\n<!-- /bench -->\n\nAfter\n';
    const written = betweenMarks(document, 'new');
    expect(written).toBe('Before\n\n<!-- bench -->\n\nnew\n\n<!-- /bench -->\n\nAfter\n');
    expect(betweenMarks(written, 'new')).toBe(written);
    expect(() => betweenMarks('Before', 'new')).toThrow('performance.md has no <!-- bench -->');
    expect(() => betweenMarks('<!-- /bench --> <!-- bench -->', 'new')).toThrow('before');
  });
});
