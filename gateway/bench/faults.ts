import { run as killDatabase, usage as killDatabaseUsage } from './faults/kill-database.js';
import { run as killGateway, usage as killGatewayUsage } from './faults/kill-gateway.js';
import { ReplayError } from './replay/replay-error.js';

/** A fault by the name that it is asked for; each answers whether everything was as it must be. */
const faults = {
  'kill-gateway': { run: killGateway, usage: killGatewayUsage },
  'kill-database': { run: killDatabase, usage: killDatabaseUsage },
};

const [name, ...args] = process.argv.slice(2);
const fault = Object.entries(faults).find(([known]) => known === name)?.[1];
try {
  if (!fault || args.includes('--help')) {
    const known = fault ? [fault] : Object.values(faults);
    console.log(known.map(({ usage }) => usage).join('\n\n'));
    if (!fault && name !== '--help') process.exitCode = 1;
  } else if (!(await fault.run(args))) {
    process.exitCode = 1;
  }
} catch (error) {
  console.error(error instanceof ReplayError ? error.message : error);
  process.exitCode = 1;
}
