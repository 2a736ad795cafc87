import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { gatewayRole } from '../src/database/data-source.js';
import { postgresIds } from '../src/database/embedded-folder.js';
import { databaseAt } from './cluster.js';
import { freePort } from './running-gateway.js';

const user = 'requests';
const password = 'test';
/** What its connections have of themselves, as docs/operations/pgbouncer.md says. */
const settings = {
  role: gatewayRole,
  jit: 'off',
  statement_timeout: '30s',
  lock_timeout: '15s',
  idle_in_transaction_session_timeout: '60s',
};
/** How often its start is looked at, in milliseconds, and how many times. */
const pause = 50;
const mostLooks = 200;

interface Pooler {
  /** Address of its user at the maintenance database; any database of the server is behind it by its name. */
  url: string;
  stop(): Promise<void>;
}

/**
 * PgBouncer in transaction mode before the test server, so that each test file's requests go through it.
 * @param program its program, from version 1.21.
 * @param folder for its settings and its log.
 */
export async function startPooler(
  program: string,
  serverUrl: string,
  folder: string,
  maxPreparedStatements = 200,
): Promise<Pooler> {
  await makeUser(serverUrl);
  const port = await freePort();
  const ids = await postgresIds();
  const file = (name: string, text = '') => {
    const path = join(folder, name);
    writeFileSync(path, text, { mode: 0o600 });
    if (ids.uid !== undefined && ids.gid !== undefined) chownSync(path, ids.uid, ids.gid);
    return path;
  };
  const settingsFile = file(
    'pgbouncer.ini',
    `[databases]
* = host=127.0.0.1 port=${new URL(serverUrl).port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = plain
auth_file = ${file('users.txt', `"${user}" "${password}"\n`)}
logfile = ${file('pgbouncer.log')}
pool_mode = transaction
max_prepared_statements = ${maxPreparedStatements}
default_pool_size = 20
server_idle_timeout = 5
`,
  );
  const child = spawn(program, ['-q', settingsFile], { stdio: 'ignore', ...ids });
  const url = new URL(serverUrl);
  url.port = String(port);
  url.username = user;
  url.password = password;
  await answers(url.href);
  return {
    url: url.href,
    async stop() {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}

/** Address of the pooler for the database of an owner's address; undefined where none stands between. */
export function pooledAddress(pooler: string | undefined, ownerUrl: string): string | undefined {
  return pooler && databaseAt(pooler, new URL(ownerUrl).pathname.slice(1));
}

async function makeUser(serverUrl: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(
    `DO $$ BEGIN CREATE ROLE ${user} LOGIN PASSWORD '${password}' IN ROLE ${gatewayRole};
      EXCEPTION WHEN duplicate_object THEN NULL; END $$;
    ${Object.entries(settings)
      .map(([name, value]) => `ALTER ROLE ${user} SET ${name} = '${value}';`)
      .join('\n')}`,
  );
  await client.end();
}

async function answers(url: string): Promise<void> {
  for (let looks = 1; ; looks += 1) {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 1000 });
    client.on('error', () => undefined);
    try {
      // oxlint-disable-next-line no-await-in-loop
      await client.connect();
      return;
    } catch (error) {
      if (looks === mostLooks) throw error;
      // oxlint-disable-next-line no-await-in-loop
      await wait(pause);
    } finally {
      // oxlint-disable-next-line no-await-in-loop
      await client.end().catch(() => undefined);
    }
  }
}
