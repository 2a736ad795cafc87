import { join } from 'node:path';
import { runningEmbedded } from '../src/database/embedded.js';
import { readEnv } from '../src/env.js';
import {
  commandArguments,
  CommandError,
  parseOptions,
  runCommand,
  showProgress,
} from './lib/command.js';
import { Fleet } from './fleet/fleet.js';

const usage = `Lets simulated phones sign in and upload records to a running gateway: old and new apps, over bad connections, with wrong clocks,
late and repeatedly. Then compares the acknowledged records with the database, and traces of some people with the records.
Exits with 1 if they differ.

  pnpm fleet [options]

  --phones <number>   phones, from 16, each with a password of its own (1000)
  --records <number>  records of all phones; both phones report each meeting (100000)
  --seed <number>     seed of everything random (1)
  --url <address>     address of the gateway (http://localhost:PORT, or 4000)

Its database is that of DATABASE_URL, or the embedded one of DATA_DIR; the administrator who accepts the fleet's company is
that of ADMIN_EMAIL and ADMIN_PASSWORD, or of this installation.`;

async function run(args: readonly string[]): Promise<boolean> {
  const { numbers, texts } = parseOptions(args, {
    numbers: { phones: 1000, records: 100_000, seed: 1 },
    texts: ['url'],
  });
  if (numbers.phones < 16) throw new CommandError('--phones must be 16 or more');
  const env = readEnv();
  const databaseUrl =
    env.databaseUrl ?? runningEmbedded(join(env.dataDir, 'database'), env.embeddedPassword);
  if (!databaseUrl) throw new CommandError('No database found. Set DATABASE_URL or DATA_DIR.');
  const fleet = await Fleet.signIn({
    ...numbers,
    url: (texts.url ?? `http://localhost:${env.port}`).replace(/\/$/, ''),
    administrator: { email: env.adminEmail, password: env.adminPassword },
  });
  await fleet.upload();
  showProgress('');
  return fleet.compare(databaseUrl);
}

await runCommand(async () => {
  const args = commandArguments();
  if (!args.includes('--help')) return run(args);
  console.log(usage);
  return true;
});
