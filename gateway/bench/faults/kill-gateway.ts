import { parseFire } from './fire-options.js';
import { underFire } from './under-fire.js';
import { verdictOf } from './verdict.js';

/** How long the gateway may be away after a kill, in milliseconds. */
const longestAway = 5000;

export const usage = `Kills the gateway (kill -9) again and again while phones send to it; a supervisor starts it again.

  pnpm faults kill-gateway [--times 20] [--phones 400] [--records 115000] [--seed 1] [--postgres FOLDER]`;

/** Whether no record was lost or doubled, and the gateway was back in time after each kill. */
export async function run(args: string[]): Promise<boolean> {
  const fire = parseFire(args, { times: 20, phones: 400, records: 115_000 });
  const tell = (text: string) => console.log(text);
  const outcome = await underFire(fire, (gateway) => gateway.kill(), tell);
  return verdictOf(outcome, { longestAway, ended: fire.times }, tell);
}
