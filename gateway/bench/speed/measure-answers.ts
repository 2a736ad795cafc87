import { showProgress } from '../lib/command.js';
import type { Bench } from './bench.js';
import { assertEqualAnswers, compareServers, type Scenario, type Servers } from './compare.js';
import { gatewayName, type Latency, latencyOf } from './results.js';
import { makeScenarios } from './scenarios.js';

/** Answers in all rounds together: ten are slower than the p99. */
const timedAnswers = 1000;

/** Measures lists, search, tracing and insights of all servers. */
export async function measureAnswers(bench: Bench): Promise<void> {
  const { database, until } = bench;
  const { companies, directories } = database.filled;
  const [small, large, searched] = directories;
  const scenarios = makeScenarios(
    {
      largest: await bench.signIn(companies[0]),
      small: await bench.signIn(small),
      large: await bench.signIn(large),
      searched: await bench.signIn(searched),
    },
    until,
  );
  for (const scenario of scenarios)
    if (bench.isSelected(scenario.name)) await measureAnswer(bench, scenario);
}

/** Measures one kind of query, after all servers have given the same answers. */
export async function measureAnswer(bench: Bench, scenario: Scenario): Promise<void> {
  const { options, results } = bench;
  showProgress(scenario.name);
  const servers = await bench.servers('/graphql');
  await assertEqualAnswers(servers, scenario);
  if (options.check) return;
  await bench.underLoad(async () => {
    const found = await compareServers(servers, scenario, bench.load, options);
    const rates = Object.entries(found).map(([server, rounds]) => [
      server,
      rounds.map(({ perSecond }) => perSecond),
    ]);
    results.scenarios.push({
      scenario: scenario.name,
      unit: 'answers',
      rates: Object.fromEntries(rates),
      latency: {
        alone: await measureAlone(bench, servers, scenario),
        loaded: latencyOf(found[gatewayName] ?? []),
        connections: scenario.connections,
      },
    });
  });
}

/** Latency of all servers when they answer one query at a time. */
async function measureAlone(
  { load, options }: Bench,
  servers: Servers,
  scenario: Scenario,
): Promise<Record<string, Latency>> {
  const rounds = { ...options, answers: Math.ceil(timedAnswers / options.rounds) };
  const found = await compareServers(servers, { ...scenario, connections: 1 }, load, rounds);
  return Object.fromEntries(
    Object.entries(found).map(([server, results]) => [server, latencyOf(results)]),
  );
}
