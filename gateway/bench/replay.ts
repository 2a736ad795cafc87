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
  --run <name>           replays with the same name share their people and records (today's date)`;

function readOptions(args: readonly string[]): ReplayOptions {
  const { texts, positionals } = parseOptions(args, {
    texts: ['url', 'email', 'password', 'run'],
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
  };
}

function print({ people, from, to, uploaded, timeMetric, reported }: ReplayResult): void {
  console.log(`${people} people, ${from} to ${to}`);
  const { accepted, duplicates, rejected } = uploaded;
  console.log(`records: ${accepted} accepted, ${duplicates} duplicates, ${rejected} rejected`);
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
  const { uploaded, reported, expected } = result;
  if (uploaded.rejected > 0)
    throw new CommandError(`${uploaded.rejected} records were rejected: ${uploaded.reason}`);
  if (reported.continuous !== expected.continuous || reported.cumulative !== expected.cumulative)
    throw new CommandError(
      `The recording has ${expected.continuous} continuous contacts and ${expected.cumulative} cumulative pairs`,
    );
  return true;
});
