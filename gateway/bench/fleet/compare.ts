import { createRecordStep } from '../../src/features/contacts/tracing/record-step.js';
import { traceExposures } from '../../src/features/contacts/tracing/trace.js';
import { queryDatabase } from '../lib/database.js';
import type { RestClient } from '../lib/rest-client.js';
import type { Company } from '../replay/phones.js';

/** A record with the ids of its two people; times in epoch milliseconds, distance in feet. */
export interface StoredRecord {
  id: string;
  employeeId: string;
  crossEmployeeId: string;
  start: number;
  end: number;
  distance: number | null;
}

/** Compares a company's stored records with the acknowledged ones, as the owner of the tables. */
export async function compareStored(
  databaseUrl: string,
  companyId: string,
  acknowledged: readonly StoredRecord[],
): Promise<{ lost: number; twice: number; different: number }> {
  // Row level security also applies to an owner who is no superuser.
  const rows = await queryDatabase<StoredRecord>(
    databaseUrl,
    `SELECT id, employee_id AS "employeeId", cross_employee_id AS "crossEmployeeId", distance,
       (extract(epoch FROM start_at) * 1000)::float8 AS start, (extract(epoch FROM end_at) * 1000)::float8 AS end
     FROM contact, set_config('app.company_id', $1, false) WHERE company_id = $1::uuid`,
    [companyId],
  );
  const stored = new Set(rows.map(({ id }) => id));
  const expected = new Set(acknowledged.map(formatRecord));
  return {
    lost: acknowledged.filter(({ id }) => !stored.has(id)).length,
    twice: rows.length - stored.size,
    different: rows.filter((row) => !expected.has(formatRecord(row))).length,
  };
}

function formatRecord({ distance, ...record }: StoredRecord): string {
  const { id, employeeId, crossEmployeeId, start, end } = record;
  const times = [Math.round(start), Math.round(end)];
  // Distances are stored in single precision.
  return [id, employeeId, crossEmployeeId, ...times, distance && Math.fround(distance)].join(' ');
}

interface ReportedExposure {
  person: { id: string };
  level: number;
  exposedAt: string;
  minutes: number;
}

/** Compares everybody whom a person exposed within [from, until] with what the records say. */
export async function compareExposed(
  client: RestClient,
  { token, timeMetric }: Company,
  personId: string,
  [from, until]: readonly [number, number],
  records: readonly StoredRecord[],
): Promise<{ exposed: number; different: number }> {
  const { trace } = await client.query(
    token,
    `query FleetTrace($id: UUID!, $from: DateTimeISO!, $until: DateTimeISO!) {
      trace(employee: { id: $id }, from: $from, until: $until) { exposures { person { id } level exposedAt minutes } }
    }`,
    { id: personId, from: new Date(from).toISOString(), until: new Date(until).toISOString() },
  );
  const reported: string[] = trace.exposures.map(
    ({ person, level, exposedAt, minutes }: ReportedExposure) =>
      [person.id, level, Date.parse(exposedAt), minutes.toFixed(4)].join(' '),
  );
  const ofPhones = records.map((record) => ({ ...record, source: 'mobile' as const }));
  const step = createRecordStep(ofPhones, until, [{ from: -Infinity, minutes: timeMetric }]);
  const expected = (await traceExposures(personId, from, step)).map(
    ({ personId: id, level, exposedAt, path }) =>
      [id, level, exposedAt, path.at(-1)!.minutes.toFixed(4)].join(' '),
  );
  const all = new Set([...reported, ...expected]);
  const different = [...all].filter((each) => !reported.includes(each) || !expected.includes(each));
  return { exposed: reported.length, different: different.length };
}
