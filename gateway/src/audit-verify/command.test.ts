import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../env.js';
import { inTenant } from '../database/tenant.js';
import { AuditAction, AuditEntry } from '../features/audit/entries/audit-entry.entity.js';
import { makeCompany } from '../../test/factories.js';
import { useTestGateway } from '../../test/hooks.js';

const gateway = useTestGateway();
let folder: string;
/** Lines of an exported file, each with its line break: the opening, 6 entries and the closing. */
let lines: string[];
let hash: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'audit-command-'));
  const { company, token } = await makeCompany(gateway.app, { name: 'Harbour & Söhne' });
  await inTenant(gateway.app.dataSource, company.id, async (db) => {
    const manager = await db.manager();
    const entries = Array.from({ length: 5 }, (_, index) => ({
      companyId: company.id,
      id: `019a0000-0000-7000-8000-00000000000${index}`,
      action: AuditAction.CASE_OPENED,
      actor: 'ana@x.example',
      detail: `C-${index}`,
      address: '203.0.113.7',
    }));
    await manager.insert(AuditEntry, entries);
  });
  const { status, text } = await gateway.rest(token, 'GET /audit/export');
  expect(status).toBe(200);
  lines = text.match(/[^\n]*\n/g) ?? [];
  ({ hash } = JSON.parse(lines.at(-1)!));
});
afterAll(() => rm(folder, { recursive: true }));

interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs the built command, as `pnpm audit-verify` does. */
async function run(args: readonly string[], directory = projectRoot): Promise<Outcome> {
  const command = join(projectRoot, 'gateway/dist/gateway/src/audit-verify/command.js');
  const env = { PATH: process.env.PATH, INIT_CWD: directory };
  return promisify(execFile)(process.execPath, [command, ...args], { env }).then(
    (printed) => ({ code: 0, ...printed }),
    ({ code, stdout, stderr }: Outcome) => ({ code, stdout, stderr }),
  );
}

async function verify(text: string): Promise<Outcome> {
  const file = join(folder, 'log.jsonl');
  await writeFile(file, text);
  return run([file]);
}

describe('pnpm audit-verify', () => {
  it('accepts an exported file, also by a path relative to the caller', async () => {
    const outcome = await verify(lines.join(''));
    expect(outcome).toEqual({
      code: 0,
      stdout: expect.stringMatching(
        /^OK: 6 entries of Harbour & Söhne, written at \d{4}-\d\d-\d\dT[\d:.]+Z\.\nLast hash: [0-9a-f]{64}\n$/,
      ),
      stderr: '',
    });
    expect(outcome.stdout).toContain(hash);
    expect(await run(['log.jsonl'], folder)).toEqual(outcome);
  });

  it.each<[string, (lines: string[]) => string[], string]>([
    ['one line changed', (l) => l.with(2, l[2]!.replace('C-1', 'C-9')), 'line 3 was changed'],
    [
      'one line missing',
      (l) => l.toSpliced(2, 1),
      'line 3 does not continue the line before it: a line between them is missing, or the line before it was replaced',
    ],
    [
      'two lines swapped',
      (l) => l.with(2, l[3]!).with(3, l[2]!),
      'line 3 was moved or inserted: it belongs after line 4',
    ],
    ['one line repeated', (l) => l.toSpliced(3, 0, l[2]!), 'line 4 is a copy of line 3'],
    ['its end cut off', (l) => l.slice(0, 5), 'line 6 is missing: the file was truncated'],
    [
      'a line cut off',
      (l) => [...l.slice(0, 5), l[5]!.slice(0, 30)],
      'line 6 is cut off: the file was truncated',
    ],
  ])('exits with 1 and names the line with %s', async (_, work, problem) => {
    expect(await verify(work(lines).join(''))).toEqual({
      code: 1,
      stdout: '',
      stderr: `FAILED: ${problem}.\n`,
    });
  });

  it('exits with 1 and the reason if the file does not exist', async () => {
    const { code, stdout, stderr } = await run(['nowhere.jsonl'], folder);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/^ENOENT: no such file or directory, open '.*nowhere\.jsonl'\n$/);
  });

  it('exits with 1 and prints its usage without a file or with two', async () => {
    for (const args of [[], ['one', 'two']])
      expect(await run(args)).toEqual({
        code: 1,
        stdout: '',
        stderr: expect.stringContaining('pnpm audit-verify FILE\n'),
      });
  });
});
