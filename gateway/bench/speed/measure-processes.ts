import { availableParallelism } from 'node:os';
import type { Bench } from './bench.js';
import { compare, expectEqualAnswers, median, type Sides, type Work } from './compare.js';
import { freePort } from './ground.js';
import type { Loaded, QuestionLoad } from './load.js';
import { gatewayName, type Fact, ratesOf, ratioText, ratiosTo } from './measured.js';
import { processorSeconds } from './processor.js';
import type { Loader, RunningGateway } from './processes.js';
import { progress } from './progress.js';
import { worksOf } from './works.js';

const what = 'two processes, list of 50';

/** Who shares the processors. */
const takers = ['gateway', 'database', 'client'] as const;
type Taker = (typeof takers)[number];
/** Milliseconds of processor time for one answer. */
export type Taken = Record<Taker, number>;

/**
 * The list again, of a gateway of two processes beside one of one: in the largest company, where the database has most to do, and
 * in one of ordinary size, where the gateway has. Beside each stands what bounds it: the processor time of all who take part.
 */
export async function measureProcesses(bench: Bench): Promise<void> {
  if (!bench.wants(what)) return;
  progress(what);
  const { database, processes, secrets } = bench;
  const { companies } = database.filled;
  const settings = { databaseUrl: database.url, port: await freePort(), ...secrets };
  const two = await processes.runGateway(settings, { GATEWAY_PROCESSES: '2' });
  const gateways = { one: bench.gateway, [gatewayName]: two };
  for (const companyId of [companies[0], companies[companies.length >> 1]]) {
    const admin = await bench.adminOf(companyId);
    const [list] = worksOf(admin, admin, new Date(database.until));
    const people = admin.people.length.toLocaleString('en');
    bench.results.facts.push(
      ...(await factsOf(bench, list!, `${what} of ${people} people`, gateways)),
    );
  }
  await two.stop();
}

async function factsOf(
  { database, loader, options }: Bench,
  work: Work,
  name: string,
  gateways: Record<string, RunningGateway>,
): Promise<Fact[]> {
  const sides: Sides = Object.fromEntries(
    Object.entries(gateways).map(([side, { url }]) => [side, { url: `${url}/graphql` }]),
  );
  await expectEqualAnswers(sides, work);
  if (options.check) return [];
  const pidAt = new Map(Object.values(gateways).map((each) => [`${each.url}/graphql`, each.pid]));
  const found = await compare(
    sides,
    work,
    (asked) =>
      loadTaking(loader, asked, {
        gateway: pidAt.get(asked.url)!,
        database: database.pid,
        client: loader.pid,
      }),
    options,
  );
  const takenBy = (side: string) =>
    ofEach((who) => median(found[side]!.map(({ taken }) => taken[who])));
  const rates = ratesOf(found);
  const [one, two] = [takenBy('one'), takenBy(gatewayName)];
  const facts: Fact[] = [
    {
      what: `${name}: against one process`,
      found: `${ratioText(ratiosTo({ rates }, 'one'))} of its answers`,
    },
  ];
  if (!Number.isNaN(one.gateway))
    facts.push({
      what: `processor time of an answer there: ${takers.join(' + ')}`,
      found: `${takenText(one)} with one, ${takenText(two)} with two; at most ${bound(one, availableParallelism()).toFixed(2)} times on these processors`,
    });
  return facts;
}

/** Loads, and says what an answer has taken of the processors; NaN where the system does not tell. */
async function loadTaking(
  { load }: Loader,
  asked: QuestionLoad,
  pids: Record<Taker, number>,
): Promise<Loaded & { taken: Taken }> {
  const seconds = () => ofEach((who) => processorSeconds(pids[who]) ?? Number.NaN);
  const before = seconds();
  const loaded = await load(asked);
  const after = seconds();
  const answers = loaded.perSecond * asked.seconds;
  return { ...loaded, taken: ofEach((who) => (1000 * (after[who] - before[who])) / answers) };
}

function ofEach(value: (who: Taker) => number): Taken {
  return { gateway: value('gateway'), database: value('database'), client: value('client') };
}

function takenText(taken: Taken): string {
  return `${takers.map((who) => taken[who].toFixed(2)).join(' + ')} ms`;
}

/**
 * How many times the answers of one process two could give where they lost nothing. A process has one processor at most, and all
 * who take part have these together.
 */
export function bound({ gateway, database, client }: Taken, processors: number): number {
  const together = processors / (gateway + database + client);
  const answersOf = (count: number) => Math.min(count / gateway, together);
  return answersOf(2) / answersOf(1);
}
