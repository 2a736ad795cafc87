import type { Bench } from './bench.js';
import { compare, expectEqualAnswers, type Sides } from './compare.js';
import { freePort } from './ground.js';
import { ratesOf, ratioText, ratiosTo, gatewayName } from './measured.js';
import { worksOf } from './works.js';
import { progress } from './progress.js';

/** The list again, of a gateway of two processes beside one of one. */
export async function measureProcesses(bench: Bench): Promise<void> {
  const what = 'two processes, list of 50';
  if (!bench.wants(what)) return;
  progress(what);
  const { database, options, processes, secrets, results } = bench;
  const settings = { databaseUrl: database.url, port: await freePort(), ...secrets };
  const two = await processes.runGateway(settings, { GATEWAY_PROCESSES: '2' });
  const largest = await bench.adminOf(database.filled.companies[0]);
  const [list] = worksOf(largest, largest, new Date(database.until));
  const sides: Sides = {
    [gatewayName]: { url: `${two.url}/graphql` },
    one: { url: `${bench.gateway.url}/graphql` },
  };
  await expectEqualAnswers(sides, list!);
  if (!options.check) {
    const rates = ratesOf(await compare(sides, list!, bench.load, options));
    const ratio = ratioText(ratiosTo({ rates }, 'one'));
    results.facts.push({ what: `${what}: against one process`, found: `${ratio} of its answers` });
  }
  await two.stop();
}
