import type { ImportField } from './import-enums.js';

/** Common headings by field. The first one is that of the export. */
const headingNames: Record<ImportField | 'IGNORED', string[]> = {
  EMPLOYEE_ID: [
    'id no',
    'employee id',
    'id',
    'code',
    'emp id',
    'staff id',
    'badge',
    'personnel number',
    'employee no',
    'employee nr',
    'employee number',
    'payroll number',
    'worker id',
  ],
  NAME: ['name', 'full name', 'display name'],
  PHONE: ['phone no', 'phone', 'mobile', 'cell', 'cell phone', 'telephone', 'tel', 'contact'],
  CALLING_CODE: ['country code', 'dial code', 'dialling code', 'calling code'],
  EMAIL: ['email', 'e mail', 'mail', 'email id'],
  DEPARTMENT: ['department', 'dept', 'division', 'team'],
  DESIGNATION: ['designation', 'job title', 'title', 'position', 'role', 'job'],
  GENDER: ['gender', 'sex'],
  DATE_OF_BIRTH: ['date of birth', 'dob', 'birth date', 'birthday'],
  STATUS: ['covid 19 status', 'covid status', 'covid 19', 'covid', 'status', 'is conta tracing'],
  POSITIVE_DATE: ['positive date', 'conta tracing date', 'positive since'],
  IGNORED: ['last active'],
};
/** Words ignored in comparisons. */
const ignoredWords = new Set([
  'employee',
  'employees',
  'staff',
  'no',
  'nr',
  'number',
  'address',
  'of',
  'the',
]);
/** The user decides about headings of a lower similarity. */
const minSimilarity = 0.8;

/** Field guessed from a heading. `isSure` is also true for a known column that is not imported. */
export interface GuessedColumn {
  field: ImportField | null;
  isSure: boolean;
}

/**
 * Guesses the fields of columns from their headings, each field once. If two headings are equally similar, or none is
 * similar enough, the user decides.
 */
export function guessColumns(headings: readonly string[]): GuessedColumn[] {
  const claims = headings.map((heading) => findBestClaim(heading));
  return claims.map((claim, at) => {
    if (!claim) return { field: null, isSure: (headings[at] ?? '').trim() === '' };
    const rivals = claims.filter((other, index) => index !== at && other?.field === claim.field);
    if (rivals.some((other) => other && other.similarity >= claim.similarity))
      return { field: null, isSure: false };
    return claim.field === 'IGNORED'
      ? { field: null, isSure: true }
      : { field: claim.field, isSure: true };
  });
}

interface Claim {
  field: ImportField | 'IGNORED';
  similarity: number;
}

function findBestClaim(heading: string): Claim | undefined {
  const claims = Object.entries(headingNames).map(([field, known]) => ({
    field: field as Claim['field'],
    similarity: Math.max(...known.map((name) => computeSimilarity(heading, name))),
  }));
  const [best] = claims.toSorted((one, other) => other.similarity - one.similarity);
  return best && best.similarity >= minSimilarity ? best : undefined;
}

/**
 * Computes the similarity of a heading and a name: 1 for the same words, 0.95 for the same apart from ignored words, else by the
 * share of equal letters.
 */
function computeSimilarity(heading: string, name: string): number {
  const [words, known] = [splitWords(heading), splitWords(name)];
  if (words.length === 0) return 0;
  if (words.join(' ') === known.join(' ')) return 1;
  const [short, shortKnown] = [dropIgnoredWords(words), dropIgnoredWords(known)];
  if (short === shortKnown) return 0.95;
  const maxLength = Math.max(short.length, shortKnown.length);
  // A short word must match exactly.
  return maxLength < 5 ? 0 : 0.94 * (1 - countEdits(short, shortKnown) / maxLength);
}

function splitWords(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

function dropIgnoredWords(words: string[]): string {
  const left = words.filter((word) => !ignoredWords.has(word));
  return (left.length > 0 ? left : words).toSorted().join('');
}

/** Counts the letters to insert, delete or replace to turn one text into the other: the Levenshtein distance. */
function countEdits(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const changed = (before[column - 1] ?? 0) + (one[row - 1] === other[column - 1] ? 0 : 1);
      now.push(Math.min(changed, (before[column] ?? 0) + 1, (now[column - 1] ?? 0) + 1));
    }
    before = now;
  }
  return before[other.length] ?? 0;
}
