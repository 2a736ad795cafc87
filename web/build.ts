import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressAhead } from './compress-ahead.ts';

/*
 * Builds web/dist, unless it was built from exactly these inputs before: a warm start must answer within 3 seconds, and a build alone takes longer.
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
  'favicon.ts',
  'first-visit.ts',
  'font-weights.ts',
  'prerender.ts',
  'chunk-groups.ts',
  'build.ts',
  'tsconfig.json',
  'package.json',
  '../tsconfig.base.json',
  '../pnpm-lock.yaml',
];

const filesOf = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .toSorted()
        .flatMap((name) => filesOf(join(path, name)))
    : [path];

const digest = createHash('sha256').update(process.version);
for (const file of inputs.map((input) => join(root, input)).flatMap(filesOf)) {
  // Tests change without changing what is built.
  if (file.includes('.test.')) continue;
  digest.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
}
const wanted = digest.digest('hex');

if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) {
  console.log('web: nothing changed since the last build');
} else {
  const { build } = await import('vite');
  const { groupSignedInModules } = await import('./chunk-groups.ts');
  const groups = [await groupSignedInModules(root)];
  await build({
    root,
    logLevel: 'warn',
    build: { rolldownOptions: { output: { codeSplitting: { groups } } } },
  });
  const { prerenderPages } = await import('./prerender.ts');
  await prerenderPages(root);
  // Under a fixed name, for it is fetched by it.
  const { makeGuide } = await import('./guide/guide.ts');
  writeFileSync(join(root, 'dist/assets/VisionCloud_Guide.pdf'), await makeGuide());
  const { makeFavicon } = await import('./favicon.ts');
  const logo = readFileSync(join(root, 'public/logo.svg'));
  writeFileSync(join(root, 'dist/favicon.ico'), await makeFavicon(logo));
  compressAhead(join(root, 'dist'));
  writeFileSync(stamp, wanted);
}
