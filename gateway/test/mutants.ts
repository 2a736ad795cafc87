import { spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { equivalentMutants } from './equivalent-mutants.ts';
import { listMutations, type Mutation } from './mutations.ts';

const usage = `Usage: pnpm mutants FOLDER [FILE[:LINE]...] [--every N] [--tests FOLDER,FOLDER]
Changes one token of a folder's code at a time, runs the folder's own tests and prints the changes that no test notices.
FOLDER is a feature, such as tracing, or another folder of gateway/src, such as access.
--every N tries each Nth change only.
--tests FOLDER,FOLDER also runs the tests of these folders or test files, for code that is tested where it is used.`;

const gateway = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const root = dirname(gateway);
/** Tests of a change may take this many times as long as they do without one. */
const maxSlowdown = 5;
const minTimeoutMs = 60_000;

interface Candidate extends Mutation {
  /** Path below gateway. */
  file: string;
}

/**
 * Copies the project to a temporary folder in which changes are made, so that a killed run leaves nothing changed. Unchanged parts are
 * linked. Temporary files of the tests are in it too.
 */
function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'visioncloud-mutants-'));
  process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
  // The test database runs as another user.
  chmodSync(copy, 0o755);
  mkdirSync(join(copy, 'tmp'));
  const left = new Set(['dist', '.data', 'node_modules']);
  const filter = (path: string) => !left.has(basename(path));
  for (const name of ['gateway', 'migrations'])
    cpSync(join(root, name), join(copy, name), { recursive: true, filter });
  const linked = ['web', 'node_modules', 'gateway/node_modules', 'package.json', 'schema.graphql'];
  for (const name of [...linked, 'pnpm-workspace.yaml', 'tsconfig.base.json'])
    symlinkSync(join(root, name), join(copy, name));
  return copy;
}

/** Returns whether the tests of folders and files pass; undefined if they take too long. */
function passTests(
  copy: string,
  paths: readonly string[],
  timeoutMs: number | null,
): Promise<boolean | undefined> {
  const vitest = join(gateway, 'node_modules/vitest/vitest.mjs');
  const filters = paths.map((path) => (path.endsWith('.ts') ? path : `${path}/`));
  return new Promise((done, fail) => {
    const tests = spawn(
      process.execPath,
      [vitest, 'run', ...filters, '--bail=1', '--reporter=dot'],
      {
        cwd: join(copy, 'gateway'),
        env: { ...process.env, TMPDIR: join(copy, 'tmp') },
        stdio: timeoutMs === null ? ['ignore', 'ignore', 'inherit'] : 'ignore',
        // A group of their own, so that their database and workers can be stopped with them.
        detached: true,
      },
    );
    let isLate = false;
    const stop = (signal: NodeJS.Signals) => {
      if (tests.pid && tests.exitCode === null && tests.signalCode === null)
        process.kill(-tests.pid, signal);
    };
    const onExit = () => stop('SIGTERM');
    process.on('exit', onExit);
    const timers =
      timeoutMs === null
        ? []
        : [
            setTimeout(() => {
              isLate = true;
              stop('SIGTERM');
            }, timeoutMs),
            setTimeout(() => stop('SIGKILL'), timeoutMs + 10_000),
          ];
    tests.on('error', fail);
    tests.on('exit', (code) => {
      timers.forEach(clearTimeout);
      process.off('exit', onExit);
      done(isLate ? undefined : code === 0);
    });
  });
}

/** Lists changes of services, queries and other logic. Entities, inputs and resolvers declare the schema, which other tests check. */
function listCandidates(folder: string, parts: readonly string[]): Candidate[] {
  const declares = /\.(test|entity|inputs|types|resolver|mail)\.ts$/;
  return globSync('**/*.ts', { cwd: join(gateway, folder) })
    .filter((path) => !declares.test(path))
    .toSorted()
    .flatMap((path) => {
      const name = join(folder, path);
      const mutations = listMutations(readFileSync(join(gateway, name), 'utf8'));
      return mutations.map((mutation) => ({ ...mutation, file: name }));
    })
    .filter((candidate) => parts.length === 0 || parts.some((part) => isIn(part, candidate)));
}

/** Returns whether a candidate is in a part, which is `file` or `file:line`. */
function isIn(part: string, { file, line }: Candidate): boolean {
  const [name = '', only] = part.split(':');
  return `/${file}`.endsWith(`/${name}`) && (only === undefined || Number(only) === line);
}

const isEquivalent = ({ file, before, after }: Candidate): boolean =>
  equivalentMutants.some(
    (known) => known.file === file && known.before === before && known.after === after,
  );

/** Finds a folder, or a test file, below gateway. */
function findFolder(name: string): string | undefined {
  const folders = [join(gateway, 'src/features', name), join(gateway, 'src', name), resolve(name)];
  const found = folders.find((folder) => existsSync(folder));
  return found && relative(gateway, found);
}

async function tryMutants(
  tests: readonly string[],
  candidates: readonly Candidate[],
): Promise<number> {
  if (candidates.length === 0) return 0;
  const copy = copyProject();
  const start = performance.now();
  if (!(await passTests(copy, tests, null))) {
    console.error(`The tests of ${tests.join(', ')} fail without any change`);
    return 1;
  }
  const timeoutMs = Math.max(minTimeoutMs, maxSlowdown * (performance.now() - start));
  let survivors = 0;
  for (const { file, line, before, after, text } of candidates) {
    const path = join(copy, 'gateway', file);
    writeFileSync(path, text);
    // The tests of the file itself notice most changes, in a fraction of the time.
    const own = globSync(`${file.split('.', 1)[0]}.*test.ts`, { cwd: gateway });
    const isNoticed = own.length > 0 && !(await passTests(copy, own, timeoutMs));
    if (!isNoticed && (await passTests(copy, tests, timeoutMs))) {
      survivors += 1;
      console.log(`${file}:${line} ${before} -> ${after}`);
    }
    cpSync(join(gateway, file), path);
  }
  console.log(`${candidates.length} changes tried, ${survivors} not noticed`);
  return survivors > 0 ? 1 : 0;
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { every: { type: 'string', default: '1' }, tests: { type: 'string' } },
});
const [folder, ...others] = [positionals[0] ?? '', ...(values.tests?.split(',') ?? [])].map(
  (name) => (name === '' ? undefined : findFolder(name)),
);
const every = Number(values.every);
const isKnown = others.every((found) => found !== undefined);
if (!folder || !isKnown || !Number.isInteger(every) || every < 1) {
  console.error(usage);
  process.exitCode = 2;
} else {
  const all = listCandidates(folder, positionals.slice(1));
  const wanted = all.filter((candidate) => !isEquivalent(candidate));
  const equivalent = all.length - wanted.length;
  console.log(`${all.length} changes in ${folder}, ${equivalent} of them known to be equivalent`);
  process.exitCode = await tryMutants(
    [folder, ...others],
    wanted.filter((_, index) => index % every === 0),
  );
}
