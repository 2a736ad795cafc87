import * as databaseAway from './faults/database-away.js';
import * as deploy from './faults/deploy.js';
import * as guesses from './faults/guesses.js';
import * as killDatabase from './faults/kill-database.js';
import * as killGateway from './faults/kill-gateway.js';
import * as neighbours from './faults/neighbours.js';
import { ReplayError } from './replay/replay-error.js';

/** A fault by the name that it is asked for; each answers whether everything was as it must be. */
const faults: Record<string, { usage: string; run: (args: string[]) => Promise<boolean> }> = {
  'kill-gateway': { usage: killGateway.usage, run: killGateway.run },
  'kill-database': { usage: killDatabase.usage, run: killDatabase.run },
  'database-away': { usage: databaseAway.usage, run: databaseAway.run },
  deploy: { usage: deploy.usage, run: deploy.run },
  guesses: { usage: guesses.usage, run: guesses.run },
  neighbours: { usage: neighbours.usage, run: neighbours.run },
};

const [name = '', ...args] = process.argv.slice(2).filter((arg) => arg !== '--');
const fault = Object.hasOwn(faults, name) ? faults[name] : undefined;
try {
  if (!fault || args.includes('--help')) {
    const known = fault ? [fault] : Object.values(faults);
    console.log(known.map(({ usage }) => usage).join('\n\n'));
    if (!fault && name !== '' && name !== '--help') process.exitCode = 1;
  } else if (!(await fault.run(args))) {
    process.exitCode = 1;
  }
} catch (error) {
  console.error(error instanceof ReplayError ? error.message : error);
  process.exitCode = 1;
}
