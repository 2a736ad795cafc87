import { join, resolve } from 'node:path';
import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { joinEmbedded } from '../database/embedded.js';
import { readDatabaseSettings } from '../env.js';
import { StartupError } from '../errors.js';
import { restoreBaseBackup, writeBaseBackup } from './base-backup.js';

const usage = `Copies the embedded database in DATA_DIR into a file, and back into an empty DATA_DIR.

  pnpm backup FILE [--force]   the product may keep running; --force replaces the file
  pnpm restore FILE

DATA_DIR/secrets.json is not in the file: keep a copy of it, and put it into DATA_DIR before you restore.
With DATABASE_URL both print the command of PostgreSQL's own client instead.`;

interface Task {
  name: 'backup' | 'restore';
  file: string;
  force: boolean;
}

/** Parses the arguments; undefined if they are invalid. */
function parse(args: string[]): Task | undefined {
  const options = { force: { type: 'boolean', default: false } } as const;
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [name, file, ...rest] = positionals;
    if ((name !== 'backup' && name !== 'restore') || !file || rest.length > 0) return undefined;
    return { name, file: resolve(process.env.INIT_CWD ?? process.cwd(), file), ...values };
  } catch {
    return undefined;
  }
}

async function run({ name, file, force }: Task): Promise<string> {
  const { databaseUrl, dataDir, embeddedPassword } = readDatabaseSettings();
  if (databaseUrl) throw new StartupError(clientCommand(name, file, databaseUrl));
  const folder = join(dataDir, 'database');
  if (name === 'restore') {
    const restored = await restoreBaseBackup(file, folder, embeddedPassword);
    return `Restored ${file} into ${restored}.`;
  }
  const database = await joinEmbedded(folder, embeddedPassword);
  try {
    await writeBaseBackup(database.url, file, force);
  } finally {
    await database.stop();
  }
  const megabytes = (statSync(file).size / 1e6).toFixed(1);
  return `Backed up ${database.folder} to ${file} (${megabytes} MB).
Keep ${join(dataDir, 'secrets.json')} with it: the backup cannot be restored without.`;
}

/** Prints the command of PostgreSQL's client, because only the operator knows which client fits the server. */
function clientCommand(name: Task['name'], file: string, databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.password = '';
  if (name === 'backup') url.username = 'visioncloud_backup';
  const command =
    name === 'backup'
      ? `pg_dump --format=custom --file='${file}' '${url.href}'`
      : `pg_restore --exit-on-error --single-transaction --no-owner --dbname='${url.href}' '${file}'`;
  return `Nothing was done: DATABASE_URL is set, and its database is for PostgreSQL's own client. Run

  ${command}

gateway/docs/operations/backup.md has the rights and the versions that it needs.`;
}

const task = parse(process.argv.slice(2));
try {
  if (!task) throw new StartupError(usage);
  console.log(await run(task));
} catch (error) {
  const isExpected = error instanceof StartupError || (error instanceof Error && 'code' in error);
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
}
