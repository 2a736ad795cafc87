import { followedPeople } from '../../people/changes/former-employee.queries.js';
import {
  countRows,
  ListConditions,
  type Listing,
  type ListPage,
  type ListSource,
  selectPage,
} from '../../../database/listing.js';
import type { Rows } from '../../../database/tenant.js';
import { isAddressUnconfirmed } from '../../people/access/access-change.queries.js';
import { buildDirectoryCondition } from '../../people/directory/directory-filter.js';
import type { FollowUpAct } from './follow-up-act.entity.js';
import type { FollowUp } from './follow-up.entity.js';
import { type FollowUpFilterInput, FollowUpOrder } from './follow-up.inputs.js';
import type { DueFollowUps, FollowUpExposure } from './follow-up.types.js';
import { isPhoneSilent } from './presence.queries.js';
import { assignee } from './follow-up.queries.js';

/** The changes of follow-ups that a session has seen: all until a moment, and its own. */
export interface Seen {
  /** Null: a viewer without a session. */
  sessionId: string | null;
  /** Null: nothing was ever marked as seen. */
  until: Date | null;
}

/** Parameters of a page of follow-ups. */
export interface FollowUpListing extends Listing {
  filter: FollowUpFilterInput;
  order: FollowUpOrder;
  /** For the filter by changes that the viewer has not seen. */
  seen: Seen;
}

const columns = `follow_up.company_id AS "companyId", follow_up.id, follow_up.employee_id AS "employeeId", follow_up.disease,
  follow_up.state, follow_up.next_step AS "nextStep", follow_up.opens_at AS "opensAt", follow_up.due_at AS "dueAt",
  follow_up.step_status AS "stepStatus", follow_up.steps, follow_up.restriction,
  follow_up.quarantine_until AS "quarantineUntil", follow_up.release_test_day AS "releaseTestDay", follow_up.reason,
  follow_up.informed_at AS "informedAt", follow_up.told_until AS "toldUntil",
  follow_up.told_from AS "toldFrom", follow_up.told_test_day AS "toldTestDay", follow_up.told_ended_on AS "toldEndedOn",
  follow_up.owes_correction AS "owesCorrection", ${assignee} AS assignee, follow_up.corroborated_step AS "corroboratedStep",
  follow_up.corroborated_until AS "corroboratedUntil", follow_up.is_own_phone_only AS "isOwnPhoneOnly", follow_up.immunity,
  follow_up.immunity_evidence_id AS "immunityEvidenceId", follow_up.until_moves AS "untilMoves",
  follow_up.changed_at AS "changedAt",
  follow_up.changed_by AS "changedBy"`;

const actColumns = `act.company_id AS "companyId", act.id, act.employee_id AS "employeeId", act.disease, act.kind,
  act.done_at AS at, act.done_by AS by, act.day, act.test, act.result, act.happened_at AS "happenedAt", act.step, act.prophylaxis,
  act.has_symptoms AS "hasSymptoms", act.case_id AS "caseId",
  act.quarantine_until AS "quarantineUntil", act.corroborated_until AS "corroboratedUntil", act.announced_until AS "announcedUntil",
  act.announced_test_day AS "announcedTestDay", act.counted_from AS "countedFrom", act.channel, act.call_outcome AS "callOutcome",
  act.call_back_at AS "callBackAt", act.assignee, act.note, act.batch_id AS "batchId",
  act.undone_at AS "undoneAt", act.undone_by AS "undoneBy"`;

/** Follow-ups that an officer works on. */
export const workedFollowUps = `FROM follow_up
  JOIN ${followedPeople} AS employee ON employee.company_id = $1 AND employee.id = follow_up.employee_id
  WHERE follow_up.company_id = $1`;

/** Most urgent first; the index follow_up_due has the same expression. */
export const stepOrder = `CASE WHEN next_step = 'INFORM' THEN 1 WHEN next_step = 'CORRECT' THEN 2 WHEN next_step IS NOT NULL THEN 3 END`;

/** ORDER BY for each order of a list. */
export const followUpOrders: Record<FollowUpOrder, string> = {
  [FollowUpOrder.CHANGED]: 'changed_at DESC, follow_up.id',
  [FollowUpOrder.DUE]: `${stepOrder}, due_at, follow_up.id`,
  [FollowUpOrder.NAME]: 'name_key, follow_up.id',
  [FollowUpOrder.QUARANTINE_END]: 'quarantine_until, follow_up.id',
};

