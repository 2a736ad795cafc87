import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import { Random } from '../../src/demo/random.js';
import { DatabaseProxy } from '../../test/database-proxy.js';
import {
  HttpsReceiver,
  type ReceivedRequest,
  receiverCertificate,
} from '../../test/https-receiver.js';
import { withCleanup } from '../lib/cleanup.js';
import { CommandError, type FaultCommand, parseOptions, showProgress } from '../lib/command.js';
import { BenchDatabase, createDataFolder } from '../lib/database.js';
import { formatSeconds } from '../lib/format.js';
import { GatewayProcess, gatewayVariables } from '../lib/processes.js';
import { RestClient } from '../lib/rest-client.js';
import { signInCompany } from '../lib/sessions.js';
import { killServer } from './kill.js';

/** The receiver takes so long for each message, so that kills find some on their way. */
const answerMs = 150;
/** A kill comes at most so long after messages have arrived again. */
const maxPauseMs = 1500;
/** A receiver that died stays away so long. */
const receiverAwayMs = 500;
const maxDeliveryMs = 15 * 60_000;
/** Messages that a webhook is sent at the same time. */
const messagesAtOnce = 2;

const createDocument = `mutation BenchCreateWebhook($url: String!) {
  createWebhook(input: { url: $url, events: [CASE_OPENED, CASE_CLOSED] }) { secret webhook { id } }
}`;
const openDocument = `mutation BenchOpenCase($id: UUID!) {
  openCase(input: { employee: { id: $id }, disease: COVID_19, classification: SUSPECTED }) { id }
}`;
const openCasesDocument = `query BenchOpenCases {
  cases(filter: { isOpen: true }, pageSize: 100) { items { id } }
}`;
const closeDocument = `mutation BenchCloseCase($id: UUID!) {
  closeCase(input: { id: $id, version: 1, outcome: RECOVERED }) { id }
}`;

export const webhooks: FaultCommand = {
  summary:
    'Kills the gateway, PostgreSQL and the receiver of a webhook in turns while cases are opened and closed; supervisors start all again.',
  options: '[--times 20] [--cases 300] [--seed 1]',
  run: (args) =>
    withCleanup(async (defer) => {
      const { times, cases, seed } = parseOptions(args, {
        numbers: { times: 20, cases: 300, seed: 1 },
      }).numbers;
      const database = await BenchDatabase.create({ companies: 1, employees: cases, contacts: 0 });
      defer(() => database.stop());
      const receiver = await DyingReceiver.start();
      defer(() => receiver.stop());
      const proxy = await DatabaseProxy.start(database.url);
      defer(() => proxy.close());
      const gateway = await GatewayProcess.start(
        { ...gatewayVariables(proxy.url, database.secrets), ...receiver.variables },
        { restarts: true },
      );
      defer(() => gateway.stop());
      const company = await signInCompany(database, database.filled.companies[0]);
      const token = company.tokens[0]!;
      const api = new RestClient(gateway.url);
      const { createWebhook } = await api.query(token, createDocument, { url: receiver.url });
      receiver.secret = createWebhook.secret;
      const people = await database.query<{ id: string }>('SELECT id FROM employee LIMIT $1', [
        cases,
      ]);
      const kills: [name: string, kill: () => Promise<void>][] = [
        ['gateway', () => gateway.kill()],
        ['database', () => killServer(database, proxy)],
        ['receiver', () => receiver.die()],
      ];
      const random = new Random('kills', seed);
      for (let round = 0; round < times; round += 1) {
        const batch = people.filter((_, at) => at % times === round);
        const acting = openAndCloseCases(api, token, batch);
        acting.catch(() => undefined);
        await untilTaken(receiver, receiver.taken.length + 1);
        await wait(random.between(0, maxPauseMs));
        const [name, kill] = kills[round % kills.length]!;
        await kill();
        await acting;
        // Nobody waits here for the tries that follow after minutes.
        await passTime(database);
        console.log(
          `kill ${round + 1}, of the ${name}: ${receiver.taken.length} messages taken so far`,
        );
      }
      const started = Date.now();
      await untilDelivered(database);
      console.log(`all delivered ${formatSeconds(Date.now() - started)} after the last kill`);
      const stored = await database.query<StoredMessage>(
        'SELECT id, event, subject_id AS "caseId" FROM webhook_delivery',
      );
      return evaluate({
        cases,
        stored,
        taken: receiver.taken,
        kills: times,
      });
    }),
};

/** Opens a case of each person, and then closes them all. */
async function openAndCloseCases(
  api: RestClient,
  token: string,
  people: readonly { id: string }[],
): Promise<void> {
  for (const { id } of people) await repeatable(api.query(token, openDocument, { id }));
  const { cases } = await api.query(token, openCasesDocument);
  const open: { id: string }[] = cases.items;
  for (const { id } of open) await repeatable(api.query(token, closeDocument, { id }));
}

/**
 * Ignores the refusal of an act that was carried out before: a request without an answer is repeated. Acts that are missing show in the
 * messages.
 */
