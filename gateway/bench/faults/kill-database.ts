import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { findPrograms, postgresIds } from '../../src/database/embedded-folder.js';
import { RestClient } from '../replay/rest-client.js';
import { signUpCompany } from '../fleet/company.js';
import { parseFire } from './fire-options.js';
import type { SupervisedGateway } from './supervised-gateway.js';
import { underFire } from './under-fire.js';
import { verdictOf } from './verdict.js';

/** How long the gateway may be away after a kill, in milliseconds. */
const longestAway = 10_000;
/** How long a mail may take that waits for the job queue to be back, in milliseconds. */
const mailTime = 30_000;
/** A process of the database that serves a connection is killed in every third round, else the first process. */
const backendEvery = 3;

export const usage = `Kills the database (kill -9) again and again while phones send: its first process, and in every third round one that
serves a connection, after which PostgreSQL recovers. A supervisor starts a killed PostgreSQL again: the one of the embedded
database, or the one whose programs are in the given folder.

  pnpm faults kill-database [--times 10] [--phones 400] [--records 115000] [--seed 1] [--postgres /usr/lib/postgresql/15/bin]`;

/** Whether no record was lost or doubled, the gateway lived on, and everything was back in time after each kill. */
export async function run(args: string[]): Promise<boolean> {
  const postgres = await findPrograms(await postgresIds());
  const fire = parseFire(args, { times: 10, phones: 400, records: 115_000, postgres });
  const tell = (text: string) => console.log(text);
  const outcome = await underFire(fire, killDatabase, tell, async (gateway) => {
    const milliseconds = await mailTakes(gateway);
    tell(`a mail of a new company is ready after ${(milliseconds / 1000).toFixed(1)} s`);
  });
  return verdictOf(outcome, { longestAway, ended: 0 }, tell);
}

/** Settles when every connection is lost. */
export async function killDatabase(gateway: SupervisedGateway, round: number): Promise<void> {
  const watcher = new Client({ connectionString: gateway.databaseUrl });
  const lost = new Promise<void>((resolve) => {
    watcher.on('error', () => resolve());
    watcher.once('end', () => resolve());
  });
  await watcher.connect();
  const isBackend = round % backendEvery === 0;
  const victim = isBackend ? await backendOf(watcher) : gateway.databaseProcess;
  process.kill(victim, 'SIGKILL');
  await lost;
}

async function backendOf(watcher: Client): Promise<number> {
  const { rows } = await watcher.query<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()
     ORDER BY state = 'active' DESC, state_change DESC LIMIT 1`,
  );
  return rows[0]!.pid;
}

/** How long the queue takes to keep a mail, in milliseconds: its workers must have found the database again. */
export async function mailTakes(gateway: SupervisedGateway): Promise<number> {
  const client = new RestClient(gateway.url, () => undefined);
  const { adminEmail, adminPassword } = gateway.env;
  const administrator = { email: adminEmail, password: adminPassword };
  const { email } = await signUpCompany(client, administrator);
  const started = Date.now();
  const { body } = await client.call('POST /api/admin/login', null, administrator, [201]);
  const query = 'query FaultsMails($to: String!) { mails(search: $to) { items { status } } }';
  while (Date.now() < started + mailTime) {
    const mails = await client.call(
      'POST /graphql',
      body.data.token,
      { query, variables: { to: email } },
      [200],
    );
    const items: { status: string }[] = mails.body.data.mails.items;
    if (items.length > 0 && items.every(({ status }) => status === 'KEPT'))
      return Date.now() - started;
    await wait(100);
  }
  throw new Error(`The queue keeps no mails ${mailTime / 1000} s after the last kill`);
}
