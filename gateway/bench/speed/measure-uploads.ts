import { randomUUID } from 'node:crypto';
import { showProgress } from '../lib/command.js';
import { signInPhones } from '../lib/sessions.js';
import type { Bench } from './bench.js';
import { assertEqual, measureInTurns, type Servers } from './compare.js';
import { makeRecord, type Phone } from './load.js';
import { companyHeader, phoneHeader } from './peers/peer.js';

const maxPhones = 64;
/** People that the phones meet. */
const maxMet = 500;

/** `pace` is the number of records of a round for each second that it should take. */
const scenarios = [
  { scenario: 'uploads of 100 records', recordsPerRequest: 100, connections: 16, pace: 10_000 },
  { scenario: 'uploads of one record', recordsPerRequest: 1, connections: 64, pace: 1500 },
] as const;

/** Measures uploads into the second largest company, and deletes what was uploaded. */
export async function measureUploads(bench: Bench): Promise<void> {
  const { database, options, results } = bench;
  const selected = scenarios.filter(({ scenario }) => bench.isSelected(scenario));
  if (selected.length === 0) return;
  const started = new Date();
  const { companies } = database.filled;
  const { id, people } = await bench.signIn(companies[1] ?? companies[0]);
  const count = Math.min(maxPhones, Math.floor(people.length / 2));
  const phones = await signInAsPhones(bench, id, people.slice(0, count));
  const met = people.slice(count, count + maxMet).map(({ code }) => code);
  const servers = await bench.servers('/api/contacts');
  try {
    await assertEqualReceipts(bench, servers, phones[0]!, met);
    for (const { scenario, recordsPerRequest, connections, pace } of selected) {
      if (options.check) continue;
      showProgress(scenario);
      const requests = Math.ceil((pace * options.seconds) / recordsPerRequest);
      await bench.underLoad(async () => {
        const rates = await measureInTurns(Object.keys(servers), options.rounds, async (server) => {
          const { url } = servers[server]!;
          const load = { url, connections, phones, met, recordsPerRequest, requests };
          const { failed, perSecond } = await bench.load(load);
          if (failed > 0)
            throw new Error(`${scenario}: ${failed} requests or records failed at ${server}`);
          return perSecond;
        });
        results.scenarios.push({ scenario, unit: 'records', rates });
      });
    }
  } finally {
    await database.query('DELETE FROM contact WHERE company_id = $1 AND received_at >= $2', [
      id,
      started,
    ]);
    await database.query('VACUUM (ANALYZE) contact, insight_mark');
  }
}

/** Signs phones in; the bare server gets the company and the person in headers. */
export async function signInAsPhones(
  { database }: Pick<Bench, 'database'>,
  companyId: string,
  people: readonly { id: string }[],
): Promise<Phone[]> {
  const tokens = await signInPhones(database, companyId, people);
  return people.map(({ id }, at) => ({
    employeeId: id,
    headers: {
      authorization: `Bearer ${tokens[at]}`,
      [companyHeader]: companyId,
      [phoneHeader]: id,
    },
  }));
}

/** @throws Error when a server acknowledges or stores the same upload differently from the gateway. */
async function assertEqualReceipts(
  { database }: Bench,
  servers: Servers,
  phone: Phone,
  met: readonly string[],
): Promise<void> {
  const outcomes: unknown[] = [];
  const unknownId = randomUUID();
  const meetings = met.slice(0, 20).map((code, at) => makeRecord(code, 20 + at));
  for (const [name, { url }] of Object.entries(servers)) {
    // The same meetings with ids of their own: stored ids would be duplicates.
    const records = meetings.map((record) => ({ ...record, id: randomUUID() }));
    const rejected = [
      { ...makeRecord(unknownId, 5), id: unknownId },
      { ...makeRecord(met[0]!, 5), since: -1, id: unknownId },
    ];
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...phone.headers },
      body: JSON.stringify({ records: [...records, records[0], ...rejected] }),
    });
    const receipt: unknown = await response.json();
    const rows = await database.query(
      `SELECT company_id, employee_id, cross_employee_id, start_at, end_at, source, camera_id, distance
       FROM contact WHERE id = ANY ($1::uuid[]) ORDER BY start_at`,
      [records.map(({ id }) => id)],
    );
    if (rows.length !== records.length) throw new Error(`uploads: ${name} stored ${rows.length}`);
    outcomes.push({ receipt, rows });
    assertEqual(`uploads: ${name}`, outcomes[0], outcomes.at(-1));
  }
}
