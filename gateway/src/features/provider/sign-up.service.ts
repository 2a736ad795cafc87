import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { Role } from '../../access/role.js';
import type { RequestContext } from '../../request/context.js';
import { BadUserInput } from '../../errors.js';
import { phoneDigits } from '../../validation/phone-rule.js';
import { Account } from '../members/accounts/account.entity.js';
import { LinkPurpose } from '../members/accounts/mailed-link.entity.js';
import { mailLink } from '../members/accounts/mailed-link.service.js';
import { AuditAction } from '../audit/entries/audit-entry.entity.js';
import { writeAudit } from '../audit/entries/audit.service.js';
import type { OrderInput } from '../company/orders/order.inputs.js';
import { Member } from '../members/team/member.entity.js';
import { recordOrder } from '../company/orders/order.service.js';
import { Plan } from '../company/plans/plan.entity.js';
import { countryName } from '../../validation/countries.js';
import { byPassKey, makePassKey } from '../company/profile/pass-key.js';
import { Company, CompanyStatus } from '../company/profile/company.entity.js';
import type { CreateCompanyInput, SignUpInput } from './sign-up.inputs.js';
import { mapUniqueViolation } from '../../database/unique-violation.js';
import { uniqueCompanyValues } from '../company/profile/company-rules.js';
import { timeZoneOrDefault } from '../company/profile/time-zone.js';

/**
 * Signs a company up, and stores the order that it placed on the way.
 * @throws Conflict naming the field for a taken address or name and for an outdated total; BadUserInput for an unknown plan and an invalid
 * order; RateLimited after 30 from one network in 15 minutes.
 */
export async function signUp(context: RequestContext, input: SignUpInput): Promise<Company> {
  context.assertOnlyField('input');
  await context.takeBudget('mailing', context.caller.address);
  const { order } = input;
  if (order && order.planId !== input.planId)
    throw new BadUserInput('order.planId', 'The plan of the order is not the selected one');
  return storeCompany(context, input, AuditAction.COMPANY_SIGNED_UP, order);
}

/** Adds a company for the provider. @throws the errors of `signUp`, except RateLimited. */
export function createCompany(
  context: RequestContext,
  input: CreateCompanyInput,
): Promise<Company> {
  return storeCompany(context, input, AuditAction.COMPANY_CREATED);
}

/** Stores company, account, first owner, order, link, mails and audit entries in one transaction. */
async function storeCompany(
  context: RequestContext,
  input: SignUpInput | CreateCompanyInput,
  action: AuditAction,
  order?: OrderInput | null,
): Promise<Company> {
  const { app, db } = context;
  const manager = await db.manager();
  const plan = await manager.findOneBy(Plan, { id: input.planId });
  if (!plan) throw new BadUserInput('planId', 'Please select subscription plan');
  const id = uuidv7();
  const email = input.email.trim().toLowerCase();
  const passKey = await findFreePassKey(manager, input.name);
  return db.within(id, async () => {
    const account = { id: uuidv7(), email };
    await mapUniqueViolation(uniqueCompanyValues, async () => {
      await manager.insert(Company, {
        id,
        passKey,
        name: input.name.trim(),
        email,
        website: input.website.trim(),
        country: countryName(input.country),
        phone: phoneDigits(input.phone),
        planId: plan.id,
        status: CompanyStatus.PENDING,
        timeZone: timeZoneOrDefault(input.timeZone),
      });
      await manager.insert(Account, account);
    });
    await manager.insert(Member, {
      companyId: id,
      id: uuidv7(),
      accountId: account.id,
      role: Role.OWNER,
    });
    const company = await manager.findOneByOrFail(Company, { id });
    await mailLink(app, db, company, account, {
      purpose: LinkPurpose.VERIFY_EMAIL,
      id: uuidv7(),
    });
    await writeAudit(context, { companyId: id, action, detail: plan.name });
    if (order) await recordOrder(context, company, order, 'order.');
    return company;
  });
}

/** Makes pass-keys until one is free, of 390,625 per name. The unique index refuses one that is taken concurrently. */
async function findFreePassKey(manager: EntityManager, companyName: string): Promise<string> {
  for (;;) {
    const passKey = makePassKey(companyName);
    if (!(await manager.existsBy(Company, { passKey: byPassKey(passKey) }))) return passKey;
  }
}
