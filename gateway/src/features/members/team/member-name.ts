import { ValidateBy } from 'class-validator';

/** Maximum characters of a member's name. */
export const maxMemberNameLength = 80;

/** Control characters, line breaks, halves of characters, and marks that are invisible or turn the direction of the text around them. */
const unsafe =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/u;
/** Names stand where the addresses of others stand, so none may look like one. */
const addressLike = /\S@\S/u;

export function trimMemberName(name: string): string {
  return name.normalize('NFC').trim();
}

/** Validates a member's name, without surrounding space. */
export function IsMemberName(): PropertyDecorator {
  return ValidateBy({
    name: 'isMemberName',
    validator: {
      validate: (value) => typeof value === 'string' && findProblem(value) === undefined,
      defaultMessage: (args) => findProblem(String(args?.value)) ?? 'Please enter a name',
    },
  });
}

function findProblem(given: string): string | undefined {
  const name = trimMemberName(given);
  if (name === '') return 'Please enter a name';
  if ([...name].length > maxMemberNameLength) return `At most ${maxMemberNameLength} characters`;
  if (unsafe.test(name)) return 'Please enter a name without line breaks and invisible characters';
  return addressLike.test(name) ? 'Please enter a name, not an email address' : undefined;
}

/** Reads a name that an identity provider brings, and cuts it to the maximum length. @returns null for anything that is no valid name. */
export function readProvidedName(given: unknown): string | null {
  if (typeof given !== 'string') return null;
  const name = trimMemberName([...trimMemberName(given)].slice(0, maxMemberNameLength).join(''));
  return findProblem(name) === undefined ? name : null;
}
