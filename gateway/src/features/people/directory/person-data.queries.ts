import type { Statement, TenantTransaction } from '../../../database/tenant.js';
import { statusJoin } from './stored-status.queries.js';

/** Finds a person's details in the directory. */
export function findDetails(
  db: TenantTransaction,
  companyId: string,
  id: string,
): Promise<Record<string, unknown> | undefined> {
  return db.row(
    {
      name: 'details-of-person',
      text: `SELECT id, code AS "employeeId", name, email, phone, calling_code AS "callingCode", designation, department,
          gender, date_of_birth AS "dateOfBirth", status.is_positive IS TRUE AS "isPositive", status.positive_date AS "positiveDate",
          last_active_at AS "lastActiveAt", first_sign_in_at AS "firstSignInAt", created_at AS "createdAt",
          password_hash IS NOT NULL AS "hasPassword"
        FROM employee ${statusJoin} WHERE company_id = $1 AND id = $2 AND deleted_at IS NULL`,
    },
    [companyId, id],
  );
}

/** Selects contact records in which a person is in the column `own`. */
const buildContactsPart = (own: string, other: string, isOwn: boolean) => `
    SELECT start_at AS "startedAt", end_at AS "endedAt",
      round(extract(epoch FROM end_at - start_at) / 60, 3)::float8 AS minutes, source, distance AS "distanceInFeet",
      ${other} AS "otherId", ${isOwn} AS "isOwnReport"
    FROM contact WHERE company_id = $1 AND ${own} = $2`;

