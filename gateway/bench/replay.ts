import { resolve } from 'node:path';
import { demoEmail, demoPassword } from '../src/demo/sign-ins.js';
import { readEnv } from '../src/env.js';
import { StartupError } from '../src/errors.js';
import { readArguments } from './replay/arguments.js';
import { replay, type ReplayOptions, type ReplayOutcome } from './replay/replay.js';
import { ReplayError } from './replay/replay-error.js';

const usage = `Plays recorded contacts into a running gateway over REST, as phones would.

  pnpm replay <folder> [options]

  <folder>               holds metadata_*.dat (person, department) and tij_*.dat (t i j)
  --url <address>        of the gateway (http://localhost:4000)
  --email <address>      company that it is played into (the demo company)
  --password <password>  of that company (the demo company's, of this installation)
  --run <name>           replays of one name share their people and records (today's date)
  --merge                contacts without a gap as one record, instead of one a line
  --late <share>         of the records that phones send in a second pass (0)
  --duplicates <share>   of the records that phones send once more in the end (0)
  --shuffle              each phone sends in any order
  --seed <number>        of what comes late, twice and in which order (1)`;

/** Undefined: help was asked for. */
function readOptions(): ReplayOptions | undefined {
  const { values, positionals } = parse();
  if (values.help) return undefined;
  const [folder] = positionals;
  if (!folder || positionals.length > 1)
    throw new ReplayError('Name one folder; --help tells more');
  if (values.email !== undefined && values.password === undefined)
    throw new ReplayError('Give --password with --email');
  return {
    // pnpm runs this in the package's folder, and tells where it was called.
    folder: resolve(process.env.INIT_CWD ?? '.', folder),
    url: values.url.replace(/\/$/, ''),
    email: values.email ?? demoEmail,
    password: values.password ?? demoPassword(readEnv().tokenSecret),
    run: values.run,
    merge: values.merge,
    shuffle: values.shuffle,
    late: share('late', values.late),
    duplicates: share('duplicates', values.duplicates),
    seed: Number(values.seed),
  };
}

function parse() {
  const text = (otherwise: string) => ({ type: 'string', default: otherwise }) as const;
  const flag = { type: 'boolean', default: false } as const;
  return readArguments({
    allowPositionals: true,
    options: {
      url: text('http://localhost:4000'),
      email: { type: 'string' },
      password: { type: 'string' },
      run: { type: 'string' },
      merge: flag,
      late: text('0'),
      duplicates: text('0'),
      shuffle: flag,
      seed: text('1'),
      help: flag,
    },
  });
}

function share(name: string, value: string): number {
  const read = Number(value);
  if (!(read >= 0 && read <= 1))
    throw new ReplayError(`--${name} is '${value}': give a share from 0 to 1`);
  return read;
}

/** One line that moves on; without a terminal nothing but the results is written. */
function progress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001B[K${text}`);
}

function tell(outcome: ReplayOutcome): void {
  const { people, from, to, passes, timeMetric, reported, expected } = outcome;
  const sum = (key: 'accepted' | 'duplicates' | 'rejected') =>
    passes.reduce((total, pass) => total + pass[key], 0);
  const total = {
    name: 'total',
    accepted: sum('accepted'),
    duplicates: sum('duplicates'),
    rejected: sum('rejected'),
  };
  console.log(`${people} people, ${from} to ${to}`);
  for (const { name, accepted, duplicates, rejected } of [...passes, total]) {
    console.log(
      `  ${name.padEnd(8)} ${accepted} accepted, ${duplicates} duplicates, ${rejected} rejected`,
    );
  }
  console.log(`continuous contacts of ${timeMetric} minutes: ${reported.continuous}`);
  console.log(`cumulative pairs of ${timeMetric} minutes: ${reported.cumulative}`);
  const reason = passes.find((pass) => pass.reason)?.reason;
  if (reason)
    throw new ReplayError(`${total.rejected} records were rejected, the first because ${reason}`);
  if (reported.continuous !== expected.continuous || reported.cumulative !== expected.cumulative) {
    throw new ReplayError(
      `The data itself has ${expected.continuous} continuous contacts and ${expected.cumulative} cumulative pairs`,
    );
  }
}

try {
  const options = readOptions();
  if (!options) {
    console.log(usage);
  } else {
    const outcome = await replay(options, progress);
    progress('');
    tell(outcome);
  }
} catch (error) {
  progress('');
  console.error(
    error instanceof ReplayError || error instanceof StartupError ? error.message : error,
  );
  process.exitCode = 1;
}
