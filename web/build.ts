import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressAhead } from './compress-ahead.ts';

/*
 * Builds web/dist, unless its inputs are unchanged since the last build: a warm start must take at most 3 seconds, and a build takes longer.
 */
const root = import.meta.dirname;
const stamp = join(root, 'dist', 'inputs.sha256');
const inputs = [
  'src',
  'guide',
  'public',
  'index.html',
  'vite.config.ts',
  'compress-ahead.ts',
  'first-visit.ts',
  'prerender.ts',
  'build.ts',
  'tsconfig.json',
  'package.json',
  '../tsconfig.base.json',
  '../pnpm-lock.yaml',
];

const listFiles = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .toSorted()
        .flatMap((name) => listFiles(join(path, name)))
    : [path];

const digest = createHash('sha256').update(process.version);
for (const file of inputs.map((input) => join(root, input)).flatMap(listFiles)) {
  // Tests are not part of the build.
  if (file.includes('.test.')) continue;
  digest.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
}
const inputHash = digest.digest('hex');

if (existsSync(stamp) && readFileSync(stamp, 'utf8') === inputHash) {
  console.log('web: nothing changed since the last build');
} else {
  const { build } = await import('vite');
  await build({ root, logLevel: 'warn' });
  const { prerenderPages } = await import('./prerender.ts');
  await prerenderPages(root);
  const { assertFirstVisits } = await import('./first-visit.ts');
  assertFirstVisits(root);
  // The name has no hash, because links use it.
  const { makeGuide } = await import('./guide/guide.ts');
  writeFileSync(join(root, 'dist/assets/VisionCloud_Guide.pdf'), await makeGuide());
  compressAhead(join(root, 'dist'));
  writeFileSync(stamp, inputHash);
}
