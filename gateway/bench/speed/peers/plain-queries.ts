import type { Rows } from '../../../src/database/tenant.js';
import { findPeopleByIds } from '../../../src/features/people/directory/employee.queries.js';
import { toSearchKey } from '../../../src/validation/search-key.js';
import type { PhoneHealth } from '../../../src/features/people/directory/phone-health.types.js';
import { buildThresholdHistory } from '../../../src/features/company/settings/thresholds.js';
import { traceContacts } from '../../../src/features/contacts/tracing/tracing.queries.js';
import type { Period } from './plain-insights.js';

/** Variables of the benchmark's queries. */
export interface Variables extends Period {
  search: string;
  page: number;
  employee: { id: string };
  until: string;
}

export interface FoundPerson {
  id: string;
}

const columns = `id, code, name, email, phone, calling_code AS "callingCode", designation, department,
  upper(gender) AS gender, date_of_birth AS "dateOfBirth", status.is_positive IS TRUE AS "isPositive", status.positive_date AS "positiveDate",
  last_active_at AS "lastActiveAt"`;

const joinedStatus = `LEFT JOIN LATERAL (
    SELECT is_positive, positive_date FROM employee_status WHERE company_id = $1 AND employee_id = employee.id
  ) AS status ON true`;

interface ListedRow extends FoundPerson, PhoneHealth {
  code: string;
  name: string;
  email: string;
  phone: string;
  callingCode: string;
  designation: string;
  department: string;
  gender: string | null;
  dateOfBirth: string | null;
  isPositive: boolean;
  positiveDate: string | null;
  lastActiveAt: Date | null;
}

/** Reads a page of 50 with each phone's latest health report in one statement, and the count in another. */
export async function listWithHealth(db: Rows, companyId: string, { page }: Variables) {
  const [rows, total] = await Promise.all([
    db.rows<ListedRow>(
      {
        name: 'bare-list',
        text: `SELECT person.*, bluetooth_status AS "bluetoothStatus", location_status AS "locationStatus",
            location_permission AS "locationPermission", os_version AS "osVersion", device_type AS "deviceType",
            make_model AS "makeModel", app_version AS "appVersion", created_at AS "reportedAt"
          FROM (
            SELECT ${columns}, name_key FROM employee ${joinedStatus} WHERE company_id = $1 AND deleted_at IS NULL
            ORDER BY name_key, id LIMIT 50 OFFSET $2
          ) AS person
          LEFT JOIN LATERAL (
            SELECT * FROM health_record WHERE company_id = $1 AND employee_id = person.id
            ORDER BY created_at DESC, id DESC LIMIT 1
          ) AS latest ON true
          ORDER BY name_key, person.id`,
      },
      [companyId, (page - 1) * 50],
    ),
    countPeople(db, companyId, null),
  ]);
  return { employees: { total, items: rows.map((row) => toPerson(row)) } };
}

/** Written out, because rest properties are slower. */
function toPerson(row: ListedRow) {
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    email: row.email,
    phone: row.phone,
    callingCode: row.callingCode,
    designation: row.designation,
    department: row.department,
    gender: row.gender,
    dateOfBirth: row.dateOfBirth,
    isPositive: row.isPositive,
    positiveDate: row.positiveDate,
    lastActiveAt: row.lastActiveAt,
    health: row.reportedAt && {
      bluetoothStatus: row.bluetoothStatus,
      locationStatus: row.locationStatus,
      locationPermission: row.locationPermission,
      osVersion: row.osVersion,
      deviceType: row.deviceType,
      makeModel: row.makeModel,
      appVersion: row.appVersion,
      reportedAt: row.reportedAt,
    },
  };
}

/** Finds people by every word, with LIKE. */
export async function search(db: Rows, companyId: string, { search: text }: Variables) {
  const [items, total] = await Promise.all([
    findDirectoryPage(db, companyId, { page: 1, pageSize: 10, search: text }),
    countPeople(db, companyId, text),
  ]);
  return { employees: { total, items } };
}

/** Reads a page of the directory, or of a search, by name. */
function findDirectoryPage(
  db: Rows,
  companyId: string,
  { page, pageSize, search: text }: { page: number; pageSize: number; search?: string | null },
): Promise<FoundPerson[]> {
  return db.rows(
    {
      name: text ? 'plain-search' : 'plain-page',
      text: `SELECT ${columns} FROM employee ${joinedStatus} WHERE ${found}${text ? searched : ''}
        ORDER BY name_key, id LIMIT $2 OFFSET $3`,
    },
    [companyId, pageSize, (page - 1) * pageSize, ...(text ? [wordsOf(text)] : [])],
  );
}

async function countPeople(
  db: Rows,
  companyId: string,
  text: string | null | undefined,
): Promise<number> {
  const [counted] = await db.rows<{ total: number }>(
    {
      name: text ? 'plain-search-count' : 'plain-count',
      text: `SELECT count(*)::int AS total FROM employee WHERE ${found}${text ? ' AND search LIKE ALL ($2::text[])' : ''}`,
    },
    [companyId, ...(text ? [wordsOf(text)] : [])],
  );
  return counted?.total ?? 0;
}

const found = 'company_id = $1 AND deleted_at IS NULL';
const searched = ' AND search LIKE ALL ($4::text[])';

function wordsOf(text: string): string[] {
  return toSearchKey(text)
    .split(' ')
    .map((word) => `%${word}%`);
}

export async function trace(db: Rows, companyId: string, { employee, from, until }: Variables) {
  const [person] = await db.rows<{ id: string }>(
    {
      name: 'bare-person',
      text: 'SELECT * FROM employee WHERE company_id = $1 AND id = $2 AND deleted_at IS NULL',
    },
    [companyId, employee.id],
  );
  if (!person) throw new Error('No such person');
  const changes = await db.rows<{ from: Date; minutes: number }>(
    {
      name: 'bare-thresholds',
      text: 'SELECT in_force_from AS from, minutes FROM time_metric WHERE company_id = $1',
    },
    [companyId],
  );
  const thresholds = buildThresholdHistory(
    changes.map((change) => ({ from: change.from.getTime(), minutes: change.minutes })),
  );
  const exposures = await traceContacts(
    db,
    companyId,
    person.id,
    Date.parse(from),
    Date.parse(until),
    thresholds,
  );
  const ids = new Set(
    exposures.flatMap(({ path }) =>
      path.flatMap(({ carrierId, personId }) => [carrierId, personId]),
    ),
  );
  const named = await findPeopleByIds(db, companyId, [...ids]);
  const people = new Map(named.map((found) => [found.id, found]));
  const nameOf = (id: string) => ({ id, name: people.get(id)?.name });
  return {
    trace: {
      from: new Date(from),
      until: new Date(until),
      exposures: exposures.map(({ personId, level, exposedAt, path }) => {
        const { id, name, code, department, isPositive } = people.get(personId)!;
        return {
          person: { id, name, code, department, isPositive },
          level,
          exposedAt: new Date(exposedAt),
          minutes: path.at(-1)?.minutes ?? 0,
          path: path.map((step) => ({
            carrier: nameOf(step.carrierId),
            person: nameOf(step.personId),
            source: step.source.toUpperCase(),
            countedFrom: new Date(step.countedFrom),
            reachedAt: new Date(step.reachedAt),
            rule: step.rule,
            thresholdMinutes: step.thresholdMinutes,
            minutes: step.minutes,
          })),
        };
      }),
    },
  };
}
