import { texts } from './texts.ts';

/** Returns an error message with the server's wording; null if the field is valid. */
type Fault = string | null;

const minNameLength = 3;

/** Letters and digits of any script, with single spaces between them. */
export const validateCompanyName = (name: string): Fault => {
  if (name.trim() === '') return texts.nameMissing;
  // The first word ends with a space before the second begins.
  if (!/^[\p{L}\p{M}\p{N}]+( [\p{L}\p{M}\p{N}]+)*$/u.test(name.trim()) || name.endsWith('  '))
    return texts.nameWrong;
  return name.trim().length < minNameLength ? texts.nameTooShort : null;
};

const websiteShape =
  /^(https?:\/\/)?([\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(:\d{1,5})?([/?#]\S*)?$/iu;

export const websiteFault = (website: string): Fault => {
  if (website.trim() === '') return texts.websiteMissing;
  return websiteShape.test(website.trim()) ? null : texts.websiteWrong;
};

export const countryFault = (country: string): Fault =>
  country === '' ? texts.countryMissing : null;