/** Builds the list of follow-ups that match a search and a filter. */
export function buildFollowUpSource(
  companyId: string,
  { search, filter, seen }: Pick<FollowUpListing, 'search' | 'filter' | 'seen'>,
): ListSource {
  const list = new ListConditions('follow-ups', workedFollowUps, [companyId]);
  if (search !== '') {
    const { name, textOfPresent, values } = buildDirectoryCondition(search, {});
    list.addFirst(name, textOfPresent, values);
  }
  if (filter.ids)
    list.addValue('i', filter.ids, (place) => `follow_up.id = ANY (${place}::uuid[])`);
  if (filter.states?.length)
    list.addValue('s', filter.states, (place) => `state = ANY (${place}::text[])`);
  if (filter.nextSteps?.length)
    list.addValue('n', filter.nextSteps, (place) => `next_step = ANY (${place}::text[])`);
  if (filter.diseases?.length)
    list.addValue('d', filter.diseases, (place) => `follow_up.disease = ANY (${place}::text[])`);
  if (typeof filter.isOverdue === 'boolean')
    list.addValue('u', filter.isOverdue, (place) => `coalesce(due_at <= now(), false) = ${place}`);
  if (typeof filter.isOpen === 'boolean')
    list.addValue('x', filter.isOpen, (place) => `coalesce(opens_at <= now(), false) = ${place}`);
  if (typeof filter.isDueToday === 'boolean')
    list.addValue('t', filter.isDueToday, (place) => `(${isDueToday}) = ${place}`);
  if (typeof filter.isToCall === 'boolean')
    list.addValue('l', filter.isToCall, (place) => `(${isToCall}) = ${place}`);
  if (typeof filter.isReleasedThisWeek === 'boolean')
    list.addValue('r', filter.isReleasedThisWeek, (place) => `(${isReleasedThisWeek}) = ${place}`);
  if (typeof filter.assignee === 'string')
    list.addValue('a', filter.assignee, (place) => `coalesce(${assignee}, '') = ${place}`);
  if (typeof filter.caseNumber === 'number')
    list.addValue(
      'c',
      filter.caseNumber,
      (place) => `EXISTS (
        SELECT FROM case_exposure AS exposure
        JOIN disease_case ON disease_case.company_id = $1 AND disease_case.id = exposure.case_id
        WHERE exposure.company_id = $1 AND exposure.employee_id = follow_up.employee_id
          AND disease_case.disease = follow_up.disease AND number = ${place})`,
    );
  if (filter.employeeId)
    list.addValue('e', filter.employeeId, (place) => `follow_up.employee_id = ${place}`);
  if (typeof filter.isNoticeUndelivered === 'boolean')
    list.addValue(
      'f',
      filter.isNoticeUndelivered,
      (place) => `(${isNoticeUndelivered}) = ${place}`,
    );
  if (typeof filter.isPhoneSilent === 'boolean')
    list.addValue('p', filter.isPhoneSilent, (place) => `(${isPhoneSilent}) = ${place}`);
  if (typeof filter.isOwnPhoneOnly === 'boolean')
    list.addValue('o', filter.isOwnPhoneOnly, (place) => `is_own_phone_only = ${place}`);
  if (typeof filter.isChanged === 'boolean') {
    list.addValue(
      'h',
      [seen.until?.toISOString() ?? '-infinity', seen.sessionId, String(filter.isChanged)],
      (place) => `(changed_at > (${place}::text[])[1]::timestamptz
        AND (changed_by = (${place}::text[])[2]::uuid) IS NOT TRUE) = (${place}::text[])[3]::boolean`,
    );
  }
  return list.toSource();
}

/** Lists a page of follow-ups. */
export function listFollowUps(
  db: Rows,
  companyId: string,
  listing: FollowUpListing,
): ListPage<FollowUp> {
  const { name, ...source } = buildFollowUpSource(companyId, listing);
  const order = followUpOrders[listing.order];
  return selectPage(
    db,
    { name: `${name}-${listing.order}`, ...source },
    { columns, order },
    listing,
  );
}

/** Counts follow-ups. */
export function countFollowUps(
  db: Rows,
  companyId: string,
  listing: Pick<FollowUpListing, 'search' | 'filter' | 'seen'>,
): Promise<number> {
  return countRows(db, buildFollowUpSource(companyId, listing));
}

/** Finds the follow-up of a person and a disease. */
export function findFollowUp(
  db: Rows,
  companyId: string,
  employeeId: string,
  disease: string,
): Promise<FollowUp | undefined> {
  return db.row(
    {
      name: 'follow-up-of-person',
      text: `SELECT ${columns} ${workedFollowUps} AND follow_up.employee_id = $2 AND follow_up.disease = $3`,
    },
    [companyId, employeeId, disease],
  );
}

