import { inTenant } from '../../../database/tenant.js';
import { BadUserInput } from '../../../errors.js';
import { hashToken, parseTokenCompany } from '../../../mail/link-token.js';
import type { RequestContext } from '../../../request/context.js';
import { LinkStatus } from '../../members/accounts/mailed-link.entity.js';
import { AuditAction } from '../../audit/entries/audit-entry.entity.js';
import { toWords, writeAudit } from '../../audit/entries/audit.service.js';
import { Company } from '../../company/profile/company.entity.js';
import { AccessChangeEnd } from './access-change.entity.js';
import { confirmByProof, findProof } from './access-change.queries.js';

/**
 * Returns the status of a link that confirms a change, without using it.
 * @throws BadUserInput beside other fields: the link's company may be another one than the viewer's.
 */
export async function findConfirmationStatus(
  context: RequestContext,
  token: string,
): Promise<LinkStatus> {
  const companyId = parseTokenCompany(token);
  if (companyId === undefined) return LinkStatus.UNKNOWN;
  await context.discardTransaction('token');
  const found = await inTenant(context.app.dataSource, companyId, (db) =>
    findProof(db, companyId, hashToken(token)),
  );
  if (!found) return LinkStatus.UNKNOWN;
  if (found.endedAt) return LinkStatus.USED;
  return found.endsAt.getTime() > Date.now() ? LinkStatus.GOOD : LinkStatus.EXPIRED;
}

/**
 * Confirms the change of a mailed link, which can be used once.
 * @throws BadUserInput for a link that is unknown, used, replaced or expired.
 */
export async function confirmByMailedLink(
  context: RequestContext,
  token: string,
): Promise<{ companyName: string }> {
  const { app, caller } = context;
  context.assertOnlyField('input');
  await context.takeBudget('address', caller.address);
  const refusal = new BadUserInput(
    'token',
    'This link has been used or is too old, please ask your company',
  );
  const companyId = parseTokenCompany(token);
  if (companyId === undefined) throw refusal;
  await context.enterCompany(companyId);
  const { db } = context;
  const as = AccessChangeEnd.KNOWN_ADDRESS;
  const employeeId = await confirmByProof(db, companyId, hashToken(token), as);
  if (employeeId === undefined) throw refusal;
  await writeAudit(context, {
    companyId,
    action: AuditAction.ACCESS_CHANGE_CONFIRMED,
    detail: `${toWords(as)}, employee ${employeeId}`,
  });
  await app.jobs.send(db, 'send-notices', { companyId });
  context.returnBudgetAfterCommit('address', caller.address);
  const manager = await db.manager();
  const { name } = await manager.findOneByOrFail(Company, { id: companyId });
  return { companyName: name };
}
