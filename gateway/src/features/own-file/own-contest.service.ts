import type { Rows } from '../../database/tenant.js';
import type { RequestContext } from '../../request/context.js';
import { AuditAction } from '../audit/entries/audit-entry.entity.js';
import { writeAudit } from '../audit/entries/audit.service.js';
import { requestContest } from '../cases/contests/contest-request.service.js';
import { takeReportBudget } from './report-budget.js';
import type { OwnContestRequest, RequestContestInput } from './own-contest.types.js';

/** Maximum requests on the page. */
export const maxOwnRequests = 100;

/**
 * Asks the company not to count the contacts of the viewer in a time.
 * @throws BadUserInput naming the invalid field, RateLimited after 10 reports an hour.
 */
export async function requestOwnContest(
  context: RequestContext,
  { from, until, reason, note }: RequestContestInput,
): Promise<OwnContestRequest> {
  await takeReportBudget(context);
  const { db, companyId, employeeId } = context;
  const entered = { from, until, reason, note: note ?? null };
  const stored = await requestContest(db, companyId, employeeId, entered);
  await writeAudit(context, {
    companyId,
    action: AuditAction.EMPLOYEE_REPORTED,
    detail: `contest, employee ${employeeId}`,
  });
  return { ...stored, note: stored.note || null, answer: null };
}

/** Lists a person's requests for contests, the latest first. */
export function listOwnContestRequests(
  db: Rows,
  companyId: string,
  personId: string,
): Promise<OwnContestRequest[]> {
  return db.rows(
    {
      name: 'own-contest-requests',
      text: `SELECT id, from_at AS "from", until_at AS "until", reason, nullif(note, '') AS note,
          requested_at AS "requestedAt", state, nullif(answer, '') AS answer
        FROM contest_request WHERE company_id = $1 AND employee_id = $2
        ORDER BY requested_at DESC, id DESC LIMIT ${maxOwnRequests}`,
    },
    [companyId, personId],
  );
}
