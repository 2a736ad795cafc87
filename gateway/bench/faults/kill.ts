import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { runningEmbedded } from '../../src/database/embedded.js';
import { readEnv } from '../../src/env.js';
import type { TcpProxy } from '../../test/tcp-proxy.js';
import { Fleet, type FleetOptions } from '../fleet/fleet.js';
import { type Credentials, signInAdministrator, signUpCompany } from '../lib/sign-up.js';
import { type Defer, withCleanup } from '../lib/cleanup.js';
import { parseOptions, printVerdict, type FaultCommand } from '../lib/command.js';
import { type BenchDatabase, createDataFolder } from '../lib/database.js';
import { formatCounts, formatSeconds, median } from '../lib/format.js';
import { administrator, GatewayProcess } from '../lib/processes.js';
import { RestClient } from '../lib/rest-client.js';
import { startSupervised } from './setup.js';

const pollMs = 20;
const maxRecoveryMs = 60_000;
/** Maximum wait of a mail in the job queue after the last kill. */
const maxMailMs = 30_000;
/** Kills happen until this share of the records is acknowledged. */
const killingShare = 0.9;
/** In every third round a process that serves a connection is killed. */
const backendEvery = 3;
const defaults = { phones: 400, records: 115_000, seed: 1 };
const optionsText = '[--phones 400] [--records 115000] [--seed 1]';

export const killGateway: FaultCommand = {
  summary:
    'Kills the gateway with its embedded database again and again while phones upload; a supervisor starts it again.',
  options: `[--times 20] ${optionsText}`,
  run: (args) =>
    withCleanup(async (defer) => {
      const { numbers } = parseOptions(args, { numbers: { ...defaults, times: 20 } });
      const installation = await startEmbeddedInstallation(defer);
      const kill = () => installation.gateway.kill();
      const result = await uploadDuringKills(installation, numbers, kill);
      return evaluate(result, { maxDownMs: 5000, exits: numbers.times });
    }),
};

export const killDatabase: FaultCommand = {
  summary:
    'Kills PostgreSQL again and again while phones upload: its first process, or one that serves a connection; a supervisor starts it again.',
  options: `[--times 10] ${optionsText}`,
  run: (args) =>
    withCleanup(async (defer) => {
      const { numbers } = parseOptions(args, { numbers: { ...defaults, times: 10 } });
      const installation = await startInstallation(defer);
      const result = await uploadDuringKills(
        installation,
        numbers,
        (round) => installation.killDatabase(round),
        async () => {
          const mailMs = await measureMail(installation);
          console.log(`a mail is processed after ${formatSeconds(mailMs)}`);
        },
      );
      return evaluate(result, { maxDownMs: 10_000, exits: 0 });
    }),
};

/** A supervised gateway. */
interface Installation {
  gateway: GatewayProcess;
  administrator: Credentials;
  databaseUrl: () => string;
}

/** Starts a gateway with its embedded database, as `pnpm start` does. */
async function startEmbeddedInstallation(defer: Defer): Promise<Installation> {
  const folder = createDataFolder();
  defer(async () => rmSync(folder, { recursive: true, force: true }));
  const variables = { DATABASE_URL: '', DATA_DIR: join(folder, 'data') };
  const gateway = await GatewayProcess.start(variables, { restarts: true });
  defer(() => gateway.stop());
  const {
    adminEmail: email,
    adminPassword: password,
    embeddedPassword,
    dataDir,
  } = readEnv(variables);
  return {
    gateway,
    administrator: { email, password },
    databaseUrl() {
      const url = runningEmbedded(join(dataDir, 'database'), embeddedPassword);
      if (!url) throw new Error('The embedded database does not run');
      return url;
    },
  };
}

/** Starts a gateway on a PostgreSQL that it does not manage. */
export async function startInstallation(
  defer: Defer,
): Promise<Installation & { killDatabase(round: number): Promise<void> }> {
  const amounts = { companies: 0, employees: 0, contacts: 0 };
  const { database, proxy, gateway } = await startSupervised(defer, amounts);
  return {
    gateway,
    administrator,
    databaseUrl: () => database.url,
    killDatabase: (round) =>
      round % backendEvery === 0 ? killBackend(database.url) : killServer(database, proxy),
  };
}

/** Kills PostgreSQL, waits until its connections are lost, and starts it again behind the same proxy. */
export async function killServer(database: BenchDatabase, proxy: TcpProxy): Promise<void> {
  const { isLost } = await watchConnection(database.url);
  await database.killServer();
  await isLost;
  await database.startServer();
  proxy.redirect(database.url);
}

