import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Client, Pool } from 'pg';
import { pino } from 'pino';
import { inject } from 'vitest';
import { Limits } from '../src/access/limits.js';
import { Passwords } from '../src/access/passwords.js';
import { SessionBatcher } from '../src/access/session-batcher.js';
import { Sealer } from '../src/access/sealing.js';
import { SessionUses } from '../src/access/session-uses.js';
import { UploadBatcher } from '../src/features/contacts/records/upload-batcher.js';
import type { App } from '../src/request/context.js';
import { makeControlDataSource } from '../src/database/data-source.js';
import { openDataSource } from '../src/database/pooler.js';
import { poolOf } from '../src/database/tenant.js';
import { Jobs } from '../src/jobs/jobs.js';
import { Live } from '../src/live/live.js';
import { OutboundClient } from '../src/http/outbound-client.js';
import { Mailer } from '../src/mail/mailer.js';
import { ownedCases } from '../src/features/cases/register/case-owner.service.js';
import { statuses } from '../src/features/cases/register/statuses.js';
import { findCaseToTrace } from '../src/features/cases/register/case-window.service.js';
import { BlogFeed } from '../src/features/site/blog/blog-feed.js';
import { parseNetworks } from '../src/validation/public-address.js';
import { FakeDns } from './dns.js';
import { receiverHost } from './https-receiver.js';
import { pooledAddress } from './pooler.js';
import { copyOnCluster, databaseAt, dropOnCluster } from './cluster.js';
import { AccessLog } from '../src/features/audit/accesses/access-log.js';
import { seedPlans } from '../src/features/company/plans/plan.service.js';
import { entities } from '../src/app/rooms.js';
import { refusedTries } from '../src/observability/metrics.js';

/** SQL of a moment that has passed. Columns keep milliseconds, so now() may be rounded to a later one. */
export const past = "now() - interval '1 ms'";

const publicUrl = 'https://app.visioncloud.example';
const tokenSecret = 'a secret of the tests, 32 characters long';

/**
 * Connections for requests. With a single one, a request that needs a second connection while it holds the first waits for itself, and
 * its test fails.
 */
const testPoolSize = Number(process.env['TEST_POOL_SIZE'] ?? 1);

export interface TestApp extends App {
  /** URL of this file's database for its owner. */
  ownerUrl: string;
  /** The owner's only connection, opened at its first use. */
  owner: Pool;
  /** Name servers for TXT records. */
  dns: FakeDns;
  /** URL of the pooler that requests use. */
  poolerUrl?: string | undefined;
  /** Waits until this many jobs are due for a retry, which pg-boss stores after the handler's own transaction. */
  untilRetrying(jobs: number): Promise<void>;
  /** Ends the delays before the next attempts of jobs. */
  passTime(): Promise<void>;
  /** Resets the budgets of attempts. */
  forgetTries(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts the gateway's services on a new database of the real server. Stop it after the tests. Jobs wait until the test starts
 * workers.
 */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const serverUrl = inject('serverUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const workerUrls = inject('workerUrls');
  if (workerUrls.length > 0)
    await copyOnCluster([serverUrl, ...workerUrls], inject('template'), name);
  else await onServer(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${inject('template')}`);
  const ownerUrl = databaseAt(serverUrl, name);
  return openTestApp(ownerUrl, {
    ...options,
    poolerUrl: pooledAddress(inject('poolerUrl'), ownerUrl),
  });
}

export interface TestAppOptions {
  /** Mail server. Without one, mails are stored and not sent. */
  smtpUrl?: string | undefined;
  /** Connections of requests, for tests that need several at a time. */
  poolSize?: number;
}

interface Opening extends TestAppOptions {
  poolerUrl?: string | undefined;
}

/**
 * The same on an existing database, which is dropped when the app stops.
 * @param options.poolerUrl URL of the same database through a pooler, for requests.
 */
export async function openTestApp(
  ownerUrl: string,
  { smtpUrl, poolSize = testPoolSize, poolerUrl }: Opening = {},
): Promise<TestApp> {
  const url = new URL(ownerUrl);
  const name = url.pathname.slice(1);
  const dataSource = await openDataSource({ url: url.href, poolerUrl }, entities, poolSize);
  const controlDataSource = await makeControlDataSource(url.href).initialize();
  await seedPlans(dataSource);
  const log = pino({ level: 'silent' });
  const jobs = new Jobs(url.href, log, { supervise: false, pollingSeconds: 0.5 });
  const mailer = new Mailer({
    smtpUrl,
    mailFrom: 'VisionCloud <no-reply@visioncloud.example>',
    publicUrl,
    tokenSecret,
    logsKeptMails: true,
  });
  const live = new Live(url.href, poolOf(dataSource), log);
  live.start();
  const makeLimits = () =>
    new Limits(poolOf(controlDataSource), tokenSecret, (budget) => refusedTries.inc({ budget }));
  const owner = new Pool({ connectionString: url.href, max: 1, idleTimeoutMillis: 0 });
  owner.on('error', () => undefined);
  const dns = new FakeDns();
  const app: TestApp = {
    dataSource,
    controlDataSource,
    live,
    tokenSecret,
    publicUrl,
    jobs,
    mailer,
    dns,
    lookUpTxt: dns.lookUpTxt,
    outbound: new OutboundClient(parseNetworks('127.0.0.1'), resolveReceiver),
    salesEmail: 'sales@visioncloud.example',
    statuses,
    ownedCases,
    findCaseToTrace,
    blog: new BlogFeed(undefined, log),
    passwords: new Passwords('a pepper of the tests'),
    sealer: new Sealer('a pepper of the tests'),
    limits: makeLimits(),
    viewers: new SessionBatcher(dataSource),
    sessionUses: new SessionUses(dataSource, log),
    uploads: new UploadBatcher(dataSource),
    accesses: new AccessLog(dataSource, log),
    log,
    ownerUrl: url.href,
    owner,
    poolerUrl,
    async untilRetrying(expected) {
      const text = `SELECT count(*)::int AS jobs FROM pgboss.job WHERE state = 'retry'`;
      while ((await owner.query<{ jobs: number }>(text)).rows[0]!.jobs < expected) await wait(20);
    },
    async passTime() {
      await owner.query(`UPDATE pgboss.job SET start_after = now() WHERE state = 'retry'`);
    },
    async forgetTries() {
      await poolOf(controlDataSource).query('DELETE FROM rate_limit');
      app.limits = makeLimits();
    },
    async stop() {
      await app.accesses.stop();
      await owner.end();
      await live.stop();
      await jobs.stop();
      await mailer.close();
      await controlDataSource.destroy();
      await dataSource.destroy();
      const server = new URL('/postgres', url);
      await dropOnCluster([server.href, ...inject('workerUrls')], name);
    },
  };
  return app;
}

/** Resolves only the host name of the tests' receivers, to this machine. */
const resolveReceiver = async (host: string) =>
  Promise.resolve(host === receiverHost ? ['127.0.0.1'] : []);

export async function onServer(serverUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}
