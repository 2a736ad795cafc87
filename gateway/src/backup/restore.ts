import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { applyMigrations, inTurn } from '../database/data-source.js';
import { migrations } from '../database/migrations.js';
import { StartupError } from '../errors.js';
import { jobSchema, prepareJobs } from '../jobs/prepare.js';
import type { Amount } from './backup.js';
import { type Manifest, type Piece, readBackup } from './backup-file.js';
import { jobColumns, jobTable, listOf, quoted, storedTables } from './stored-tables.js';

/** How many days of contacts there is room for ahead, until the first gateway makes more. */
const daysAhead = 7;
/** Where jobs wait until they are taken into the tables of this version. */
const waitingRoom = 'restored_job';

const named = /^[a-z][a-z0-9_]{0,62}$/;
const bounded =
  /^(DEFAULT|FOR VALUES FROM \((MINVALUE|'[0-9 :+-]+')\) TO \((MAXVALUE|'[0-9 :+-]+')\))$/;

/**
 * Loads a backup into an empty database: makes the tables of its version, loads all rows in one transaction, and migrates to this
 * version. What fails leaves an empty database behind.
 * @throws StartupError where the file is damaged, newer than this program or of other secrets, or the database is not empty.
 */
export async function restore(
  url: string,
  file: string,
  pepperProof: string | undefined,
): Promise<Amount> {
  const manifest = await readWhole(file, pepperProof);
  const known = migrations.slice(0, manifest.migrations.length);
  if (
    known.some(({ name }, at) => name !== manifest.migrations[at]) ||
    known.length === 0 ||
    known.length < manifest.migrations.length
  )
    throw new StartupError('The backup was made by a newer version: restore it with that one');
  return inTurn(url, async () => {
    const client = new Client({ connectionString: url, options: '-c timezone=UTC' });
    client.on('error', () => undefined);
    await client.connect();
    try {
      await expectEmpty(client);
      await clear(client);
      try {
        await applyMigrations(url, prepareJobs, 0, known);
        const amount = await load(client, file, manifest);
        await applyMigrations(url, prepareJobs);
        return amount;
      } catch (error) {
        await clear(client);
        throw error;
      }
    } finally {
      await client.end();
    }
  });
}

/** Reads the file to its end before anything is touched. */
async function readWhole(file: string, pepperProof: string | undefined): Promise<Manifest> {
  let manifest: Manifest | undefined;
  for await (const piece of readBackup(file))
    if (piece.kind === 'manifest') manifest = piece.manifest;
  if (!manifest) throw new StartupError(`${file} is no backup of this product`);
  if (pepperProof && manifest.pepperProof && manifest.pepperProof !== pepperProof)
    throw new StartupError(
      'The backup belongs to another PASSWORD_PEPPER, no password would be right: give the secrets that were kept with it (for the embedded database put its secrets.json into DATA_DIR first)',
    );
  return manifest;
}

/** Tables of the product without a row are as good as none: a restore that was killed leaves them. */
async function expectEmpty(client: Client): Promise<void> {
  const refusal = new StartupError(
    'The database is not empty: restore into a new one (for the embedded database set DATA_DIR to a new folder)',
  );
  const { rows } = await client.query<{ others: number; ours: boolean }>(
    `SELECT count(*)::int AS others, to_regclass('public.migration') IS NOT NULL AS ours
      FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')`,
  );
  if (rows[0]?.others === 0) return;
  if (!rows[0]?.ours) throw refusal;
  for (const { name } of await storedTables(client)) {
    // Row level security would hide its rows from the owner.
    await client.query('BEGIN');
    await client.query(`ALTER TABLE ${quoted(name)} NO FORCE ROW LEVEL SECURITY`);
    const { rowCount } = await client.query(`SELECT FROM ${quoted(name)} LIMIT 1`);
    await client.query('ROLLBACK');
    if (rowCount) throw refusal;
  }
}

/** Takes away every table, function and sequence of the product; only after `expectEmpty`, or what a failed restore has made. */
async function clear(client: Client): Promise<void> {
  await client.query('ROLLBACK').catch(() => undefined);
  await client.query(`DO $$ DECLARE each text; BEGIN
    FOR each IN SELECT oid::regclass::text FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition LOOP
      EXECUTE format('DROP TABLE IF EXISTS %s CASCADE', each);
    END LOOP;
    FOR each IN SELECT oid::regclass::text FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'S' LOOP
      EXECUTE format('DROP SEQUENCE IF EXISTS %s CASCADE', each);
    END LOOP;
    FOR each IN SELECT oid::regprocedure::text FROM pg_proc
      WHERE pronamespace = 'public'::regnamespace AND proowner = current_user::regrole
        AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_proc.oid AND deptype = 'e') LOOP
      EXECUTE format('DROP FUNCTION IF EXISTS %s CASCADE', each);
    END LOOP;
  END $$`);
  await client.query(`DROP SCHEMA IF EXISTS ${jobSchema} CASCADE`);
}

