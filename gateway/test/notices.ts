import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { HOUR } from '../src/durations.js';
import type { Employee } from '../src/features/people/directory/employee.entity.js';
import { NoticeDetail } from '../src/features/cases/notices/ladder.js';
import type { Notice } from '../src/features/cases/notices/notice.entity.js';
import type { TestApp } from './database.js';
import { type MadeCompany, type MadeEmployee, makeEmployees, recordOf } from './factories.js';
import { makeFollowUpClient } from './follow-up.js';
import type { TestGateway } from './run-document.js';

/** Stores a notice to a person, and returns its id. */
export async function makeNotice(
  { owner }: Pick<TestApp, 'owner'>,
  { employee }: { employee: Pick<Employee, 'companyId' | 'id'> },
  {
    exposedOn = '2026-01-05',
    toldUntil = null,
    detail = NoticeDetail.NO_TIME,
    text = 'You may have been exposed.',
  }: Partial<Pick<Notice, 'exposedOn' | 'toldUntil' | 'detail' | 'text'>> = {},
): Promise<string> {
  const id = randomUUID();
  await owner.query(
    `INSERT INTO notice (company_id, id, employee_id, disease, kind, round, exposed_on, told_until, detail, candidate_ids,
       subject, text, mail_id)
     VALUES ($1, $2, $3, 'COVID_19', 'EXPOSURE', 0, $4, $5, $6, '{}', 'A message', $7, $2)`,
    [employee.companyId, id, employee.id, exposedOn, toldUntil, detail, text],
  );
  return id;
}

/** Makes people who are exposed by a case and also met 8 other colleagues, so that none of them can work out who is ill. */
export async function makeExposed(
  gateway: TestGateway,
  company: MadeCompany,
  { exposed: count = 1 }: { exposed?: number } = {},
): Promise<{
  ill: MadeEmployee;
  caseId: string;
  exposed: MadeEmployee[];
  met: MadeEmployee[];
  ids: string[];
}> {
  const people = await makeEmployees(gateway.app, company, 1 + count + 8);
  const [ill, ...others] = people as [MadeEmployee, ...MadeEmployee[]];
  const exposed = others.slice(0, count);
  const met = others.slice(count);
  // At a full hour, so that no meeting extends into the next part of the day, which would change the notice.
  const metAt = new Date(Math.floor(Date.now() / HOUR) * HOUR - 2 * HOUR);
  // The others' phones report them, because what only a reader's own phone reports counts for nothing in their notice. 5 minutes are
  // long enough to remember and too short to expose.
  for (const [colleague, minutes] of [[ill, 20] as const, ...met.map((each) => [each, 5] as const)])
    await gateway.rest(colleague.token, 'POST /contacts', {
      records: exposed.map((person) => recordOf(person, metAt, minutes)),
    });
  // Both phones report the meeting: a notice needs more than the word of its reader's phone.
  await gateway.rest(ill.token, 'POST /contacts', {
    records: exposed.map((person) => recordOf(person, metAt, 20)),
  });
  const followUp = makeFollowUpClient(gateway, company);
  const { id: caseId } = await followUp.openCase(ill);
  await followUp.recount();
  const rows = await followUp.rows({ states: ['TO_INFORM'] });
  return { ill, caseId, exposed, met, ids: rows.map(({ id }) => id) };
}

/** Marks the mails of a company as failed. */
export async function failMails(
  { owner }: Pick<TestApp, 'owner'>,
  { company }: MadeCompany,
): Promise<void> {
  await owner.query(`UPDATE mail SET status = 'FAILED' WHERE company_id = $1`, [company.id]);
}

export const previewFields =
  'followUpId person { name } kind detail candidates subject text blocked';

/** Previews the notices of follow-ups. */
export async function previewNotices(
  gateway: TestGateway,
  { token }: Pick<MadeCompany, 'token'>,
  ids: readonly string[],
) {
  const { data, errors } = await gateway.graphql(
    token,
    `query ($ids: [UUID!]!) { noticePreviews(followUpIds: $ids) { ${previewFields} } }`,
    { ids },
  );
  expect(errors).toBeUndefined();
  return data.noticePreviews;
}

/** Closes a case as not a case, and recounts exposures. */
export async function dismissCase(
  gateway: TestGateway,
  company: MadeCompany,
  caseId: string,
): Promise<void> {
  const followUp = makeFollowUpClient(gateway, company);
  await followUp.ask(
    'mutation ($id: UUID!) { closeCase(input: { id: $id, version: 1, outcome: NOT_A_CASE }) { id } }',
    { id: caseId },
  );
  await followUp.recount();
}
