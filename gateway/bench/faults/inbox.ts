import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Random } from '../../src/demo/random.js';
import { withCleanup } from '../lib/cleanup.js';
import { type FaultCommand, parseOptions, printVerdict } from '../lib/command.js';
import type { BenchDatabase } from '../lib/database.js';
import { startExposed, waitUntilNone } from './setup.js';

/** Maximum time from the first act of a round to the kill. */
const maxDelayMs = 1000;
/** Is told by mail at once. */
const officer = 'officer@bench.example';
/** Is told by the mail of the morning. */
const deputy = 'deputy@bench.example';

const claimDocument = `mutation BenchClaimCall($input: CallInput!) { claimCall(input: $input) { by } }`;
const actDocument = `mutation BenchAddAct($input: AddFollowUpActInput!) { addFollowUpAct(input: $input) { batchId } }`;

export const inbox: FaultCommand = {
  summary:
    'Kills the gateway while people are called and assigned to members who are told by mail, at once and in the morning; a supervisor starts it again.',
  options: '[--times 10] [--people 100] [--seed 1]',
  run: (args) =>
    withCleanup(async (defer) => {
      const { times, people, seed } = parseOptions(args, {
        numbers: { times: 10, people: 100, seed: 1 },
      }).numbers;
      const {
        mailServer,
        database,
        gateway,
        company,
        api,
        followUpIds: ids,
      } = await startExposed(defer, people);
      await addMember(database, company.id, officer, 'AT_ONCE');
      await addMember(database, company.id, deputy, 'DAILY');
      await letItBeNoon(database);
      const [token] = company.tokens;
      const random = new Random('kills', seed);
      /** Repeats a call to a person and the assignment until they are answered, as a page does whose connection broke. */
      const work = async (followUpId: string, at: number): Promise<void> => {
        const [row] = await database.query<{ employeeId: string }>(
          'SELECT employee_id AS "employeeId" FROM follow_up WHERE id = $1',
          [followUpId],
        );
        const act = { followUpIds: [followUpId], batchId: randomUUID() };
        const called = { ...act, kind: 'CALLED', callOutcome: 'NO_ANSWER' };
        const assigned = {
          ...act,
          batchId: randomUUID(),
          kind: 'ASSIGNED',
          assignee: at % 2 === 0 ? officer : deputy,
        };
        await api.query(token!, claimDocument, { input: row });
        await api.query(token!, actDocument, { input: called });
        await api.query(token!, actDocument, { input: assigned });
      };
      for (let round = 0; round < times; round += 1) {
        const batch = ids.filter((_, at) => at % times === round);
        const working = Promise.all(batch.map(work));
        working.catch(() => undefined);
        await startDigests(database);
        await wait(random.between(0, maxDelayMs));
        await gateway.kill();
        await working;
        console.log(`kill ${round + 1}: ${mailServer.mails.length} mails accepted so far`);
      }
      await mailTheRest(database);
      await waitUntilNone(database, 'mail', `status <> 'SENT'`);
      const [counted] = await database.query<Omit<InboxResult, 'told' | 'people' | 'kills'>>(
        `SELECT (SELECT count(*)::int FROM follow_up_act WHERE kind = 'CALLED') AS calls,
           (SELECT count(*)::int FROM call_claim) AS claims,
           (SELECT count(*)::int FROM company_event WHERE kind = 'FOLLOW_UP_ASSIGNED') AS events,
           (SELECT count(*)::int FROM inbox_mark WHERE mailed_at IS NOT NULL) AS mailed`,
      );
      const byId = new Map(
        mailServer.mails.map(({ messageId, text }) => [messageId, countItems(text ?? '')]),
      );
      const told = [...byId.values()].reduce((sum, items) => sum + items, 0);
      return evaluate({ ...counted!, told, people, kills: times });
    }),
};

async function addMember(
  database: BenchDatabase,
  companyId: string,
  email: string,
  mail: 'AT_ONCE' | 'DAILY',
): Promise<void> {
  await database.query(
    `WITH added AS (
       INSERT INTO account (id, email) VALUES (gen_random_uuid(), $2) RETURNING id
     )
     INSERT INTO member (company_id, id, account_id, role, inbox_mail)
     SELECT $1, gen_random_uuid(), id, 'SAFETY_OFFICER', $3 FROM added`,
    [companyId, email, mail],
  );
}

/** Gives the company a zone in which mails of the morning are due. */
async function letItBeNoon(database: BenchDatabase): Promise<void> {
  await database.query(
    `UPDATE company SET time_zone = (SELECT name FROM pg_timezone_names WHERE name ~ '^Etc/GMT[+-]'
       AND extract(hour FROM now() AT TIME ZONE name) = 12 LIMIT 1)`,
  );
}

/** Runs the mails of the morning as if another day had begun. */
async function startDigests(database: BenchDatabase): Promise<void> {
  await database.query('UPDATE member SET inbox_mailed_on = NULL');
  await database.query(`INSERT INTO pgboss.job (name) VALUES ('send-inbox-digests')`);
}

/** Runs the mails of the morning until each assignment has been mailed, at most a minute. */
async function mailTheRest(database: BenchDatabase): Promise<void> {
  for (let run = 0; run < 20; run += 1) {
    const [left] = await database.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM company_event WHERE kind = 'FOLLOW_UP_ASSIGNED'
         AND id NOT IN (SELECT event_id FROM inbox_mark WHERE mailed_at IS NOT NULL)`,
    );
    if (left?.count === 0) return;
    await startDigests(database);
    await wait(3000);
  }
}

/** Reads how many items a mail tells of. */
function countItems(text: string): number {
  return Number(/There (?:is|are) (\d+) new/.exec(text)?.[1] ?? 0);
}

export interface InboxResult {
  people: number;
  kills: number;
  /** Stored calls and claims that are left. */
  calls: number;
  claims: number;
  /** Stored events, those that were mailed, and the items that accepted mails tell of. */
  events: number;
  mailed: number;
  told: number;
}

/** Prints whether each call and event was stored once, each event was mailed once, and no claim was left behind. */
export function evaluate(result: InboxResult): boolean {
  const { people, kills, calls, claims, events, mailed, told } = result;
  return printVerdict(
    [
      [calls === people, `${calls} calls were stored for ${people} people`],
      [claims === 0, `${claims} claims are left`],
      [events === people, `${events} events were stored for ${people} people`],
      [mailed === events, `${mailed} of ${events} events were mailed`],
      [told === events, `mails told of ${told} items, and there are ${events}`],
    ],
    `${people} people, ${kills} kills: each call and event stored once, each event mailed once, no claim left`,
  );
}
