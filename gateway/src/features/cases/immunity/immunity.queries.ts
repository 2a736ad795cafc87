import { followedPeople } from '../../people/changes/former-employee.queries.js';
import {
  ListConditions,
  type Listing,
  type ListPage,
  selectPage,
} from '../../../database/listing.js';
import { getNow, type Rows } from '../../../database/tenant.js';
import { makeListLoader, makeRowLoader } from '../../../request/loaders.js';
import { buildDirectoryCondition } from '../../people/directory/directory-filter.js';
import type { DiseaseCode } from '../../../validation/disease-code.js';
import type { ImmunityEvidence, ImmunityEvidenceState } from './immunity-evidence.entity.js';
import type { JudgedEvidence } from './judge-immunity.js';

/** Evidence to store about a person. */
export type NewEvidence = Pick<
  ImmunityEvidence,
  | 'id'
  | 'employeeId'
  | 'disease'
  | 'kind'
  | 'isImmune'
  | 'day'
  | 'doses'
  | 'validUntil'
  | 'document'
>;

const columns = `evidence.company_id AS "companyId", evidence.id, evidence.employee_id AS "employeeId", evidence.disease,
  evidence.kind, evidence.is_immune AS "isImmune", evidence.day, evidence.doses, evidence.valid_until AS "validUntil",
  evidence.document, evidence.state, evidence.recorded_at AS "recordedAt", evidence.recorded_by AS "recordedBy",
  evidence.batch_id AS "batchId", evidence.decided_at AS "decidedAt", evidence.decided_by AS "decidedBy", evidence.answer`;

const newestFirst = 'evidence.day DESC, evidence.id DESC';

/** Lists the accepted evidence of people about a disease. */
export function listJudgedEvidence(
  db: Rows,
  companyId: string,
  disease: string,
  people: readonly string[],
): Promise<(JudgedEvidence & { personId: string })[]> {
  return db.rows(
    {
      name: 'judged-evidence-of-people',
      text: `SELECT employee_id AS "personId", id, kind, is_immune AS "isImmune", day, doses, valid_until AS "validUntil"
        FROM immunity_evidence
        WHERE company_id = $1 AND employee_id = ANY ($3::uuid[]) AND disease = $2 AND state = 'ACCEPTED'`,
    },
    [companyId, disease, people],
  );
}

/** Lists all evidence of people, the latest day first. */
export function listEvidenceOfPeople(
  db: Rows,
  companyId: string,
  people: readonly string[],
): Promise<ImmunityEvidence[]> {
  return db.rows(
    {
      name: 'evidence-of-people',
      text: `SELECT ${columns} FROM immunity_evidence AS evidence
        WHERE company_id = $1 AND employee_id = ANY ($2::uuid[]) ORDER BY ${newestFirst}`,
    },
    [companyId, people],
  );
}

/** Lists evidence by id. */
export function listEvidenceById(
  db: Rows,
  companyId: string,
  ids: readonly string[],
): Promise<ImmunityEvidence[]> {
  return db.rows(
    {
      name: 'evidence-by-id',
      text: `SELECT ${columns} FROM immunity_evidence AS evidence WHERE company_id = $1 AND id = ANY ($2::uuid[])`,
    },
    [companyId, ids],
  );
}

/** Parameters of a page of evidence. */
export type EvidenceListing = Pick<Listing, 'page' | 'pageSize' | 'search'> & {
  filter: { disease?: DiseaseCode | null; state?: ImmunityEvidenceState | null };
  /** Null: of everybody. */
  employeeId: string | null;
};

/** Lists a page of the evidence about people in the directory, the latest day first. */
export function listEvidence(
  db: Rows,
  companyId: string,
  listing: EvidenceListing,
): ListPage<ImmunityEvidence> {
  const { search, filter, employeeId } = listing;
  const from = `FROM immunity_evidence AS evidence
    JOIN ${followedPeople} AS employee ON employee.company_id = $1 AND employee.id = evidence.employee_id
    WHERE evidence.company_id = $1`;
  const conditions = new ListConditions('immunity-evidence', from, [companyId]);
  if (search !== '') {
    const { name, textOfPresent, values } = buildDirectoryCondition(search, {});
    conditions.addFirst(name, textOfPresent, values);
  }
  if (filter.state) conditions.addValue('s', filter.state, (place) => `evidence.state = ${place}`);
  if (filter.disease)
    conditions.addValue('d', filter.disease, (place) => `evidence.disease = ${place}`);
  if (employeeId)
    conditions.addValue('e', employeeId, (place) => `evidence.employee_id = ${place}`);
  return selectPage(db, conditions.toSource(), { columns, order: newestFirst }, listing);
}

/** Finds evidence about somebody in the directory. */
export function findEvidence(
  db: Rows,
  companyId: string,
  id: string,
): Promise<ImmunityEvidence | undefined> {
  return db.row(
    {
      name: 'immunity-evidence',
      text: `SELECT ${columns} FROM immunity_evidence AS evidence
        JOIN ${followedPeople} AS employee ON employee.company_id = $1 AND employee.id = evidence.employee_id
        WHERE evidence.company_id = $1 AND evidence.id = $2`,
    },
    [companyId, id],
  );
}

