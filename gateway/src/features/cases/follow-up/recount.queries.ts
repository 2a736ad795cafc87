import type { Rows } from '../../../database/tenant.js';
import { caseColumns, isCaseUnconfirmed } from '../register/case.queries.js';
import type { DiseaseCase } from '../register/disease-case.entity.js';
import type { ContactSource } from '../../contacts/tracing/trace.js';
import type { CaseExposure } from './follow-up-facts.js';
import { epoch } from './follow-up.queries.js';

/** A case to recount. */
export interface MarkedCase {
  companyId: string;
  caseId: string;
}

/** Settings of a company for recounting its cases. */
export interface RecountSettings {
  timeZone: string;
  levels: number;
  /** Whether notices are sent automatically. */
  informsAtOnce: boolean;
  /** Records that ended before are deleted, in epoch milliseconds; null: none ever were. */
  forgottenBefore: number | null;
}

/** An exposure with the exposed person. */
export interface ExposureOfPerson extends Pick<
  CaseExposure,
  'level' | 'exposedAt' | 'lastExposedAt' | 'minutes' | 'source' | 'corroborated'
> {
  personId: string;
}

/** A person who can pass the disease of a case on, within a time in epoch milliseconds. */
export interface CarrierOfCase {
  personId: string;
  from: number;
  until: number;
}

/** Finds the marked cases of all companies, those with the oldest mark first. Runs as the provider. */
export function findMarkedCases(
  db: Rows,
  limit: number,
  paused: readonly string[] = [],
): Promise<MarkedCase[]> {
  return db.rows(
    {
      name: 'marked-cases',
      text: `SELECT company_id AS "companyId", case_id AS "caseId" FROM case_mark
        WHERE marked_at <= now() AND company_id || ' ' || case_id <> ALL ($2::text[])
        GROUP BY company_id, case_id ORDER BY min(marked_at) LIMIT $1`,
    },
    [limit, paused],
  );
}

/** Deletes all marks of a case, future ones included, and returns their times (epoch milliseconds). Marks added meanwhile stay. */
export async function dropCaseMarks(
  db: Rows,
  { companyId, caseId }: MarkedCase,
): Promise<number[]> {
  const dropped = await db.rows<{ markedAt: Date }>(
    {
      name: 'drop-case-marks',
      text: 'DELETE FROM case_mark WHERE company_id = $1 AND case_id = $2 RETURNING marked_at AS "markedAt"',
    },
    [companyId, caseId],
  );
  return dropped.map(({ markedAt }) => markedAt.getTime());
}

/** Requests a recount of a case at a future time (epoch milliseconds). */
export async function markCaseAt(
  db: Rows,
  { companyId, caseId }: MarkedCase,
  moment: number,
): Promise<void> {
  await db.rows(
    {
      name: 'mark-case-at',
      text: `INSERT INTO case_mark (company_id, id, case_id, marked_at)
        VALUES ($1, gen_random_uuid(), $2, $3) RETURNING 1`,
    },
    [companyId, caseId, new Date(moment)],
  );
}

/** A case to recount. */
export type RecountedCase = DiseaseCase & {
  /** Whether the data of its person was erased, and with it the days of the case. */
  isErased: boolean;
  /** Whether its person's own report opened it, and nobody in the company has confirmed it by another classification. */
  isUnconfirmed: boolean;
};

/** SQL: whether the data of a person was erased. @param person expression of the person's id. */
const isErased = (person: string) => `EXISTS (SELECT FROM erasure WHERE erasure.company_id = $1
          AND erasure.employee_id = ${person} AND erased_at IS NOT NULL)`;

/** Lists those of these people whose data was erased. Records of others still name them. */
export async function listErasedPeople(
  db: Rows,
  companyId: string,
  people: readonly string[],
): Promise<Set<string>> {
  const found = await db.rows<{ id: string }>(
    {
      name: 'erased-people',
      text: `SELECT id FROM unnest($2::uuid[]) AS person (id) WHERE ${isErased('id')}`,
    },
    [companyId, people],
  );
  return new Set(found.map(({ id }) => id));
}

export function findRecountedCase(
  db: Rows,
  { companyId, caseId }: MarkedCase,
): Promise<RecountedCase | undefined> {
  return db.row(
    {
      name: 'recounted-case',
      text: `SELECT ${caseColumns}, ${isErased('disease_case.employee_id')} AS "isErased", ${isCaseUnconfirmed} AS "isUnconfirmed"
        FROM disease_case WHERE company_id = $1 AND id = $2`,
    },
    [companyId, caseId],
  );
}

