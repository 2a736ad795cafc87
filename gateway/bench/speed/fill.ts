import { Client } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { Passwords } from '../../src/access/passwords.js';
import { directoryKeys } from '../../src/features/employees/directory-keys.js';
import { fold } from '../../src/features/employees/fold.js';
import { enterprisePlanId } from '../../src/features/plans/plan.service.js';

/** Rows of one INSERT. */
const batch = 100_000;
/** Contacts are spread over so many days until now. */
export const filledDays = 28;

const firstNames =
  'Ana,Émile,Jörg,Wei Ling,Søren,Zoë,Priya,Łukasz,Mei,Ahmad,İpek,Nguyễn,Olga,José,Siti,Björn,Chidi,Hana,Raj'.split(
    ',',
  );
const lastNames =
  'Lim,Müller,Ong,García,Straße,Tan,Nowak,Øst,Kumar,Yılmaz,Okafor,Sørensen,Čapek,Dvořák,Ibrahim,Santos,Novák,Fischer,Rahman,Wójcik,Koh,Suárez,Andersson'.split(
    ',',
  );

export interface Amounts {
  companies: number;
  employees: number;
  contacts: number;
}

/** The company that is measured: it has half of all people and contacts. */
export interface BenchCompany {
  id: string;
  email: string;
  password: string;
}

/**
 * Fills a fresh database, as its owner: people in teams of eight, who meet their team mostly and anybody now and then;
 * one record in ten lasts its quarter of an hour. The same each time but for ids and days.
 */
export async function fill(
  url: string,
  pepper: string,
  amounts: Amounts,
  progress: (text: string) => void,
): Promise<BenchCompany> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`SET synchronous_commit = off; SELECT setseed(0.42)`);
    const ids = await fillCompanies(client, amounts.companies);
    const company = await fillAccount(client, ids[0] ?? '', pepper);
    for (const [at, id] of ids.entries()) {
      const share = shareOf(at, amounts.companies);
      // oxlint-disable-next-line no-await-in-loop
      await fillPeople(client, id, Math.max(16, Math.round(amounts.employees * share)));
      // oxlint-disable-next-line no-await-in-loop
      await fillContacts(client, id, Math.round(amounts.contacts * share));
      // oxlint-disable-next-line no-await-in-loop
      await markDays(client, id);
      progress(`filled ${at + 1} of ${amounts.companies} companies`);
    }
    await client.query('VACUUM (ANALYZE) company, employee, contact');
    return company;
  } finally {
    await client.end();
  }
}

function shareOf(at: number, companies: number): number {
  if (companies === 1) return 1;
  return at === 0 ? 0.5 : 0.5 / (companies - 1);
}

async function fillCompanies(client: Client, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => uuidv7());
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

/** Somebody with a name that others share in parts, as in a large company. */
function personAt(place: number) {
  const name = `${firstNames[place % firstNames.length]} ${lastNames[Math.floor(place / 7) % lastNames.length]}`;
  const person = {
    employeeId: `B${place}`,
    name,
    email: `${fold(name).replaceAll(' ', '.')}.${place}@bench.example`,
    department: `Department ${place % 12}`,
  };
  return { ...person, ...directoryKeys(person) };
}

async function fillPeople(client: Client, companyId: string, count: number): Promise<void> {
  const people = Array.from({ length: count }, (_, at) => personAt(at + 1));
  await client.query(
    `INSERT INTO employee (company_id, id, code, name, email, phone, country_code, designation, department, gender,
       date_of_birth, last_active, first_sign_in, name_key, department_key, search)
     SELECT $1, id, code, name, email, (60000000 + place)::text, '+65', 'Analyst', department,
       CASE place % 2 WHEN 0 THEN 'Female' ELSE 'Male' END, date '1970-01-01' + (random() * 10000)::int,
       now() - random() * interval '2 days', now() - interval '30 days', name_key, department_key, search
     FROM unnest($2::uuid[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[])
       WITH ORDINALITY AS made (id, code, name, email, department, name_key, department_key, search, place)`,
    [
      companyId,
      people.map(() => uuidv7()),
      people.map(({ employeeId }) => employeeId),
      people.map(({ name }) => name),
      people.map(({ email }) => email),
      people.map(({ department }) => department),
      people.map(({ nameKey }) => nameKey),
      people.map(({ departmentKey }) => departmentKey),
      people.map(({ search }) => search),
    ],
  );
}

async function fillContacts(client: Client, companyId: string, count: number): Promise<void> {
  await client.query('DROP TABLE IF EXISTS person_by_place');
  await client.query(
    `CREATE TEMPORARY TABLE person_by_place AS
     SELECT (row_number() OVER (ORDER BY id) - 1)::int AS place, id FROM employee WHERE company_id = '${companyId}'`,
  );
  await client.query('CREATE UNIQUE INDEX ON person_by_place (place); ANALYZE person_by_place');
  for (let done = 0; done < count; done += batch) {
    // oxlint-disable-next-line no-await-in-loop
    await client.query(
      `WITH people AS (SELECT count(*)::int AS count FROM person_by_place), drawn AS MATERIALIZED (
         SELECT floor(random() * people.count)::int AS place, random() < 0.9 AS in_team, random() AS other,
           now() - interval '2 hours' - random() * $3 * interval '1 day' AS start_at,
           CASE WHEN random() < 0.9 THEN 0.3 + random() * 5 ELSE 15 + random() * 20 END AS minutes, random() * 10 AS distance
         FROM generate_series(1, $2::int), people
       ), pair AS (
         SELECT drawn.*, CASE WHEN in_team THEN least(people.count - 1, place / 8 * 8 + floor(other * 8)::int)
           ELSE floor(other * people.count)::int END AS cross_place
         FROM drawn, people
       )
       INSERT INTO contact (company_id, start_at, id, employee_id, cross_employee_id, end_at, source, distance)
       SELECT $1, start_at, gen_random_uuid(), one.id, other.id, start_at + minutes * interval '1 minute', 'mobile', distance
       FROM pair
       JOIN person_by_place AS one ON one.place = pair.place
       JOIN person_by_place AS other ON other.place = pair.cross_place
       WHERE pair.place <> cross_place`,
      [companyId, Math.min(batch, count - done), filledDays],
    );
  }
}

/** What was filled in waits to be counted, as after uploads. */
async function markDays(client: Client, companyId: string): Promise<void> {
  await client.query(
    `INSERT INTO insight_mark (company_id, id, day)
     SELECT $1, gen_random_uuid(), (now() - at * interval '1 day')::date FROM generate_series(0, $2::int + 1) AS at`,
    [companyId, filledDays],
  );
}
