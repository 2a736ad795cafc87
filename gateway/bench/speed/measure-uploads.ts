import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { Bench } from './bench.js';
import { phonesOf } from './callers.js';
import { alike, inTurns, type Sides, whereTheyDiffer } from './compare.js';
import { peakOf } from './memory.js';
import { type Phone, recordOf } from './upload-load.js';
import { progress } from './progress.js';

/** Phones that are signed in. */
const phoneCount = 64;
/** Others whom they meet, at most. */
const mostMet = 500;

/** What is sent: records of a request, requests at a time, and records of a round for each second that it should take. */
const batches = [
  { work: 'uploads of 100 records', records: 100, connections: 16, pace: 10_000 },
  { work: 'uploads of one record', records: 1, connections: 64, pace: 1500 },
] as const;

/**
 * Uploads of the second largest company. What was sent is taken out again.
 * @returns the most memory that the gateway held.
 */
export async function measureUploads(bench: Bench): Promise<number> {
  const { database, loader, options, secrets } = bench;
  const wanted = batches.filter(({ work }) => bench.wants(work));
  if (wanted.length === 0) return 0;
  const begun = new Date();
  const company = await bench.adminOf(database.filled.companies[1] ?? database.filled.companies[0]);
  const count = Math.min(phoneCount, Math.floor(company.people.length / 2));
  const phones = await phonesOf(database.url, secrets.tokenSecret, company, count);
  // Codes count from 1, in the order of the ids.
  const met = company.people.slice(count, count + mostMet).map((_, at) => `B${count + at + 1}`);
  const sides = await bench.sides('/api/contacts', ['insert', 'save', 'copy']);
  let most = 0;
  try {
    await expectEqualReceipts(database.url, sides, phones[0]!, met);
    for (const { work, records, connections, pace } of wanted) {
      if (options.check) continue;
      progress(work);
      const requests = Math.ceil((pace * options.seconds) / records);
      const peak = await peakOf(bench.gateway.pid, async () => {
        const rates = await inTurns(Object.keys(sides), options.rounds, async (side) => {
          const { url } = sides[side]!;
          const loaded = await loader.load({ url, connections, phones, met, records, requests });
          if (loaded.failed > 0)
            throw new Error(`${work}: ${loaded.failed} requests or records failed at ${side}`);
          return loaded.perSecond;
        });
        bench.results.measured.push({ work, unit: 'records', rates });
      });
      most = Math.max(most, peak ?? 0);
    }
  } finally {
    await forget(database.url, company.companyId, begun);
  }
  return most;
}

/** @throws Error when a server receipts or stores the same upload differently than the gateway. */
async function expectEqualReceipts(
  databaseUrl: string,
  sides: Sides,
  phone: Phone,
  met: readonly string[],
): Promise<void> {
  const answers: unknown[] = [];
  const [stranger, sent] = [
    randomUUID(),
    met.slice(0, 20).map((code, at) => recordOf(code, 20 + at)),
  ];
  for (const [name, { url }] of Object.entries(sides)) {
    // Of the same meetings, but records of its own: what has been stored already would be a duplicate.
    const own = sent.map((record) => ({ ...record, id: randomUUID() }));
    const [first] = own;
    const strange = [
      { ...recordOf(stranger, 5), id: stranger },
      { ...recordOf(met[0]!, 5), since: -1, id: stranger },
    ];
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...phone.headers },
      body: JSON.stringify({ records: [...own, first, ...strange] }),
    });
    const receipt: unknown = await response.json();
    const rows = await storedRows(
      databaseUrl,
      own.map(({ id }) => id),
    );
    answers.push({ receipt, rows });
    if (rows.length !== own.length || !alike(answers[0], answers.at(-1)))
      throw new Error(`uploads: ${Object.keys(sides)[0]} and ${name} do not store the same:
${whereTheyDiffer(answers[0], answers.at(-1))}`);
  }
}

async function storedRows(url: string, ids: readonly string[]): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    `SELECT company_id, employee_id, cross_employee_id, start_at, end_at, source, camera_id, distance
     FROM contact WHERE id = ANY ($1::uuid[]) ORDER BY start_at`,
    [ids],
  );
  await client.end();
  return rows;
}

/** Takes out what was sent since a moment. */
async function forget(url: string, companyId: string, since: Date): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('DELETE FROM contact WHERE company_id = $1 AND received_at >= $2', [
    companyId,
    since,
  ]);
  await client.query('VACUUM (ANALYZE) contact, insight_mark');
  await client.end();
}