/** Lists follow-ups by id. */
export function listFollowUpsById(
  db: Rows,
  companyId: string,
  ids: readonly string[],
): Promise<FollowUp[]> {
  return db.rows(
    {
      name: 'follow-ups-by-id',
      text: `SELECT ${columns} ${workedFollowUps} AND follow_up.id = ANY ($2::uuid[]) ORDER BY follow_up.id`,
    },
    [companyId, ids],
  );
}

/** Follow-ups of people whom cases exposed. */
const followUpsOfCases = `FROM case_exposure AS exposure
  JOIN disease_case ON disease_case.company_id = $1 AND disease_case.id = exposure.case_id
  JOIN follow_up ON follow_up.company_id = $1 AND follow_up.employee_id = exposure.employee_id
    AND follow_up.disease = disease_case.disease
  JOIN ${followedPeople} AS employee ON employee.company_id = $1 AND employee.id = exposure.employee_id
  WHERE exposure.company_id = $1 AND exposure.case_id = ANY ($2::uuid[])`;

/** Counts the follow-ups that `listFollowUpsOfCases` lists, by case. A case without any is absent. */
export async function countFollowUpsOfCases(
  db: Rows,
  companyId: string,
  caseIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db.rows<{ caseId: string; count: number }>(
    {
      name: 'count-follow-ups-of-cases',
      text: `SELECT exposure.case_id AS "caseId", count(*) ${followUpsOfCases} GROUP BY exposure.case_id`,
    },
    [companyId, caseIds],
  );
  return new Map(rows.map(({ caseId, count }) => [caseId, count]));
}

/** Lists the follow-ups of people whom cases exposed, by level and name. */
export function listFollowUpsOfCases(
  db: Rows,
  companyId: string,
  caseIds: readonly string[],
): Promise<(FollowUp & { caseId: string })[]> {
  return db.rows(
    {
      name: 'follow-ups-of-cases',
      text: `SELECT ${columns}, exposure.case_id AS "caseId"
        ${followUpsOfCases}
        ORDER BY level, name_key, follow_up.id`,
    },
    [companyId, caseIds],
  );
}

/** Lists the exposures of follow-ups by cases that count, the latest first. */
export function listExposuresOfFollowUps(
  db: Rows,
  companyId: string,
  ids: readonly string[],
): Promise<(FollowUpExposure & { followUpId: string })[]> {
  return db.rows(
    {
      name: 'exposures-of-follow-ups',
      text: `SELECT follow_up.id AS "followUpId", number AS "caseNumber", level, exposed_at AS "exposedAt",
          last_exposed_at AS "lastExposedAt", found_at AS "foundAt", minutes, source,
          (corroborated_level <= follow_up_levels) IS NOT TRUE AS "isOwnPhoneOnly"
        FROM follow_up
        JOIN case_exposure AS exposure ON exposure.company_id = $1 AND exposure.employee_id = follow_up.employee_id
        JOIN disease_case ON disease_case.company_id = $1 AND disease_case.id = exposure.case_id
          AND disease_case.disease = follow_up.disease AND coalesce(outcome, 'RECOVERED') = 'RECOVERED'
        JOIN company ON company.id = $1 AND level <= follow_up_levels
        WHERE follow_up.company_id = $1 AND follow_up.id = ANY ($2::uuid[])
        ORDER BY last_exposed_at DESC, number`,
    },
    [companyId, ids],
  );
}

/** Lists the acts of follow-ups, the latest first, also those that were undone. */
export function listActsOfFollowUps(
  db: Rows,
  companyId: string,
  ids: readonly string[],
): Promise<(FollowUpAct & { followUpId: string })[]> {
  return db.rows(
    {
      name: 'acts-of-follow-ups',
      text: `SELECT follow_up.id AS "followUpId", ${actColumns}
        FROM follow_up JOIN follow_up_act AS act ON act.company_id = $1 AND act.employee_id = follow_up.employee_id
          AND act.disease = follow_up.disease
        WHERE follow_up.company_id = $1 AND follow_up.id = ANY ($2::uuid[])
        ORDER BY done_at DESC, act.id DESC`,
    },
    [companyId, ids],
  );
}