/** Kills a process that serves a connection, after which PostgreSQL recovers, and waits until every connection is lost. */
async function killBackend(url: string): Promise<void> {
  const { client, isLost } = await watchConnection(url);
  const { rows } = await client.query<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()
     ORDER BY state = 'active' DESC, state_change DESC LIMIT 1`,
  );
  process.kill(rows[0]!.pid, 'SIGKILL');
  await isLost;
}

async function watchConnection(url: string): Promise<{ client: Client; isLost: Promise<void> }> {
  const client = new Client({ connectionString: url });
  const isLost = new Promise<void>((resolve) => {
    client.on('error', () => resolve());
    client.once('end', () => resolve());
  });
  await client.connect();
  return { client, isLost };
}

/** Results of a fleet and of the kills. */
export interface KillResult {
  /** Milliseconds from each kill until the gateway was ready and took an upload. */
  downTimes: number[];
  /** Whether stored and traced records equal the acknowledged ones. */
  isEqual: boolean;
  acknowledged: number;
  /** How often the gateway's process ended. */
  exits: number;
  /** Answers to uploads by status, and 'none'. */
  answers: ReadonlyMap<number | 'none', number>;
  /** Answers of 503 without Retry-After. */
  withoutRetryAfter: number;
}

/**
 * Lets a fleet upload while kills are spread evenly over the acknowledged records, then compares these with the database and with
 * traces.
 * @param check runs after the uploads.
 */
export async function uploadDuringKills(
  { gateway, administrator, databaseUrl }: Installation,
  { times, ...amounts }: Pick<FleetOptions, 'phones' | 'records' | 'seed'> & { times: number },
  kill: (round: number) => Promise<void>,
  check: () => Promise<unknown> = async () => undefined,
): Promise<KillResult> {
  const fleet = await Fleet.signIn({ ...amounts, url: gateway.url, administrator });
  const uploading = new AbortController();
  const [downTimes] = await Promise.all([
    killWhileUploading(fleet, gateway, times, kill, uploading.signal),
    fleet.upload().finally(() => uploading.abort()),
  ]);
  await check();
  const isEqual = await fleet.compare(databaseUrl());
  const { acknowledged, answers, withoutRetryAfter } = fleet.ledger;
  return {
    downTimes,
    isEqual,
    acknowledged: acknowledged.size,
    exits: gateway.exits,
    answers,
    withoutRetryAfter,
  };
}

async function killWhileUploading(
  fleet: Fleet,
  gateway: GatewayProcess,
  times: number,
  kill: (round: number) => Promise<void>,
  uploaded: AbortSignal,
): Promise<number[]> {
  const downTimes: number[] = [];
  for (let round = 1; round <= times; round += 1) {
    const nextAt = (fleet.records.length * killingShare * round) / times;
    while (!uploaded.aborted && fleet.ledger.acknowledged.size < nextAt) await wait(pollMs);
    if (uploaded.aborted) throw new Error(`All records were uploaded before kill ${round}`);
    const killedAt = performance.now();
    await kill(round);
    await waitUntilServed(fleet, gateway);
    const downMs = performance.now() - killedAt;
    downTimes.push(downMs);
    console.log(
      `kill ${round} at ${fleet.ledger.acknowledged.size} records: serving again after ${formatSeconds(downMs)}`,
    );
  }
  return downTimes;
}

async function waitUntilServed(fleet: Fleet, gateway: GatewayProcess): Promise<void> {
  for (const until = Date.now() + maxRecoveryMs; Date.now() < until; await wait(pollMs))
    if ((await gateway.isReady()) && (await fleet.canUpload())) return;
  throw new Error(`The gateway did not serve again within ${formatSeconds(maxRecoveryMs)}`);
}

/** Returns the milliseconds until the job queue has processed a mail, for which its workers must have reconnected. */
export async function measureMail({ gateway, administrator }: Installation): Promise<number> {
  const client = new RestClient(gateway.url);
  const { email } = await signUpCompany(client, administrator);
  const started = Date.now();
  const token = await signInAdministrator(client, administrator);
  const query = 'query BenchMails($to: String!) { mails(search: $to) { items { status } } }';
  while (Date.now() < started + maxMailMs) {
    const { mails } = await client.query(token, query, { to: email });
    const items: { status: string }[] = mails.items;
    if (items.length > 0 && items.every(({ status }) => status === 'KEPT'))
      return Date.now() - started;
    await wait(100);
  }
  throw new Error(`The job queue processed no mail within ${formatSeconds(maxMailMs)}`);
}

/** Prints the times and whether the result is as it must be. */
export function evaluate(
  { downTimes, isEqual, acknowledged, exits, answers, withoutRetryAfter }: KillResult,
  limits: { maxDownMs: number; exits: number },
): boolean {
  const slowest = Math.max(...downTimes);
  console.log(
    `${downTimes.length} kills, serving again after ${formatSeconds(median(downTimes))} (median), ${formatSeconds(slowest)} at most`,
  );
  const unexpected = [...answers].filter(
    ([status]) => status !== 'none' && status !== 200 && status !== 503,
  );
  return printVerdict(
    [
      [isEqual, 'acknowledged records differ from stored or traced ones'],
      [
        slowest <= limits.maxDownMs,
        `the gateway was down for more than ${formatSeconds(limits.maxDownMs)}`,
      ],
      [exits === limits.exits, `the gateway ended ${exits} times, not ${limits.exits}`],
      [unexpected.length === 0, `uploads were answered ${formatCounts(unexpected)}`],
      [withoutRetryAfter === 0, `${withoutRetryAfter} answers of 503 had no Retry-After`],
    ],
    `${acknowledged} records, none lost, none doubled`,
  );
}
