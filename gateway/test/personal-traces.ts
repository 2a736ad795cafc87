import { createHash, randomUUID } from 'node:crypto';
import type { TestApp } from './database.js';
import type { MadeCompany } from './factories.js';
import { makeNotice } from './notices.js';

/** Finds the columns of all tables of all schemas that contain one of these texts in any case. */
export async function findColumnsWith(
  { owner }: Pick<TestApp, 'owner'>,
  texts: string[],
): Promise<string[]> {
  const { rows: tables } = await owner.query<{ name: string }>(`
    SELECT format('%I.%I', nspname, relname) AS name FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
    WHERE relkind = 'r' AND nspname NOT IN ('pg_catalog', 'information_schema') AND nspname NOT LIKE 'pg_toast%'`);
  const columns: string[] = [];
  for (const { name } of tables) {
    const { rows } = await owner.query<{ column: string }>(
      `SELECT DISTINCT field.key AS column FROM ${name} AS row, jsonb_each_text(to_jsonb(row)) AS field
       WHERE field.value ILIKE ANY ($1)`,
      [texts.map((text) => `%${text}%`)],
    );
    columns.push(...rows.map(({ column }) => `${name}.${column}`));
  }
  return columns.toSorted();
}

/** Input of a person with values that nobody else has. */
export const leavingPerson = {
  code: 'QX-90817',
  name: 'Zenobia Quillfeather',
  email: 'zenobia.q@hidden.example',
  phone: '6598761234',
  designation: 'Cartographer Royal',
  department: 'Dept of Maps',
  dateOfBirth: '1977-07-17',
  password: '918273',
};
/** Texts of that person that must not be stored after the erasure. */
export const personalTraces = [
  leavingPerson.code,
  'Zenobia',
  'Quillfeather',
  'hidden.example',
  leavingPerson.phone,
  createHash('sha256').update(leavingPerson.email).digest('hex'),
  'Cartographer',
  '1977-07-17',
  'Pixel 9000',
  '2026-01-13',
];

