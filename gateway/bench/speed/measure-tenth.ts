import type { Cleaning } from '../cleaning-up.js';
import { amountsOf, type Bench } from './bench.js';
import { openBenchDatabase } from './bench-database.js';
import { adminOf } from './callers.js';
import { compare, expectEqualAnswers, median, type Sides } from './compare.js';
import { unevenly } from './filling/shares.js';
import { freePort } from './ground.js';
import { gatewayName, ratiosTo, ratioText, type Times, timesOf } from './measured.js';
import { traceQuestions } from './questions.js';
import { everyOf } from './works.js';
import { progress } from './progress.js';

/** People whose traces are asked for, and how often all of them in a round. */
const tracedPeople = 40;
const times = 3;

/**
 * Whether tracing grows with everybody's records: one company's questions, in this database and in one with the same
 * company, all people, and a tenth of all records. Its own records are the same in both, so that the answers are.
 */
export async function measureTenth(bench: Bench, cleaning: Cleaning): Promise<void> {
  const what = 'tenth of the records, tracing over 14 days';
  if (!bench.wants(what)) return;
  const { options, database, secrets, results, processes } = bench;
  const contacts = unevenly(options.contacts, options.companies);
  const { asked, kept } = tenthOf(contacts);
  const amounts = { ...amountsOf(options), contacts: kept, directories: [] };
  const { passwordPepper } = secrets;
  const until = new Date(database.until);
  const tenth = await openBenchDatabase({ amounts, passwordPepper, until }, undefined);
  cleaning(() => tenth.stop());
  progress(what);
  const settings = { databaseUrl: tenth.url, port: await freePort(), ...secrets };
  const gateway = await processes.runGateway(settings);
  const company = await bench.adminOf(database.filled.companies[asked]);
  const { headers } = await adminOf(tenth.url, secrets.tokenSecret, company.companyId);
  const sides: Sides = {
    [gatewayName]: { url: `${bench.gateway.url}/graphql` },
    tenth: { url: `${gateway.url}/graphql`, headers },
  };
  const work = {
    name: what,
    questions: traceQuestions(everyOf(company.people, tracedPeople), 14, until),
    connections: 1,
    headers: company.headers,
  };
  await expectEqualAnswers(sides, work);
  if (!options.check) {
    const answers = work.questions.length * times;
    const found = await compare(sides, work, bench.loader.load, { ...options, answers });
    const [whole, small] = [found[gatewayName], found.tenth].map((rounds) =>
      (rounds ?? []).map((round) => timesOf([round])),
    );
    results.facts.push({
      what: `tracing over 14 days in ${options.contacts.toLocaleString('en')} records, beside ${sum(kept).toLocaleString('en')}`,
      found: `p50 ${costText(whole!, small!, 'half')}; p99 ${costText(whole!, small!, 'most')}`,
    });
  }
  await gateway.stop();
}

/**
 * Which company is asked, and the records of each company that make a tenth of all: that one's whole, and as much of the
 * others' as is left. It is the largest that has at most a tenth itself, or the smallest of all.
 */
export function tenthOf(contacts: readonly number[]): { asked: number; kept: number[] } {
  const tenth = sum(contacts) / 10;
  const found = contacts.findIndex((count) => count <= tenth);
  const asked = found === -1 ? contacts.length - 1 : found;
  const own = contacts[asked] ?? 0;
  const left = Math.max(0, tenth - own) / Math.max(1, sum(contacts) - own);
  return {
    asked,
    kept: contacts.map((count, at) => (at === asked ? count : Math.round(count * left))),
  };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** 5.1 ms beside 5.0 ms: 1.02 (0.98 to 1.04) times. */
function costText(whole: readonly Times[], tenth: readonly Times[], part: keyof Times): string {
  const [ours, theirs] = [whole, tenth].map((rounds) => rounds.map((times) => times[part]));
  const ratio = ratioText(ratiosTo({ rates: { [gatewayName]: ours!, tenth: theirs! } }, 'tenth'));
  return `${median(ours!).toFixed(1)} ms beside ${median(theirs!).toFixed(1)} ms, ${ratio} times`;
}
