/*
 * What is wrong with a field of a company, said as the server says it; null when nothing is.
 */
type Fault = string | null;

const shortestName = 3;

/** Letters and digits of any script, with single spaces between them. */
export const companyNameFault = (name: string): Fault => {
  if (name.trim() === '') return 'Please enter your company name';
  // The first word ends with a space before the second begins.
  if (!/^[\p{L}\p{M}\p{N}]+( [\p{L}\p{M}\p{N}]+)*$/u.test(name.trim()) || name.endsWith('  '))
    return 'Spaces and Special characters not allowed.';
  return name.trim().length < shortestName ? 'Company name should be minimum 3 character' : null;
};

const websiteShape =
  /^(https?:\/\/)?([\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(:\d{1,5})?([/?#]\S*)?$/iu;

export const websiteFault = (website: string): Fault => {
  if (website.trim() === '') return 'Please enter your company website url';
  return websiteShape.test(website.trim()) ? null : 'Please enter valid url';
};

export const countryFault = (country: string): Fault =>
  country === '' ? 'Please select country' : null;
