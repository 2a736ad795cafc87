import { adminOf, phonesOf } from '../speed/callers.js';
import { expectEqualAnswers, inTurns, type Work } from '../speed/compare.js';
import type { Load, Loaded } from '../speed/load.js';
import { gatewayName, ratioText, ratiosTo, type Times, timesOf } from '../speed/measured.js';
import { processorSeconds } from '../speed/processor.js';
import { markdownTable } from '../speed/table.js';
import { worksOf } from '../speed/works.js';
import type { Databases } from './databases.js';

/** Others whom phones meet, at most, and phones that send. */
const mostMet = 500;
const phoneCount = 64;

/** What of the bench's works is asked here. */
const asked = new Set([
  'list of 50, department and health',
  'tracing, three levels, 2 days',
  'insights, breaches of 30 days',
]);
const sent = [
  { name: 'an upload of 100 records', records: 100 },
  { name: 'an upload of one record', records: 1 },
];

const sides = ['alone', 'cluster'] as const;
type SideName = (typeof sides)[number];

/** A gateway on one of the databases. */
export interface ClusterSide {
  url: string;
  databaseUrl: string;
  /** Whose processor time an answer takes: the gateway's, then the database's or the coordinator's, then that of all workers. */
  pids: readonly (readonly (number | undefined)[])[];
}

export interface Trial {
  sides: Readonly<Record<SideName, ClusterSide>>;
  databases: Databases;
  tokenSecret: string;
  rounds: number;
  /** Of all rounds together. */
  answers: number;
  load: (load: Load) => Promise<Loaded>;
  progress: (text: string) => void;
}

/** A work, and what it took on either side. */
interface Found {
  name: string;
  times: Record<SideName, Times>;
  /** Of its p50s, round by round: so many times that of the one alone. */
  times50: string;
  /** Milliseconds of processor time for an answer; undefined where some of it is taken elsewhere. */
  taken: Record<SideName, number[] | undefined>;
}

/** Asks both sides one question after the other, in turns, and answers a table of what they took. All have to answer the same. */
export async function measureOneAtATime(trial: Trial): Promise<string> {
  const found: Found[] = [];
  for (const { name, loads } of [...(await questionsOf(trial)), ...(await uploadsOf(trial))]) {
    trial.progress(name);
    found.push(await measure(trial, name, loads));
  }
  return tableOf(found);
}

interface Loads {
  name: string;
  loads: Record<SideName, Load>;
}

async function questionsOf({
  sides: { alone, cluster },
  databases: { filled, until },
  tokenSecret,
  ...trial
}: Trial): Promise<Loads[]> {
  const [company] = filled.companies;
  const [admin, there] = [
    await adminOf(alone.databaseUrl, tokenSecret, company!),
    await adminOf(cluster.databaseUrl, tokenSecret, company!),
  ];
  const works = worksOf(admin, admin, until).filter(({ name }) => asked.has(name));
  const answers = answersOfRound(trial);
  const all: Loads[] = [];
  for (const work of works) {
    const urls = {
      [gatewayName]: { url: `${alone.url}/graphql` },
      cluster: { url: `${cluster.url}/graphql`, headers: there.headers },
    };
    await expectEqualAnswers(urls, work satisfies Work);
    const load = { questions: work.questions, connections: 1, seconds: 0, answers };
    all.push({
      name: work.name,
      loads: {
        alone: { ...load, url: urls[gatewayName].url, headers: admin.headers },
        cluster: { ...load, url: urls.cluster.url, headers: there.headers },
      },
    });
  }
  return all;
}

async function uploadsOf({
  sides: both,
  databases,
  tokenSecret,
  ...trial
}: Trial): Promise<Loads[]> {
  const { companies } = databases.filled;
  const requests = answersOfRound(trial);
  const load = async ({ url, databaseUrl }: ClusterSide) => {
    const company = await adminOf(databaseUrl, tokenSecret, companies[1] ?? companies[0]!);
    const count = Math.min(phoneCount, Math.floor(company.people.length / 2));
    return {
      url: `${url}/api/contacts`,
      connections: 1,
      phones: await phonesOf(databaseUrl, tokenSecret, company, count),
      // Codes count from 1, in the order of the ids.
      met: company.people.slice(count, count + mostMet).map((_, at) => `B${count + at + 1}`),
      requests,
    };
  };
  const [alone, cluster] = [await load(both.alone), await load(both.cluster)];
  return sent.map(({ name, records }) => ({
    name,
    loads: { alone: { ...alone, records }, cluster: { ...cluster, records } },
  }));
}

const answersOfRound = ({ answers, rounds }: Pick<Trial, 'answers' | 'rounds'>): number =>
  Math.ceil(answers / rounds);

async function measure(
  { sides: both, rounds, load }: Trial,
  name: string,
  loads: Record<SideName, Load>,
): Promise<Found> {
  const found = await inTurns(sides, rounds, async (side) => {
    const { pids } = both[side];
    const before = pids.map(secondsOf);
    const loaded = await load(loads[side]);
    const after = pids.map(secondsOf);
    if (loaded.failed > 0) throw new Error(`${name}: ${loaded.failed} failed, ${side}`);
    return { ...loaded, taken: after.map((each, at) => each - before[at]!) };
  });
  const halves = (side: SideName) => found[side].map((round) => timesOf([round]).half);
  return {
    name,
    times: { alone: timesOf(found.alone), cluster: timesOf(found.cluster) },
    times50: ratioText(
      ratiosTo({ rates: { [gatewayName]: halves('cluster'), alone: halves('alone') } }, 'alone'),
    ),
    taken: { alone: takenOf(found.alone), cluster: takenOf(found.cluster) },
  };
}

/** Of all of them together; not a number where one of them is elsewhere. */
function secondsOf(pids: readonly (number | undefined)[]): number {
  return pids.reduce<number>(
    (sum, pid) => sum + ((pid === undefined ? undefined : processorSeconds(pid)) ?? Number.NaN),
    0,
  );
}

function takenOf(rounds: readonly { times: number[]; taken: number[] }[]): number[] | undefined {
  const answers = rounds.reduce((sum, { times }) => sum + times.length, 0);
  const taken = (rounds[0]?.taken ?? []).map(
    (_, at) => (1000 * rounds.reduce((sum, round) => sum + round.taken[at]!, 0)) / answers,
  );
  return taken.some(Number.isNaN) ? undefined : taken;
}

function tableOf(found: readonly Found[]): string {
  const said = ({ half, most }: Times) => `${half.toFixed(1)} / ${most.toFixed(1)} ms`;
  const summed = (taken: number[] | undefined) =>
    taken ? `${taken.map((each) => each.toFixed(1)).join(' + ')} ms` : '';
  return markdownTable(
    [
      'one at a time, p50 / p99',
      'one PostgreSQL',
      'the cluster',
      'times, at p50',
      'processor time: gateway + database',
      'on the cluster: gateway + coordinator + workers',
    ],
    found.map(({ name, times, times50, taken }) => [
      name,
      said(times.alone),
      said(times.cluster),
      times50,
      summed(taken.alone),
      summed(taken.cluster),
    ]),
  );
}
