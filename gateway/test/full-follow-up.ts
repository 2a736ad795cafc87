/** Runs a statement whose first value is the company. */
type Run = (text: string, ...values: unknown[]) => Promise<unknown>;

/** Stores a row in each table about exposures, follow-ups and inboxes. @param changeId id that the rows have */
export async function fillFollowUpTables(
  db: Run,
  changeId: string,
  employeeId: string,
): Promise<void> {
  await db(
    `INSERT INTO case_exposure (company_id, case_id, employee_id, level, exposed_at, last_exposed_at, minutes, source)
     VALUES ($1, $2, $3, 1, now(), now(), 20, 'mobile')`,
    changeId,
    employeeId,
  );
  await db(
    `INSERT INTO case_carrier (company_id, case_id, employee_id, from_at, until_at) VALUES ($1, $2, $3, now(), now())`,
    changeId,
    employeeId,
  );
  await db(
    `INSERT INTO case_mark (company_id, id, case_id, marked_at) VALUES ($1, $2, $2, now() + interval '1 day')`,
    changeId,
  );
  await db(
    `INSERT INTO follow_up (company_id, id, employee_id, disease, state, reason, owes_correction)
     VALUES ($1, $2, $3, 'COVID_19', 'TO_INFORM', 'until Thu 14 May', false)`,
    changeId,
    employeeId,
  );
  await db(
    `INSERT INTO former_employee (company_id, employee_id, name) VALUES ($1, $2, 'x')`,
    employeeId,
  );
  await db(
    `INSERT INTO follow_up_act (company_id, id, employee_id, disease, kind, note, batch_id)
     VALUES ($1, $2, $3, 'COVID_19', 'NOTE', 'x', $2)`,
    changeId,
    employeeId,
  );
  await db(
    `INSERT INTO immunity_evidence (company_id, id, employee_id, disease, kind, is_immune, day, doses, state, batch_id)
     VALUES ($1, $2, $3, 'MEASLES', 'VACCINATION', true, '2015-05-04', 2, 'ACCEPTED', $2)`,
    changeId,
    employeeId,
  );
  await db(
    `INSERT INTO call_claim (company_id, employee_id, claimed_by, expires_at) VALUES ($1, $2, 'x', now())`,
    employeeId,
  );
  await db(
    `INSERT INTO company_event (company_id, id, kind, subject_id, caused_by, value) VALUES ($1, $2, 'WRONG_NUMBER', $2, 'x', 'x')`,
    employeeId,
  );
  await db(
    `INSERT INTO inbox_mark (company_id, member_id, event_id) SELECT $1, id, $2 FROM member WHERE company_id = $1 LIMIT 1`,
    employeeId,
  );
  await db(
    `INSERT INTO notice (company_id, id, employee_id, disease, kind, round, detail, candidate_ids, subject, text, mail_id)
     VALUES ($1, $2, $3, 'COVID_19', 'EXPOSURE', 0, 'NO_TIME', '{}', 'x', 'x', $2)`,
    changeId,
    employeeId,
  );
  await db(
    `INSERT INTO follow_up_seen (company_id, session_id, seen_until)
     SELECT company_id, id, now() FROM session WHERE company_id = $1 AND kind = 'MEMBER' LIMIT 1`,
  );
}
