import type { RequestContext } from '../../../request/context.js';
import { phoneDigits } from '../../../validation/phone-rule.js';
import { AuditAction } from '../../audit/entries/audit-entry.entity.js';
import { writeAudit } from '../../audit/entries/audit.service.js';
import { markAllCases } from '../../../jobs/mark-cases.js';
import { markAllDays } from '../../../jobs/mark-days.js';
import { Company } from './company.entity.js';
import { countryName } from '../../../validation/countries.js';
import { uniqueCompanyValues } from './company-rules.js';
import { changeCompany } from './company.service.js';
import type { UpdateCompanyInput } from './profile.inputs.js';
import { mapUniqueViolation } from '../../../database/unique-violation.js';
import { normalizeTimeZone } from './time-zone.js';

/** Fields that a company can change. It cannot change its email address, on which mails and passwords depend. */
type Profile = Pick<Company, 'name' | 'website' | 'country' | 'phone' | 'timeZone'>;

/**
 * Changes the data of the viewer's company. Its sessions stay valid.
 * @throws BadUserInput naming the field, Conflict for a name that another company has.
 */
export async function updateCompany(
  context: RequestContext,
  input: UpdateCompanyInput,
): Promise<Company> {
  return changeCompany(context, undefined, async (company) => {
    const changes = findChanges(company, input);
    const names = Object.keys(changes);
    if (names.length === 0) return company;
    const manager = await context.db.manager();
    await mapUniqueViolation(uniqueCompanyValues, () =>
      manager.update(Company, { id: company.id }, changes),
    );
    // Days begin at another time, which changes their totals.
    if (changes.timeZone) {
      await markAllDays(context.db, company.id);
      await markAllCases(context.db, company.id);
    }
    await writeAudit(context, {
      companyId: company.id,
      action: AuditAction.COMPANY_UPDATED,
      detail: names
        .map((name) => (name === 'name' ? `${company.name} to ${changes.name}` : name))
        .join(', '),
    });
    return { ...company, ...changes };
  });
}

function findChanges(company: Profile, input: UpdateCompanyInput): Partial<Profile> {
  const given: Partial<Record<keyof Profile, string>> = {
    name: input.name?.trim() ?? company.name,
    website: input.website?.trim() ?? company.website,
    country: input.country ? countryName(input.country) : company.country,
    phone: input.phone ? phoneDigits(input.phone) : company.phone,
    timeZone: normalizeTimeZone(input.timeZone) ?? company.timeZone,
  };
  const fields = Object.keys(given) as (keyof Profile)[];
  const changed = fields.filter((field) => given[field] !== company[field]);
  return Object.fromEntries(changed.map((field) => [field, given[field]]));
}
