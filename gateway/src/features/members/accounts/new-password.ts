import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../../../env.js';
import { BadUserInput } from '../../../errors.js';

/** One lower-case password per line. It is read each time, because passwords are set too rarely to keep it in memory. */
const commonPasswordsFile = join(
  projectRoot,
  'web/src/features/members/sign-in/common-passwords.txt',
);
const productName = 'visioncloud';
/** Shorter parts of names and addresses occur in too many good passwords. */
const minWordLength = 4;

/** Names of the person who will sign in with a new password. */
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
  if (consistsMainlyOf(password, listNameWords(companyName)))
    return 'Password should not be made from your company name';
  if (consistsMainlyOf(password, listEmailWords(email)))
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

/** Lists the whole address, its local part, its domain, and the domain's labels except the last one. */
function listEmailWords(email: string): string[] {
  const [localPart = '', domain = ''] = email.split('@');
  return [email, localPart, domain, ...domain.split('.').slice(0, -1)];
}

function listNameWords(name: string): string[] {
  return [name, ...name.split(' ')];
}

/** Returns whether at least half of a password's characters belong to these words, whatever separates their letters. */
function consistsMainlyOf(password: string, words: readonly string[]): boolean {
  const letters = keepLettersAndDigits(password);
  const byLength = words
    .map(keepLettersAndDigits)
    .filter((word) => word.length >= minWordLength)
    .toSorted((one, other) => other.length - one.length);
  const rest = byLength.reduce((text, word) => text.replaceAll(word, ''), letters);
  return (letters.length - rest.length) * 2 >= password.length;
}

function keepLettersAndDigits(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
}
