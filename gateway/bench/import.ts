import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { utils, write } from '@e965/xlsx';
import { migrate } from '../src/database/data-source.js';
import { startEmbedded } from '../src/database/embedded.js';
import { prepareJobs } from '../src/jobs/prepare.js';
import { ImportClient, type ImportTimes } from './import/import-client.js';
import { Watch } from './import/watch.js';
import { fill } from './speed/filling/fill.js';
import { freePort, withPlans } from './speed/ground.js';
import { Processes } from './speed/processes.js';

const usage = `Measures the import of a file into a directory that has half of its people, from the upload until it is done.

  pnpm bench:import [--rows 50000] [--format csv|xlsx]

Says how long each step takes, how long the gateway's event loop and its other answers wait meanwhile, and its memory.`;

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '50000' },
    format: { type: 'string', default: 'csv' },
    help: { type: 'boolean', default: false },
  },
});
const rows = Number(values.rows);
if (values.help) console.log(usage);
else if (!Number.isInteger(rows) || rows < 2 || !['csv', 'xlsx'].includes(values.format))
  throw new Error('Give --rows as a whole number and --format as csv or xlsx');
else await bench();

async function bench(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'visioncloud-bench-'));
  chmodSync(folder, 0o755);
  const processes = new Processes();
  const database = await startEmbedded(join(folder, 'database'), 'bench');
  try {
    await migrate(database.url, prepareJobs);
    await withPlans(database.url);
    const secrets = {
      tokenSecret: randomBytes(32).toString('base64url'),
      passwordPepper: randomBytes(32).toString('base64url'),
    };
    const amounts = { companies: 1, employees: Math.floor(rows / 2), contacts: 1 };
    const company = await fill(database.url, secrets.passwordPepper, amounts, () => undefined);
    const port = await freePort();
    const url = await processes.gateway({ databaseUrl: database.url, port, ...secrets });
    const client = await ImportClient.signIn(url, company);
    const file = fileOf(await client.everybody());
    const watch = await Watch.start(url, () => client.list());
    const times = await client.import(`people.${values.format}`, file).catch(async (error) => {
      await watch.stop();
      throw error;
    });
    tell(times, await watch.stop());
  } finally {
    await processes.stop();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Everybody in another department, and as many people who are new. */
function fileOf(known: readonly { employeeId: string; email: string }[]): Buffer {
  const heading = ['ID NO.', 'NAME', 'PHONE NO.', 'EMAIL', 'DEPARTMENT', 'COVID-19 STATUS'];
  const changed = known.map(({ employeeId, email }) => [
    employeeId,
    '',
    '',
    email,
    'Another department',
    '',
  ]);
  const added = Array.from({ length: rows - known.length }, (_, at) => [
    `N-${at}`,
    'Somebody New',
    String(80_000_000 + at),
    `new.${at}@bench.example`,
    'New people',
    at % 100 === 0 ? 'POSITIVE on 1/2/2026' : 'NEGATIVE',
  ]);
  const all = [heading, ...changed, ...added];
  if (values.format === 'csv') return Buffer.from(all.map((row) => row.join()).join('\r\n'));
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(all), 'People');
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer;
}

function tell(times: ImportTimes, seen: Awaited<ReturnType<Watch['stop']>>): void {
  const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
  const all = times.upload + times.preview + times.apply;
  console.log(`${rows} rows of ${values.format}: ${seconds(all)} from upload to done`);
  console.log(
    `  upload ${seconds(times.upload)}, reading and comparing ${seconds(times.preview)}, applying ${seconds(times.apply)}`,
  );
  console.log(
    `  ${times.added} added, ${times.changed} changed; event loop lag at most ${(seen.lag * 1000).toFixed(0)} ms`,
  );
  console.log(
    `  a list of 10 meanwhile: p50 ${seen.half.toFixed(0)} ms, at most ${seen.most.toFixed(0)} ms`,
  );
  console.log(
    `  memory at rest ${(seen.rest / 1e6).toFixed(0)} MB, at most ${((seen.memory - seen.rest) / 1e6).toFixed(0)} MB above it`,
  );
}
