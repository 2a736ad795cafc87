import type { Pool } from 'pg';

/** Rows of each kind that a company has had in its years. */
export const history = 50_000;

/**
 * Fills the tables that grow with the years with two years of a company's rows, and of nobody's. The company has no case yet.
 * @param count rows of each table.
 * @returns the tables, and the first case.
 */
export async function fillHistory(
  owner: Pick<Pool, 'query'>,
  companyId: string,
  employeeId: string,
  count = history,
): Promise<{ tables: string[]; firstCaseId: string }> {
  const company = `'${companyId}'::uuid`;
  const at = `now() - n * interval '20 minutes'`;
  const rows: Record<string, string> = {
    'audit_entry (company_id, id, action, address, created_at)': `${company}, gen_random_uuid(), 'PLAN_CHANGED', '', ${at}`,
    'mail (company_id, id, recipient, subject, content, status, created_at)': `${company}, gen_random_uuid(), 'a@b.example', 's', '{}', 'KEPT', ${at}`,
    'guide_request (id, name, email, type, created_at)': `gen_random_uuid(), 'n', 'a@b.example', 'STUDENT', ${at}`,
    'company_order (company_id, id, number, plan_id, region, currency, term, employees, cameras, lines, monthly, months, total, billing, payment, created_at)': `${company}, gen_random_uuid(), 'N' || n || left(${company}::text, 8), (SELECT id FROM plan LIMIT 1), 'INDIA', 'INR', 'ANNUAL', 1, 0, '[]', 1, 12, 12, '{"name": "n", "email": "a@b.example", "phone": "1", "address": "a", "city": "c", "country": "Singapore"}', 'IN_CASH', ${at}`,
    'directory_change (company_id, id, kind, changed_by, created_at, undo_until)': `${company}, gen_random_uuid(), 'NEGATIVE', 'a@b.example', ${at}, ${at}`,
    'status_change (company_id, id, employee_id, is_positive, changed_at)': `${company}, gen_random_uuid(), '${employeeId}', false, ${at}`,
    'employee (company_id, id, name, department, deleted_at)': `${company}, gen_random_uuid(), '', '', ${at}`,
    'disease_case (company_id, id, number, employee_id, disease, classification, reported_day, closed_at, outcome)': `${company}, gen_random_uuid(), n, '${employeeId}', 'COVID_19', 'CONFIRMED', (${at})::date, ${at}, 'RECOVERED'`,
    'case_entry (company_id, id, case_id, act)': `${company}, lpad(to_hex(n), 32, '0')::uuid, (SELECT id FROM disease_case WHERE company_id = ${company} AND number = 1), 'CHANGED'`,
    'insight_person_day (company_id, day, employee_id, last_end)': `${company}, (${at})::date, gen_random_uuid(), ${at}`,
    'disease_change (company_id, id, disease, figure, changed_at)': `${company}, gen_random_uuid(), 'MEASLES', 'LATENT_DAYS', ${at}`,
    'follow_up_act (company_id, id, employee_id, disease, kind, note, batch_id, done_at)': `${company}, gen_random_uuid(), '${employeeId}', 'COVID_19', CASE WHEN n % 2 = 0 THEN 'NOTE' ELSE 'INFORMED' END, 'x', gen_random_uuid(), ${at}`,
    'notice (company_id, id, employee_id, disease, kind, round, detail, candidate_ids, subject, text, mail_id, sent_at)': `${company}, gen_random_uuid(), '${employeeId}', 'COVID_19', 'EXPOSURE', n, 'NO_TIME', ARRAY[gen_random_uuid()], 'x', 'x', gen_random_uuid(), ${at}`,
    'contest (company_id, id, person_id, other_id, source, from_at, until_at, reason, state, contested_at, request_id)': `${company}, gen_random_uuid(), lpad(to_hex(n), 32, '0')::uuid, lpad(to_hex(n + 1), 32, '0')::uuid, 'mobile', ${at}, ${at} + interval '1 hour', 'PROTECTED', 'AWAITING_CONFIRMATION', ${at}, gen_random_uuid()`,
    'case_mark (company_id, id, case_id, marked_at)': `${company}, gen_random_uuid(), (SELECT id FROM disease_case WHERE company_id = ${company} AND number = 1), now() + n * interval '20 minutes'`,
    'person_read (company_id, id, employee_id, account_id, role, kind, read_at)': `${company}, gen_random_uuid(), NULL, gen_random_uuid(), 'OWNER', 'EXPORT', ${at}`,
    'employee_report (company_id, id, employee_id, kind, field, value, reported_at, state, decided_at)': `${company}, gen_random_uuid(), '${employeeId}', 'CORRECTION', 'NAME', 'x', ${at}, 'ACCEPTED', ${at}`,
    'rate_limit (key, points, expire)': `'account-quarter:' || md5(n || ${company}::text) || '@x.example', 1, 0`,
    'company_event (company_id, id, kind, subject_id, recipient_id, happened_at)': `${company}, gen_random_uuid(), 'FOLLOW_UP_ASSIGNED', gen_random_uuid(), (SELECT id FROM member WHERE company_id = ${company} LIMIT 1), now() - n * interval '1 minute'`,
    'retention_run (company_id, id, kept_from, contacts, breaches, health_reports, figures, cases, ran_at)': `${company}, gen_random_uuid(), date '1900-01-01' + n, 1, 0, 0, 0, 0, ${at}`,
  };
  for (const [into, values] of Object.entries(rows))
    // oxlint-disable-next-line no-await-in-loop
    await owner.query(
      `INSERT INTO ${into} SELECT ${values} FROM generate_series(1, ${count}) AS n`,
    );
  const { rows: cases } = await owner.query<{ id: string }>(
    'SELECT id FROM disease_case WHERE company_id = $1 AND number = 1',
    [companyId],
  );
  // As autovacuum would before long; a cluster wants the tables named.
  const tables = Object.keys(rows).map((into) => into.slice(0, into.indexOf(' ')));
  await owner.query(`VACUUM (ANALYZE) ${tables.join(', ')}`);
  return { tables, firstCaseId: cases[0]!.id };
}