/** Lists about a person by their names in the file, each oldest first. `$1` is the company, `$2` the person. */
const lists: Record<string, Statement> = {
  statusHistory: {
    name: 'statuses-of-person',
    text: `SELECT is_positive AS "isPositive", positive_date AS "positiveDate", changed_at AS "changedAt"
        FROM status_change WHERE company_id = $1 AND employee_id = $2 ORDER BY changed_at, id`,
  },
  // Members are left out, since who acted is data of others.
  cases: {
    name: 'cases-of-person',
    text: `SELECT number, disease, classification, onset_day AS "onsetDay", onset_at AS "onsetAt", specimen_day AS "specimenDay",
          reported_day AS "reportedDay", isolated_at AS "isolatedAt", symptoms_ended_at AS "symptomsEndedAt", fever_ended_at AS "feverEndedAt",
          treatment_started_at AS "treatmentStartedAt", cleared_at AS "clearedAt", notes, opened_at AS "openedAt", closed_at AS "closedAt",
          outcome, (
            SELECT coalesce(jsonb_agg(jsonb_build_object('act', act, 'at', done_at, 'before', before - 'closedBy',
              'after', after - 'closedBy', 'undoneAt', undone_at) ORDER BY case_entry.id), '[]')
            FROM case_entry WHERE company_id = $1 AND case_id = disease_case.id
          ) AS log
        FROM disease_case WHERE company_id = $1 AND employee_id = $2 ORDER BY number`,
  },
  // Members are left out, since who acted is data of others.
  followUps: {
    name: 'follow-ups-of-one-person',
    text: `SELECT disease, state, quarantine_until AS "quarantineUntil", reason, informed_at AS "informedAt",
          changed_at AS "changedAt", (
            SELECT coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'at', done_at, 'day', day, 'test', test,
              'result', result, 'channel', channel, 'callOutcome', call_outcome, 'callBackAt', call_back_at, 'quarantineUntil', act.quarantine_until, 'note', note,
              'undoneAt', undone_at) ORDER BY act.id), '[]')
            FROM follow_up_act AS act
            WHERE act.company_id = $1 AND act.employee_id = $2 AND act.disease = follow_up.disease
          ) AS acts
        FROM follow_up WHERE company_id = $1 AND employee_id = $2 ORDER BY disease`,
  },
  notices: {
    name: 'notices-of-one-person',
    text: `SELECT kind, disease, notice.subject, text, notice.sent_at AS "sentAt", mail.sent_at AS "deliveredAt", read_at AS "readAt"
        FROM notice LEFT JOIN mail ON mail.company_id = $1 AND mail.id = mail_id
        WHERE notice.company_id = $1 AND employee_id = $2 ORDER BY notice.sent_at, notice.id`,
  },
  invitations: {
    name: 'invitations-of-person',
    text: `SELECT created_at AS "invitedAt", expires_at AS "expiresAt", used_at AS "usedAt"
        FROM app_invitation WHERE company_id = $1 AND employee_id = $2 ORDER BY created_at, id`,
  },
  health: {
    name: 'health-of-person',
    text: `SELECT bluetooth_status AS "bluetoothStatus", location_status AS "locationStatus",
          location_permission AS "locationPermission", os_version AS "osVersion", device_type AS "deviceType",
          make_model AS "makeModel", app_version AS "appVersion", created_at AS "reportedAt"
        FROM health_record WHERE company_id = $1 AND employee_id = $2 ORDER BY created_at, id`,
  },
  // The other person is named by id only, since the record is data of that person too.
  contacts: {
    name: 'contacts-of-person',
    text: `${buildContactsPart('employee_id', 'cross_employee_id', true)} UNION ALL
        ${buildContactsPart('cross_employee_id', 'employee_id', false)} ORDER BY "startedAt"`,
  },
  // The other person is named by id only. Visitors and informants are left out, since they are data of others.
  contactsAddedByHand: {
    name: 'manual-contacts-of-person',
    text: `SELECT start_at AS "startedAt", end_at AS "endedAt",
          CASE WHEN disease_case.employee_id = $2 THEN contact.employee_id ELSE disease_case.employee_id END AS "otherId",
          visitor_name IS NOT NULL AS "isWithVisitor", informant_id = $2 IS TRUE AS "isOwnReport", note,
          added_at AS "addedAt", taken_back_at AS "takenBackAt"
        FROM manual_contact AS contact
        JOIN disease_case ON disease_case.company_id = $1 AND disease_case.id = contact.case_id
        WHERE contact.company_id = $1 AND (disease_case.employee_id = $2 OR contact.employee_id = $2)
        ORDER BY start_at, contact.id`,
  },
  // The other person is named by id only.
  contestedContacts: {
    name: 'contests-of-person',
    text: `SELECT from_at AS "from", until_at AS "until", source,
          CASE WHEN person_id = $2 THEN other_id ELSE person_id END AS "otherId", reason, note, state,
          contested_at AS "contestedAt", confirmed_at AS "confirmedAt", taken_back_at AS "takenBackAt"
        FROM contest WHERE company_id = $1 AND (person_id = $2 OR other_id = $2) ORDER BY from_at, id`,
  },
  // Records that count only once an officer has released them.
  heldRecords: {
    name: 'held-records-of-person',
    text: `SELECT start_at AS "startedAt", end_at AS "endedAt", distance AS "distanceInFeet",
          CASE WHEN employee_id = $2 THEN cross_employee_id ELSE employee_id END AS "otherId",
          employee_id = $2 AS "isFromOwnPhone", reason, received_at AS "receivedAt", discarded_at AS "discardedAt"
        FROM held_record WHERE company_id = $1 AND (employee_id = $2 OR cross_employee_id = $2) ORDER BY start_at, id`,
  },
  immunity: {
    name: 'immunity-of-person',
    text: `SELECT disease, kind, is_immune AS "isImmune", day, doses, valid_until AS "validUntil", document, state,
          recorded_at AS "recordedAt", decided_at AS "decidedAt", answer
        FROM immunity_evidence WHERE company_id = $1 AND employee_id = $2 ORDER BY day, id`,
  },
  contestRequests: {
    name: 'contest-requests-of-person',
    text: `SELECT from_at AS "from", until_at AS "until", reason, note, requested_at AS "requestedAt", state,
          decided_at AS "decidedAt", answer
        FROM contest_request WHERE company_id = $1 AND employee_id = $2 ORDER BY requested_at, id`,
  },
  exactRecordRequests: {
    name: 'exact-record-requests-of-person',
    text: `SELECT requested_at AS "requestedAt", due_at AS "dueAt", state, decided_at AS "decidedAt", given_at AS "givenAt", refusal
        FROM exact_record_request WHERE company_id = $1 AND employee_id = $2 ORDER BY requested_at, id`,
  },
};

/** The rows of a list about a person. */
interface PersonList {
  name: string;
  batches: AsyncGenerator<Record<string, unknown>[]>;
}

/** Makes the streams of all lists about a person. @param hasImmunity whether the reader may see the evidence of immunity */
export function streamLists(
  db: TenantTransaction,
  companyId: string,
  id: string,
  hasImmunity: boolean,
): PersonList[] {
  const shown = Object.entries(lists).filter(([name]) => hasImmunity || name !== 'immunity');
  return shown.map(([name, statement]) => ({
    name,
    batches: db.batches(statement, [companyId, id]),
  }));
}
