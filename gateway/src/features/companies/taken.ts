import type { Taken } from '../../database/unique-violation.js';

/** What of a company and its account is unique among all. */
export const taken: Taken = {
  company_name_key: ['companyName', 'This company name is already taken'],
  company_email_key: ['email', 'This email address is already taken'],
  account_email_key: ['email', 'This email address is already taken'],
};