/** Inserts rows about a person into each table that sign-ins, phones and officers write to. */
export async function insertPersonalRows(
  { owner }: Pick<TestApp, 'owner'>,
  { company: { id: companyId } }: Pick<MadeCompany, 'company'>,
  { id, otherId }: { id: string; otherId: string },
): Promise<void> {
  await owner.query(
    `INSERT INTO employee_photo (company_id, id, employee_id, name, bytes) VALUES ($1, $2, $2, 'photo', 'bytes')`,
    [companyId, id],
  );
  await owner.query(
    `INSERT INTO directory_import (company_id, id, file_name, identify_by, state, started_by, role, address)
     VALUES ($1, $2, 'people.csv', 'EMAIL', 'READY', 'admin', 'OWNER', '::1')`,
    [companyId, id],
  );
  await owner.query(
    `INSERT INTO directory_import_lines (company_id, import_id, part, lines) VALUES ($1, $2, 0, $3)`,
    [companyId, id, JSON.stringify([[leavingPerson.name, leavingPerson.email]])],
  );
  await owner.query(
    `INSERT INTO directory_import_row (company_id, import_id, row, kind, employee_id, name, stored, cells)
     VALUES ($1, $2, 2, 'UNCHANGED', $2, $3, '{}', $4)`,
    [companyId, id, leavingPerson.name, JSON.stringify([{ after: leavingPerson.phone }])],
  );
  await owner.query(
    `INSERT INTO app_code_run (company_id, id, delivery, state, started_by, role, address)
     VALUES ($1, $2, 'MAIL', 'DONE', 'admin', 'OWNER', '::1')`,
    [companyId, id],
  );
  await owner.query(
    `INSERT INTO app_code_person (company_id, run_id, employee_id, place, outcome) VALUES ($1, $2, $2, 1, 'ISSUED')`,
    [companyId, id],
  );
  await owner.query(
    `INSERT INTO mail (company_id, id, recipient, subject, content, last_error)
     VALUES ($1, $2, $3, 'Your code', '{"subject": "Your code", "lines": []}', $4)`,
    [companyId, id, leavingPerson.email, `${leavingPerson.email} is not known here`],
  );
  await owner.query(
    `INSERT INTO follow_up (company_id, id, employee_id, disease, state, reason, owes_correction)
     VALUES ($1, $2, $2, 'INFLUENZA', 'TO_INFORM', '', false)`,
    [companyId, id],
  );
  await owner.query(
    `INSERT INTO follow_up_act (company_id, id, employee_id, disease, kind, note, batch_id)
     VALUES ($1, $2, $2, 'INFLUENZA', 'NOTE', $3, $2)`,
    [companyId, id, `${leavingPerson.name} does not answer`],
  );
  await owner.query(
    `INSERT INTO call_claim (company_id, employee_id, claimed_by, expires_at) VALUES ($1, $2, 'x', now())`,
    [companyId, id],
  );
  await owner.query(
    `INSERT INTO company_event (company_id, id, kind, subject_id, caused_by, value) VALUES ($1, $2, 'WRONG_NUMBER', $2, 'x', $3)`,
    [companyId, id, leavingPerson.phone],
  );
  await owner.query(
    `INSERT INTO disease_case (company_id, id, number, employee_id, disease, classification, reported_day)
     VALUES ($1, $2, 100, $3, 'INFLUENZA', 'SUSPECTED', current_date)`,
    [companyId, id, otherId],
  );
  await owner.query(
    `INSERT INTO case_entry (company_id, id, case_id, act, note)
     SELECT $1, gen_random_uuid(), id, 'ASSIGNED', $3 FROM disease_case WHERE company_id = $1 AND employee_id = $2`,
    [companyId, id, `${leavingPerson.name} is at home`],
  );
  await owner.query(
    `INSERT INTO manual_contact (company_id, id, case_id, employee_id, start_at, end_at, note)
     VALUES ($1, $2, $2, $2, now() - interval '1 hour', now(), $3)`,
    [companyId, id, `${leavingPerson.name} sat opposite`],
  );
  await owner.query(
    `INSERT INTO contest (company_id, id, person_id, other_id, source, from_at, until_at, reason, note, state)
     VALUES ($1, $2, least($2::uuid, $3), greatest($2, $3), 'mobile', now() - interval '3 days', now() - interval '2 days', 'WRONG_PERSON', $4, 'IN_FORCE')`,
    [companyId, id, otherId, `${leavingPerson.name} was elsewhere`],
  );
  await makeNotice(
    { owner },
    { employee: { companyId, id } },
    { text: `To ${leavingPerson.name}` },
  );
  await owner.query(
    `INSERT INTO employee_report (company_id, id, employee_id, kind, field, value, note)
     VALUES ($1, $2, $2, 'CORRECTION', 'NAME', $3, $4)`,
    [companyId, id, leavingPerson.name, `${leavingPerson.name} wrote this`],
  );
  await owner.query(
    `INSERT INTO exact_record_request (company_id, id, employee_id, due_at, state, decided_at, refusal)
     VALUES ($1, $2, $2, now(), 'REFUSED', now(), $3)`,
    [companyId, id, `${leavingPerson.name} was refused`],
  );
  await owner.query(
    `INSERT INTO contest_request (company_id, id, employee_id, from_at, until_at, reason, note)
     VALUES ($1, $2, $2, now() - interval '1 hour', now(), 'OTHER', $3)`,
    [companyId, id, `${leavingPerson.name} was at home`],
  );
  await owner.query(
    `INSERT INTO immunity_evidence (company_id, id, employee_id, disease, kind, is_immune, day, document, state, batch_id)
     VALUES ($1, $2, $2, 'MEASLES', 'OTHER', true, '2015-05-04', $3, 'ACCEPTED', $2)`,
    [companyId, id, `Certificate of ${leavingPerson.name}`],
  );
  await owner.query(
    `INSERT INTO held_record (company_id, employee_id, start_at, id, cross_employee_id, end_at, day, reason)
     VALUES ($1, $2, now() - interval '1 hour', $2, $3, now(), current_date, 'RECORDS')`,
    [companyId, id, otherId],
  );
  await owner.query(
    `INSERT INTO app_invitation (company_id, id, employee_id, mail_id, token_hash, expires_at)
     VALUES ($1, $2, $2, $2, '', now())`,
    [companyId, id],
  );
  const [linkId, changeMailId] = [randomUUID(), randomUUID()];
  await owner.query(
    `INSERT INTO mail (company_id, id, recipient, subject, content)
     VALUES ($1, $2, $3, 'Changed', '{"subject": "Changed", "lines": []}')`,
    [companyId, changeMailId, leavingPerson.email],
  );
  await owner.query(
    `INSERT INTO access_change (company_id, employee_id, kinds, changed_at, changed_by, began_at, ends_at, known_email, mail_ids)
     VALUES ($1, $2, '{EMAIL}', now(), '{}', now(), now() + interval '14 days', $3, ARRAY[$4::uuid])`,
    [companyId, id, leavingPerson.email, changeMailId],
  );
  await owner.query(
    `INSERT INTO mail (company_id, id, recipient, subject, content)
     VALUES ($1, $2, $3, 'Your file', '{"subject": "Your file", "lines": []}')`,
    [companyId, linkId, leavingPerson.email],
  );
  const hash = createHash('sha256').update(leavingPerson.email).digest();
  await owner.query(
    `INSERT INTO mailed_link (company_id, id, employee_id, mail_id, email_hash, purpose, token_hash, expires_at)
     VALUES ($1, $2, $3, $2, $4, 'OWN_FILE', '', now())`,
    [companyId, linkId, id, hash],
  );
  await owner.query(
    `INSERT INTO session (company_id, id, kind, employee_id, email_hash, expires_at)
     VALUES ($1, $2, 'OWN_FILE', $3, $4, now())`,
    [companyId, linkId, id, hash],
  );
  await owner.query(
    `INSERT INTO person_read (company_id, id, employee_id, account_id, role, kind)
     VALUES ($1, $2, $3, $2, 'OWNER', 'CASE')`,
    [companyId, linkId, id],
  );
}
