import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { Client, type Connection } from 'pg';
import { extract, list } from 'tar';
import { startEmbedded } from '../database/embedded.js';
import { postgresIds, usableFolder } from '../database/embedded-folder.js';
import { StartupError } from '../errors.js';

/**
 * The server runs pg_backup_start, sends its folder as a tar, runs pg_backup_stop, and adds its label and the WAL in between. Copying the folder
 * ourselves would need a replication slot and care for files that vanish.
 */
const command = `BASE_BACKUP (LABEL 'pnpm backup', CHECKPOINT 'fast', WAL true, MANIFEST 'no', COMPRESSION 'gzip', COMPRESSION_DETAIL 'level=1')`;
/** First byte of a message that holds a part of the tar. */
const archiveData = 'd'.charCodeAt(0);

/**
 * Copies a running server into a compressed tar, consistent while others write to it. The file appears when it is complete, for its
 * owner alone.
 * @throws StartupError if the file exists and may not be replaced.
 */
export async function writeBaseBackup(url: string, file: string, replace: boolean): Promise<void> {
  if (!replace && existsSync(file))
    throw new StartupError(`${file} already exists: give another name, or --force to replace it`);
  const part = `${file}.part`;
  rmSync(part, { force: true });
  const target = openSync(part, 'wx', 0o600);
  const address = new URL(url);
  address.searchParams.set('replication', 'true');
  const client = new Client({ connectionString: address.href });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await receive(client, (bytes) => writeFileSync(target, bytes));
    fsyncSync(target);
    renameSync(part, file);
  } finally {
    closeSync(target);
    rmSync(part, { force: true });
    await client.end();
  }
}

/** Writing is synchronous, so the server sends no faster than the disk takes it. */
function receive(client: Client, write: (bytes: Buffer) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    client.query({
      submit: (connection: Connection) => connection.query(command),
      handleCopyData({ chunk }: { chunk: Buffer }) {
        try {
          if (chunk[0] === archiveData) write(chunk.subarray(1));
        } catch (error) {
          reject(error);
        }
      },
      handleError: reject,
      handleReadyForQuery: () => resolve(),
      handleRowDescription() {},
      handleDataRow() {},
      handleCommandComplete() {},
    });
  });
}

/**
 * Restores a base backup into an empty folder, once a server has run on it. A restore that fails leaves the folder empty.
 * @returns the data folder.
 * @throws StartupError if the file is incomplete or no base backup, the folder is in use, or the password differs.
 */
export async function restoreBaseBackup(
  file: string,
  folder: string,
  password: string,
): Promise<string> {
  await assertBaseBackup(file);
  const ids = await postgresIds();
  const data = usableFolder(folder, ids);
  if (readdirSync(data).length > 0)
    throw new StartupError(`There is already a database in ${data}: set DATA_DIR to a new folder`);
  const part = `${data}.restoring`;
  rmSync(part, { recursive: true, force: true });
  try {
    mkdirSync(part, { mode: 0o700 });
    await extract({ file, cwd: part, strict: true, ...ids });
    await (await startEmbedded(part, password)).stop();
    renameSync(part, data);
    return data;
  } finally {
    rmSync(part, { recursive: true, force: true });
  }
}

/** Reads the file to its end, which proves its checksum. */
async function assertBaseBackup(file: string): Promise<void> {
  if (!existsSync(file)) throw new StartupError(`There is no file ${file}`);
  const missing = new Set(['backup_label', 'global/pg_control', 'PG_VERSION']);
  try {
    await list({ file, strict: true, onReadEntry: ({ path }) => missing.delete(path) });
  } catch (error) {
    throw new StartupError(`${file} is damaged, incomplete or no backup (${String(error)})`);
  }
  if (missing.size > 0) throw new StartupError(`${file} is no backup made by pnpm backup`);
}