export async function findRecountSettings(db: Rows, companyId: string): Promise<RecountSettings> {
  const found = await db.row<RecountSettings>(
    {
      name: 'recount-settings',
      text: `SELECT time_zone AS "timeZone", follow_up_levels AS levels, informs_at_once AS "informsAtOnce",
          ${epoch('start_of_day(forgotten_before, time_zone)')} AS "forgottenBefore"
        FROM company WHERE id = $1`,
    },
    [companyId],
  );
  if (!found) throw new Error('The company is missing');
  return found;
}

/** Columns of an exposure without the records of the person's own phone, as an object or null. */
const corroboratedColumns = `CASE WHEN corroborated_level IS NOT NULL THEN jsonb_build_object('level', corroborated_level,
            'exposedAt', ${epoch('corroborated_at')}, 'lastExposedAt', ${epoch('last_corroborated_at')}) END AS corroborated`;

/** Lists the stored exposures of a case. */
export function listStoredExposures(
  db: Rows,
  { companyId, caseId }: MarkedCase,
): Promise<ExposureOfPerson[]> {
  return db.rows(
    {
      name: 'exposures-of-case',
      text: `SELECT employee_id AS "personId", level, ${epoch('exposed_at')} AS "exposedAt",
          ${epoch('last_exposed_at')} AS "lastExposedAt", minutes, source, ${corroboratedColumns}
        FROM case_exposure WHERE company_id = $1 AND case_id = $2`,
    },
    [companyId, caseId],
  );
}

/** A contact with an employee that was added to a case by hand and withdrawn since, in epoch milliseconds. */
export interface WithdrawnContact {
  personId: string;
  start: number;
  end: number;
}

/** Lists the contacts of a case with employees that were withdrawn. */
export function listWithdrawnContacts(
  db: Rows,
  companyId: string,
  caseId: string,
): Promise<WithdrawnContact[]> {
  return db.rows(
    {
      name: 'withdrawn-contacts-of-case',
      text: `SELECT employee_id AS "personId", ${epoch('start_at')} AS start, ${epoch('end_at')} AS "end"
        FROM manual_contact WHERE company_id = $1 AND case_id = $2 AND employee_id IS NOT NULL AND taken_back_at IS NOT NULL`,
    },
    [companyId, caseId],
  );
}

/** Replaces the exposures of a case, without rewriting those that stay the same. Exposures that change keep the time at which they were found. */
export async function replaceExposures(
  db: Rows,
  { companyId, caseId }: MarkedCase,
  before: readonly ExposureOfPerson[],
  after: readonly ExposureOfPerson[],
): Promise<void> {
  const known = new Set(before.map(describeExposure));
  const kept = new Set(after.map(({ personId }) => personId));
  const outdated = before.filter(({ personId }) => !kept.has(personId));
  const changed = after.filter((exposure) => !known.has(describeExposure(exposure)));
  if (outdated.length === 0 && changed.length === 0) return;
  await db.rows(
    {
      name: 'drop-exposures-of-case',
      text: 'DELETE FROM case_exposure WHERE company_id = $1 AND case_id = $2 AND employee_id = ANY ($3::uuid[])',
    },
    [companyId, caseId, outdated.map(({ personId }) => personId)],
  );
  await db.rows(
    {
      name: 'store-exposures-of-case',
      text: `INSERT INTO case_exposure
          (company_id, case_id, employee_id, level, exposed_at, last_exposed_at, minutes, source,
          corroborated_level, corroborated_at, last_corroborated_at)
        SELECT $1, $2, "personId", exposure.level, to_timestamp(exposure."exposedAt" / 1000.0),
          to_timestamp(exposure."lastExposedAt" / 1000.0), minutes, source, corroborated.level,
          to_timestamp(corroborated."exposedAt" / 1000.0), to_timestamp(corroborated."lastExposedAt" / 1000.0)
        FROM jsonb_to_recordset($3::jsonb) AS exposure ("personId" uuid, level integer, "exposedAt" float8,
          "lastExposedAt" float8, minutes float8, source text, corroborated jsonb)
        CROSS JOIN LATERAL jsonb_to_record(coalesce(nullif(exposure.corroborated, 'null'), '{}'))
          AS corroborated (level integer, "exposedAt" float8, "lastExposedAt" float8)
        ON CONFLICT (company_id, case_id, employee_id) DO UPDATE SET level = excluded.level, exposed_at = excluded.exposed_at,
          last_exposed_at = excluded.last_exposed_at, minutes = excluded.minutes, source = excluded.source,
          corroborated_level = excluded.corroborated_level, corroborated_at = excluded.corroborated_at,
          last_corroborated_at = excluded.last_corroborated_at
        RETURNING 1`,
    },
    [companyId, caseId, JSON.stringify(changed)],
  );
}

