import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import postcss from 'postcss';

/*
 * Declares the classes of each CSS module in `.css-classes`, which tsconfig.json merges with `src`, so that an unknown class is a type error. Runs
 * before the type check.
 */
const root = import.meta.dirname;
const folder = join(root, '.css-classes');

rmSync(folder, { recursive: true, force: true });
for (const path of globSync('**/*.module.css', { cwd: join(root, 'src') })) {
  const names = new Set<string>();
  postcss.parse(readFileSync(join(root, 'src', path), 'utf8')).walkRules(({ selector }) => {
    for (const [, name = ''] of selector.matchAll(/\.([a-z][\w-]*)/giu)) names.add(name);
  });
  const declared = [...names].map((name) => `  readonly '${name}': string;\n`).join('');
  const file = join(folder, `${path}.d.ts`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `declare const classes: {\n${declared}};\nexport default classes;\n`);
}
