import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../src/database/data-source.js';
import { startEmbedded } from '../src/database/embedded.js';
import { prepareJobs } from '../src/jobs/prepare.js';
import { databaseAt, setUpCluster } from './cluster.js';
import { startPooler } from './pooler.js';
import { findServerPid } from './server-pid.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** Owner's address of the test server, at its maintenance database. */
    serverUrl: string;
    /** The same for the workers of a cluster. */
    workerUrls: string[];
    /** Migrated database that each test file gets a copy of. */
    template: string;
    /** Address of the pooler before the test server, where requests go through one. */
    poolerUrl: string | undefined;
  }
}

/**
 * One real PostgreSQL for a run of the tests; each test file gets a database of its own, copied from a migrated one. With
 * TEST_POOLER, the program of a PgBouncer, requests go through that.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const nodes = process.env.TEST_CITUS?.split(',') ?? [];
  if (nodes.length > 0) return setUpCluster(project, nodes);
  const folder = mkdtempSync(join(tmpdir(), 'visioncloud-test-'));
  chmodSync(folder, 0o755);
  const server = await startEmbedded(join(folder, 'database'), 'test');
  // Vitest does not call the teardown of a run that is interrupted.
  const onExit = () => {
    const pid = findServerPid(server.folder);
    if (pid !== undefined) process.kill(pid, 'SIGQUIT');
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  };
  process.on('exit', onExit);
  const stop = async (): Promise<void> => {
    process.off('exit', onExit);
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await makeTemplate(server.url);
    project.provide('serverUrl', server.url);
    project.provide('workerUrls', []);
    project.provide('template', 'template');
    const program = process.env.TEST_POOLER;
    const pooler = program ? await startPooler(program, server.url, folder) : undefined;
    project.provide('poolerUrl', pooler?.url);
    return async () => {
      await pooler?.stop();
      await stop();
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Makes the migrated database that test files copy. */
async function makeTemplate(serverUrl: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    // oxlint-disable-next-line no-await-in-loop
    await client.query(`ALTER SYSTEM SET ${setting} = off`);
  }
  await client.query('SELECT pg_reload_conf()');
  await client.query('CREATE DATABASE template');
  await client.end();
  await migrate(databaseAt(serverUrl, 'template'), prepareJobs);
}
