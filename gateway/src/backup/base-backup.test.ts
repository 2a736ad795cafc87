import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EmbeddedDatabase, startEmbedded } from '../database/embedded.js';
import { recordOf } from '../../test/factories.js';
import {
  databaseUrl,
  expectSameProduct,
  type FilledProduct,
  fillProduct,
  makeBackupFolder,
  queryOnce,
  readReports,
} from '../../test/restorable-product.js';
import { restoreBaseBackup, writeBaseBackup } from './base-backup.js';

const password = 'test';

let folder: string;
beforeAll(() => {
  folder = makeBackupFolder();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a backup of the embedded database', () => {
  let source: EmbeddedDatabase;
  let filled: FilledProduct;
  let file: string;
  beforeAll(async () => {
    source = await startEmbedded(join(folder, 'source/database'), password);
    filled = await fillProduct(source.url);
    file = join(folder, 'embedded.backup');
  }, 120_000);
  afterAll(async () => {
    await filled.gateway.stop();
    await source.stop();
  });

  it('a restored backup has the same reports and every record acknowledged before it, although phones upload during it', async () => {
    const { gateway, ana, ben, demo } = filled;
    const before = await readReports(gateway, demo);
    expect(before.continuousContacts.total).toBeGreaterThan(50);
    expect(before.mobile.totals.breaches).toBeGreaterThan(50);
    const acknowledged: string[] = [];
    const over = new AbortController();
    const uploading = (async () => {
      for (; !over.signal.aborted; await wait(5)) {
        const record = recordOf(ben, new Date(Date.now() - acknowledged.length * 1000), 1);
        const { status } = await gateway.rest(ana.token, 'POST /contacts', { records: [record] });
        if (status === 200) acknowledged.push(String(record.id));
      }
    })();
    await expect.poll(() => acknowledged.length).toBeGreaterThan(20);
    const atStart = [...acknowledged];
    await writeBaseBackup(source.url, file, false);
    over.abort();
    await uploading;
    expect(acknowledged.length).toBeGreaterThan(atStart.length);

    const target = join(folder, 'restored/database');
    await restoreBaseBackup(file, target, password);
    const restored = await startEmbedded(target, password);
    const url = databaseUrl(restored.url, 'product');
    const stored = await queryOnce<{ id: string }>(url, 'SELECT id FROM contact');
    const ids = new Set(stored.map(({ id }) => id));
    expect(atStart.filter((id) => !ids.has(id))).toEqual([]);
    await expectSameProduct(url, filled, before);
    await restored.stop();
  });

  it('a backup is readable by its owner alone and replaces a file only with --force', async () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const before = readFileSync(file);
    await expect(writeBaseBackup(source.url, file, false)).rejects.toThrow(
      /already exists: give another name, or --force to replace it$/,
    );
    expect(readFileSync(file).equals(before)).toBe(true);
    await writeBaseBackup(source.url, file, true);
    expect(readFileSync(file).equals(before)).toBe(false);
  });

  it('no file is left behind if the server cannot be reached', async () => {
    const other = join(folder, 'none.backup');
    const nowhere = 'postgresql://localhost:1/none';
    await expect(writeBaseBackup(nowhere, other, false)).rejects.toThrow(/ECONNREFUSED/);
    expect(readdirSync(folder).filter((name) => name.startsWith('none'))).toEqual([]);
  });

  it.each<[string, (whole: Buffer) => Buffer, RegExp]>([
    ['is incomplete', (whole) => whole.subarray(0, -100), /is damaged, incomplete or no backup/],
    [
      'was changed',
      (whole) => {
        const changed = Buffer.from(whole);
        // A bit of the checksum: with another bit in a run of zeros the file may contain the same.
        changed[whole.length - 8]! ^= 1;
        return changed;
      },
      /is damaged, incomplete or no backup/,
    ],
    [
      'is a tar that breaks off',
      (whole) => gzipSync(gunzipSync(whole).subarray(0, -20_000_000), { level: 1 }),
      /is damaged, incomplete or no backup/,
    ],
    ['is another file', () => Buffer.from('SELECT 1'), /is damaged, incomplete or no backup/],
    ['is another tar', () => otherTar(), /is no backup made by pnpm backup$/],
  ])('a backup is not restored and leaves no folder if it %s', async (_, change, message) => {
    const changed = join(folder, 'changed.backup');
    writeFileSync(changed, change(readFileSync(file)));
    const target = join(folder, 'refused/database');
    await expect(restoreBaseBackup(changed, target, password)).rejects.toThrow(message);
    expect(existsSync(target)).toBe(false);
  });

  function otherTar(): Buffer {
    mkdirSync(join(folder, 'other'), { recursive: true });
    writeFileSync(join(folder, 'other/file'), 'text');
    return execFileSync('tar', ['-cz', '-C', folder, 'other']);
  }

  it('a backup is not restored over an existing database, which keeps running', async () => {
    await expect(
      restoreBaseBackup(file, join(folder, 'source/database'), password),
    ).rejects.toThrow(/^There is already a database in .*source.database: set DATA_DIR to a new/);
    expect((await readReports(filled.gateway, filled.demo)).employees.total).toBeGreaterThan(100);
  });

  it('a backup is not restored with another secrets.json, and the folder stays empty', async () => {
    const target = join(folder, 'other-secrets/database');
    await expect(restoreBaseBackup(file, target, 'another password')).rejects.toThrow(
      /has another password: put back the secrets\.json that belongs to it$/,
    );
    expect(readdirSync(join(folder, 'other-secrets'))).toEqual(['database']);
    expect(readdirSync(target)).toEqual([]);
  });
});
