import type { TenantTransaction } from '../../../database/tenant.js';
import type { ContactSource } from '../../contacts/records/contact-source.js';
import type { FollowUpState, FollowUpStep } from '../follow-up/follow-up-facts.js';
import {
  buildFollowUpSource,
  followUpOrders,
  type FollowUpListing,
} from '../follow-up/follow-up-list.queries.js';
import type { InformChannel } from '../follow-up/follow-up.types.js';
import type { DiseaseCode } from '../../../validation/disease-code.js';
import { assignee } from '../follow-up/follow-up.queries.js';

/** A line of the call list. */
export interface ExportedFollowUp {
  id: string;
  employeeId: string;
  name: string;
  /** Null for a former employee. */
  code: string | null;
  department: string;
  /** Whether the person has left the directory. */
  isFormer: boolean;
  callingCode: string;
  phone: string;
  email: string;
  disease: DiseaseCode;
  /** Such as 'C-12, C-14', the latest exposure first; null: no exposure counts now. */
  cases: string | null;
  exposedAt: Date | null;
  source: ContactSource | null;
  state: FollowUpState;
  nextStep: FollowUpStep | null;
  dueAt: Date | null;
  quarantineUntil: string | null;
  reason: string;
  informedBy: string | null;
  informedAt: Date | null;
  channel: InformChannel | null;
  note: string | null;
  assignee: string | null;
  isOwnPhoneOnly: boolean;
}

/** Lists the follow-ups of a search and filter in their order, with the last time that each person was informed. */
export function listExportedFollowUps(
  db: TenantTransaction,
  companyId: string,
  listing: Pick<FollowUpListing, 'search' | 'filter' | 'order' | 'seen'>,
): AsyncGenerator<ExportedFollowUp[]> {
  const { from, values } = buildFollowUpSource(companyId, listing);
  return db.batches(
    {
      name: 'exported-follow-ups',
      text: `SELECT listed.id, listed.employee_id AS "employeeId", name, code, department, is_former AS "isFormer", calling_code AS "callingCode", phone, email, listed.disease,
          exposure.cases, exposure.exposed_at AS "exposedAt", exposure.source, state, next_step AS "nextStep",
          due_at AS "dueAt", listed.quarantine_until AS "quarantineUntil", reason,
          informed.done_by AS "informedBy", informed.done_at AS "informedAt", informed.channel, latest.note, listed.assigned AS assignee,
          listed.is_own_phone_only AS "isOwnPhoneOnly"
        FROM (
          SELECT follow_up.*, ${assignee} AS assigned, name, code, department, is_former, calling_code, phone, email,
            row_number() OVER (ORDER BY ${followUpOrders[listing.order]}) AS place
          ${from}
        ) AS listed
        CROSS JOIN LATERAL (
          SELECT string_agg('C-' || number, ', ' ORDER BY last_exposed_at DESC, number) AS cases,
            max(last_exposed_at) AS exposed_at,
            (array_agg(source ORDER BY last_exposed_at DESC, number))[1] AS source
          FROM case_exposure
          JOIN disease_case ON disease_case.company_id = $1 AND disease_case.id = case_exposure.case_id
            AND disease_case.disease = listed.disease AND coalesce(outcome, 'RECOVERED') = 'RECOVERED'
          JOIN company ON company.id = $1 AND level <= follow_up_levels
          WHERE case_exposure.company_id = $1 AND case_exposure.employee_id = listed.employee_id
        ) AS exposure
        LEFT JOIN LATERAL (
          SELECT done_by, done_at, channel FROM follow_up_act
          WHERE company_id = $1 AND employee_id = listed.employee_id AND disease = listed.disease
            AND kind = 'INFORMED' AND undone_at IS NULL AND listed.informed_at IS NOT NULL
          ORDER BY done_at DESC, id DESC LIMIT 1
        ) AS informed ON true
        LEFT JOIN LATERAL (
          SELECT note FROM follow_up_act
          WHERE company_id = $1 AND employee_id = listed.employee_id AND disease = listed.disease
            AND note <> '' AND undone_at IS NULL
          ORDER BY done_at DESC, id DESC LIMIT 1
        ) AS latest ON true
        ORDER BY place`,
    },
    values,
  );
}
