/**
 * Lists identifiers with words that a reader would not search for, by file and line; exits with 1 if there are any.
 * Comments, strings and templates are not checked.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '..');
const folders = ['src', 'test', 'bench'];
/** Words of an identifier, as in `openDoor` and `open_door`. */
const bannedWords = new Set(['deed', 'door', 'doors', 'patience', 'whom']);
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
/** Fields of the schema, which clients know. */
const schemaFields = new Set(['mostCounted', 'mostPeople']);
/** Files whose limits still have other names. */
const oldLimits = /\.(?:inputs|resolver)\.ts$/;

/** Text that is not code; line breaks stay, so that lines keep their numbers. */
const notCode =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;

function isBanned(name: string, path: string): boolean {
  const words = name.split(/_|(?<=[a-z\d])(?=[A-Z])/).map((word) => word.toLowerCase());
  if (bannedNames.has(name) || words.some((word) => bannedWords.has(word))) return true;
  return bannedPrefix.test(name) && !schemaFields.has(name) && !oldLimits.test(path);
}

const findings = folders
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
  .filter(
    (entry) => entry.isFile() && entry.name.endsWith('.ts') && entry.name !== 'banned-words.ts',
  )
  .flatMap(({ parentPath, name: fileName }) => {
    const path = join(parentPath, fileName);
    const code = readFileSync(path, 'utf8').replace(notCode, (text) => text.replace(/[^\n]/g, ' '));
    return code
      .split('\n')
      .flatMap((line, index) =>
        (line.match(/[A-Za-z_$][\w$]*/g) ?? [])
          .filter((name) => isBanned(name, path))
          .map((name) => `${relative(root, path)}:${index + 1} ${name}`),
      );
  });

for (const finding of findings) console.error(finding);
process.exitCode = findings.length > 0 ? 1 : 0;