async function load(client: Client, file: string, manifest: Manifest): Promise<Amount> {
  const tables = (await storedTables(client)).map(({ name }) => name);
  const amount: Amount = { tables: 0, rows: 0 };
  const { rows: forced } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND relforcerowsecurity`,
  );
  await client.query('BEGIN');
  // Row level security binds the owner, and COPY does not go through it at all; it is forced again before the commit.
  for (const { name } of forced)
    await client.query(`ALTER TABLE ${quoted(name)} NO FORCE ROW LEVEL SECURITY`);
  await client.query(`TRUNCATE ${listOf(tables)}`);
  await makePartitions(client, manifest);
  await client.query(`CREATE TEMPORARY TABLE ${waitingRoom} (job jsonb NOT NULL) ON COMMIT DROP`);
  const seen = new Set<string>();
  const pieces = readBackup(file);
  for await (const piece of pieces) {
    if (piece.kind !== 'rows') continue;
    const { table, columns } = piece.header;
    const isJobs = table === jobTable;
    if (!isJobs && !tables.includes(table)) throw new Error(`There is no table ${table}`);
    const to = isJobs ? waitingRoom : quoted(table);
    amount.rows += await loadRows(client, `COPY ${to} (${listOf(columns)}) FROM STDIN`, pieces);
    if (!isJobs) seen.add(table);
  }
  amount.tables = seen.size;
  await takeJobs(client);
  for (const { name, value, isCalled } of manifest.sequences)
    await client.query('SELECT setval($1::regclass, $2, $3)', [quoted(name), value, isCalled]);
  for (const { name } of forced)
    await client.query(`ALTER TABLE ${quoted(name)} FORCE ROW LEVEL SECURITY`);
  await client.query('COMMIT');
  await client.query('ANALYZE');
  return amount;
}

/** The rows that follow, until their number; both must agree. */
async function loadRows(
  client: Client,
  statement: string,
  pieces: AsyncIterator<Piece>,
): Promise<number> {
  let said = -1;
  async function* bytes(): AsyncGenerator<Buffer> {
    for (;;) {
      const { value, done } = await pieces.next();
      if (done) return;
      if (value.kind === 'data') yield value.bytes;
      else {
        said = value.kind === 'counted' ? value.rows : -1;
        return;
      }
    }
  }
  const copy = client.query(copyFrom(statement));
  await pipeline(Readable.from(bytes(), { objectMode: false }), copy);
  if (copy.rowCount !== said)
    throw new Error(`${statement}: ${copy.rowCount} rows instead of ${said}`);
  return said;
}

/** The days of the backup in place of those of today, and then more up to today. */
async function makePartitions(client: Client, { partitions }: Manifest): Promise<void> {
  const made = await client.query<{ name: string }>(
    `SELECT oid::regclass::text AS name FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relispartition AND relkind = 'r'`,
  );
  for (const { name } of made.rows) await client.query(`DROP TABLE ${name}`);
  for (const { table, name, bound } of partitions) {
    if (!named.test(table) || !named.test(name) || !bounded.test(bound))
      throw new Error(`A partition ${name} of ${table} cannot be made`);
    await client.query(`CREATE TABLE ${quoted(name)} PARTITION OF ${quoted(table)} ${bound}`);
  }
  await client.query('SELECT make_contact_days($1)', [daysAhead]);
}

/** Jobs go into the columns that this version still has. */
async function takeJobs(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT DISTINCT jsonb_object_keys(job) AS name FROM ${waitingRoom}`,
  );
  const columns = (await jobColumns(client)).filter((column) =>
    rows.some(({ name }) => name === column),
  );
  if (columns.length === 0) return;
  await client.query(
    `INSERT INTO ${jobTable} (${listOf(columns)})
      SELECT ${columns.map((column) => `taken.${quoted(column)}`).join(', ')}
      FROM ${waitingRoom}, jsonb_populate_record(NULL::${jobTable}, job) AS taken
      WHERE taken.name IN (SELECT name FROM ${jobSchema}.queue)`,
  );
}
