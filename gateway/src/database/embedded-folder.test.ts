import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { postgresIds, usableFolder } from './embedded-folder.js';

let folder: string;
let dataFolder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'visioncloud-folder-'));
  chmodSync(folder, 0o755);
  dataFolder = join(folder, 'data');
});
afterEach(() => rmSync(folder, { recursive: true }));

const permissionsOf = (path: string) => statSync(path).mode & 0o777;
/** With root, `postgres` has to pass through. */
const closed = process.getuid?.() === 0 ? 0o710 : 0o700;

describe('usableFolder', () => {
  it('makes a data folder that others cannot enter', async () => {
    const database = join(dataFolder, 'database');
    expect(usableFolder(database, await postgresIds())).toBe(database);
    expect([permissionsOf(dataFolder), permissionsOf(database)]).toEqual([closed, 0o700]);
  });

  it('leaves the permissions of an open folder as they are', async () => {
    mkdirSync(dataFolder);
    chmodSync(dataFolder, 0o755);
    const database = usableFolder(join(dataFolder, 'database'), await postgresIds());
    expect([permissionsOf(dataFolder), permissionsOf(database)]).toEqual([0o755, 0o700]);
  });
});
