import { setTimeout as wait } from 'node:timers/promises';
import { Random } from '../../src/demo/random.js';
import { withCleanup } from '../lib/cleanup.js';
import { type FaultCommand, parseOptions, printVerdict } from '../lib/command.js';
import { formatSeconds } from '../lib/format.js';
import { startExposed, waitUntilNone } from './setup.js';

/** Maximum time from a request to send notices to the kill. */
const maxDelayMs = 1500;
/** Time until a killed mail server runs again. */
const mailServerDownMs = 500;
/** Mails that a gateway hands over at the same time, as in send-mail.job.ts. */
const mailsAtOnce = 4;

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
      const {
        mailServer,
        database,
        gateway,
        company,
        api,
        followUpIds: ids,
      } = await startExposed(defer, people);
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
          await wait(mailServerDownMs);
          await mailServer.start();
        }
        await sending;
        console.log(
          `kill ${round + 1}, of the ${killsGateway ? 'gateway' : 'mail server'}: ${mailServer.mails.length} mails accepted so far`,
        );
      }
      const started = Date.now();
      await waitUntilNone(database, 'mail', `status <> 'SENT'`);
      console.log(`all delivered ${formatSeconds(Date.now() - started)} after the last kill`);
      const stored = await database.query<Notice>(
        `SELECT mail_id AS "messageId", email AS "to" FROM notice JOIN employee ON employee.id = employee_id`,
      );
      const accepted = mailServer.mails.map(({ messageId = '', to }) => ({
        messageId,
        to: Array.isArray(to) ? '' : (to?.text ?? ''),
      }));
      return evaluate({ people, stored, accepted, kills: times });
    }),
};

/** A mail's id and recipient. */
interface Notice {
  messageId: string;
  to: string;
}

export interface NoticesResult {
  people: number;
  stored: readonly Notice[];
  /** By the mail server. */
  accepted: readonly Notice[];
  kills: number;
}

/**
 * Prints whether everybody got one notice. A mail that was accepted twice must have the same Message-ID, and is explained by a kill between
 * its acceptance and the commit: each kill explains as many as were on their way.
 */
export function evaluate({ people, stored, accepted, kills }: NoticesResult): boolean {
  const byMail = Map.groupBy(accepted, ({ messageId }) => messageId.slice(1).split('@')[0]);
  const missing = stored.filter(({ messageId, to }) => byMail.get(messageId)?.[0]?.to !== to);
  const known = new Set(stored.map(({ messageId }) => messageId));
  const unknown = [...byMail.keys()].filter((id) => id === undefined || !known.has(id));
  const repeated = accepted.length - byMail.size;
  const maxRepeated = kills * mailsAtOnce;
  return printVerdict(
    [
      [stored.length === people, `${stored.length} notices were stored for ${people} people`],
      [new Set(stored.map(({ to }) => to)).size === stored.length, 'somebody has two notices'],
      [missing.length === 0, `${missing.length} notices never arrived`],
      [unknown.length === 0, `${unknown.length} mails belong to no notice`],
      [repeated <= maxRepeated, `${repeated} mails arrived twice`],
    ],
    `${people} people, ${kills} kills, none missed; ${repeated} mails arrived again with the same Message-ID, because a kill lost the reply (at most ${maxRepeated} were on their way)`,
  );
}
