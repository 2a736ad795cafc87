import type { Bench } from './bench.js';
import { answerTimes, compare, expectEqualAnswers } from './compare.js';
import { gatewayName, timesOf } from './measured.js';
import { peakOf } from './memory.js';
import { postGraphileList } from './postgraphile-list.js';
import { worksOf } from './works.js';
import { progress } from './progress.js';

/** Answers whose time is taken one by one. */
const timedAnswers = 400;

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
      const rates = await compare(sides, work, bench.load, options);
      const times = timesOf(await answerTimes(sides[gatewayName]!, work, timedAnswers));
      bench.results.measured.push({ work: work.name, unit: 'answers', rates, times });
    });
    most = Math.max(most, peak ?? 0);
  }
  return most;
}
