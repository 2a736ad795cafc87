import type { Client } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { directoryKeys } from '../../../src/features/employees/directory-keys.js';
import { fold } from '../../../src/validation/fold.js';
import type { Random } from '../../../test/random.js';
import { type Cell, copyRows } from './copy.js';

const minute = 60_000;
const day = 24 * 60 * minute;
/** Ids are made as if on that day, so that they are the same each time. */
const idsFrom = Date.UTC(2026, 0, 1);
/** Reports of each phone that spoke, and how many of all did. */
const reports = 2;
const speaking = 0.9;

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
  'company_id,id,code,name,email,phone,country_code,designation,department,gender,date_of_birth,last_active,first_sign_in,name_key,department_key,search'.split(
    ',',
  );
const healthColumns =
  'company_id,id,employee_id,bluetooth_status,location_status,location_permission,os_version,device_type,make_model,app_version,created_at'.split(
    ',',
  );

/** An id as `uuidv7` makes them, the same for the same draw. */
export function seededId(random: Random, at: number): string {
  return uuidv7({ msecs: idsFrom + at, random: random.bytes(16) });
}

/** Fills a company's directory, and what most of the phones said of themselves. Answers the ids, in order. */
export async function fillPeople(
  client: Client,
  companyId: string,
  count: number,
  random: Random,
  until: number,
): Promise<string[]> {
  const ids: string[] = [];
  await copyRows(client, 'employee', peopleColumns, people());
  // The plan that looks up whose phone it is was made for the people of the company before, who may have been few: it would
  // read everybody for each phone.
  await client.query('ANALYZE employee');
  await copyRows(client, 'health_record', healthColumns, health());
  return ids;

  function* people(): Generator<Cell[]> {
    for (let place = 1; place <= count; place += 1) {
      const id = seededId(random, place);
      ids.push(id);
      const person = personAt(place);
      const { employeeId, name, email, department, nameKey, departmentKey, search } = person;
      yield [
        companyId,
        id,
        employeeId,
        name,
        email,
        String(60_000_000 + place),
        '+65',
        'Analyst',
        department,
        place % 2 === 0 ? 'Female' : 'Male',
        new Date(random.below(10_000) * day).toISOString().slice(0, 10),
        new Date(until - random.below(2 * day)),
        new Date(until - 30 * day),
        nameKey,
        departmentKey,
        search,
      ];
    }
  }

  function* health(): Generator<Cell[]> {
    for (const [at, id] of ids.entries()) {
      if (random.next() >= speaking) continue;
      for (let report = 0; report < reports; report += 1)
        yield [
          companyId,
          seededId(random, at),
          id,
          random.next() < 0.95,
          random.next() < 0.9,
          'Always',
          '16',
          'Phone',
          random.pick(models),
          '2.4.1',
          new Date(until - random.below(3 * day)),
        ];
    }
  }
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
