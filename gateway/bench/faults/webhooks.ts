import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import { Random } from '../../src/demo/random.js';
import {
  HttpsReceiver,
  type ReceivedRequest,
  receiverCertificate,
} from '../../test/https-receiver.js';
import { withCleanup } from '../lib/cleanup.js';
import { CommandError, type FaultCommand, parseOptions, printVerdict } from '../lib/command.js';
import { type BenchDatabase, createDataFolder } from '../lib/database.js';
import { formatSeconds } from '../lib/format.js';
import { RestClient } from '../lib/rest-client.js';
import { signInCompany } from '../lib/sessions.js';
import { killServer } from './kill.js';
import { startSupervised, waitUntilNone } from './setup.js';

/** Time until the receiver answers, so that kills find messages on their way. */
const answerMs = 150;
/** Maximum time from the first message after a kill to the next kill. */
const maxPauseMs = 1500;
/** Time until a dead receiver runs again. */
const receiverDownMs = 500;
const maxWaitMs = 60_000;
/** Messages of one webhook on their way at the same time. */
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
      const receiver = await MortalReceiver.start();
      defer(() => receiver.stop());
      const amounts = { companies: 1, employees: cases, contacts: 0 };
      const { database, proxy, gateway } = await startSupervised(
        defer,
        amounts,
        receiver.variables,
      );
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
        await waitForMessage(receiver);
        await wait(random.between(0, maxPauseMs));
        const [name, kill] = kills[round % kills.length]!;
        await kill();
        await acting;
        // Later attempts follow after minutes otherwise.
        await passTime(database);
        console.log(
          `kill ${round + 1}, of the ${name}: ${receiver.received.length} messages received so far`,
        );
      }
      const started = Date.now();
      await waitUntilNone(database, 'webhook_delivery', `status <> 'DELIVERED'`);
      console.log(`all delivered ${formatSeconds(Date.now() - started)} after the last kill`);
      const stored = await database.query<StoredMessage>(
        'SELECT id, event, subject_id AS "caseId" FROM webhook_delivery',
      );
      return evaluate({ cases, stored, received: receiver.received, kills: times });
    }),
};

/** Opens a case for each person, and then closes them all. */
async function openAndCloseCases(
  api: RestClient,
  token: string,
  people: readonly { id: string }[],
): Promise<void> {
  for (const { id } of people) await ignoreRefusal(api.query(token, openDocument, { id }));
  const { cases } = await api.query(token, openCasesDocument);
  const open: { id: string }[] = cases.items;
  for (const { id } of open) await ignoreRefusal(api.query(token, closeDocument, { id }));
}

/** Ignores the refusal of an act that was carried out before, because a request without an answer is repeated. */
async function ignoreRefusal(act: Promise<unknown>): Promise<void> {
  await act.catch((error: unknown) => {
    if (!(error instanceof CommandError)) throw error;
  });
}

/** A receiver that can lose its connections and return at the same address. */
class MortalReceiver {
  /** Messages since its start, also from before it died, oldest first. */
  readonly received: ReceivedMessage[] = [];
  /** Secret of the webhook. */
  secret = '';
  private current: HttpsReceiver | undefined;
  private readonly folder = createDataFolder();

  static async start(): Promise<MortalReceiver> {
    const receiver = new MortalReceiver();
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

  /** @throws WebhookVerificationError if the signature is invalid or older than five minutes. */
  private receive({ headers, body }: ReceivedRequest): void {
    const { type, data } = new Webhook(this.secret).verify(
      body,
      headers as Record<string, string>,
    ) as { type: string; data: { caseId: string } };
    this.received.push({ id: String(headers['webhook-id']), type, caseId: data.caseId });
  }

  async die(): Promise<void> {
    const port = this.current?.port;
    await this.current?.close();
    await wait(receiverDownMs);
    await this.listen(port);
  }

  async stop(): Promise<void> {
    await this.current?.close();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async listen(port?: number): Promise<void> {
    const receiver = await HttpsReceiver.start('127.0.0.1', port);
    receiver.answer = (request, response) => {
      this.receive(request);
      setTimeout(() => response.writeHead(204).end(), answerMs);
    };
    this.current = receiver;
  }
}

async function waitForMessage({ received }: MortalReceiver): Promise<void> {
  const count = received.length;
  for (const until = Date.now() + maxWaitMs; received.length === count; await wait(50))
    if (Date.now() > until) throw new Error('The receiver gets no messages any more');
}

async function passTime(database: BenchDatabase): Promise<void> {
  await database.query('UPDATE webhook SET away_until = NULL');
  await database.query(`UPDATE webhook_delivery SET next_try_at = now() WHERE status = 'PENDING'`);
}

interface StoredMessage {
  id: string;
  event: string;
  caseId: string;
}

interface ReceivedMessage {
  id: string;
  type: string;
  caseId: string;
}

export interface WebhooksResult {
  cases: number;
  stored: readonly StoredMessage[];
  /** In the order in which the receiver got them. */
  received: readonly ReceivedMessage[];
  kills: number;
}

/**
 * Prints whether the receiver got each message, those of a case in order. A message that it got twice must have the same id, and is
 * explained by a kill between its answer and the commit: each kill explains as many as were on their way.
 */
export function evaluate({ cases, stored, received, kills }: WebhooksResult): boolean {
  const known = new Map(stored.map((message) => [message.id, message]));
  const receivedIds = new Set(received.map(({ id }) => id));
  const missing = stored.filter(({ id }) => !receivedIds.has(id));
  const unknown = received.filter(({ id, caseId }) => known.get(id)?.caseId !== caseId);
  const closed = new Set<string>();
  const disordered = received.filter(({ type, caseId }) => {
    if (type === 'case.closed') closed.add(caseId);
    return type === 'case.opened' && closed.has(caseId);
  });
  const repeated = received.length - receivedIds.size;
  const maxRepeated = kills * messagesAtOnce;
  return printVerdict(
    [
      [stored.length === 2 * cases, `${stored.length} messages were stored for ${cases} cases`],
      [missing.length === 0, `${missing.length} messages never arrived`],
      [unknown.length === 0, `${unknown.length} messages were never stored`],
      [disordered.length === 0, `${disordered.length} cases were opened after they were closed`],
      [repeated <= maxRepeated, `${repeated} messages arrived again`],
    ],
    `${stored.length} messages about ${cases} cases, ${kills} kills, none missed, each case in order; ${repeated} arrived again with the same id, because a kill lost the answer (at most ${maxRepeated} were on their way)`,
  );
}
