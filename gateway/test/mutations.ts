/** A change of one token or one condition of a source file. */
export interface Mutation {
  /** From 1. */
  line: number;
  /** First changed line, before and after the change. */
  before: string;
  after: string;
  /** The whole file with the change. */
  text: string;
}

type Replacement = string | ((token: string) => string);

/** Operators between spaces, as the formatter writes them. The same rules apply to the SQL in template literals. */
const rules: readonly (readonly [RegExp, Replacement])[] = [
  [/ && /g, ' || '],
  [/ \|\| /g, ' && '],
  [/ === /g, ' !== '],
  [/ !== /g, ' === '],
  [/ < /g, ' <= '],
  [/ <= /g, ' < '],
  [/ > /g, ' >= '],
  [/ >= /g, ' > '],
  [/ \+ /g, ' - '],
  [/ - /g, ' + '],
  [/(?<!\bSELECT) \* /g, ' / '],
  [/(?<=[\s(])!(?=[\w(])/g, ''],
  [/\btrue\b/g, 'false'],
  [/\bfalse\b/g, 'true'],
  [/(?<=^const \w+ = )\d[\d_]*(?=;)/gm, (number) => String(Number(number.replaceAll('_', '')) + 1)],
  [/\bMath\.min\(/g, 'Math.max('],
  [/\bMath\.max\(/g, 'Math.min('],
  [/(?<!BETWEEN \S+ )\bAND\b/g, 'OR'],
  [/\bOR\b/g, 'AND'],
  [/\bWHERE /g, 'WHERE true OR '],
  [/\bIS NULL\b/g, 'IS NOT NULL'],
  [/\bIS NOT NULL\b/g, 'IS NULL'],
  [/\bNOT (?=EXISTS|IN\b)/g, ''],
  [/(?<![.\w])min\(/g, 'max('],
  [/(?<![.\w])max\(/g, 'min('],
  [/\bleast\(/g, 'greatest('],
  [/\bgreatest\(/g, 'least('],
  [/\bDESC\b/g, 'ASC'],
];

/** Lists every mutation of a source file, in the order of its lines. */
export function listMutations(source: string): Mutation[] {
  const code = blankComments(source);
  const found: { at: number; length: number; after: string }[] = [];
  for (const [pattern, replacement] of rules)
    for (const { 0: token, index } of code.matchAll(pattern))
      found.push({
        at: index,
        length: token.length,
        after: typeof replacement === 'string' ? replacement : replacement(token),
      });
  for (const { index } of code.matchAll(/\bif \(/g)) {
    const at = index + 'if ('.length;
    found.push({ at, length: findClosing(code, at) - at, after: 'false' });
  }
  return found
    .toSorted((one, other) => one.at - other.at)
    .map(({ at, length, after }) => {
      const text = source.slice(0, at) + after + source.slice(at + length);
      return {
        line: source.slice(0, at).split('\n').length,
        before: lineAt(source, at),
        after: lineAt(text, at),
        text,
      };
    });
}

/** Replaces comments by spaces, so that positions stay the same. */
function blankComments(source: string): string {
  return source.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, (comment) =>
    comment.replaceAll(/[^\n]/g, ' '),
  );
}

/** Where the parenthesis that was opened before a position closes. */
function findClosing(code: string, from: number): number {
  let depth = 1;
  for (let at = from; at < code.length; at += 1) {
    if (code[at] === '(') depth += 1;
    if (code[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return code.length;
}

function lineAt(text: string, at: number): string {
  const start = text.lastIndexOf('\n', at - 1) + 1;
  const end = text.indexOf('\n', at);
  return text.slice(start, end === -1 ? text.length : end).trim();
}
