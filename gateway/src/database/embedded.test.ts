import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startEmbedded } from './embedded.js';
import { postgresIds } from './embedded-folder.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'visioncloud-embedded-'));
  chmodSync(folder, 0o755);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('startEmbedded', () => {
  it('waits for a killed server that has left its lock file and still has a process', async () => {
    const first = await startEmbedded(join(folder, 'database'), 'test');
    await first.stop();
    const ids = await postgresIds();
    const ending = spawn('sleep', ['60'], { ...ids, stdio: 'ignore' });
    const lockFile = [ending.pid, first.folder, 0, 1, '', '127.0.0.1', ''].join('\n');
    writeFileSync(join(first.folder, 'postmaster.pid'), lockFile);
    const log = join(first.folder, 'postgresql.log');
    const starting = startEmbedded(join(folder, 'database'), 'test');
    await vi.waitFor(
      () =>
        expect(readFileSync(log, 'utf8')).toContain('lock file "postmaster.pid" already exists'),
      { timeout: 10_000 },
    );
    ending.kill();
    await once(ending, 'exit');
    const second = await starting;
    expect(second.folder).toBe(first.folder);
    await second.stop();
  });
});
