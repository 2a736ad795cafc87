import { validateCompanyName, countryFault, websiteFault } from './company-faults.ts';
import { validateEmail } from '../../../ui/email.ts';
import { cleanPhone, validatePhone } from '../../../ui/phone.ts';
import { texts } from './texts.ts';

/** Values of the form. `planId` is set only if the plan is chosen in the form. */
export interface CompanyFormValues {
  email: string;
  name: string;
  website: string;
  country: string;
  phone: string;
  planId: string;
}

/** Returns an error message with the server's wording; null if the field is valid. */
type Fault = string | null;

/** Maximum digits of phone numbers when a company signs up, and when the provider adds it. */
const maxPhoneDigits = { signup: 13, portal: 10 } as const;

const shared = {
  email: (email: string): Fault => validateEmail(email, texts.emailMissing),
  name: validateCompanyName,
  website: websiteFault,
  country: countryFault,
};

type Rules = Partial<Record<keyof CompanyFormValues, (value: string) => Fault>>;

/** Validation of a company that signs up. Its plan is chosen elsewhere. */
export const signupRules: Rules = {
  ...shared,
  phone: (phone) => validatePhone(phone, maxPhoneDigits.signup),
};

/** Validation of a company that the provider adds. */
export const portalRules: Rules = {
  ...shared,
  phone: (phone) => validatePhone(phone, maxPhoneDigits.portal),
  planId: (planId) => (planId === '' ? texts.planMissing : null),
};

export const blankCompany: CompanyFormValues = {
  email: '',
  name: '',
  website: '',
  country: '',
  phone: '',
  planId: '',
};

/** Trims the values and reduces the phone number to digits. */
export const trimmed = (values: CompanyFormValues): CompanyFormValues => ({
  email: values.email.trim(),
  name: values.name.trim(),
  website: values.website.trim(),
  country: values.country,
  phone: cleanPhone(values.phone),
  planId: values.planId,
});
