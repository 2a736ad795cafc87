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
/** Settings of its user, as docs/operations/pgbouncer.md says. */
const settings = {
  role: gatewayRole,
  jit: 'off',
  statement_timeout: '30s',
  lock_timeout: '15s',
  idle_in_transaction_session_timeout: '60s',
};
const pauseMs = 50;
const maxTries = 200;

interface Pooler {
  /** Address of its user at the maintenance database; other databases of the server have the same address but for the name. */
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts PgBouncer in transaction mode in front of the test server, for the requests of each test file.
 * @param program path of PgBouncer 1.21 or newer.
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
  await waitForAnswer(url.href);
  return {
    url: url.href,
    async stop() {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}

/** Address of an owner's database through the pooler; undefined without one. */
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

async function waitForAnswer(url: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 1000 });
    client.on('error', () => undefined);
    try {
      // oxlint-disable-next-line no-await-in-loop
      await client.connect();
      return;
    } catch (error) {
      if (tries === maxTries) throw error;
      // oxlint-disable-next-line no-await-in-loop
      await wait(pauseMs);
    } finally {
      // oxlint-disable-next-line no-await-in-loop
      await client.end().catch(() => undefined);
    }
  }
}
