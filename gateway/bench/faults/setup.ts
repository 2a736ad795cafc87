import { setTimeout as wait } from 'node:timers/promises';
import { MailServer } from '../../test/mail-server.js';
import { TcpProxy } from '../../test/tcp-proxy.js';
import type { Defer } from '../lib/cleanup.js';
import { showProgress } from '../lib/command.js';
import { BenchDatabase } from '../lib/database.js';
import type { Amounts } from '../lib/fill.js';
import { RestClient } from '../lib/rest-client.js';
import { GatewayProcess, gatewayVariables } from '../lib/processes.js';
import { type SignedInCompany, signInCompany } from '../lib/sessions.js';
import { fillExposed } from './fill-exposed.js';

const maxDeliveryMs = 15 * 60_000;

/** A gateway on a filled database of its own. */
export interface Setup {
  database: BenchDatabase;
  gateway: GatewayProcess;
  /** Keeps the address of the database when its server is restarted. */
  proxy: TcpProxy;
}

/** Starts a gateway that reaches its database through a proxy, and that a supervisor restarts. */
export async function startSupervised(
  defer: Defer,
  amounts: Amounts,
  variables: Record<string, string> = {},
): Promise<Setup> {
  const database = await BenchDatabase.create(amounts);
  defer(() => database.stop());
  const proxy = await TcpProxy.start(database.url);
  defer(() => proxy.close());
  const gateway = await GatewayProcess.start(
    { ...gatewayVariables(proxy.url, database.secrets), ...variables },
    { restarts: true },
  );
  defer(() => gateway.stop());
  return { database, gateway, proxy };
}

/** A gateway that sends mails, with a company in which a case exposes people. */
export interface ExposedSetup extends Omit<Setup, 'proxy'> {
  mailServer: MailServer;
  company: SignedInCompany;
  api: RestClient;
  /** Ids of the follow-ups. */
  followUpIds: string[];
}

/** Starts a gateway as `startSupervised` does, with a mail server and a case that exposes so many people. */
export async function startExposed(defer: Defer, people: number): Promise<ExposedSetup> {
  const mailServer = new MailServer();
  await mailServer.start();
  defer(() => mailServer.kill());
  const amounts = { companies: 1, employees: people + 50, contacts: 0 };
  const { database, gateway } = await startSupervised(defer, amounts, { SMTP_URL: mailServer.url });
  const company = await signInCompany(database, database.filled.companies[0]);
  const api = new RestClient(gateway.url);
  const followUpIds = await fillExposed(database, api, company, people);
  return { mailServer, database, gateway, company, api, followUpIds };
}

/** A gateway on a database of its own, with companies whose people can sign in. */
export interface PopulatedSetup extends Omit<Setup, 'proxy'> {
  /** The largest first. */
  companies: SignedInCompany[];
}

/** @param sessions of each company's admin. */
export async function startPopulated(
  defer: Defer,
  amounts: Amounts,
  sessions: number,
): Promise<PopulatedSetup> {
  const database = await BenchDatabase.create(amounts);
  defer(() => database.stop());
  const companies: SignedInCompany[] = [];
  for (const id of database.filled.companies)
    companies.push(await signInCompany(database, id, { sessions, passwords: true }));
  const gateway = await GatewayProcess.start(gatewayVariables(database.url, database.secrets));
  defer(() => gateway.stop());
  return { database, gateway, companies };
}

/** Waits until a table has no rows that meet a condition. */
export async function waitUntilNone(
  database: BenchDatabase,
  table: string,
  condition: string,
): Promise<void> {
  for (const until = Date.now() + maxDeliveryMs; Date.now() < until; await wait(250)) {
    const [left] = await database.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM ${table} WHERE ${condition}`,
    );
    if (left?.count === 0) return;
    showProgress(`${left?.count} rows of ${table} are pending`);
  }
  throw new Error(`Rows of ${table} were still pending after ${maxDeliveryMs / 60_000} minutes`);
}
