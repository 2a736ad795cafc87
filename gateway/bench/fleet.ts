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
import { Fleet, type FleetOptions } from './fleet/fleet.js';
import { printComparison, printUploads } from './fleet/print.js';

const usage = `Lets thousands of simulated phones upload contacts to a running gateway over REST and GraphQL, over bad connections, with old
apps and wrong clocks. Then compares the answers to the phones with the database and with every report. Exits with 1 if they differ.

  pnpm fleet [options]

  --phones <number>           phones, from 16, each with a password of its own (1000)
  --records <number>          records of all phones; both phones report each meeting (100000)
  --days <number>             days over which the meetings spread (3)
  --seed <number>             seed of everything random (1)
  --until <time>              end of the last meeting (20 minutes ago)
  --at-once <number>          phones that upload at once (32)
  --no-faults                 good connections, nothing late or repeated
  --url <address>             address of the gateway (http://localhost:PORT, or 4000)
  --database <url>            its database, as the owner (DATABASE_URL, or the embedded one of DATA_DIR)
  --no-database               does not compare the database
  --admin-email <address>     administrator who accepts the fleet's company (ADMIN_EMAIL, or of this installation)
  --admin-password <password> password of the administrator
  --email <address>           uses this company instead, which must have no records yet
  --password <password>       password of that company`;

interface CommandOptions {
  options: FleetOptions;
  databaseUrl: string | undefined;
}

function readOptions(args: readonly string[]): CommandOptions {
  const { numbers, texts, flags } = parseOptions(args, {
    numbers: { phones: 1000, records: 100_000, days: 3, seed: 1, 'at-once': 32 },
    texts: ['until', 'url', 'database', 'admin-email', 'admin-password', 'email', 'password'],
    flags: ['no-faults', 'no-database'],
  });
  const { 'at-once': atOnce, ...amounts } = numbers;
  if (amounts.phones < 16) throw new CommandError('--phones must be 16 or more');
  const until = texts.until === undefined ? Date.now() - 20 * 60_000 : Date.parse(texts.until);
  if (Number.isNaN(until))
    throw new CommandError(`--until is '${texts.until}', but must be an ISO 8601 time`);
  const env = readEnv();
  const { email, password } = texts;
  const administrator = {
    email: texts['admin-email'] ?? env.adminEmail,
    password: texts['admin-password'] ?? env.adminPassword,
  };
  return {
    options: {
      ...amounts,
      atOnce,
      faults: !flags['no-faults'],
      until: Math.floor(until / 1000) * 1000,
      url: (texts.url ?? `http://localhost:${env.port}`).replace(/\/$/, ''),
      company:
        email !== undefined && password !== undefined ? { email, password } : { administrator },
    },
    databaseUrl: flags['no-database']
      ? undefined
      : (texts.database ??
        env.databaseUrl ??
        runningEmbedded(join(env.dataDir, 'database'), env.embeddedPassword)),
  };
}

async function run({ options, databaseUrl }: CommandOptions): Promise<boolean> {
  const startedAt = Date.now();
  const fleet = await Fleet.signIn(options);
  const signedInAt = Date.now();
  try {
    await fleet.upload();
    showProgress('');
    printUploads(fleet, { signIns: signedInAt - startedAt, uploads: Date.now() - signedInAt });
    const comparison = await fleet.compare(databaseUrl);
    printComparison(fleet, comparison);
    return comparison.isEqual;
  } finally {
    fleet.close();
  }
}

await runCommand(async () => {
  const args = commandArguments();
  if (args.includes('--help')) {
    console.log(usage);
    return true;
  }
  return run(readOptions(args));
});
