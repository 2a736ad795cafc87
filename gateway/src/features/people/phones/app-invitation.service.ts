import { v7 as uuidv7 } from 'uuid';
import { DAY } from '../../../durations.js';
import { endInvitations } from '../access/access-change.queries.js';
import { lockEmployee } from '../directory/employee.queries.js';
import type { App, RequestContext } from '../../../request/context.js';
import { inTenant, type TenantTransaction } from '../../../database/tenant.js';
import { BadUserInput, Forbidden } from '../../../errors.js';
import { parseTokenCompany, hashToken, makeLinkToken } from '../../../mail/link-token.js';
import { queueMail } from '../../../mail/outbox.js';
import { LinkStatus } from '../../members/accounts/mailed-link.entity.js';
import { getLinkStatus } from '../../members/accounts/mailed-link.service.js';
import { confirmByInvitation } from '../access/access-change.service.js';
import { AuditAction } from '../../audit/entries/audit-entry.entity.js';
import { writeAudit } from '../../audit/entries/audit.service.js';
import { Company, CompanyStatus } from '../../company/profile/company.entity.js';
import { isDeletionDue } from '../../company/profile/company.service.js';
import { Employee } from '../directory/employee.entity.js';
import { getEmployeeBudgetKey } from '../directory/employee.service.js';
import { makeAppCode } from '../directory/employee-rules.js';
import { type LockedEmployee, storeCodes } from './app-code.queries.js';
import type { RevealAppCodePayload } from './app-code-payloads.types.js';
import { AppInvitation } from './app-invitation.entity.js';
import { appInvitationMail } from './app-invitation.mail.js';

/**
 * Lifetime of an invitation. It is longer than the 24 hours of requested links, since people may be on leave when it arrives.
 */
const invitationLifetimeMs = 7 * DAY;

const invalidLinkMessage =
  'This link has been used or is too old, please ask your company for a new one';

/** Mails invitations to people locked by the transaction; their earlier invitations end. */
export async function inviteEmployees(
  app: Pick<App, 'jobs' | 'tokenSecret'>,
  db: TenantTransaction,
  company: Pick<Company, 'id' | 'name'>,
  people: readonly Pick<LockedEmployee, 'id' | 'email'>[],
): Promise<void> {
  const companyId = company.id;
  const ids = people.map(({ id }) => id);
  await endInvitations(db, companyId, ids);
  const manager = await db.manager();
  for (const { id: employeeId, email } of people) {
    const id = uuidv7();
    // A connection runs one statement at a time.
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
 * Returns the status of an invitation without using it.
 * @throws BadUserInput beside other fields: the link's company may be another one than the viewer's.
 */
export async function findInvitationStatus(
  context: RequestContext,
  token: string,
): Promise<LinkStatus> {
  const companyId = parseTokenCompany(token);
  if (companyId === undefined) return LinkStatus.UNKNOWN;
  await context.discardTransaction('token');
  return inTenant(context.app.dataSource, companyId, async (db) =>
    getLinkStatus(await findInvitation(db, companyId, token)),
  );
}

/**
 * Makes a new code for the invited employee and uses up the invitation. The old code is valid until then; its sessions end.
 * @throws BadUserInput for a link that is unknown, used or expired; Forbidden while the company is inactive, which leaves the link valid.
 */
export async function revealAppCode(
  context: RequestContext,
  token: string,
): Promise<RevealAppCodePayload> {
  context.assertOnlyField('input');
  const { app, caller } = context;
  await context.takeBudget('address', caller.address);
  const companyId = parseTokenCompany(token);
  if (companyId === undefined) throw linkError();
  // Checked first, so that an invalid link takes no hashing. No connection is held during hashing.
  const invited = await inTenant(app.dataSource, companyId, (db) =>
    findInvited(db, companyId, token),
  );
  await app.limits.giveBack('address', caller.address);
  const code = makeAppCode();
  const hash = await app.passwords.hash(code);
  await context.enterCompany(companyId);
  const { db } = context;
  // Every change of a code locks the employee first. The second of two concurrent uses finds the link used.
  await lockEmployee(db, companyId, invited.employee.id);
  const { company, employee } = await findInvited(db, companyId, token);
  await storeCodes(db, companyId, [{ id: employee.id, hash }]);
  // The invitation was read in the mailbox, so the code is the employee's own.
  await confirmByInvitation(db, companyId, employee.id);
  const detail = `employee ${employee.id}`;
  await writeAudit(context, { companyId, action: AuditAction.APP_CODE_REVEALED, detail });
  // The person can sign in from this network with the new code, even if strangers have used up the attempts.
  context.afterCommit(async () => {
    const subject = getEmployeeBudgetKey(employee);
    await app.limits.rememberNetwork('employee', subject, caller.address);
    await app.limits.clear('employee', [subject]);
  });
  return {
    companyName: company.name,
    passKey: company.passKey,
    employeeName: employee.name,
    employeeCode: employee.code ?? '',
    appCode: code,
  };
}

/** Finds the employee and company of a valid invitation, in a transaction of the company. */
async function findInvited(
  db: TenantTransaction,
  companyId: string,
  token: string,
): Promise<{ company: Company; employee: Employee }> {
  const manager = await db.manager();
  const invitation = await findInvitation(db, companyId, token);
  if (!invitation || getLinkStatus(invitation) !== LinkStatus.GOOD) throw linkError();
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
  return new BadUserInput('token', invalidLinkMessage);
}
