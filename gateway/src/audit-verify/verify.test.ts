import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AuditAction } from '../features/audit/entries/audit-entry.entity.js';
import { AuditChain, hashLine, toCanonicalJson } from '../features/company/log/audit-chain.js';
import { verifyAuditFile } from './verify.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'audit-verify-'));
});
afterAll(() => rm(folder, { recursive: true }));

const company = { id: '019a0000-0000-7000-8000-0000000000c1', name: 'Acme “Süd” 林' };
const nothing = { from: null, to: null, actor: null, action: null, search: null };

/** Lines of a whole file, each with its line break: the opening, the entries and the closing. */
function write(entries: number): string[] {
  const chain = new AuditChain();
  return [
    chain.open({ company, writtenAt: '2026-11-23T10:00:00.000Z', filter: nothing }),
    ...Array.from({ length: entries }, (_, index) =>
      chain.add({
        id: `019a0000-0000-7000-8000-${String(index).padStart(12, '0')}`,
        at: '2026-11-22T10:00:00.000Z',
        action: AuditAction.CASE_OPENED,
        actor: 'ana@x.example',
        role: null,
        // Some readers take these for line breaks.
        detail: `C-${index} "=1"\u2028\u0085é`,
        address: null,
        requestId: null,
        userAgent: null,
      }),
    ),
    chain.close(),
  ];
}

async function verify(lines: readonly string[]) {
  const file = join(folder, 'audit.jsonl');
  await writeFile(file, lines.join(''));
  return verifyAuditFile(file);
}

/** Changes a line and recomputes its hash, as somebody who knows the format would. */
function forge(line: string, change: (line: Record<string, unknown>) => void): string {
  const { hash: _, ...parts } = JSON.parse(line);
  change(parts);
  return `${toCanonicalJson({ ...parts, hash: hashLine(parts) })}\n`;
}

describe('an unchanged file', () => {
  it.each([0, 1, 2000])('an unchanged file with %d entries is whole', async (entries) => {
    const lines = write(entries);
    const { hash } = JSON.parse(lines.at(-1)!);
    expect(await verify(lines)).toMatchObject({
      isWhole: true,
      entries,
      opening: { company },
      hash,
    });
  });

  it('each line has the hash of the line before and a hash of its own canonical JSON', () => {
    const [first = '', second = ''] = write(1);
    expect(first).toBe(
      `{"company":{"id":"${company.id}","name":"${company.name}"},"filter":{"action":null,"actor":null,"from":null,"search":null,"to":null},"format":"visioncloud-audit-log-1","hash":"${JSON.parse(first).hash}","previous":null,"type":"opening","writtenAt":"2026-11-23T10:00:00.000Z"}\n`,
    );
    expect(JSON.parse(first).hash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.parse(second).previous).toBe(JSON.parse(first).hash);
  });
});

describe('a manipulated file', () => {
  const swap = (lines: string[], one: number, other: number) =>
    lines.map(
      (line, index) => lines[index === one ? other : index === other ? one : index] ?? line,
    );
  const missing =
    'does not continue the line before it: a line between them is missing, or the line before it was replaced';
  const ways: [string, (lines: string[]) => string[], number, string][] = [
    ['a changed entry', (l) => l.with(3, l[3]!.replace('ana@', 'bob@')), 4, 'was changed'],
    ['a changed opening', (l) => l.with(0, l[0]!.replace('Acme', 'Acne')), 1, 'was changed'],
    ['a changed hash', (l) => l.with(3, l[3]!.replace(/"hash":"./, '"hash":"x')), 4, 'was changed'],
    ['added spaces', (l) => l.with(3, l[3]!.replace('{', '{ ')), 4, 'was changed'],
    ['a name twice', (l) => l.with(3, l[3]!.replace('{', '{"type":"x",')), 4, 'was changed'],
    ['line breaks of Windows', (l) => l.map((x) => x.replace('\n', '\r\n')), 1, 'was changed'],
    ['an empty line', (l) => l.toSpliced(3, 0, '\n'), 4, 'was changed'],
    ['text that is no JSON', (l) => l.with(3, 'nothing\n'), 4, 'was changed'],
    ['JSON that is no line', (l) => l.with(3, 'null\n'), 4, 'was changed'],
    [
      'a changed entry with its hash',
      (l) =>
        l.with(
          3,
          forge(l[3]!, (x) => (x['entry'] = {})),
        ),
      5,
      missing,
    ],
    ['a removed entry', (l) => l.toSpliced(3, 1), 4, missing],
    ['removed last entries', (l) => l.toSpliced(8, 3), 9, missing],
    ['the opening removed', (l) => l.slice(1), 1, 'is not the opening line, which is missing'],
    [
      'an entry moved down',
      (l) => l.toSpliced(3, 1).toSpliced(6, 0, l[3]!),
      4,
      'was moved or inserted: it belongs after line 7',
    ],
    [
      'an entry moved up',
      (l) => l.toSpliced(6, 1).toSpliced(3, 0, l[6]!),
      4,
      'was moved or inserted: it belongs after line 7',
    ],
    [
      'two entries exchanged',
      (l) => swap(l, 3, 4),
      4,
      'was moved or inserted: it belongs after line 5',
    ],
    ['an entry twice', (l) => l.toSpliced(4, 0, l[3]!), 5, 'is a copy of line 4'],
    ['an earlier entry again', (l) => l.toSpliced(7, 0, l[3]!), 8, 'is a copy of line 4'],
    [
      'an inserted entry',
      (l) =>
        l.toSpliced(
          5,
          0,
          forge(l[3]!, (x) => (x['entry'] = {})),
        ),
      6,
      'was moved or inserted: it belongs after line 3',
    ],
    ['the end cut off', (l) => l.slice(0, 6), 7, 'is missing: the file was truncated'],
    ['the closing line cut off', (l) => l.slice(0, -1), 12, 'is missing: the file was truncated'],
    [
      'a line cut off',
      (l) => [...l.slice(0, 5), l[5]!.slice(0, 40)],
      6,
      'is cut off: the file was truncated',
    ],
    [
      'the last line break cut off',
      (l) => l.with(11, l.at(-1)!.trim()),
      12,
      'is cut off: the file was truncated',
    ],
    ['a line after the end', (l) => [...l, l[3]!], 13, 'follows the closing line'],
    ['another file after the end', (l) => [...l, ...l], 13, 'follows the closing line'],
    [
      'another number of entries',
      (l) =>
        l.with(
          11,
          forge(l.at(-1)!, (x) => (x['entries'] = 9)),
        ),
      12,
      'counts 9 entries, but the file has 10',
    ],
    ['nothing in it', () => [], 1, 'is missing: the file is empty'],
    ['a line without end', () => ['x'.repeat(3_000_000)], 1, 'is cut off: the file was truncated'],
  ];

  it.each(ways)('a file with %s is not whole', async (_way, work, line, problem) => {
    expect(await verify(work(write(10)))).toEqual({ isWhole: false, line, problem });
  });

  it('files of different exports are different chains', async () => {
    const [opening, ...later] = write(10);
    const other = forge(opening!, (line) => (line['writtenAt'] = '2026-11-24T10:00:00.000Z'));
    expect(await verify([other, ...later])).toMatchObject({ isWhole: false, line: 2 });
  });
});
