import type { Bench } from './bench.js';
import { compare, expectEqualAnswers, type Sides, type Work } from './compare.js';
import { gatewayName, ratesOf, type Times, timesOf } from './measured.js';
import { peakOf } from './memory.js';
import { postGraphileList } from './postgraphile-list.js';
import { worksOf } from './works.js';
import { progress } from './progress.js';

/** Answers of all rounds together whose time is taken one by one: ten of them are slower than the p99. */
const timedAnswers = 1000;
/** Who is asked so, where it answers a work. */
const timedSides = new Set([gatewayName, 'bare']);

/** Lists, search, tracing and insights, beside all who can answer them. Answers the most memory that the gateway held. */
export async function measureAnswers(bench: Bench): Promise<number> {
  const { database, options } = bench;
  const [searched] = database.filled.directories;
  const largest = await bench.adminOf(database.filled.companies[0]);
  const works = worksOf(largest, await bench.adminOf(searched), new Date(database.until));
  let most = 0;
  for (const work of works.filter(({ name }) => bench.wants(name))) {
    progress(work.name);
    const sides = await bench.sides('/graphql', work.peers, { postgraphile: postGraphileList });
    await expectEqualAnswers(sides, work);
    if (options.check) continue;
    const peak = await peakOf(bench.gateway.pid, async () => {
      const found = await compare(sides, work, bench.loader.load, options);
      const waits = {
        alone: await timesAlone(bench, sides, work),
        atOnce: timesOf(found[gatewayName] ?? []),
        connections: work.connections,
      };
      bench.results.measured.push({
        work: work.name,
        unit: 'answers',
        rates: ratesOf(found),
        waits,
      });
    });
    most = Math.max(most, peak ?? 0);
  }
  return most;
}

/** What an answer takes where nobody else asks. */
async function timesAlone(
  { loader, options }: Bench,
  sides: Sides,
  work: Work,
): Promise<Record<string, Times>> {
  const asked = Object.entries(sides).filter(([name]) => timedSides.has(name));
  const answers = Math.ceil(timedAnswers / options.rounds);
  const found = await compare(Object.fromEntries(asked), { ...work, connections: 1 }, loader.load, {
    ...options,
    answers,
  });
  return Object.fromEntries(Object.entries(found).map(([name, rounds]) => [name, timesOf(rounds)]));
}
