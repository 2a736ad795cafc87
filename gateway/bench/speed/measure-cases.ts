import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { MINUTE } from '../../src/durations.js';
import { showProgress } from '../lib/command.js';
import { formatMs, median, percentile } from '../lib/format.js';
import { signInPhones } from '../lib/sessions.js';
import type { Bench } from './bench.js';
import { type FilledCases, fillCases, openCase } from './fill-cases.js';
import { measureAnswer } from './measure-answers.js';
import { signInAsPhones } from './measure-uploads.js';
import { everyNth, makeWorkListScenario } from './scenarios.js';

/** Phones that upload during the measurement of late records, and how many of them belong to people with a case. */
const phones = 60;
const phonesOfCarriers = 6;
const uploadsPerSecond = 100;
/** Time for which late records are measured, as a multiple of all rounds. */
const lateRounds = 3;
/** People that the phones meet. */
const maxMet = 500;
const pollIntervalMs = 5;

/** Measures the work list, and how soon it follows records and cases. */
export async function measureCases(bench: Bench): Promise<void> {
  if (!bench.isSelected('cases')) return;
  showProgress('cases');
  const filled = await fillCases(bench);
  const [counted] = await bench.database.query<{ rows: number }>(
    'SELECT count(*)::int AS rows FROM follow_up WHERE company_id = $1',
    [filled.id],
  );
  await measureAnswer(bench, makeWorkListScenario(filled, counted?.rows ?? 0));
  if (bench.options.check) return;
  await measureLateRecords(bench, filled);
  await measureOpening(bench, filled);
}

/** Measures the time from the answer to an upload of a late record until the follow-up of the person has changed. */
async function measureLateRecords(bench: Bench, filled: FilledCases): Promise<void> {
  showProgress('late records');
  const { database, options } = bench;
  const { carriers } = filled;
  const tokens = await signInPhones(
    database,
    filled.id,
    carriers.map(({ person }) => person),
  );
  const requests = uploadsPerSecond * options.seconds * options.rounds * lateRounds;
  const ended = new AbortController();
  const loading = bench
    .load({
      ...(await makeUploads(bench, filled)),
      requests,
      perSecond: uploadsPerSecond,
    })
    .finally(() => ended.abort());
  const times: number[] = [];
  await withClient(database.url, async (client) => {
    for (let at = 0; !ended.signal.aborted; at += 1) {
      const carrier = carriers[at % carriers.length]!;
      const person = carrier.met[Math.floor(at / carriers.length) % carrier.met.length]!;
      const changedAt = async () => {
        const { rows } = await client.query(
          'SELECT changed_at::text FROM follow_up WHERE company_id = $1 AND employee_id = $2',
          [filled.id, person.id],
        );
        return rows[0]?.changed_at;
      };
      const before = await changedAt();
      const record = { id: randomUUID(), cross_employee_id: person.code, since: 20 };
      const date = new Date(Date.now() - 90 * MINUTE).toISOString();
      const records = [{ ...record, date }];
      await filled.api.call('POST /api/contacts', tokens[at % tokens.length]!, { records }, [200]);
      const answered = performance.now();
      while ((await changedAt()) === before) await wait(pollIntervalMs);
      times.push(performance.now() - answered);
    }
  });
  const { failed } = await loading;
  if (failed > 0) throw new Error(`cases: ${failed} uploads failed`);
  bench.results.facts.push({
    what: `cases: a late record until its follow-up has changed, during ${uploadsPerSecond} uploads a second, p50 / p99 / max of ${times.length}`,
    value: [median(times), percentile(times, 0.99), Math.max(...times)].map(formatMs).join(' / '),
  });
}

/** Measures the time from the answer to the opening of a case until everybody whom it exposed has a follow-up. */
async function measureOpening({ database, results }: Bench, filled: FilledCases): Promise<void> {
  showProgress('opening of cases');
  const times: number[] = [];
  let exposed = 0;
  await withClient(database.url, async (client) => {
    for (const { person, met } of filled.nextCarriers) {
      const id = await openCase(filled, person);
      const answered = performance.now();
      for (exposed = 0; exposed < met.length; await wait(pollIntervalMs)) {
        const { rows } = await client.query(
          `SELECT count(*)::int AS exposed FROM case_exposure AS exposure
           JOIN follow_up ON follow_up.company_id = $1 AND follow_up.employee_id = exposure.employee_id
           WHERE exposure.company_id = $1 AND exposure.case_id = $2`,
          [filled.id, id],
        );
        exposed = rows[0].exposed;
      }
      times.push(performance.now() - answered);
    }
  });
  results.facts.push({
    what: `cases: an opened case until all of the ${exposed} people whom it exposed have a follow-up, median / max of ${times.length}`,
    value: `${formatMs(median(times))} / ${formatMs(Math.max(...times))}`,
  });
}

/** Makes uploads of one short record each, by phones of which some belong to people with a case. */
async function makeUploads(bench: Bench, { id, people, carriers }: FilledCases) {
  const others = everyNth(people.slice(1), maxMet + phones);
  const senders = [
    ...carriers.slice(0, phonesOfCarriers).map(({ person }) => person),
    ...others.slice(0, phones - phonesOfCarriers),
  ];
  return {
    url: `${bench.gateway.url}/api/contacts`,
    connections: phones,
    phones: await signInAsPhones(bench, id, senders),
    met: others.slice(phones).map(({ code }) => code),
    recordsPerRequest: 1,
  };
}

async function withClient(url: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await work(client).finally(() => client.end());
}
