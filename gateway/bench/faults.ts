import * as killDatabase from './faults/kill-database.js';
import * as killGateway from './faults/kill-gateway.js';

const faults = { 'kill-gateway': killGateway, 'kill-database': killDatabase };

const [name, ...args] = process.argv.slice(2);
const fault = Object.entries(faults).find(([known]) => known === name)?.[1];
if (!fault || args.includes('--help')) {
  const known = fault ? [fault] : Object.values(faults);
  console.log(known.map(({ usage }) => usage).join('\n\n'));
} else if (!(await fault.run(args))) {
  process.exitCode = 1;
}
