import { v7 as uuidv7 } from 'uuid';
import { BadUserInput, Conflict, NotFound } from '../../errors.js';
import type { FileStream } from '../../http/file-stream.js';
import { LiveTopic } from '../../live/live-topic.js';
import { queueMail } from '../../mail/outbox.js';
import type { RequestContext } from '../../request/context.js';
import { findToldPersonId } from '../people/access/access-change.service.js';
import { AuditAction } from '../audit/entries/audit-entry.entity.js';
import { writeAudit } from '../audit/entries/audit.service.js';
import { ownCompany } from '../company/profile/company.service.js';
import { todayIn } from '../company/profile/time-zone.js';
import { lockEmployee } from '../people/directory/employee.queries.js';
import { takeReportBudget } from './report-budget.js';
import { PersonReadKind } from '../audit/accesses/person-read.entity.js';
import { logAccess } from '../audit/accesses/access-log.js';
import type { ExactRecordRequest } from './exact-record-request.entity.js';
import { exactRecordsMail } from './exact-records.mail.js';
import {
  answerRequest,
  findGivenUntil,
  findLastTelling,
  findRequest,
  storeMailOfAnswer,
  storeRequest,
  streamExactRecords,
} from './exact-records.queries.js';

/**
 * Asks the company for the viewer's own exact records.
 * @throws Conflict while an earlier request is open, RateLimited after 10 reports an hour.
 */
export async function requestExactRecords(context: RequestContext): Promise<ExactRecordRequest> {
  await takeReportBudget(context);
  const { db, companyId, employeeId } = context;
  const stored = await storeRequest(db, companyId, { id: uuidv7(), employeeId });
  if (!stored)
    throw new Conflict('id', 'You have asked already, and your company has not answered yet');
  await writeAudit(context, {
    companyId,
    action: AuditAction.EXACT_RECORDS_REQUESTED,
    detail: `employee ${employeeId}`,
  });
  context.publishOnCommit(LiveTopic.CASES);
  return stored;
}

/**
 * Gives an employee the exact records that are kept until now, or refuses with a reason in writing.
 * @param refusal the reason; null: the records are given.
 * @throws NotFound; Conflict naming `id` if the request was answered already; BadUserInput for an empty reason.
 */
export async function answerExactRecordRequest(
  context: RequestContext,
  id: string,
  refusal: string | null,
): Promise<ExactRecordRequest> {
  const { app, db, companyId, viewer } = context;
  if (refusal === '')
    throw new BadUserInput('reason', 'Please enter the reason, which the employee can read');
  const found = await findRequest(db, companyId, id);
  if (!found) throw new NotFound();
  const { employeeId, email } = found;
  await lockEmployee(db, companyId, employeeId);
  const decidedBy = viewer?.email ?? null;
  const answered = await answerRequest(db, companyId, { id, refusal, decidedBy });
  if (!answered) throw new Conflict('id', 'Somebody has answered this request already');
  const { name } = await ownCompany(context);
  if (email !== null) {
    const mailId = await queueMail(app.jobs, db, {
      companyId,
      to: email,
      content: exactRecordsMail(name),
    });
    await storeMailOfAnswer(db, companyId, id, mailId);
  }
  logAccess(context, PersonReadKind.EVIDENCE, [employeeId]);
  await writeAudit(context, {
    companyId,
    action: refusal === null ? AuditAction.EXACT_RECORDS_GIVEN : AuditAction.EXACT_RECORDS_REFUSED,
    detail: `employee ${employeeId}`,
  });
  context.publishOnCommit(LiveTopic.CASES);
  return answered;
}

/** Download of the exact records that the company has given to the person who opened the own file. */
export const exactRecords: FileStream = {
  path: '/me/exact-records',
  summary:
    'The exact records of the contacts of the person who asks, for 30 days after the company gave them. The others are left out, and so is everything before the person was last told of an exposure.',
  contentType: 'application/json; charset=utf-8',
  canBeNotFound: true,
  permission: 'own-file:read',
  needsProof: false,
  async open(context) {
    const { db, companyId, employeeId } = context;
    const toldId = await findToldPersonId(context);
    const until = await findGivenUntil(db, companyId, toldId);
    if (until === undefined) throw new NotFound();
    const { name, timeZone } = await ownCompany(context);
    await writeAudit(context, {
      companyId,
      action: AuditAction.EXACT_RECORDS_DOWNLOADED,
      detail: `employee ${employeeId}`,
    });
    const toldAt = await findLastTelling(db, companyId, employeeId);
    const about = {
      company: name,
      timeZone,
      keptUntil: new Date(until),
      leftOutBefore: toldAt,
    };
    return {
      fileName: `my-exact-records_${todayIn(timeZone)}.json`,
      async *chunks(reader) {
        yield `{\n"about": ${JSON.stringify(about)},\n"records": [`;
        let isFirst = true;
        for await (const rows of streamExactRecords(reader, companyId, employeeId, until, toldAt)) {
          yield `${isFirst ? '' : ','}\n${rows.map((row) => JSON.stringify(row)).join(',\n')}`;
          isFirst = false;
        }
        yield ']}\n';
      },
    };
  },
};
