import { cpus } from 'node:os';
import { commandArguments, runCommand, showProgress } from './lib/command.js';
import { type Defer, withCleanup } from './lib/cleanup.js';
import { Bench } from './speed/bench.js';
import { measureAnswers } from './speed/measure-answers.js';
import { measureCases } from './speed/measure-cases.js';
import { measureExport } from './speed/measure-export.js';
import { measureUploads } from './speed/measure-uploads.js';
import { type Options, readOptions, usage } from './speed/options.js';
import { writePerformance } from './speed/performance-document.js';
import { formatResults } from './speed/tables.js';

async function measure(options: Options, defer: Defer): Promise<boolean> {
  const bench = await Bench.start(options, defer);
  const description = describe(options);
  console.log(`${description}\n`);
  try {
    await measureAnswers(bench);
    await measureUploads(bench);
    bench.addMemoryFact();
    await measureExport(bench);
    await measureCases(bench);
  } finally {
    // What was measured before a failure is worth printing too.
    showProgress('');
    console.log(formatResults(bench.results));
  }
  if (options.check) console.log('All servers answer the same.');
  if (options.write) writePerformance(bench.results, description);
  return true;
}

/** What was measured, on which machine and how. */
function describe({ contacts, employees, companies, rounds, seconds }: Options): string {
  const number = (value: number) => value.toLocaleString('en');
  return `${number(contacts)} records of ${number(employees)} people in ${number(companies)} companies, ${cpus().length} processors shared by database, gateway, peers and clients. Median of ${rounds} rounds of ${seconds} s that take turns, with the lowest and the highest.`;
}

await runCommand(async () => {
  const args = commandArguments();
  if (args.includes('--help')) {
    console.log(usage);
    return true;
  }
  const options = readOptions(args);
  return withCleanup((defer) => measure(options, defer));
});
