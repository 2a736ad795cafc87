import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../../env.js';
import { BadUserInput } from '../../errors.js';

/** One lower-case password a line. Passwords are set so rarely that the list is read each time, not kept in memory. */
const commonPasswordsFile = join(projectRoot, 'web/src/features/accounts/common-passwords.txt');
const productName = 'visioncloud';
/** Shorter parts of a name or an address are found in too many good passwords. */
const minWordLength = 4;

/** What is known of the person who will sign in with a new password. */
export interface PasswordOwner {
  email: string;
  companyName: string;
}

/**
 * Refuses a new password that is easily guessed. Its length is a rule of the input classes.
 * @throws BadUserInput naming `password`.
 */
export async function assertNewPassword(password: string, owner: PasswordOwner): Promise<void> {
  const message = await validateNewPassword(password, owner);
  if (message !== null) throw new BadUserInput('password', message);
}

/** Returns why a new password is easily guessed, or null if no reason is known. */
export async function validateNewPassword(
  password: string,
  { email, companyName }: PasswordOwner,
): Promise<string | null> {
  if (/^(.)\1*$/su.test(password.toLowerCase()))
    return 'Password should not be one character repeated';
  if (consistsMainlyOf(password, nameWords(companyName)))
    return 'Password should not be made from your company name';
  if (consistsMainlyOf(password, emailWords(email)))
    return 'Password should not be made from your email address';
  if (consistsMainlyOf(password, [productName]))
    return 'Password should not be made from the name of this product';
  if (await isCommonPassword(password)) return 'Password is too common, please choose another one';
  return null;
}

async function isCommonPassword(password: string): Promise<boolean> {
  const list = await readFile(commonPasswordsFile, 'utf8');
  return list.split('\n').includes(password.toLowerCase());
}

/** The whole address, its local part, its domain, and the domain's labels but for the last one. */
function emailWords(email: string): string[] {
  const [localPart = '', domain = ''] = email.split('@');
  return [email, localPart, domain, ...domain.split('.').slice(0, -1)];
}

function nameWords(name: string): string[] {
  return [name, ...name.split(' ')];
}

/** Returns whether at least half of a password's characters belong to these words, whatever stands between their letters. */
function consistsMainlyOf(password: string, words: readonly string[]): boolean {
  const letters = lettersAndDigits(password);
  const byLength = words
    .map(lettersAndDigits)
    .filter((word) => word.length >= minWordLength)
    .toSorted((one, other) => other.length - one.length);
  const rest = byLength.reduce((text, word) => text.replaceAll(word, ''), letters);
  return (letters.length - rest.length) * 2 >= password.length;
}

function lettersAndDigits(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
}
