import { randomUUID } from 'node:crypto';
import { QueryFailedError } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import type { RequestContext } from '../../context.js';
import { BadUserInput, Conflict } from '../../errors.js';
import { Account } from '../accounts/account.entity.js';
import { LinkPurpose } from '../accounts/mailed-link.entity.js';
import { mailLink } from '../accounts/mailed-link.service.js';
import { AuditAction } from '../audit/audit-entry.entity.js';
import { writeAudit } from '../audit/audit.service.js';
import { Plan } from '../plans/plan.entity.js';
import { countryNamed } from './countries.js';
import { Company, CompanyStatus } from './company.entity.js';
import type { CreateCompanyInput, SignUpInput } from './sign-up.inputs.js';
import { timeZoneOrDefault } from './time-zone.js';

/** Which field a unique constraint speaks of, and what to say. */
const taken: Record<string, [field: string, message: string]> = {
  company_name_key: ['companyName', 'This company name is already taken'],
  company_email_key: ['email', 'This email address is already taken'],
  account_email_key: ['email', 'This email address is already taken'],
};

/**
 * Signs a company up.
 * @throws Conflict naming the field for a taken address or name, BadUserInput for an unknown plan, RateLimited after 30
 * from one network address in 15 minutes.
 */
export async function signUp(context: RequestContext, input: SignUpInput): Promise<Company> {
  await context.app.limits.takeOrRefuse('mailing', context.caller.address);
  return makeCompany(context, input, AuditAction.COMPANY_SIGNED_UP);
}

/** Adds a company for the provider; errors as for signing up, but for the limit. */
export function createCompany(
  context: RequestContext,
  input: CreateCompanyInput,
): Promise<Company> {
  return makeCompany(context, input, AuditAction.COMPANY_CREATED);
}

/** Company, account, link, mail and log entry: all of them or none. */
async function makeCompany(
  context: RequestContext,
  input: SignUpInput | CreateCompanyInput,
  action: AuditAction,
): Promise<Company> {
  const { app, db } = context;
  const manager = await db.manager();
  const plan = await manager.findOneBy(Plan, { id: input.planId });
  if (!plan)
    throw new BadUserInput([{ field: 'planId', message: 'Please select subscription plan' }]);
  const id = uuidv7();
  const email = input.email.trim().toLowerCase();
  return db.within(id, async () => {
    const account = { id: uuidv7(), companyId: id, email };
    await namingWhatIsTaken(async () => {
      await manager.insert(Company, {
        id,
        uniqueId: randomUUID(),
        name: input.companyName.trim(),
        email,
        website: input.website.trim(),
        country: countryNamed(input.country) ?? input.country,
        phone: input.phone,
        planId: plan.id,
        status: CompanyStatus.PENDING,
        timeZone: timeZoneOrDefault(input.timeZone),
      });
      await manager.insert(Account, account);
    });
    const company = await manager.findOneByOrFail(Company, { id });
    await mailLink(app, db, company, account, LinkPurpose.VERIFY_EMAIL, uuidv7());
    await writeAudit(context, { companyId: id, action, detail: plan.name });
    return company;
  });
}

async function namingWhatIsTaken(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const { constraint } =
      error instanceof QueryFailedError ? (error.driverError as { constraint?: string }) : {};
    const named = constraint === undefined ? undefined : taken[constraint];
    throw named ? new Conflict(...named) : error;
  }
}