/** Marks an act, or the acts of a batch, as undone. @returns the acts that were not undone before. */
export function undoActs(
  db: Rows,
  companyId: string,
  id: string,
  undoneBy: string | null,
): Promise<FollowUpAct[]> {
  return db.rows(
    {
      name: 'undo-follow-up-acts',
      text: `UPDATE follow_up_act AS act SET undone_at = statement_timestamp(), undone_by = $3
        WHERE company_id = $1 AND (id = $2 OR batch_id = $2) AND undone_at IS NULL RETURNING ${actColumns}`,
    },
    [companyId, id, undoneBy],
  );
}

/** Lists the follow-ups that a batch of acts was added to. */
export function listFollowUpsOfBatch(
  db: Rows,
  companyId: string,
  batchId: string,
): Promise<FollowUp[]> {
  return db.rows(
    {
      name: 'follow-ups-of-batch',
      text: `SELECT ${columns} ${workedFollowUps} AND EXISTS (
          SELECT FROM follow_up_act AS act WHERE act.company_id = $1 AND act.batch_id = $2
            AND act.employee_id = follow_up.employee_id AND act.disease = follow_up.disease)
        ORDER BY follow_up.id`,
    },
    [companyId, batchId],
  );
}

/** Whether there is an act or a batch of acts with this id. */
export async function hasAct(db: Rows, companyId: string, id: string): Promise<boolean> {
  const found = await db.row<{ exists: boolean }>(
    {
      name: 'has-follow-up-act',
      text: 'SELECT EXISTS (SELECT FROM follow_up_act WHERE company_id = $1 AND (id = $2 OR batch_id = $2)) AS exists',
    },
    [companyId, id],
  );
  return found?.exists ?? false;
}

/** Lists the follow-ups of people for a disease. */
export function listFollowUpsOfPeople(
  db: Rows,
  companyId: string,
  disease: string,
  people: readonly string[],
): Promise<FollowUp[]> {
  return db.rows(
    {
      name: 'follow-ups-of-people',
      text: `SELECT ${columns} ${workedFollowUps} AND follow_up.employee_id = ANY ($3::uuid[]) AND follow_up.disease = $2
        ORDER BY follow_up.id`,
    },
    [companyId, disease, people],
  );
}

/**
 * SQL condition on `follow_up`: the mail of the last notice failed, or was kept because mail is not set up, the person has not read it in the app, nobody has told them in
 * another way since, and no newer notice is due.
 */
export const isNoticeUndelivered = `corroborated_step IS NULL AND coalesce((
  SELECT read_at IS NULL AND mail.status IN ('FAILED', 'KEPT') AND NOT EXISTS (
    SELECT FROM follow_up_act AS act
    WHERE act.company_id = $1 AND act.employee_id = follow_up.employee_id AND act.disease = follow_up.disease
      AND act.kind IN ('INFORMED', 'CORRECTED') AND act.channel IS DISTINCT FROM 'NOTICE' AND undone_at IS NULL AND done_at > notice.sent_at)
  FROM notice LEFT JOIN mail ON mail.company_id = $1 AND mail.id = notice.mail_id
  WHERE notice.company_id = $1 AND notice.employee_id = follow_up.employee_id AND notice.disease = follow_up.disease
  ORDER BY notice.sent_at DESC, notice.id DESC LIMIT 1), false)`;

/** Counts the follow-ups whose next step can be taken now, by step, the most urgent first. */
export function countDueFollowUps(db: Rows, companyId: string): Promise<DueFollowUps[]> {
  return db.rows(
    {
      name: 'due-follow-ups',
      text: `SELECT next_step AS step, count(*)::int AS "followUps", min(due_at) AS "dueAt" ${workedFollowUps}
        AND next_step IS NOT NULL AND opens_at <= now()
        GROUP BY next_step ORDER BY ${stepOrder}, min(due_at)`,
    },
    [companyId],
  );
}

/** SQL condition on `follow_up` and `employee`: the person must be told, and no notice reaches them. */
const isToCall = `coalesce(next_step IN ('INFORM', 'CORRECT'), false)
    AND (is_own_phone_only OR coalesce(employee.email, '') = '' OR ${isAddressUnconfirmed})
  OR ${isNoticeUndelivered}`;

const timeZone = '(SELECT time_zone FROM company WHERE id = $1)';
const today = `(now() AT TIME ZONE ${timeZone})::date`;

/** SQL condition on `follow_up`: the next step is due before tomorrow. */
const isDueToday = `coalesce(due_at < (${today} + 1)::timestamp AT TIME ZONE ${timeZone}, false)`;

/** SQL condition on `follow_up`: the person's quarantine has ended within a week. */
const isReleasedThisWeek = `state = 'RELEASED' AND coalesce(quarantine_until >= ${today} - 7, false)`;
