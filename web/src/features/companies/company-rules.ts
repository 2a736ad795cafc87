import { emailFault } from '../../components/email.ts';

/** What the fields hold; `planId` only where the plan is chosen in the form. */
export interface CompanyFormValues {
  email: string;
  companyName: string;
  website: string;
  country: string;
  phone: string;
  planId: string;
}

/** What is wrong with a field, said as the server says it; null when nothing is. */
type Fault = string | null;

const shortestName = 3;
const shortestPhone = 6;

/** Most digits of a phone number: of a company that signs up, and of one that the provider adds. */
export const longestPhone = { signup: 13, portal: 10 } as const;

const nameFault = (name: string): Fault => {
  if (name.trim() === '') return 'Please enter your company name';
  // The first word ends with a space before the second begins.
  if (!/^[\p{L}\p{M}\p{N}]+( [\p{L}\p{M}\p{N}]+)*$/u.test(name.trim()) || name.endsWith('  '))
    return 'Spaces and Special characters not allowed.';
  return name.trim().length < shortestName ? 'Company name should be minimum 3 character' : null;
};

const websiteShape =
  /^(https?:\/\/)?([\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(:\d{1,5})?([/?#]\S*)?$/iu;

const websiteFault = (website: string): Fault => {
  if (website.trim() === '') return 'Please enter your company website url';
  return websiteShape.test(website.trim()) ? null : 'Please enter valid url';
};

const phoneFault =
  (longest: number) =>
  (phone: string): Fault => {
    if (phone.trim() === '') return 'Please enter phone number';
    if (!/^\d+$/u.test(phone.trim())) return 'Only numbers accepted.';
    if (phone.trim().length < shortestPhone) return 'Minimum 6 digit required.';
    return phone.trim().length > longest ? `At most ${longest} digits` : null;
  };

const chosen =
  (message: string) =>
  (value: string): Fault =>
    value === '' ? message : null;

const shared = {
  email: (email: string): Fault => emailFault(email, 'Please enter your email address'),
  companyName: nameFault,
  website: websiteFault,
  country: chosen('Please select country'),
};

type Rules = Partial<Record<keyof CompanyFormValues, (value: string) => Fault>>;

/** The rules of a company that signs itself up; its plan is chosen elsewhere. */
export const signupRules: Rules = { ...shared, phone: phoneFault(longestPhone.signup) };

/** The rules of a company that the provider adds. */
export const portalRules: Rules = {
  ...shared,
  phone: phoneFault(longestPhone.portal),
  planId: chosen('Please select subscription plan'),
};

export const blankCompany: CompanyFormValues = {
  email: '',
  companyName: '',
  website: '',
  country: '',
  phone: '',
  planId: '',
};

/** The values without the spaces around them. */
export const trimmed = (values: CompanyFormValues): CompanyFormValues => ({
  email: values.email.trim(),
  companyName: values.companyName.trim(),
  website: values.website.trim(),
  country: values.country,
  phone: values.phone.trim(),
  planId: values.planId,
});
