import { IsEmail, Matches, MaxLength } from 'class-validator';

const invalid = { message: 'Please enter valid email address' };
/** Characters without those that the grammar allows only within quotes: no mailbox needs them, and they can break mail headers. */
const plainCharacters = /^[^\s"<>\p{Cc}\p{Cf}]*$/u;

/** Validates an email address that somebody enters: without quotes, white space, angle brackets and control characters. */
export function IsEmailAddress(): PropertyDecorator {
  const rules = [MaxLength(254, invalid), Matches(plainCharacters, invalid), IsEmail({}, invalid)];
  return (target, property) => {
    for (const rule of rules) rule(target, property);
  };
}
