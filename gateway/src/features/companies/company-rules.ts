import { IsNotEmpty, IsUrl, Matches, MaxLength, MinLength } from 'class-validator';

/*
 * What sign-up, the provider's form and the profile ask alike of a company's data, each rule with its words.
 */

/** Letters and digits of any script, and single spaces between them. */
const words = /^[\p{L}\p{M}\p{N}]+( [\p{L}\p{M}\p{N}]+)*$/u;
const validUrl = { message: 'Please enter valid url' };

/** Several rules as one; the first that is broken speaks. */
function rules(...each: PropertyDecorator[]): PropertyDecorator {
  return (target, property) => {
    for (const rule of each) rule(target, property);
  };
}

export function IsCompanyName(): PropertyDecorator {
  return rules(
    IsNotEmpty({ message: 'Please enter your company name' }),
    MinLength(3, { message: 'Company name should be minimum 3 character' }),
    Matches(words, { message: 'Spaces and Special characters not allowed.' }),
    MaxLength(100, { message: 'At most 100 characters' }),
  );
}

export function IsWebsite(): PropertyDecorator {
  return rules(
    IsNotEmpty({ message: 'Please enter your company website url' }),
    IsUrl({ protocols: ['http', 'https'] }, validUrl),
    MaxLength(500, validUrl),
  );
}
