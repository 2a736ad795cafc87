import { IsNotEmpty, IsUrl, Matches, MaxLength, MinLength } from 'class-validator';
import type { UniqueConflicts } from '../../../database/unique-violation.js';

/** Messages for values of a company and its account that are already taken. */
export const uniqueCompanyValues: UniqueConflicts = {
  company_name_key: ['name', 'This company name is already taken'],
  company_email_key: ['email', 'This email address is already taken'],
  account_email_key: ['email', 'This email address is already taken'],
};

/** Letters and digits of any script, with single spaces between them. */
const namePattern = /^[\p{L}\p{M}\p{N}]+( [\p{L}\p{M}\p{N}]+)*$/u;
const validUrl = { message: 'Please enter valid url' };

/** Combines rules into one decorator. The first violated rule gives the message. */
function combineRules(...each: PropertyDecorator[]): PropertyDecorator {
  return (target, property) => {
    for (const rule of each) rule(target, property);
  };
}

export function IsCompanyName(): PropertyDecorator {
  return combineRules(
    IsNotEmpty({ message: 'Please enter your company name' }),
    MinLength(3, { message: 'Company name should be minimum 3 character' }),
    Matches(namePattern, { message: 'Spaces and Special characters not allowed.' }),
    MaxLength(100, { message: 'At most 100 characters' }),
  );
}

export function IsWebsite(): PropertyDecorator {
  return combineRules(
    IsNotEmpty({ message: 'Please enter your company website url' }),
    IsUrl({ protocols: ['http', 'https'] }, validUrl),
    MaxLength(500, validUrl),
  );
}
