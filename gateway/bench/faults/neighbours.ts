import { setTimeout as wait } from 'node:timers/promises';
import { readArguments, wholeNumber } from '../replay/arguments.js';
import { peakOf } from '../speed/memory.js';
import { startGround } from './ground.js';
import { adminAttacks } from './neighbours/admin-attacks.js';
import type { Attack } from './neighbours/attack.js';
import { AttackClient } from './neighbours/attack-client.js';
import { signInAttackers } from './neighbours/attackers.js';
import { floodAttacks } from './neighbours/flood-attacks.js';
import { linkAttacks } from './neighbours/link-attacks.js';
import { NeighbourProcess } from './neighbours/neighbour-process.js';
import { photoAttacks } from './neighbours/photo-attacks.js';
import { problemsOf, resultRow, tableHead } from './neighbours/result.js';

export const usage = `Attacks a gateway in every known way, one after the other, while another company's admin reads and /readyz is asked.

  pnpm faults neighbours [--seconds 10] [--only placeOrder]

Each attack goes on for so many seconds; files have 6 MB. --only runs those whose name contains the text. The neighbour reads
20 times a second and asks /readyz 5 times a second. It fails when the neighbour's p99 is above 250 ms, one of its requests
fails, /readyz answers anything but 200, or the gateway answers an attack as it must not.`;

export const attacks: readonly Attack[] = [
  ...linkAttacks,
  ...adminAttacks,
  ...photoAttacks,
  ...floodAttacks,
];

/** People of the neighbour's company who are traced. */
const tracedPeople = 50;
/** Companies whose admins change their password. */
const otherCompanies = 5;
/** Of the attackers' admin: a websocket may be open 20 times in one session. */
const sessions = 60;
/** Of an uploaded file. */
const fileBytes = 6_000_000;
const warmUpMs = 5000;
/** After each attack, until what it left behind is done. */
const restMs = 3000;

/** Answers whether no attack reached the neighbour. */
export async function run(args: string[]): Promise<boolean> {
  const { values } = readArguments({
    args,
    options: { seconds: { type: 'string', default: '10' }, only: { type: 'string', default: '' } },
  });
  const seconds = wholeNumber('seconds', values.seconds);
  const chosen = attacks.filter(({ name }) => name.includes(values.only));
  const ground = await startGround({
    companies: 2 + otherCompanies,
    employees: 4000,
    sessions,
    contacts: 40_000,
  });
  const problems: string[] = [];
  try {
    const [company, attacking, ...others] = ground.companies;
    if (!company || !attacking) throw new Error('Too few companies');
    const attackers = await signInAttackers(ground, attacking, others);
    const neighbour = new NeighbourProcess(ground.processes, {
      url: ground.url,
      token: company.tokens[0] ?? '',
      people: company.people.slice(0, tracedPeople).map(({ id }) => id),
    });
    await wait(warmUpMs);
    console.log(tableHead);
    for (const attack of [undefined, ...chosen]) {
      await neighbour.collect();
      const client = new AttackClient(ground.port);
      const size = { atOnce: attack?.atOnce ?? 0, seconds, fileBytes };
      const peakBytes = await peakOf(ground.pid, async () =>
        attack ? attack.run(client, attackers, size) : wait(seconds * 1000),
      );
      const { answers } = client;
      const result = { served: await neighbour.collect(), answers, peakBytes };
      console.log(resultRow(attack, result));
      for (const problem of problemsOf(attack, result))
        problems.push(`${attack?.name ?? 'without an attack'}: ${problem}`);
      await wait(restMs);
    }
  } finally {
    await ground.stop();
  }
  for (const problem of problems) console.log(`FAILED: ${problem}`);
  return problems.length === 0;
}