async function repeatable(act: Promise<unknown>): Promise<void> {
  await act.catch((error: unknown) => {
    if (!(error instanceof CommandError)) throw error;
  });
}

/** A receiver that loses its connections and comes back at the same address. */
class DyingReceiver {
  /** Everything that it got, also before it died, oldest first. */
  readonly taken: TakenMessage[] = [];
  /** That of the webhook. */
  secret = '';
  private current: HttpsReceiver | undefined;
  private readonly folder = createDataFolder();

  static async start(): Promise<DyingReceiver> {
    const receiver = new DyingReceiver();
    const { cert } = await receiverCertificate();
    writeFileSync(receiver.certificate, cert);
    await receiver.listen();
    return receiver;
  }

  private get certificate(): string {
    return join(this.folder, 'receiver.pem');
  }

  /** Variables of a gateway that may call it. */
  get variables(): Record<string, string> {
    return { OUTBOUND_NETWORKS: '127.0.0.1', NODE_EXTRA_CA_CERTS: this.certificate };
  }

  get url(): string {
    return `https://127.0.0.1:${this.current?.port}/`;
  }

  /** Takes a message if its signature is valid and not older than five minutes. @throws WebhookVerificationError */
  private take({ headers, body }: ReceivedRequest): void {
    const { type, data } = new Webhook(this.secret).verify(
      body,
      headers as Record<string, string>,
    ) as { type: string; data: { caseId: string } };
    this.taken.push({ id: String(headers['webhook-id']), type, caseId: data.caseId });
  }

  async die(): Promise<void> {
    const port = this.current?.port;
    await this.current?.close();
    await wait(receiverAwayMs);
    await this.listen(port);
  }

  async stop(): Promise<void> {
    await this.current?.close();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async listen(port?: number): Promise<void> {
    const receiver = await HttpsReceiver.start('127.0.0.1', port);
    receiver.answer = (request, response) => {
      this.take(request);
      setTimeout(() => response.writeHead(204).end(), answerMs);
    };
    this.current = receiver;
  }
}

async function untilTaken(receiver: DyingReceiver, count: number): Promise<void> {
  for (const until = Date.now() + maxDeliveryMs; receiver.taken.length < count; await wait(50))
    if (Date.now() > until) throw new Error('The receiver gets nothing any more');
}

async function passTime(database: BenchDatabase): Promise<void> {
  await database.query('UPDATE webhook SET away_until = NULL');
  await database.query(`UPDATE webhook_delivery SET next_try_at = now() WHERE status = 'PENDING'`);
}

async function untilDelivered(database: BenchDatabase): Promise<void> {
  for (const until = Date.now() + maxDeliveryMs; Date.now() < until; await wait(250)) {
    const [left] = await database.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM webhook_delivery WHERE status <> 'DELIVERED'`,
    );
    if (left?.count === 0) return;
    showProgress(`${left?.count} messages wait`);
  }
  throw new Error(`Some messages were not delivered within ${formatSeconds(maxDeliveryMs)}`);
}

interface StoredMessage {
  id: string;
  event: string;
  caseId: string;
}

interface TakenMessage {
  id: string;
  type: string;
  caseId: string;
}

export interface WebhooksResult {
  cases: number;
  stored: readonly StoredMessage[];
  /** In the order in which the receiver got them. */
  taken: readonly TakenMessage[];
  kills: number;
}

/**
 * Prints whether the receiver got each message, those of a case in order. What it got twice has to have the same id, and a kill between
 * its yes and the commit: there are at most so many as messages were on their way.
 */
export function evaluate({ cases, stored, taken, kills }: WebhooksResult): boolean {
  const known = new Map(stored.map((message) => [message.id, message]));
  const took = new Set(taken.map(({ id }) => id));
  const missing = stored.filter(({ id }) => !took.has(id));
  const unknown = taken.filter(({ id, caseId }) => known.get(id)?.caseId !== caseId);
  const closed = new Set<string>();
  const disordered = taken.filter(({ type, caseId }) => {
    if (type === 'case.closed') closed.add(caseId);
    return type === 'case.opened' && closed.has(caseId);
  });
  const repeated = taken.length - took.size;
  const maxRepeated = kills * messagesAtOnce;
  const problems = [
    ...(stored.length === 2 * cases
      ? []
      : [`${stored.length} messages were stored for ${cases} cases`]),
    ...(missing.length === 0 ? [] : [`${missing.length} messages never arrived`]),
    ...(unknown.length === 0 ? [] : [`${unknown.length} messages were never stored`]),
    ...(disordered.length === 0
      ? []
      : [`${disordered.length} cases were opened after they were closed`]),
    ...(repeated <= maxRepeated ? [] : [`${repeated} messages came again`]),
  ];
  for (const problem of problems) console.log(`FAILED: ${problem}`);
  if (problems.length === 0)
    console.log(
      `OK: ${stored.length} messages about ${cases} cases, ${kills} kills, none missed, each case in order; ${repeated} came again with the same id, because a kill lost the yes (at most ${maxRepeated} were on their way)`,
    );
  return problems.length === 0;
}
