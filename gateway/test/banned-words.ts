/**
 * Lists identifiers and test titles with words that a reader would not search for, by file and line; exits with 1 if there are any.
 * Comments and other strings are not checked.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '../..');
const folders = ['gateway/src', 'gateway/test', 'gateway/bench', 'web/src', 'web/e2e'];
/** Words of an identifier, as in `openDoor` and `open_door`. */
const bannedWords = new Set([
  'come',
  'comes',
  'deed',
  'door',
  'doors',
  'patience',
  'piece',
  'pieces',
  'said',
  'whom',
]);
/** Whole identifiers. */
const bannedNames = new Set([
  'SaidRow',
  'askRows',
  'givingWay',
  'isDue',
  'namingWhatIsTaken',
  'personMeant',
  'strangeVariable',
  'tellWhatMoved',
  'whereItMay',
]);
/** Starts of identifiers: limits are called `max…` and `min…`. */
const bannedPrefix = /^(?:fewest|largest|longest|most)[A-Z]/;

/** Text that is not code; line breaks stay, so that lines keep their numbers. */
const notCode =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;

/** Text of an element, up to a tag or an expression; an arrow function ends no tag. */
const jsxText = /(?<!=)>[^<>{}]*[<{]/g;
const blank = (part: string): string => part.replace(/[^\n]/g, ' ');

/** A call of `describe` or `it` with its title. The table of `each` may be between them. */
const titled =
  /^ *(describe|it)\b(?:(?!^ *(?:describe|it)\b)[\s\S])*?\(\s*(?:'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\])*)`),\s*(?:\{[^}]*\},\s*)?(?:async )?(?:\(|function)/gm;
/** A line is one of text or of an order; what waits is in a queue. */
const bannedInTitles =
  /\b(?:anew|come|deed|door|patience|piece|said|whoever|whom)s?\b|\bin (?:the )?line\b|\bwaiting line\b/i;
/** An outcome starts with a verb or names its subject. */
const bannedTitleStart = /^(?:is nobody|so|that|what|who)\b/i;

function isBanned(name: string): boolean {
  const words = name.split(/_|(?<=[a-z\d])(?=[A-Z])/).map((word) => word.toLowerCase());
  if (bannedNames.has(name) || words.some((word) => bannedWords.has(word))) return true;
  return bannedPrefix.test(name);
}

/** Lists the banned identifiers of a file with their lines. */
function findIdentifiers(text: string): [number, string][] {
  const code = text.replace(notCode, blank);
  return code
    .split('\n')
    .flatMap((line, index) =>
      (line.match(/[A-Za-z_$][\w$]*/g) ?? [])
        .filter((name) => isBanned(name))
        .map((name): [number, string] => [index + 1, name]),
    );
}

/** Lists the banned titles of a test file with their lines. */
function findTitles(text: string): [number, string][] {
  return [...text.matchAll(titled)].flatMap(({ 0: call, 1: kind, index, ...groups }) => {
    const title = groups[2] ?? groups[3] ?? groups[4] ?? '';
    const isTitleBanned =
      bannedInTitles.test(title) || (kind === 'it' && bannedTitleStart.test(title));
    const line = text.slice(0, index + call.indexOf(title)).split('\n').length;
    return isTitleBanned ? [[line, `'${title}'`] as [number, string]] : [];
  });
}

const findings = folders
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
  .filter(({ name, parentPath }) => /\.tsx?$/.test(name) && !parentPath.includes('generated'))
  .filter(({ name }) => name !== 'banned-words.ts')
  .flatMap(({ parentPath, name }) => {
    const path = join(parentPath, name);
    const text = readFileSync(path, 'utf8');
    const titles = /\.(?:test|spec)\.tsx?$/.test(name) ? findTitles(text) : [];
    const code = name.endsWith('.tsx') ? text.replace(jsxText, blank) : text;
    return [...findIdentifiers(code), ...titles].map(
      ([line, finding]) => `${relative(root, path)}:${line} ${finding}`,
    );
  });

for (const finding of findings) console.error(finding);
process.exitCode = findings.length > 0 ? 1 : 0;
