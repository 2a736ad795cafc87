import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { makeDataSource, migrate } from '../src/database/data-source.js';
import { startEmbedded } from '../src/database/embedded.js';
import { inTenant } from '../src/database/tenant.js';
import { UploadBatcher } from '../src/features/contacts/upload-batcher.js';
import { dropContactDay } from '../src/features/retention/retention.queries.js';
import { prepareJobs } from '../src/jobs/prepare.js';
import { HeldLock } from './retention/held-lock.js';
import { Waits } from './retention/waits.js';
import { fill } from './speed/filling/fill.js';
import { withPlans } from './speed/ground.js';
import { entities } from '../src/app/entities.js';

const usage = `Measures how long a day of contacts takes to go, and how long uploads and questions wait meanwhile.

  pnpm bench:retention [--rows 5000000]`;

/** Uploads of 100 records, and questions about the last two days, that are under way at a time. */
const uploaders = 4;
const askers = 2;
/** How long the others are watched before and after the day goes, in milliseconds. */
const watched = 5000;

const { values: given } = parseArgs({
  options: {
    rows: { type: 'string', default: '5000000' },
    help: { type: 'boolean', default: false },
  },
});
const rows = Number(given.rows);
if (given.help) console.log(usage);
else if (!Number.isInteger(rows) || rows < 1)
  throw new Error('Give --rows as a whole number from 1');
else await bench();

async function bench(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'visioncloud-bench-'));
  chmodSync(folder, 0o755);
  const database = await startEmbedded(join(folder, 'database'), 'bench');
  try {
    await migrate(database.url, prepareJobs);
    await withPlans(database.url);
    const amounts = { companies: 2, employees: 4000, contacts: 100_000 };
    const company = await fill(database.url, 'of the benchmark', amounts, () => undefined);
    await dropWhileOthersWork(database.url, company.id);
  } finally {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function dropWhileOthersWork(url: string, companyId: string): Promise<void> {
  const owner = new Client({ connectionString: url });
  await owner.connect();
  const dataSource = await makeDataSource(url, entities).initialize();
  try {
    const { day, megabytes } = await fillOldestDay(owner);
    console.log(`${rows} contacts of ${day}: ${megabytes} MB with their indexes`);
    // Every company's night has come, and none keeps that day.
    await owner.query(`UPDATE company SET forgotten_before = current_date - 30`);
    const people: { id: string }[] = await inTenant(dataSource, companyId, (db) =>
      db.rows({ name: 'people', text: 'SELECT id FROM employee LIMIT 500' }),
    );
    const ids = people.map(({ id }) => id);
    const uploads = new UploadBatcher(dataSource);
    const waits = new Waits();
    const work = [
      ...Array.from({ length: uploaders }, () =>
        waits.over('uploads', () => upload(uploads, companyId, ids)),
      ),
      ...Array.from({ length: askers }, () =>
        waits.over('questions', () =>
          inTenant(dataSource, companyId, (db) =>
            db.rows(
              {
                name: 'two-days',
                text: `SELECT cross_employee_id FROM contact
                  WHERE company_id = $1 AND employee_id = $2 AND start_at > now() - interval '2 days'`,
              },
              [companyId, ids[0]],
            ),
          ),
        ),
      ),
    ];
    await wait(watched);
    waits.begin('while the day goes');
    const lock = new HeldLock(owner);
    const started = performance.now();
    const dropped = await inTenant(dataSource, null, dropContactDay);
    const took = performance.now() - started;
    const held = await lock.end();
    waits.begin('after');
    await wait(watched);
    await waits.end(work);
    if (dropped !== day) throw new Error(`${day} was to go, and ${dropped ?? 'none'} went`);
    console.log(
      `gone after ${Math.round(took)} ms; all contacts were held for ${Math.round(held)} ms of them, the rest was counting its rows`,
    );
    waits.tell();
  } finally {
    await dataSource.destroy();
    await owner.end();
  }
}

/** Puts the rows into the oldest day that has a table. The indexes are made at the end: that takes a tenth of the time. */
async function fillOldestDay(owner: Client): Promise<{ day: string; megabytes: number }> {
  const { rows: found } = await owner.query<{ name: string; day: string; bounds: string }>(`
    SELECT relname AS name, to_date(right(relname, 8), 'YYYYMMDD')::text AS day, pg_get_expr(relpartbound, pg_class.oid) AS bounds
    FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid
    WHERE inhparent = 'contact'::regclass AND relname ~ '^contact_[0-9]{8}$' ORDER BY relname LIMIT 1`);
  const { name, day, bounds } = found[0]!;
  await owner.query(`
    SET synchronous_commit = off;
    ALTER TABLE contact DETACH PARTITION ${name};
    CREATE TABLE day_without_indexes (LIKE ${name} INCLUDING ALL EXCLUDING INDEXES);
    DROP TABLE ${name};
    ALTER TABLE day_without_indexes RENAME TO ${name};
    CREATE TEMPORARY TABLE person AS
    SELECT row_number() OVER (ORDER BY company_id, id) AS place, company_id, id FROM employee;
    CREATE UNIQUE INDEX ON person (place);
    INSERT INTO ${name} (company_id, start_at, id, employee_id, cross_employee_id, end_at, source, distance)
    SELECT one.company_id, start_at, gen_random_uuid(), one.id, other.id, start_at + interval '10 minutes', 'mobile', 3
    FROM (SELECT '${day}'::timestamp AT TIME ZONE 'UTC' + n * interval '1 day' / ${rows} * 0.98 AS start_at,
      1 + n % 1999 AS place FROM generate_series(1, ${rows}) AS n) AS drawn
    JOIN person AS one USING (place) JOIN person AS other ON other.place = drawn.place + 1
    WHERE one.company_id = other.company_id;
    ALTER TABLE contact ATTACH PARTITION ${name} ${bounds};
    ANALYZE ${name}`);
  await owner.query('CHECKPOINT');
  const { rows: sizes } = await owner.query<{ size: number }>(
    `SELECT round(pg_total_relation_size('${name}') / 1e6)::int AS size`,
  );
  return { day, megabytes: sizes[0]!.size };
}

function upload(uploads: UploadBatcher, companyId: string, ids: string[]): Promise<unknown> {
  const start = Date.now() - 60_000;
  const [employeeId, ...others] = ids.toSorted(() => Math.random() - 0.5);
  const records = others.slice(0, 100).map((cross) => ({
    id: uuidv7(),
    cross,
    start,
    end: start + 30_000,
    distance: 3,
  }));
  return uploads.store(companyId, { employeeId: employeeId!, records });
}
