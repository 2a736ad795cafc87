import { guesses } from './faults/guesses.js';
import { hostileBodies } from './faults/hostile-bodies.js';
import { slowClients } from './faults/slow-clients.js';

/** Each prints its figures and answers whether all of them hold. */
const faults: Record<string, { does: string; run: (args: string[]) => Promise<boolean> }> = {
  'slow-clients': {
    does: '1,000 slow clients and 10,000 idle websockets beside honest ones',
    run: slowClients,
  },
  'hostile-bodies': {
    does: '20,000 malformed and hostile bodies at every door',
    run: hostileBodies,
  },
  guesses: { does: '10,000 passwords guessed at one employee, 1,000 users sprayed', run: guesses },
};

const [name = '', ...args] = process.argv.slice(2).filter((arg) => arg !== '--');
const fault = faults[name];
if (fault) process.exitCode = (await fault.run(args)) ? 0 : 1;
else {
  console.log('Does harm to a gateway of its own and says how it bears it.\n');
  for (const [each, { does }] of Object.entries(faults))
    console.log(`  pnpm faults ${each.padEnd(15)} ${does}; --help lists its sizes`);
  process.exitCode = name === '' || name === '--help' ? 0 : 1;
}
