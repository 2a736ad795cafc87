import { listTimeZones } from '../../intl.ts';
import {
  companyNameFault,
  countryFault,
  websiteFault,
} from '../../domain/company/company-faults.ts';
import { cleanPhone, validatePhone } from '../../components/phone.ts';
import type { ProfileCompany_CompanyFragment } from '../../generated/graphql.ts';
import { texts } from './texts.tsx';

/** What a company can change of itself. */
export interface CompanyDetailsValues {
  name: string;
  website: string;
  country: string;
  phone: string;
  /** IANA name. */
  timeZone: string;
}

/** Maximum digits of a company's phone number. */
const maxPhoneDigits = 13;

/** What is wrong with each field, said as the server says it; null when nothing is. */
export const detailsRules: Record<keyof CompanyDetailsValues, (value: string) => string | null> = {
  name: companyNameFault,
  website: websiteFault,
  country: countryFault,
  phone: (phone) => validatePhone(phone, maxPhoneDigits),
  timeZone: (timeZone) => (timeZone === '' ? texts.timeZoneMissing : null),
};

export const detailsOf = (company: ProfileCompany_CompanyFragment): CompanyDetailsValues => ({
  name: company.name,
  website: company.website,
  country: company.country.code,
  phone: company.phone,
  timeZone: company.timeZone,
});

/** The values as they are sent: without the spaces around them, the phone number as digits. */
export const trimmedDetails = (values: CompanyDetailsValues): CompanyDetailsValues => ({
  name: values.name.trim(),
  website: values.website.trim(),
  country: values.country,
  phone: cleanPhone(values.phone),
  timeZone: values.timeZone,
});

/** Every zone that the browser knows, and the one that the company has, whatever it is called. */
export const timeZonesWith = (own: string): string[] => {
  const known = listTimeZones();
  return known.includes(own) ? known : [own, ...known];
};