/** Formats the stored values of an exposure for comparison. */
function describeExposure(exposure: ExposureOfPerson): string {
  const { personId, minutes, source, corroborated } = exposure;
  return [personId, minutes, source, ...[exposure, corroborated].flatMap(formatMoments)].join(' ');
}

function formatMoments(
  exposure: Pick<ExposureOfPerson, 'level' | 'exposedAt' | 'lastExposedAt'> | null,
): number[] {
  if (exposure === null) return [];
  const { level, exposedAt, lastExposedAt } = exposure;
  return [level, Math.round(exposedAt), Math.round(lastExposedAt)];
}

/** Replaces the carriers of a case. @returns whether there is a new carrier, or one for a longer time. */
export async function replaceCarriers(
  db: Rows,
  { companyId, caseId }: MarkedCase,
  carriers: readonly CarrierOfCase[],
): Promise<boolean> {
  const found = await db.row<{ isWider: boolean }>(
    {
      name: 'replace-carriers-of-case',
      text: `WITH wanted AS (
          SELECT employee_id, to_timestamp(from_ms / 1000.0) AS from_at, to_timestamp(until_ms / 1000.0) AS until_at
          FROM unnest($3::uuid[], $4::float8[], $5::float8[]) AS carrier (employee_id, from_ms, until_ms)
        ), wider AS MATERIALIZED (
          SELECT 1 FROM wanted LEFT JOIN case_carrier AS known ON company_id = $1 AND case_id = $2
            AND known.employee_id = wanted.employee_id
          WHERE known.employee_id IS NULL OR wanted.from_at < known.from_at OR wanted.until_at > known.until_at
        ), dropped AS (
          DELETE FROM case_carrier WHERE company_id = $1 AND case_id = $2
            AND employee_id NOT IN (SELECT employee_id FROM wanted) RETURNING 1
        ), stored AS (
          INSERT INTO case_carrier (company_id, case_id, employee_id, from_at, until_at)
          SELECT $1, $2, employee_id, from_at, until_at FROM wanted
          ON CONFLICT (company_id, case_id, employee_id)
            DO UPDATE SET from_at = excluded.from_at, until_at = excluded.until_at RETURNING 1
        )
        SELECT EXISTS (SELECT FROM wider) AS "isWider"`,
    },
    [
      companyId,
      caseId,
      carriers.map(({ personId }) => personId),
      carriers.map(({ from }) => from),
      carriers.map(({ until }) => until),
    ],
  );
  return found?.isWider ?? false;
}

/** Lists the exposures of people by cases of a disease that count. */
export function listExposuresOfPeople(
  db: Rows,
  companyId: string,
  disease: string,
  people: readonly string[],
): Promise<(CaseExposure & { personId: string; source: ContactSource })[]> {
  return db.rows(
    {
      name: 'exposures-of-people',
      text: `SELECT exposure.employee_id AS "personId", disease_case.id AS "caseId", number AS "caseNumber",
          ${epoch('opened_at')} AS "caseOpenedAt",
          coalesce(onset_day, specimen_day, reported_day) AS "caseDayZero", level, ${epoch('exposed_at')} AS "exposedAt",
          ${epoch('last_exposed_at')} AS "lastExposedAt", minutes, source, ${corroboratedColumns}
        FROM case_exposure AS exposure
        JOIN disease_case ON disease_case.company_id = $1 AND disease_case.id = exposure.case_id
        WHERE exposure.company_id = $1 AND exposure.employee_id = ANY ($3::uuid[]) AND disease = $2
          AND coalesce(outcome, 'RECOVERED') = 'RECOVERED'`,
    },
    [companyId, disease, people],
  );
}
