import { setTimeout as wait } from 'node:timers/promises';
import { AttackClient } from '../../test/attacks/attack-client.js';
import { attacks } from '../../test/attacks/attacks.js';
import { type Defer, withCleanup } from '../lib/cleanup.js';
import { parseOptions, printVerdict, type FaultCommand } from '../lib/command.js';
import { measurePeak } from '../lib/metrics.js';
import { WorkerProcess } from '../lib/processes.js';
import { RestClient } from '../lib/rest-client.js';
import { signInAttackers } from './attackers.js';
import type { NeighbourMessage, Served } from './neighbour.js';
import { checkResult, formatResult, maxP99Ms, tableHead } from './neighbours-result.js';
import { startPopulated } from './setup.js';

export const neighbours: FaultCommand = {
  summary: `Runs all attacks one after the other while another company's admin reads 20 times a second: each p99 must be at most ${maxP99Ms} ms.`,
  options: "[--seconds 30, of each attack] [--only 'text in the name of the attacks']",
  run: (args) => withCleanup((defer) => run(args, defer)),
};

/** People of the neighbour's company who are traced. */
const tracedPeople = 50;
/** Companies whose admins change their passwords. */
const otherCompanies = 5;
/** Sessions of the attackers' admin. Each may have 20 websockets. */
const sessions = 60;
const fileBytes = 6_000_000;
const warmUpMs = 5000;
/** Pause after each attack, until its consequences are over. */
const restMs = 3000;

/** Returns whether no attack reached the neighbour. */
async function run(args: readonly string[], defer: Defer): Promise<boolean> {
  const { numbers, texts } = parseOptions(args, { numbers: { seconds: 30 }, texts: ['only'] });
  const { seconds } = numbers;
  const selected = attacks.filter(({ name }) => name.includes(texts.only ?? ''));
  const amounts = { companies: 2 + otherCompanies, employees: 4000, contacts: 40_000 };
  const setup = await startPopulated(defer, amounts, sessions);
  const [company, attacking, ...others] = setup.companies;
  if (!company || !attacking) throw new Error('Too few companies');
  const attackers = await signInAttackers(
    setup.database,
    new RestClient(setup.gateway.url),
    attacking,
    others,
  );
  const neighbour = new WorkerProcess<NeighbourMessage, Served>(
    new URL('./neighbour-worker.js', import.meta.url),
  );
  defer(() => neighbour.stop());
  neighbour.send({
    url: setup.gateway.url,
    token: company.tokens[0] ?? '',
    people: company.people.slice(0, tracedPeople).map(({ id }) => id),
  });
  await wait(warmUpMs);
  console.log(tableHead);
  const checks: [holds: boolean, problem: string][] = [];
  for (const attack of [undefined, ...selected]) {
    await neighbour.ask('collect');
    const client = new AttackClient(setup.gateway.url);
    const size = { atOnce: attack?.atOnce ?? 0, seconds, fileBytes };
    const peakBytes = await measurePeak(setup.gateway.pid, async () =>
      attack ? attack.run(client, attackers, size) : wait(seconds * 1000),
    );
    const { answers } = client;
    const result = { served: await neighbour.ask('collect'), answers, peakBytes };
    console.log(formatResult(attack, result));
    for (const [holds, problem] of checkResult(attack, result))
      checks.push([holds, `${attack?.name ?? 'without an attack'}: ${problem}`]);
    await wait(restMs);
  }
  return printVerdict(checks);
}
