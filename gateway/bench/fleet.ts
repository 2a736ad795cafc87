import { join } from 'node:path';
import { runningEmbedded } from '../src/database/embedded.js';
import { readEnv } from '../src/env.js';
import { StartupError } from '../src/errors.js';
import { Fleet, type FleetOptions } from './fleet/fleet.js';
import { tellComparison, tellSending } from './fleet/result.js';
import { readArguments, wholeNumber } from './replay/arguments.js';
import { ReplayError } from './replay/replay-error.js';

const usage = `Lets thousands of phones send their contacts to a running gateway over REST and GraphQL, over bad lines, with old
apps and wrong clocks, and compares what they were told with the database and every report. Exits with 1 when they differ.

  pnpm fleet [options]

  --phones <number>           phones, each signed in with its own password (1000)
  --records <number>          that they report, about twice each meeting (100000)
  --days <number>             that the meetings spread over (3)
  --seed <number>             of everything that is drawn (1)
  --until <time>              the last meeting is over by then (20 minutes ago)
  --at-once <number>          phones that send at once (32)
  --no-faults                 good lines, nothing late or twice
  --url <address>             of the gateway (http://localhost:PORT, or 4000)
  --database <url>            of its database, as the owner (DATABASE_URL, or the embedded one of DATA_DIR)
  --no-database               leaves the database out
  --admin-email <address>     the administrator who accepts the fleet's company (ADMIN_EMAIL, or of this installation)
  --admin-password <password> of the administrator
  --email <address>           instead of a company of its own: one that has no records yet
  --password <password>       of that company`;

interface Asked {
  options: FleetOptions;
  databaseUrl: string | undefined;
}

/** Undefined: help was asked for. */
function readOptions(): Asked | undefined {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const { values } = readArguments({
    options: {
      phones: { ...text, default: '1000' },
      records: { ...text, default: '100000' },
      days: { ...text, default: '3' },
      seed: { ...text, default: '1' },
      until: text,
      'at-once': { ...text, default: '32' },
      'no-faults': flag,
      url: text,
      database: text,
      'no-database': flag,
      'admin-email': text,
      'admin-password': text,
      email: text,
      password: text,
      help: flag,
    },
  });
  if (values.help) return undefined;
  const env = readEnv();
  const until = values.until === undefined ? Date.now() - 20 * 60_000 : Date.parse(values.until);
  if (Number.isNaN(until))
    throw new ReplayError(`--until is '${values.until}': give an ISO 8601 time`);
  const { email, password } = values;
  const administrator = {
    email: values['admin-email'] ?? env.adminEmail,
    password: values['admin-password'] ?? env.adminPassword,
  };
  return {
    options: {
      phones: wholeNumber('phones', values.phones, 16),
      records: wholeNumber('records', values.records),
      days: wholeNumber('days', values.days),
      seed: wholeNumber('seed', values.seed),
      atOnce: wholeNumber('at-once', values['at-once']),
      faults: !values['no-faults'],
      until: Math.floor(until / 1000) * 1000,
      url: (values.url ?? `http://localhost:${env.port}`).replace(/\/$/, ''),
      company:
        email !== undefined && password !== undefined ? { email, password } : { administrator },
    },
    databaseUrl: values['no-database']
      ? undefined
      : (values.database ??
        env.databaseUrl ??
        runningEmbedded(join(env.dataDir, 'database'), env.embeddedPassword)),
  };
}

/** One line that moves on; without a terminal nothing but the results is written. */
function progress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001B[K${text}`);
}

async function run({ options, databaseUrl }: Asked): Promise<boolean> {
  const started = Date.now();
  const fleet = await Fleet.gather(options, progress);
  const gathered = Date.now();
  try {
    await fleet.send(progress);
    const sent = Date.now();
    progress('');
    tellSending(
      fleet,
      options,
      { gathering: gathered - started, sending: sent - gathered },
      console.log,
    );
    const comparison = await fleet.compare(databaseUrl);
    tellComparison(fleet, comparison, console.log);
    return comparison.isEqual;
  } finally {
    fleet.close();
  }
}

try {
  const asked = readOptions();
  if (!asked) console.log(usage);
  else if (!(await run(asked))) process.exitCode = 1;
} catch (error) {
  progress('');
  console.error(
    error instanceof ReplayError || error instanceof StartupError ? error.message : error,
  );
  process.exitCode = 1;
}
