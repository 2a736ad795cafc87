import { appendFileSync, chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { extract } from 'tar';
import { writeBaseBackup } from '../src/backup/base-backup.js';
import { migrate } from '../src/database/data-source.js';
import { type EmbeddedDatabase, startEmbedded } from '../src/database/embedded.js';
import { changeOwner, postgresIds } from '../src/database/embedded-folder.js';
import { prepareJobs } from '../src/jobs/prepare.js';
import { onServer } from './database.js';

const password = 'test';

/** A PostgreSQL with a migrated database, and a streaming replica of it. */
export class ReplicatedServer {
  private constructor(
    private readonly folder: string,
    private readonly primary: EmbeddedDatabase,
    private replica: EmbeddedDatabase | undefined,
  ) {}

  static async start(): Promise<ReplicatedServer> {
    const folder = mkdtempSync(join(tmpdir(), 'visioncloud-replica-'));
    chmodSync(folder, 0o755);
    const primary = await startEmbedded(join(folder, 'primary'), password);
    const server = new ReplicatedServer(folder, primary, undefined);
    try {
      // These tests need no durability. Commits still reach the replica at once.
      await onServer(primary.url, 'ALTER SYSTEM SET fsync = off');
      await onServer(primary.url, 'SELECT pg_reload_conf()');
      await server.makeDatabase('product');
      await migrate(server.ownerUrl, prepareJobs);
      await server.copy();
      await server.startReplica();
    } catch (error) {
      await server.stop();
      throw error;
    }
    return server;
  }

  /** Owner's address of the product's database. */
  get ownerUrl(): string {
    return at(this.primary, 'product');
  }

  /** The same on the replica; the port changes with each start. */
  get replicaUrl(): string {
    if (!this.replica) throw new Error('The replica does not run');
    return at(this.replica, 'product');
  }

  /** Creates an empty database beside the product's, which the replica gets too. */
  async makeDatabase(name: string): Promise<string> {
    await onServer(this.primary.url, `CREATE DATABASE ${name}`);
    return at(this.primary, name);
  }

  /** Pauses the replay of changes on the replica. */
  async pause(): Promise<void> {
    await onServer(this.replicaUrl, 'SELECT pg_wal_replay_pause()');
  }

  async resume(): Promise<void> {
    await onServer(this.replicaUrl, 'SELECT pg_wal_replay_resume()');
  }

  async stopReplica(): Promise<void> {
    await this.replica?.stop();
    this.replica = undefined;
  }

  async startReplica(): Promise<void> {
    this.replica = await startEmbedded(join(this.folder, 'replica'), password);
  }

  async stop(): Promise<void> {
    await this.stopReplica();
    await this.primary.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async copy(): Promise<void> {
    const to = join(this.folder, 'replica');
    const backup = join(this.folder, 'primary.backup');
    await writeBaseBackup(this.primary.url, backup, false);
    mkdirSync(to, { mode: 0o700 });
    const ids = await postgresIds();
    await extract({ file: backup, cwd: to, strict: true, ...ids });
    const signal = join(to, 'standby.signal');
    writeFileSync(signal, '');
    changeOwner(signal, ids);
    const { hostname, port, username } = new URL(this.primary.url);
    const conninfo = `host=${hostname} port=${port} user=${username} password=${password}`;
    appendFileSync(
      join(to, 'postgresql.auto.conf'),
      `primary_conninfo = '${conninfo}'\nmax_standby_streaming_delay = 0\n`,
    );
  }
}

function at({ url }: EmbeddedDatabase, name: string): string {
  return new URL(`/${name}`, url).href;
}
