import type { Defer } from '../lib/cleanup.js';
import { showProgress } from '../lib/command.js';
import { BenchDatabase } from '../lib/database.js';
import { divideUnevenly } from '../lib/fill.js';
import { formatMs, median } from '../lib/format.js';
import { GatewayProcess, gatewayVariables } from '../lib/processes.js';
import { signInCompany } from '../lib/sessions.js';
import type { Bench } from './bench.js';
import { assertEqualAnswers, compareServers, type Servers } from './compare.js';
import { formatRatios, gatewayName, type Latency, latencyOf, ratiosTo } from './results.js';
import { everyNth, traceQueries } from './scenarios.js';

const tracedPeople = 40;
const answersPerPerson = 3;

/**
 * Measures whether tracing in one company slows down with the records of others: the same queries here and in a second database
 * with the same company, all people and a tenth of all records.
 */
export async function measureTenth(bench: Bench, defer: Defer): Promise<void> {
  const name = 'tenth of the records, tracing over 14 days';
  if (!bench.isSelected(name)) return;
  const { options, database, until, results } = bench;
  const { traced, kept } = selectTenth(divideUnevenly(options.contacts, options.companies));
  showProgress(name);
  const tenth = await BenchDatabase.create({ ...options, contacts: kept }, until);
  defer(() => tenth.stop());
  const gateway = await GatewayProcess.start(gatewayVariables(tenth.url, tenth.secrets));
  defer(() => gateway.stop());
  const { headers, people, id } = await bench.signIn(database.filled.companies[traced]);
  const { tokens } = await signInCompany(tenth, id);
  const servers: Servers = {
    [gatewayName]: { url: `${bench.gateway.url}/graphql` },
    tenth: { url: `${gateway.url}/graphql`, headers: { authorization: `Bearer ${tokens[0]}` } },
  };
  const ids = everyNth(people, tracedPeople).map((person) => person.id);
  const scenario = { name, queries: traceQueries(ids, 14, until), connections: 1, headers };
  await assertEqualAnswers(servers, scenario);
  if (options.check) return;
  const answers = ids.length * answersPerPerson;
  const found = await compareServers(servers, scenario, bench.load, { ...options, answers });
  const [whole = [], part = []] = [found[gatewayName], found['tenth']].map((rounds) =>
    rounds?.map((round) => latencyOf([round])),
  );
  const number = (value: number) => value.toLocaleString('en');
  results.facts.push({
    what: `tracing over 14 days in ${number(options.contacts)} records, against ${number(sum(kept))}`,
    value: `p50 ${formatComparison(whole, part, 'p50')}; p99 ${formatComparison(whole, part, 'p99')}`,
  });
}

/**
 * Selects the company that is traced, the largest with at most a tenth of all records, and each company's records in the second
 * database: all of that company, and as much of the others as makes a tenth.
 */
export function selectTenth(contacts: readonly number[]): { traced: number; kept: number[] } {
  const tenth = sum(contacts) / 10;
  const found = contacts.findIndex((count) => count <= tenth);
  const traced = found === -1 ? contacts.length - 1 : found;
  const own = contacts[traced] ?? 0;
  const share = Math.max(0, tenth - own) / Math.max(1, sum(contacts) - own);
  const kept = contacts.map((count, at) => (at === traced ? count : Math.round(count * share)));
  return { traced, kept };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** 5.1 ms against 5.0 ms, 1.02 (0.98 to 1.04) times. */
function formatComparison(
  whole: readonly Latency[],
  tenth: readonly Latency[],
  part: keyof Latency,
): string {
  const [ours = [], theirs = []] = [whole, tenth].map((rounds) => rounds.map((each) => each[part]));
  const ratios = ratiosTo({ rates: { [gatewayName]: ours, tenth: theirs } }, 'tenth');
  return `${formatMs(median(ours))} against ${formatMs(median(theirs))}, ${formatRatios(ratios)} times`;
}
