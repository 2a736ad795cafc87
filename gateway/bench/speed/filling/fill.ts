import { Client } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { Passwords } from '../../../src/access/passwords.js';
import { enterprisePlanId } from '../../../src/features/plans/plan.service.js';
import { Random } from '../../../test/random.js';
import { fillContacts, filledDays } from './fill-contacts.js';
import { fillPeople, seededId } from './fill-people.js';
import { unevenly } from './shares.js';

/** Everything that is drawn is drawn anew from here for each company, so that its data are the same among any others. */
const seed = 42;
const leastPeople = 16;

export interface Amounts {
  companies: number;
  employees: number;
  /** Of all companies, or of each. */
  contacts: number | readonly number[];
  /** People of further companies, who have met nobody. */
  directories?: readonly number[];
}

/** The largest company, and who administers it. */
export interface BenchCompany {
  id: string;
  email: string;
  password: string;
}

export interface Filled extends BenchCompany {
  /** All companies with contacts, the largest first. */
  companies: string[];
  /** Those that are only a directory. */
  directories: string[];
}

/**
 * Fills a fresh database by COPY, as its owner: companies of uneven size with their people, phones and contacts. The
 * same each time but for the days.
 * @param until when the records end.
 */
export async function fill(
  url: string,
  pepper: string,
  { companies, employees, contacts, directories = [] }: Amounts,
  progress: (text: string) => void,
  until = new Date(),
): Promise<Filled> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('SET synchronous_commit = off');
    const end = until.getTime();
    const ids = await fillCompanies(client, companies + directories.length);
    const account = await fillAccount(client, ids[0] ?? '', pepper);
    const people = [...unevenly(employees, companies, leastPeople), ...directories];
    const met = typeof contacts === 'number' ? unevenly(contacts, companies) : contacts;
    for (const [at, id] of ids.entries()) {
      const random = new Random(seed + at);
      const made = await fillPeople(client, id, people[at] ?? 0, random, end);
      await fillContacts(client, id, made, met[at] ?? 0, random, end);
      if (at === 0) await markDays(client, id);
      progress(`filled ${at + 1} of ${ids.length} companies`);
    }
    await client.query('VACUUM (ANALYZE) company, employee, health_record, contact');
    return { ...account, companies: ids.slice(0, companies), directories: ids.slice(companies) };
  } finally {
    await client.end();
  }
}

async function fillCompanies(client: Client, count: number): Promise<string[]> {
  const random = new Random(seed);
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

async function fillAccount(client: Client, id: string, pepper: string): Promise<BenchCompany> {
  const password = 'a password of the benchmark';
  const email = 'bench@bench.example';
  const hash = await new Passwords(pepper).hash(password);
  await client.query(
    'INSERT INTO account (id, company_id, email, password_hash, verified_at) VALUES ($1, $2, $3, $4, now())',
    [uuidv7(), id, email, hash],
  );
  return { id, email, password };
}

/** What was filled in waits to be counted, as after uploads; of the company alone that is asked for its insights. */
async function markDays(client: Client, companyId: string): Promise<void> {
  await client.query(
    `INSERT INTO insight_mark (company_id, id, day)
     SELECT $1, gen_random_uuid(), (now() - at * interval '1 day')::date FROM generate_series(0, $2::int + 1) AS at`,
    [companyId, filledDays],
  );
}
