import { Client } from 'pg';
import { makeDirectoryKeys } from '../../src/features/people/directory/directory-keys.js';
import { enterprisePlanId } from '../../src/features/company/plans/plan.service.js';
import { toSearchKey } from '../../src/validation/search-key.js';
import { showProgress } from './command.js';

const minPeople = 16;
/** Contacts spread over these days; the last ones ended two hours before the end. */
const contactDays = 28;

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
 * Fills a fresh database, as its owner, with companies of uneven size, their people, phones and contacts. People are the same in each run,
 * and contacts too, apart from their dates and ids.
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
    const ids = await fillCompanies(client, companies + directories.length);
    const peopleCounts = [...divideUnevenly(employees, companies, minPeople), ...directories];
    const contactCounts = divideUnevenly(contacts, companies);
    for (const [at, id] of ids.entries()) {
      await client.query('SELECT setseed($1)', [at / ids.length]);
      await fillPeople(client, id, peopleCounts[at] ?? 0, until);
      await fillHealth(client, id, until);
      await fillContacts(client, id, contactCounts[at] ?? 0, until);
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

/** SQL of a UUID v7 that follows from a text and a place, as if it was made on 1 January 2026. */
const seededId = (text: string, place: string): string =>
  `(lpad(to_hex(1767225600000 + ${place}), 12, '0') || '7' || left(md5(${text} || ${place}), 3)
    || '8' || right(md5(${text} || ${place}), 15))::uuid`;

async function fillCompanies(client: Client, count: number): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO company (id, unique_id, name, email, website, country, phone, plan_id, status)
     SELECT ${seededId(`'company'`, 'place')}, 'bench-' || place, 'Bench ' || place, 'bench-' || place || '@bench.example',
       'https://bench.example', 'Singapore', '61234567', $2, 'Active'
     FROM generate_series(1, $1::int) AS place RETURNING id`,
    [count, enterprisePlanId],
  );
  return rows.map(({ id }) => id);
}

/** Fills a directory in which people share first and last names, as in a large company. */
async function fillPeople(
  client: Client,
  companyId: string,
  count: number,
  until: Date,
): Promise<void> {
  const people = Array.from({ length: count }, (_, at) => {
    const place = at + 1;
    const name = `${firstNames[place % firstNames.length]} ${lastNames[Math.floor(place / 7) % lastNames.length]}`;
    const person = {
      code: `B${place}`,
      name,
      email: `${toSearchKey(name).replaceAll(' ', '.')}.${place}@bench.example`,
      department: `Department ${place % 12}`,
      phone: String(60_000_000 + place),
      callingCode: '+65',
    };
    return { place, ...person, ...makeDirectoryKeys(person) };
  });
  await client.query(
    `INSERT INTO employee (company_id, id, code, name, email, phone, calling_code, designation, department, gender, date_of_birth,
       last_active_at, first_sign_in_at, name_key, department_key, search, phone_key)
     SELECT $1::uuid, ${seededId('$1::uuid::text', 'place')}, code, name, email, phone, "callingCode", 'Analyst', department,
       CASE WHEN place % 2 = 0 THEN 'Female' ELSE 'Male' END, date '1970-01-01' + (random() * 10000)::int,
       $2::timestamptz - random() * interval '2 days', $2::timestamptz - interval '30 days', "nameKey", "departmentKey", search, "phoneKey"
     FROM json_to_recordset($3) AS person (place int, code text, name text, email text, department text, "nameKey" text,
       "departmentKey" text, search text, phone text, "callingCode" text, "phoneKey" text)`,
    [companyId, until, JSON.stringify(people)],
  );
  // The foreign key's plan was made for the previous company: if that was small, it scans this one's directory for each report.
  await client.query('ANALYZE employee');
}

/** Adds two health reports of nine in ten phones. */
async function fillHealth(client: Client, companyId: string, until: Date): Promise<void> {
  await client.query(
    `INSERT INTO health_record (company_id, id, employee_id, bluetooth_status, location_status, location_permission, os_version,
       device_type, make_model, app_version, created_at)
     SELECT $1::uuid, gen_random_uuid(), phone.id, random() < 0.95, random() < 0.9, 'Always', '16', 'Phone',
       ('{Pixel 9,Galaxy S25,iPhone 17,Redmi Note 14}'::text[])[1 + floor(random() * 4)::int], '2.4.1',
       $2::timestamptz - random() * interval '3 days'
     FROM (SELECT id FROM employee WHERE company_id = $1 AND random() < 0.9 ORDER BY id) AS phone, generate_series(1, 2)`,
    [companyId, until],
  );
}

/** Adds contacts of people in teams of eight, who meet mostly their team. One contact in ten lasts a quarter of an hour or more. */
async function fillContacts(
  client: Client,
  companyId: string,
  count: number,
  until: Date,
): Promise<void> {
  await client.query(
    `WITH company AS MATERIALIZED (
       SELECT array_agg(id ORDER BY id) AS people, count(*)::int AS size FROM employee WHERE company_id = $1
     ), one AS MATERIALIZED (
       SELECT place, size, floor(random() * size)::int AS one FROM company, generate_series(1, $2::int) AS place
     ), team AS MATERIALIZED (
       SELECT *, one - one % 8 AS first, least(8, size - (one - one % 8)) AS team_size FROM one
     ), pair AS MATERIALIZED (
       SELECT place, one, CASE WHEN team_size > 1 AND random() < 0.9
           THEN first + (one - first + 1 + floor(random() * (team_size - 1))::int) % team_size
           ELSE (one + 1 + floor(random() * (size - 1))::int) % size END AS other,
         CASE WHEN random() < 0.9 THEN 0.3 + random() * 5 ELSE 15 + random() * 20 END AS minutes,
         $3::timestamptz - interval '${contactDays} days' + (place - random()) / $2::int * interval '${contactDays * 24 - 2} hours' AS start_at
       FROM team
     )
     INSERT INTO contact (company_id, start_at, id, employee_id, cross_employee_id, end_at, source, distance)
     SELECT $1::uuid, start_at, gen_random_uuid(), people[one + 1], people[other + 1], start_at + minutes * interval '1 minute', 'mobile',
       random() * 10
     FROM pair, company ORDER BY place`,
    [companyId, count, until],
  );
}

/** Marks the days of the only company whose insights are read, as uploads do. */
async function markDaysStale(client: Client, companyId: string): Promise<void> {
  await client.query(
    `INSERT INTO insight_mark (company_id, id, day)
     SELECT $1, gen_random_uuid(), (now() - at * interval '1 day')::date FROM generate_series(0, $2::int + 1) AS at`,
    [companyId, contactDays],
  );
}

/**
 * Divides an amount by Zipf's law, as companies differ in size: the share at place k is 1 / k^1.1 of the first.
 * Largest first; rounded, so that the sum may differ by a few.
 */
export function divideUnevenly(amount: number, companies: number, min = 0): number[] {
  const weights = Array.from({ length: companies }, (_, at) => (at + 1) ** -1.1);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => Math.max(min, Math.round((amount * weight) / sum)));
}
