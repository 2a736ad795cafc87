import { resolve } from 'node:path';
import { demoEmail, deriveDemoPassword } from '../src/demo/sign-ins.js';
import { readEnv } from '../src/env.js';
import {
  commandArguments,
  CommandError,
  parseOptions,
  runCommand,
  showProgress,
} from './lib/command.js';
import { replay, type ReplayOptions, type ReplayResult } from './replay/replay.js';

const usage = `Uploads recorded contacts to a running gateway, as phones would, and checks its reports against the recording.

  pnpm replay <folder> [options]

  <folder>               contains metadata_*.dat (person, department) and tij_*.dat (t i j)
  --url <address>        address of the gateway (http://localhost:4000)
  --email <address>      company to upload to (the demo company)
  --password <password>  password of that company
  --run <name>           replays with the same name share their people and records (today's date)
  --merge                uploads contacts without a gap as one record instead of one a line
  --late <share>         share of the records that phones upload in a second pass (0)
  --duplicates <share>   share of the records that phones upload once more in the end (0)
  --shuffle              each phone uploads in random order
  --seed <number>        seed of what is late, duplicate and shuffled (1)`;

function readOptions(args: readonly string[]): ReplayOptions {
  const { numbers, texts, flags, positionals } = parseOptions(args, {
    numbers: { seed: 1 },
    texts: ['url', 'email', 'password', 'run', 'late', 'duplicates'],
    flags: ['merge', 'shuffle'],
  });
  const [folder] = positionals;
  if (!folder || positionals.length > 1)
    throw new CommandError('Name one folder. Use --help to list the options.');
  const { url = 'http://localhost:4000', email, password, run } = texts;
  if (email !== undefined && password === undefined)
    throw new CommandError('Give --password with --email');
  return {
    // pnpm runs this in the package's folder and passes on where it was called.
    folder: resolve(process.env['INIT_CWD'] ?? '.', folder),
    url: url.replace(/\/$/, ''),
    email: email ?? demoEmail,
    password: password ?? deriveDemoPassword(readEnv().tokenSecret),
    run,
    late: readShare('late', texts.late),
    duplicates: readShare('duplicates', texts.duplicates),
    ...numbers,
    ...flags,
  };
}

function readShare(name: string, value = '0'): number {
  const share = Number(value);
  if (share >= 0 && share <= 1) return share;
  throw new CommandError(`--${name} is '${value}', but must be a share from 0 to 1`);
}

function print({ people, from, to, passes, timeMetric, reported }: ReplayResult): void {
  console.log(`${people} people, ${from} to ${to}`);
  for (const { name, accepted, duplicates, rejected } of passes)
    console.log(
      `  ${name.padEnd(10)} ${accepted} accepted, ${duplicates} duplicates, ${rejected} rejected`,
    );
  console.log(`continuous contacts of ${timeMetric} minutes: ${reported.continuous}`);
  console.log(`cumulative pairs of ${timeMetric} minutes: ${reported.cumulative}`);
}

await runCommand(async () => {
  const args = commandArguments();
  if (args.includes('--help')) {
    console.log(usage);
    return true;
  }
  const result = await replay(readOptions(args));
  showProgress('');
  print(result);
  const { passes, reported, expected } = result;
  const rejected = passes.find(({ reason }) => reason);
  if (rejected)
    throw new CommandError(`${rejected.rejected} records were rejected: ${rejected.reason}`);
  if (reported.continuous !== expected.continuous || reported.cumulative !== expected.cumulative)
    throw new CommandError(
      `The recording has ${expected.continuous} continuous contacts and ${expected.cumulative} cumulative pairs`,
    );
  return true;
});
