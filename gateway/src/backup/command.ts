import { createHmac } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { joinEmbedded, startEmbedded } from '../database/embedded.js';
import { type DatabasePlace, readDatabasePlace } from '../env.js';
import { isDatabaseAway, StartupError } from '../errors.js';
import { type Amount, backUp } from './backup.js';
import { alreadyThere } from './backup-file.js';
import { restore } from './restore.js';

const usage = `Copies everything that the product knows into a file, and back into an empty database.

  pnpm backup FILE [--force]   from DATABASE_URL, or the embedded database in DATA_DIR; gateways may run meanwhile
  pnpm restore FILE            into an empty database; no gateway may run on it

The secrets are not in the file: keep PASSWORD_PEPPER and TOKEN_SECRET (of the embedded database: DATA_DIR/secrets.json) beside it.`;

/** Does what the words of a command line say. @throws StartupError with one line that says what to do. */
async function run(words: string[]): Promise<string> {
  const { task, file, force } = read(words);
  if (!task || !file) return usage;
  const path = resolve(process.env.INIT_CWD ?? process.cwd(), file);
  if (task === 'backup' && !force && existsSync(path)) throw alreadyThere(path);
  const place = readDatabasePlace();
  const started = Date.now();
  const amount = await onDatabase(place, task, (url) =>
    task === 'backup'
      ? backUp(url, path, { replace: force, ...proofOf(place) })
      : restore(url, path, proofOf(place).pepperProof),
  );
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  return [
    `${task === 'backup' ? 'Written to' : 'Restored from'} ${path}: ${said(amount)}, ${seconds} s`,
    ...(task === 'backup' ? [secretsOf(place)] : []),
  ].join('\n');
}

function read(words: string[]): { task?: 'backup' | 'restore'; file?: string; force: boolean } {
  const options = {
    force: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  } as const;
  try {
    const { values, positionals } = parseArgs({ args: words, options, allowPositionals: true });
    const [task, file, ...rest] = positionals;
    const isClear = (task === 'backup' || task === 'restore') && rest.length === 0;
    return values.help || !isClear || !file
      ? { force: false }
      : { task, file, force: values.force };
  } catch {
    return { force: false };
  }
}

async function onDatabase(
  { databaseUrl, dataDir, embeddedPassword }: DatabasePlace,
  task: 'backup' | 'restore',
  work: (url: string) => Promise<Amount>,
): Promise<Amount> {
  if (databaseUrl) return work(databaseUrl);
  const folder = join(dataDir, 'database');
  const open = task === 'backup' ? joinEmbedded : startEmbedded;
  const embedded = await open(folder, embeddedPassword);
  try {
    return await work(embedded.url);
  } finally {
    await embedded.stop();
  }
}

function proofOf({ passwordPepper }: DatabasePlace): { pepperProof?: string } {
  if (!passwordPepper) return {};
  const proof = createHmac('sha256', passwordPepper).update('backup').digest('hex');
  return { pepperProof: proof.slice(0, 32) };
}

const said = ({ tables, rows }: Amount): string =>
  `${rows.toLocaleString('en')} rows of ${tables} tables`;

function secretsOf({ databaseUrl, dataDir }: DatabasePlace): string {
  const secrets = databaseUrl ? 'PASSWORD_PEPPER and TOKEN_SECRET' : join(dataDir, 'secrets.json');
  return `The secrets are not in it: keep ${secrets} in a safe place as well, or no password is right`;
}

/** One line where it says enough; else the whole error. */
function inOneLine(error: unknown): unknown {
  if (error instanceof StartupError) return error.message;
  if (isDatabaseAway(error))
    return `The database cannot do it now (${String(error)}): check DATABASE_URL and that PostgreSQL runs, and start again`;
  const isOfFile = error instanceof Error && 'syscall' in error && 'path' in error;
  return isOfFile || (error instanceof Error && 'code' in error && error.code === 'ENOSPC')
    ? String(error)
    : error;
}

try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  console.error(inOneLine(error));
  process.exitCode = 1;
}
