import { v7 as uuidv7 } from 'uuid';
import { DAY } from '../../durations.js';
import { lockEmployee } from '../employees/employee.queries.js';
import type { App, RequestContext } from '../../request/context.js';
import { inTenant, type TenantTransaction } from '../../database/tenant.js';
import { BadUserInput, Forbidden } from '../../errors.js';
import { parseTokenCompany, hashToken, makeLinkToken } from '../../mail/link-token.js';
import { queueMail } from '../../mail/outbox.js';
import { LinkStatus } from '../accounts/mailed-link.entity.js';
import { AuditAction } from '../audit/audit-entry.entity.js';
import { writeAudit } from '../audit/audit.service.js';
import { Company, CompanyStatus } from '../companies/company.entity.js';
import { isDeletionDue } from '../companies/company.service.js';
import { Employee } from '../employees/employee.entity.js';
import { triesOfEmployee } from '../employees/employee-tries.js';
import { makeAppCode } from './app-code.js';
import { type LockedEmployee, storeCodes } from './app-code.queries.js';
import type { RevealAppCodePayload } from './app-code-payloads.entity.js';
import { AppInvitation } from './app-invitation.entity.js';
import { appInvitationMail } from './app-invitation.mail.js';
import { endInvitations } from '../employees/end-invitations.queries.js';

/**
 * How long an invitation works, in milliseconds. It comes unasked, to people on leave or off shift too, hence longer than the 24 hours
 * of links that somebody has just asked for.
 */
const invitationLifetimeMs = 7 * DAY;

const invalidLinkMessage =
  'This link has been used or is too old, please ask your company for a new one';

/** Mails invitations to people, who must be held by the transaction; those that they still have end. */
export async function inviteEmployees(
  app: Pick<App, 'jobs' | 'tokenSecret'>,
  db: TenantTransaction,
  company: Pick<Company, 'id' | 'name'>,
  people: readonly LockedEmployee[],
): Promise<void> {
  const companyId = company.id;
  const ids = people.map(({ id }) => id);
  await endInvitations(db, companyId, ids);
  const manager = await db.manager();
  for (const { id: employeeId, email } of people) {
    const id = uuidv7();
    // A connection does one thing at a time.
    // oxlint-disable-next-line no-await-in-loop
    const mailId = await queueMail(app.jobs, db, {
      companyId,
      to: email,
      content: appInvitationMail(company.name, id),
      isBulk: true,
    });
    // oxlint-disable-next-line no-await-in-loop
    await manager.insert(AppInvitation, {
      companyId,
      id,
      employeeId,
      mailId,
      tokenHash: hashToken(makeLinkToken(app.tokenSecret, { companyId, id })),
      expiresAt: new Date(Date.now() + invitationLifetimeMs),
    });
  }
}

/**
 * Says whether an invitation still works; nothing is used up.
 * @throws BadUserInput beside other fields: the link's company may be another one than the viewer's.
 */
export async function findInvitationStatus(
  context: RequestContext,
  token: string,
): Promise<LinkStatus> {
  const companyId = parseTokenCompany(token);
  if (companyId === undefined) return LinkStatus.UNKNOWN;
  await context.leave('token');
  return inTenant(context.app.dataSource, companyId, async (db) => {
    const invitation = await findInvitation(db, companyId, token);
    if (!invitation) return LinkStatus.UNKNOWN;
    if (invitation.usedAt) return LinkStatus.USED;
    return invitation.expiresAt.getTime() > Date.now() ? LinkStatus.GOOD : LinkStatus.EXPIRED;
  });
}

/**
 * Makes a new code for the employee whom an invitation was mailed to, and uses the invitation up. The employee's old code is good
 * until then; sessions of the old one end.
 * @throws BadUserInput for a link that is unknown, used or over, Forbidden while the company is not active, which leaves the link good.
 */
export async function revealAppCode(
  context: RequestContext,
  token: string,
): Promise<RevealAppCodePayload> {
  context.assertAlone('input');
  const { app, caller } = context;
  await context.takeBudget('address', caller.address);
  const companyId = parseTokenCompany(token);
  if (companyId === undefined) throw linkError();
  // A look first, so that a bad link costs no hash; no connection is held while the code is hashed.
  const invited = await inTenant(app.dataSource, companyId, (brief) =>
    findInvited(brief, companyId, token),
  );
  await app.limits.giveBack('address', caller.address);
  const code = makeAppCode();
  const hash = await app.passwords.hash(code);
  await context.enter(companyId);
  const { db } = context;
  // Whatever gives the employee another code holds the employee first; of two who use a link at once the second finds it used.
  await lockEmployee(db, companyId, invited.employee.id);
  const { company, employee } = await findInvited(db, companyId, token);
  await storeCodes(db, companyId, [{ id: employee.id, hash }]);
  const detail = `employee ${employee.id}`;
  await writeAudit(context, { companyId, action: AuditAction.APP_CODE_REVEALED, detail });
  // The person gets in with the new code from here, though strangers have used up the tries and go on guessing.
  context.afterCommit(async () => {
    const subject = triesOfEmployee(employee);
    await app.limits.rememberNetwork('employee', subject, caller.address);
    await app.limits.clear('employee', [subject]);
  });
  return {
    companyName: company.name,
    passKey: company.uniqueId,
    employeeName: employee.name,
    employeeCode: employee.code ?? '',
    appCode: code,
  };
}

/** Whom an invitation invites to what, if it is good; the transaction must stand in the company. */
async function findInvited(
  db: TenantTransaction,
  companyId: string,
  token: string,
): Promise<{ company: Company; employee: Employee }> {
  const manager = await db.manager();
  const invitation = await findInvitation(db, companyId, token);
  if (!invitation || invitation.usedAt || invitation.expiresAt.getTime() <= Date.now())
    throw linkError();
  const employee = await manager.findOneBy(Employee, { companyId, id: invitation.employeeId });
  const company = await manager.findOneBy(Company, { id: companyId });
  if (!employee || employee.deletedAt || !company || isDeletionDue(company)) throw linkError();
  if (company.status !== CompanyStatus.ACTIVE)
    throw new Forbidden('Your company is not active at the moment, please try again later');
  return { company, employee };
}

async function findInvitation(
  db: TenantTransaction,
  companyId: string,
  token: string,
): Promise<AppInvitation | null> {
  const manager = await db.manager();
  return manager.findOneBy(AppInvitation, { companyId, tokenHash: hashToken(token) });
}

function linkError(): BadUserInput {
  return new BadUserInput([{ field: 'token', message: invalidLinkMessage }]);
}
