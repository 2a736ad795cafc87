import { setTimeout as wait } from 'node:timers/promises';
import type { TcpProxy } from '../../test/tcp-proxy.js';
import { type Defer, withCleanup } from '../lib/cleanup.js';
import { parseOptions, printVerdict, type FaultCommand } from '../lib/command.js';
import type { BenchDatabase } from '../lib/database.js';
import { formatMegabytes, formatRow, formatSeconds } from '../lib/format.js';
import { readMetric } from '../lib/metrics.js';
import { countStored, LoadClients, type LoadResult, signInClients } from './load-clients.js';
import { startSupervised } from './setup.js';

const maxRecoveryMs = 120_000;
const warmUpMs = 10_000;
/** Time for requests that were running when the fault ended. */
const settlingMs = 1000;

export const databaseAway: FaultCommand = {
  summary:
    'Takes the database away in four ways: connections refused, packets dropped, server hanging, server restarted.',
  options: '[--seconds 15] [--clients 64]',
  run: (args) => withCleanup((defer) => run(args, defer)),
};

type Check = readonly [holds: boolean, problem: string];

interface Outage {
  name: string;
  begin(): Promise<void> | void;
  end(): Promise<void> | void;
  /** Maximum milliseconds until everything works again after the end. */
  maxRecoveryMs: number;
  /** Maximum milliseconds until a request is answered. */
  maxAnswerMs: number;
}

function outagesOf(database: BenchDatabase, proxy: TcpProxy): Outage[] {
  return [
    {
      name: 'connections refused',
      begin: () => proxy.close(),
      end: () => proxy.open(),
      maxRecoveryMs: 5000,
      maxAnswerMs: 6000,
    },
    {
      name: 'packets dropped',
      begin: () => proxy.dropPackets(),
      end: () => proxy.open(),
      // A connection attempt of a moment before the end is given up after five seconds.
      maxRecoveryMs: 8000,
      maxAnswerMs: 15_000,
    },
    {
      name: 'server hanging (SIGSTOP)',
      begin: () => database.signalServer('SIGSTOP'),
      end: () => database.signalServer('SIGCONT'),
      maxRecoveryMs: 8000,
      maxAnswerMs: 15_000,
    },
    {
      name: 'server stopped and started',
      begin: () => database.stopServer(),
      end: async () => {
        await database.startServer();
        proxy.redirect(database.url);
      },
      maxRecoveryMs: 5000,
      maxAnswerMs: 6000,
    },
  ];
}

/** Returns whether clients got only successes and 503, the gateway recovered, and no acknowledged record is missing. */
async function run(args: readonly string[], defer: Defer): Promise<boolean> {
  const { seconds, clients } = parseOptions(args, {
    numbers: { seconds: 15, clients: 64 },
  }).numbers;
  const amounts = { companies: 1, employees: 200, contacts: 2000 };
  const { database, proxy, gateway } = await startSupervised(defer, amounts);
  const sessions = await signInClients(database);
  const load = new LoadClients(gateway.url, sessions, { clients });
  defer(() => load.stop());
  await wait(warmUpMs);
  load.takeResult();
  await wait(settlingMs);
  const before = load.takeResult();
  const checks: Check[] = [[before.failed === 0, 'requests failed before the first outage']];
  printRow([
    'outage',
    'served',
    '503',
    'others',
    'slowest',
    'recovered',
    'memory',
    'health, ready',
  ]);
  const memory = formatMegabytes(await memoryOf(gateway.url));
  const slowest = formatSeconds(before.slowestMs);
  printRow(['none', before.uploads + before.reads, 0, before.failed, slowest, '', memory, '']);
  for (const outage of outagesOf(database, proxy)) {
    const found = await observe(outage, seconds * 1000, gateway.url, load, sessions);
    checks.push(...found.map(([holds, problem]): Check => [holds, `${outage.name}: ${problem}`]));
  }
  await load.stop();
  const stored = await countStored(database, load.acknowledged);
  console.log(`${stored} of ${load.acknowledged.length} acknowledged records are stored`);
  checks.push(
    [stored === load.acknowledged.length, 'acknowledged records are missing'],
    [gateway.exits === 0, `the gateway ended ${gateway.exits} times`],
  );
  return printVerdict(checks);
}

/** Lets an outage happen and prints what the clients saw. */
async function observe(
  outage: Outage,
  durationMs: number,
  url: string,
  load: LoadClients,
  sessions: Awaited<ReturnType<typeof signInClients>>,
): Promise<Check[]> {
  load.takeResult();
  await outage.begin();
  await wait(durationMs);
  const [health, ready] = await Promise.all([
    statusOf(`${url}/healthz`),
    statusOf(`${url}/readyz`),
  ]);
  await outage.end();
  const probe = new LoadClients(url, sessions, { clients: 2, timeoutMs: 20_000 });
  const recoveryMs = await waitUntilRecovered(url, probe);
  await probe.stop();
  load.acknowledged.push(...probe.acknowledged);
  await wait(settlingMs);
  const { uploads, reads, refusals, slowestMs }: LoadResult = load.takeResult();
  const unavailable = refusals.get('503') ?? 0;
  const others = [...refusals].filter(([reason]) => reason !== '503');
  printRow([
    outage.name,
    uploads + reads,
    unavailable,
    others.reduce((sum, [, count]) => sum + count, 0),
    formatSeconds(slowestMs),
    formatSeconds(recoveryMs),
    formatMegabytes(await memoryOf(url)),
    `${health}, ${ready}`,
  ]);
  return [
    ...others.map(([reason, count]): Check => [false, `${count} times ${reason}`]),
    [unavailable > 0, 'no request was refused'],
    [recoveryMs <= outage.maxRecoveryMs, `took ${formatSeconds(recoveryMs)} to recover`],
    [slowestMs <= outage.maxAnswerMs, `an answer took ${formatSeconds(slowestMs)}`],
    [health === 200, `/healthz answered ${health}`],
    [ready === 503, `/readyz answered ${ready}`],
  ];
}

/** Waits until uploads, reads and /readyz work. @returns how long that took, in milliseconds. */
async function waitUntilRecovered(url: string, probe: LoadClients): Promise<number> {
  const started = performance.now();
  const works = { uploads: false, reads: false, ready: false };
  while (performance.now() - started < maxRecoveryMs) {
    await wait(20);
    const { uploads, reads } = probe.takeResult();
    works.uploads ||= uploads > 0;
    works.reads ||= reads > 0;
    works.ready ||= (await statusOf(`${url}/readyz`)) === 200;
    if (works.uploads && works.reads && works.ready) break;
  }
  return performance.now() - started;
}

const statusOf = async (url: string): Promise<number> => (await fetch(url)).status;
const memoryOf = (url: string) => readMetric(url, 'process_resident_memory_bytes');
const printRow = (cells: readonly (string | number)[]) =>
  console.log(formatRow([28, 7, 6, 6, 8, 9, 7, 13], cells));
