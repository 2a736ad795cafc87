import { companyNameFault, countryFault, websiteFault } from './company-faults.ts';
import { emailFault } from '../../components/email.ts';
import { cleanPhone, validatePhone } from '../../components/phone.ts';
import { texts } from './texts.ts';

/** What the fields hold; `planId` only where the plan is chosen in the form. */
export interface CompanyFormValues {
  email: string;
  name: string;
  website: string;
  country: string;
  phone: string;
  planId: string;
}

/** What is wrong with a field, said as the server says it; null when nothing is. */
type Fault = string | null;

/** Maximum digits of a phone number: of a company that signs up, and of one that the provider adds. */
const maxPhoneDigits = { signup: 13, portal: 10 } as const;

const shared = {
  email: (email: string): Fault => emailFault(email, texts.emailMissing),
  name: companyNameFault,
  website: websiteFault,
  country: countryFault,
};

type Rules = Partial<Record<keyof CompanyFormValues, (value: string) => Fault>>;

/** The rules of a company that signs itself up; its plan is chosen elsewhere. */
export const signupRules: Rules = {
  ...shared,
  phone: (phone) => validatePhone(phone, maxPhoneDigits.signup),
};

/** The rules of a company that the provider adds. */
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

/** The values as they are sent: without the spaces around them, the phone number as digits. */
export const trimmed = (values: CompanyFormValues): CompanyFormValues => ({
  email: values.email.trim(),
  name: values.name.trim(),
  website: values.website.trim(),
  country: values.country,
  phone: cleanPhone(values.phone),
  planId: values.planId,
});
