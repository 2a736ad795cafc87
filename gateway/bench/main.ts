import { cpus } from 'node:os';
import { type Cleaning, cleaningUp } from './cleaning-up.js';
import { Bench } from './speed/bench.js';
import { megabytes } from './speed/measured.js';
import { measureAnswers } from './speed/measure-answers.js';
import { measureExport } from './speed/measure-export.js';
import { measureTenth } from './speed/measure-tenth.js';
import { measureUploads } from './speed/measure-uploads.js';
import { type Options, readOptions, usage } from './speed/options.js';
import { progress } from './speed/progress.js';
import { writePerformance } from './speed/performance-document.js';
import { tablesOf } from './speed/table.js';

async function measure(options: Options, cleaning: Cleaning): Promise<void> {
  const bench = await Bench.open(options, cleaning);
  const setting = settingOf(bench);
  console.log(`${setting}\n`);
  try {
    await measureAll(bench, cleaning);
  } finally {
    // Also what was found before something failed.
    progress('');
    console.log(tablesOf(bench.results));
  }
  if (options.check) console.log('All answer the same.');
  if (options.write) writePerformance(bench.results, setting);
}

async function measureAll(bench: Bench, cleaning: Cleaning): Promise<void> {
  const answering = await measureAnswers(bench);
  const uploading = await measureUploads(bench);
  const most = Math.max(answering, uploading);
  if (bench.idle !== undefined && most > 0)
    bench.results.facts.push({
      what: 'memory of the gateway idle, a minute after its start / at most, under load',
      found: `${megabytes(bench.idle)} / ${megabytes(most)}`,
    });
  if (bench.idleOwn !== undefined && most > 0)
    bench.results.facts.push({
      what: 'memory of the idle gateway without the pages of Node.js itself, which all its processes share',
      found: megabytes(bench.idleOwn),
    });
  await measureExport(bench);
  await measureTenth(bench, cleaning);
}

/** What was measured on, in words. */
function settingOf({ database, options }: Bench): string {
  const { contacts, employees, companies } = options;
  const number = (value: number) => value.toLocaleString('en');
  return `${number(contacts)} records of ${number(employees)} people in ${number(companies)} companies, filled in ${Math.round(database.seconds)} s; ${cpus().length} processors, which database, gateway, peers and clients share; medians of ${options.rounds} rounds of ${options.seconds} s in turns, with the lowest and the highest.`;
}

const options = readOptions();
if (options) await cleaningUp((cleaning) => measure(options, cleaning));
else console.log(usage);