/**
 * Stores evidence, but for what waits or counts already. Evidence that waits is accepted by storing the same as accepted.
 * @returns the evidence that counts, or waits, since now.
 */
export function storeEvidence(
  db: Rows,
  companyId: string,
  batchId: string,
  state: ImmunityEvidenceState.ACCEPTED | ImmunityEvidenceState.WAITING,
  recordedBy: string | null,
  evidence: readonly NewEvidence[],
): Promise<Pick<ImmunityEvidence, 'id' | 'employeeId' | 'disease'>[]> {
  return db.rows(
    {
      name: 'store-immunity-evidence',
      text: `WITH entered AS MATERIALIZED (
          SELECT * FROM jsonb_to_recordset($2::jsonb) AS entered (id uuid, "employeeId" uuid, disease text, kind text,
            "isImmune" boolean, day date, doses smallint, "validUntil" date, document text)
        ), settled AS (
          UPDATE immunity_evidence AS waiting SET state = 'ACCEPTED', decided_at = statement_timestamp(), decided_by = $4,
            batch_id = $5
          FROM entered
          WHERE waiting.company_id = $1 AND waiting.employee_id = "employeeId" AND waiting.state = 'WAITING'
            AND $3 = 'ACCEPTED' AND waiting.disease = entered.disease AND waiting.kind = entered.kind
            AND waiting.day = entered.day AND is_immune = "isImmune"
            AND (waiting.doses, valid_until) IS NOT DISTINCT FROM (entered.doses, "validUntil")
          RETURNING entered.id AS "enteredId", waiting.id, waiting.employee_id, waiting.disease
        ), stored AS (INSERT INTO immunity_evidence (company_id, id, employee_id, disease, kind, is_immune, day, doses, valid_until, document,
          state, recorded_by, batch_id, recorded_at)
        SELECT $1, id, "employeeId", disease, kind, "isImmune", day, doses, "validUntil", document, $3, $4, $5, $6
        FROM entered WHERE id NOT IN (SELECT "enteredId" FROM settled)
        ON CONFLICT (company_id, employee_id, disease, kind, day, is_immune, (coalesce(doses, 0)),
            (coalesce(valid_until, 'infinity')), state)
          WHERE state IN ('ACCEPTED', 'WAITING') DO NOTHING
        RETURNING id, employee_id, disease)
        SELECT id, employee_id AS "employeeId", disease FROM stored
        UNION ALL SELECT id, employee_id, disease FROM settled`,
    },
    [companyId, JSON.stringify(evidence), state, recordedBy, batchId, getNow(db)],
  );
}

/** Accepts, declines or withdraws evidence that is in the state before. @returns the evidence that has changed. */
export function decideEvidence(
  db: Rows,
  companyId: string,
  selection: { id?: string | null; batchId?: string | null },
  before: ImmunityEvidenceState,
  decision: Pick<ImmunityEvidence, 'state' | 'decidedBy' | 'answer'>,
): Promise<ImmunityEvidence[]> {
  return db.rows(
    {
      name: 'decide-immunity-evidence',
      text: `UPDATE immunity_evidence AS evidence
        SET state = $5, decided_at = statement_timestamp(), decided_by = $6, answer = $7
        WHERE company_id = $1 AND (id = $2 OR batch_id = $3) AND state = $4 RETURNING ${columns}`,
    },
    [
      companyId,
      selection.id ?? null,
      selection.batchId ?? null,
      before,
      decision.state,
      decision.decidedBy,
      decision.answer,
    ],
  );
}

/** Counts the evidence that a person handed in and that nobody has decided on. */
export async function countWaiting(db: Rows, companyId: string, personId: string): Promise<number> {
  const counted = await db.row<{ count: number }>(
    {
      name: 'waiting-evidence-of-person',
      text: `SELECT count(*)::int AS count FROM immunity_evidence
        WHERE company_id = $1 AND employee_id = $2 AND state = 'WAITING'`,
    },
    [companyId, personId],
  );
  return counted!.count;
}

/** Finds people of the directory by employee code, or by email address in any case. */
export function findNamedPeople(
  db: Rows,
  companyId: string,
  names: readonly string[],
): Promise<{ id: string; name: string }[]> {
  return db.rows(
    {
      name: 'people-named-in-evidence',
      text: `WITH named AS (SELECT name FROM unnest($2::text[]) AS typed (name))
        SELECT id, named.name FROM named JOIN employee ON company_id = $1 AND code = named.name AND deleted_at IS NULL
        UNION SELECT id, named.name FROM named
        JOIN employee ON company_id = $1 AND email = lower(named.name) AND deleted_at IS NULL`,
    },
    [companyId, names],
  );
}

/** Loads the evidence of a person, the latest day first. */
export const evidenceOfPerson = makeListLoader(
  listEvidenceOfPeople,
  ({ employeeId }) => employeeId,
);

/** Loads evidence by id; null once it was erased. */
export const evidenceById = makeRowLoader(listEvidenceById, ({ id }) => id);
