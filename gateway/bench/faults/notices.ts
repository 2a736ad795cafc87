import { setTimeout as wait } from 'node:timers/promises';
import { Random } from '../../src/demo/random.js';
import { withCleanup } from '../lib/cleanup.js';
import { type FaultCommand, parseOptions, showProgress } from '../lib/command.js';
import { BenchDatabase } from '../lib/database.js';
import { fillExposed } from '../lib/fill-exposed.js';
import { formatSeconds } from '../lib/format.js';
import { MailServerProcess, type TakenMail } from '../lib/mail-server.js';
import { GatewayProcess, gatewayVariables } from '../lib/processes.js';
import { RestClient } from '../lib/rest-client.js';
import { signInCompany } from '../lib/sessions.js';

/** A kill comes at most so long after a request to send notices. */
const maxDelayMs = 1500;
/** A killed mail server stays away so long. */
const mailServerAwayMs = 500;
/** The job queue takes the jobs of a killed gateway up again after half a minute. */
const maxDeliveryMs = 15 * 60_000;
/** Mails that a gateway hands over at the same time. */
const mailsAtOnce = 2;

const sendDocument = `mutation BenchSendNotices($ids: [UUID!]!) {
  sendNotices(input: { followUpIds: $ids }) { sent }
}`;

export const notices: FaultCommand = {
  summary:
    'Kills the gateway and the mail server in turns while people are informed; supervisors start both again.',
  options: '[--times 20] [--people 400] [--seed 1]',
  run: (args) =>
    withCleanup(async (defer) => {
      const { times, people, seed } = parseOptions(args, {
        numbers: { times: 20, people: 400, seed: 1 },
      }).numbers;
      const database = await BenchDatabase.create({
        companies: 1,
        employees: people + 50,
        contacts: 0,
      });
      defer(() => database.stop());
      const mailServer = await MailServerProcess.start();
      defer(() => mailServer.stop());
      const variables = {
        ...gatewayVariables(database.url, database.secrets),
        SMTP_URL: mailServer.url,
      };
      const gateway = await GatewayProcess.start(variables, { restarts: true });
      defer(() => gateway.stop());
      const company = await signInCompany(database, database.filled.companies[0]);
      const api = new RestClient(gateway.url);
      const ids = await fillExposed(database, api, company, { people });
      const random = new Random('kills', seed);
      for (let round = 0; round < times; round += 1) {
        const batch = ids.filter((_, at) => at % times === round);
        // Repeated until it is answered, as a page does whose connection broke.
        const sending = api.query(company.tokens[0]!, sendDocument, { ids: batch });
        sending.catch(() => undefined);
        await wait(random.between(0, maxDelayMs));
        const killsGateway = round % 2 === 0;
        if (killsGateway) await gateway.kill();
        else {
          await mailServer.kill();
          await wait(mailServerAwayMs);
          await mailServer.restart();
        }
        await sending;
        console.log(
          `kill ${round + 1}, of the ${killsGateway ? 'gateway' : 'mail server'}: ${mailServer.taken.length} mails taken so far`,
        );
      }
      const started = Date.now();
      await untilDelivered(database);
      console.log(`all delivered ${formatSeconds(Date.now() - started)} after the last kill`);
      const sent = await database.query<{ messageId: string; to: string }>(
        `SELECT mail_id AS "messageId", email AS "to" FROM notice JOIN employee ON employee.id = employee_id`,
      );
      return evaluate({ people, sent, taken: mailServer.taken, kills: times });
    }),
};

async function untilDelivered(database: BenchDatabase): Promise<void> {
  for (const until = Date.now() + maxDeliveryMs; Date.now() < until; await wait(250)) {
    const [left] = await database.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM mail WHERE status <> 'SENT'`,
    );
    if (left?.count === 0) return;
    showProgress(`${left?.count} mails wait`);
  }
  throw new Error(`Some mails were not delivered within ${formatSeconds(maxDeliveryMs)}`);
}

export interface NoticesResult {
  people: number;
  /** Stored notices: the id of the mail and its recipient. */
  sent: readonly { messageId: string; to: string }[];
  taken: readonly Pick<TakenMail, 'messageId' | 'to'>[];
  kills: number;
}

/**
 * Prints whether everybody got one notice. What the mail server took twice has to have the same Message-ID, and a kill between its yes
 * and the commit: there are at most so many as mails were on their way.
 */
export function evaluate({ people, sent, taken, kills }: NoticesResult): boolean {
  const byMail = Map.groupBy(taken, ({ messageId }) => messageId.slice(1).split('@')[0]);
  const missing = sent.filter(({ messageId, to }) => byMail.get(messageId)?.[0]?.to !== to);
  const known = new Set(sent.map(({ messageId }) => messageId));
  const unknown = [...byMail.keys()].filter((id) => id === undefined || !known.has(id));
  const repeated = taken.length - byMail.size;
  const maxRepeated = kills * mailsAtOnce;
  const problems = [
    ...(sent.length === people ? [] : [`${sent.length} notices were stored for ${people} people`]),
    ...(new Set(sent.map(({ to }) => to)).size === sent.length ? [] : ['somebody has two notices']),
    ...(missing.length === 0 ? [] : [`${missing.length} notices never arrived`]),
    ...(unknown.length === 0 ? [] : [`${unknown.length} mails belong to no notice`]),
    ...(repeated <= maxRepeated ? [] : [`${repeated} mails came twice`]),
  ];
  for (const problem of problems) console.log(`FAILED: ${problem}`);
  if (problems.length === 0)
    console.log(
      `OK: ${people} people, ${kills} kills, none missed; ${repeated} mails came again with the same Message-ID, because a kill lost the yes (at most ${maxRepeated} were on their way)`,
    );
  return problems.length === 0;
}
