import * as databaseAway from './faults/database-away.js';
import * as deploy from './faults/deploy.js';
import * as fullDisk from './faults/full-disk.js';
import * as slowDatabase from './faults/slow-database.js';

const faults = {
  'database-away': { usage: databaseAway.usage, run: databaseAway.run },
  'slow-database': { usage: slowDatabase.usage, run: slowDatabase.run },
  'full-disk': { usage: fullDisk.usage, run: fullDisk.run },
  deploy: { usage: deploy.usage, run: deploy.run },
};

const [name, ...args] = process.argv.slice(2);
const fault = Object.entries(faults).find(([known]) => known === name)?.[1];
if (!fault || args.includes('--help')) {
  const known = fault ? [fault] : Object.values(faults);
  console.log(known.map(({ usage }) => usage).join('\n\n'));
} else if (!(await fault.run(args))) {
  process.exitCode = 1;
}
