import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
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

const rightsOf = (path: string) => statSync(path).mode & 0o777;
/** For root, `postgres` has to pass through. */
const closed = process.getuid?.() === 0 ? 0o710 : 0o700;

describe('usableFolder', () => {
  it('makes a data folder that is closed to others', async () => {
    const database = join(dataFolder, 'database');
    expect(usableFolder(database, await postgresIds())).toBe(database);
    expect([rightsOf(dataFolder), rightsOf(database)]).toEqual([closed, 0o700]);
  });

  it('closes a data folder that an older version left open, and keeps its database', async () => {
    const database = join(dataFolder, 'database');
    mkdirSync(database, { recursive: true });
    writeFileSync(join(dataFolder, 'secrets.json'), '{}');
    chmodSync(dataFolder, 0o755);
    expect(usableFolder(database, await postgresIds())).toBe(database);
    expect(rightsOf(dataFolder)).toBe(closed);
  });

  it('leaves a folder as it is that also holds something else', async () => {
    mkdirSync(dataFolder);
    chmodSync(dataFolder, 0o755);
    writeFileSync(join(dataFolder, 'of-somebody-else'), '');
    usableFolder(join(dataFolder, 'database'), await postgresIds());
    expect(rightsOf(dataFolder)).toBe(0o755);
  });
});
