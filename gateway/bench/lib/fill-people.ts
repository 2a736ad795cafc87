import { DAY } from '../../src/durations.js';
import type { Client } from 'pg';
import type { Random } from '../../src/demo/random.js';
import { makeDirectoryKeys } from '../../src/features/employees/directory-keys.js';
import { fold } from '../../src/validation/fold.js';
import { type Cell, copyRows } from './copy-rows.js';

/** Ids are generated as if on this day, so that the same seed always gives the same ids. */
const idsFrom = Date.UTC(2026, 0, 1);
const reportsPerPhone = 2;
const reportingShare = 0.9;

const firstNames =
  'Ana,Émile,Jörg,Wei Ling,Søren,Zoë,Priya,Łukasz,Mei,Ahmad,İpek,Nguyễn,Olga,José,Siti,Björn,Chidi,Hana,Raj'.split(
    ',',
  );
const lastNames =
  'Lim,Müller,Ong,García,Straße,Tan,Nowak,Øst,Kumar,Yılmaz,Okafor,Sørensen,Čapek,Dvořák,Ibrahim,Santos,Novák,Fischer,Rahman,Wójcik,Koh,Suárez,Andersson'.split(
    ',',
  );
const models = ['Pixel 9', 'Galaxy S25', 'iPhone 17', 'Redmi Note 14'];

const peopleColumns =
  'company_id,id,code,name,email,phone,calling_code,designation,department,gender,date_of_birth,last_active_at,first_sign_in_at,name_key,department_key,search'.split(
    ',',
  );
const healthColumns =
  'company_id,id,employee_id,bluetooth_status,location_status,location_permission,os_version,device_type,make_model,app_version,created_at'.split(
    ',',
  );

/** The id at a place, the same for the same seed. */
export const seededId = (random: Random, place: number): string => random.uuid(idsFrom + place);

/** Fills a company's directory and the health reports of most phones. @returns the ids of the people, in order. */
export async function fillPeople(
  client: Client,
  companyId: string,
  count: number,
  random: Random,
  until: number,
): Promise<string[]> {
  const ids = Array.from({ length: count }, (_, at) => seededId(random, at + 1));
  const people = ids.map((id, at) => personRow(companyId, id, at + 1, random, until));
  await copyRows(client, 'employee', peopleColumns, people);
  // The foreign key's plan was made for the previous company: if that was small, it scans this one's directory for each report.
  await client.query('ANALYZE employee');
  await copyRows(client, 'health_record', healthColumns, healthRows(companyId, ids, random, until));
  return ids;
}

/** A person whose first or last name others have too, as in a large company. */
function personRow(
  companyId: string,
  id: string,
  place: number,
  random: Random,
  until: number,
): Cell[] {
  const name = `${firstNames[place % firstNames.length]} ${lastNames[Math.floor(place / 7) % lastNames.length]}`;
  const person = {
    code: `B${place}`,
    name,
    email: `${fold(name).replaceAll(' ', '.')}.${place}@bench.example`,
    department: `Department ${place % 12}`,
  };
  const { nameKey, departmentKey, search } = makeDirectoryKeys(person);
  return [
    companyId,
    id,
    person.code,
    name,
    person.email,
    String(60_000_000 + place),
    '+65',
    'Analyst',
    person.department,
    place % 2 === 0 ? 'Female' : 'Male',
    new Date(random.whole(0, 10_000) * DAY).toISOString().slice(0, 10),
    new Date(until - random.whole(0, 2 * DAY)),
    new Date(until - 30 * DAY),
    nameKey,
    departmentKey,
    search,
  ];
}

function* healthRows(
  companyId: string,
  ids: readonly string[],
  random: Random,
  until: number,
): Generator<Cell[]> {
  for (const [at, id] of ids.entries()) {
    if (!random.chance(reportingShare)) continue;
    for (let report = 0; report < reportsPerPhone; report += 1)
      yield [
        companyId,
        seededId(random, at),
        id,
        random.chance(0.95),
        random.chance(0.9),
        'Always',
        '16',
        'Phone',
        models[random.whole(0, models.length)] ?? null,
        '2.4.1',
        new Date(until - random.whole(0, 3 * DAY)),
      ];
  }
}
