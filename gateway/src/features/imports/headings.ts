import { ImportField } from './import.words.js';

/** What people call the columns. The export's own names come first. */
const names: Record<ImportField | 'IGNORED', string[]> = {
  [ImportField.EMPLOYEE_ID]: [
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
  [ImportField.NAME]: ['name', 'full name', 'display name'],
  [ImportField.PHONE]: [
    'phone no',
    'phone',
    'mobile',
    'cell',
    'cell phone',
    'telephone',
    'tel',
    'contact',
  ],
  [ImportField.COUNTRY_CODE]: ['country code', 'dial code', 'dialling code', 'calling code'],
  [ImportField.EMAIL]: ['email', 'e mail', 'mail', 'email id'],
  [ImportField.DEPARTMENT]: ['department', 'dept', 'division', 'team'],
  [ImportField.DESIGNATION]: ['designation', 'job title', 'title', 'position', 'role', 'job'],
  [ImportField.GENDER]: ['gender', 'sex'],
  [ImportField.DATE_OF_BIRTH]: ['date of birth', 'dob', 'birth date', 'birthday'],
  [ImportField.STATUS]: [
    'covid 19 status',
    'covid status',
    'covid 19',
    'covid',
    'status',
    'is conta tracing',
  ],
  [ImportField.POSITIVE_DATE]: ['positive date', 'conta tracing date', 'positive since'],
  IGNORED: ['last active'],
};
/** Words that make no difference. */
const noise = new Set([
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
/** Below it a likeness is left for the person to decide. */
const likeEnough = 0.8;

/** What a column holds, as far as its heading says; `isSure` also for one that is known and left out. */
export interface GuessedColumn {
  field: ImportField | null;
  isSure: boolean;
}

/**
 * What columns hold, by their headings: each field once. Where two columns are equally like a field, and where none is like
 * enough, the person names them.
 */
export function guessColumns(headings: readonly string[]): GuessedColumn[] {
  const claims = headings.map((heading) => bestClaim(heading));
  return claims.map((claim, at) => {
    if (!claim) return { field: null, isSure: (headings[at] ?? '').trim() === '' };
    const rivals = claims.filter((other, index) => index !== at && other?.field === claim.field);
    if (rivals.some((other) => other && other.likeness >= claim.likeness))
      return { field: null, isSure: false };
    return claim.field === 'IGNORED'
      ? { field: null, isSure: true }
      : { field: claim.field, isSure: true };
  });
}

interface Claim {
  field: ImportField | 'IGNORED';
  likeness: number;
}

function bestClaim(heading: string): Claim | undefined {
  const claims = Object.entries(names).map(([field, known]) => ({
    field: field as Claim['field'],
    likeness: Math.max(...known.map((name) => likeness(heading, name))),
  }));
  const [best] = claims.toSorted((one, other) => other.likeness - one.likeness);
  return best && best.likeness >= likeEnough ? best : undefined;
}

/** 1: the same words; 0.95: the same but for words that make no difference; less: so much of the letters is the same. */
export function likeness(heading: string, name: string): number {
  const [given, known] = [wordsOf(heading), wordsOf(name)];
  if (given.length === 0) return 0;
  if (given.join(' ') === known.join(' ')) return 1;
  const [short, shortKnown] = [telling(given), telling(known)];
  if (short === shortKnown) return 0.95;
  const longest = Math.max(short.length, shortKnown.length);
  // In a short word every letter counts.
  return longest < 5 ? 0 : 0.94 * (1 - editDistance(short, shortKnown) / longest);
}

function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

function telling(words: string[]): string {
  const left = words.filter((word) => !noise.has(word));
  return (left.length > 0 ? left : words).toSorted().join('');
}

/** Letters to put in, take out or change, to make one text of the other (Levenshtein). */
function editDistance(one: string, other: string): number {
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
