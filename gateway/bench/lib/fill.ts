import { DAY, MINUTE } from '../../src/durations.js';
import { Client } from 'pg';
import { Random } from '../../src/demo/random.js';
import { enterprisePlanId } from '../../src/features/plans/plan.service.js';
import { showProgress } from './command.js';
import { type Cell, copyRows } from './copy-rows.js';
import { fillPeople, seededId } from './fill-people.js';

const minPeople = 16;
const teamSize = 8;
/** Contacts spread over these days; the last ones ended two hours before the end. */
const contactDays = 28;
const contactSpan = contactDays * DAY - 120 * MINUTE;
const contactColumns =
  'company_id,start_at,id,employee_id,cross_employee_id,end_at,source,distance'.split(',');

export interface Amounts {
  companies: number;
  /** Of all companies together. */
  employees: number;
  /** Of all companies together. */
  contacts: number;
  /** People of further companies, without contacts. */
  directories?: readonly number[];
}

/** Ids of the filled companies. */
export interface FilledCompanies {
  /** With contacts, the largest first. */
  companies: string[];
  directories: string[];
}

/**
 * Fills a fresh database, as its owner, with companies of uneven size, their people, phones and contacts. Each company's data come
 * from a seed of its own, so they are the same beside any other companies, apart from the dates.
 */
export async function fill(
  url: string,
  { companies, employees, contacts, directories = [] }: Amounts,
  until: Date,
): Promise<FilledCompanies> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('SET synchronous_commit = off');
    const end = until.getTime();
    const ids = await fillCompanies(client, companies + directories.length);
    const peopleCounts = [...divideUnevenly(employees, companies, minPeople), ...directories];
    const contactCounts = divideUnevenly(contacts, companies);
    for (const [at, id] of ids.entries()) {
      const random = new Random('bench', at);
      const people = await fillPeople(client, id, peopleCounts[at] ?? 0, random, end);
      const rows = contactRows(id, people, contactCounts[at] ?? 0, random, end);
      await copyRows(client, 'contact', contactColumns, rows);
      showProgress(`filled ${at + 1} of ${ids.length} companies`);
    }
    if (ids[0]) await markDaysStale(client, ids[0]);
    await client.query('VACUUM (ANALYZE) company, employee, health_record, contact');
    showProgress('');
    return { companies: ids.slice(0, companies), directories: ids.slice(companies) };
  } finally {
    await client.end();
  }
}

async function fillCompanies(client: Client, count: number): Promise<string[]> {
  const random = new Random('bench companies');
  const ids = Array.from({ length: count }, (_, at) => seededId(random, at));
  await client.query(
    `INSERT INTO company (id, unique_id, name, email, website, country, phone, plan_id, status)
     SELECT id, 'bench-' || place, 'Bench ' || place, 'bench-' || place || '@bench.example', 'https://bench.example',
       'Singapore', '61234567', $2, 'Active'
     FROM unnest($1::uuid[]) WITH ORDINALITY AS made (id, place)`,
    [ids, enterprisePlanId],
  );
  return ids;
}

/** People in teams of eight meet mostly their team; one contact in ten lasts a quarter of an hour or more. */
function* contactRows(
  companyId: string,
  people: readonly string[],
  count: number,
  random: Random,
  until: number,
): Generator<Cell[]> {
  for (let at = 0; at < count; at += 1) {
    const [one, other] = pickPair(random, people.length);
    const passed = random.between(at / count, (at + 1) / count) * contactSpan;
    const start = Math.round(until - contactDays * DAY + passed);
    const minutes = random.chance(0.9) ? random.between(0.3, 5.3) : random.between(15, 35);
    yield [
      companyId,
      new Date(start),
      random.uuid(start),
      people[one] ?? null,
      people[other] ?? null,
      new Date(start + minutes * MINUTE),
      'mobile',
      random.between(0, 10),
    ];
  }
}

/** Places of two different people. */
function pickPair(random: Random, count: number): [number, number] {
  const one = random.whole(0, count);
  const team = Math.floor(one / teamSize) * teamSize;
  for (;;) {
    const other = random.chance(0.9)
      ? random.whole(team, Math.min(team + teamSize, count))
      : random.whole(0, count);
    if (other !== one) return [one, other];
  }
}

/** Has insights count the company's days, as after uploads. Only one company is asked for its insights. */
async function markDaysStale(client: Client, companyId: string): Promise<void> {
  await client.query(
    `INSERT INTO insight_mark (company_id, id, day)
     SELECT $1, gen_random_uuid(), (now() - at * interval '1 day')::date FROM generate_series(0, $2::int + 1) AS at`,
    [companyId, contactDays],
  );
}

/**
 * Divides an amount as unevenly as companies differ in size: by Zipf's law, the one at place k has 1 / k^1.1 of what the first has.
 * Largest first; rounded, so that the sum may differ by a few.
 */
export function divideUnevenly(amount: number, companies: number, min = 0): number[] {
  const weights = Array.from({ length: companies }, (_, at) => (at + 1) ** -1.1);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => Math.max(min, Math.round((amount * weight) / sum)));
}
