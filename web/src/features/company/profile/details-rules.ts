import { listTimeZones } from '../../../lib/intl.ts';
import { validateCompanyName, countryFault, websiteFault } from '../current/company-faults.ts';
import { cleanPhone, validatePhone } from '../../../ui/phone.ts';
import type { CompanyDetails_CompanyFragment } from '../../../generated/graphql.ts';
import { texts } from './texts.tsx';

/** The form's values. */
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

/** Rules that return an error message (the gateway's wording) or null. */
export const detailsRules: Record<keyof CompanyDetailsValues, (value: string) => string | null> = {
  name: validateCompanyName,
  website: websiteFault,
  country: countryFault,
  phone: (phone) => validatePhone(phone, maxPhoneDigits),
  timeZone: (timeZone) => (timeZone === '' ? texts.timeZoneMissing : null),
};

export const toDetails = (company: CompanyDetails_CompanyFragment): CompanyDetailsValues => ({
  name: company.name,
  website: company.website,
  country: company.country.code,
  phone: company.phone,
  timeZone: company.timeZone,
});

/** Trims the values, and reduces the phone number to digits. */
export const trimmedDetails = (values: CompanyDetailsValues): CompanyDetailsValues => ({
  name: values.name.trim(),
  website: values.website.trim(),
  country: values.country,
  phone: cleanPhone(values.phone),
  timeZone: values.timeZone,
});

/** Lists the browser's time zones, and the company's own if it is not among them. */
export const listTimeZonesWith = (own: string): string[] => {
  const known = listTimeZones();
  return known.includes(own) ? known : [own, ...known];
};
