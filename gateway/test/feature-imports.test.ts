import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../src/features');

/** Lists the imports between features as 'from to', tests left out. */
function listImports(): Set<string> {
  const paths = globSync('*/**/*.ts', { cwd: folder }).filter((path) => !path.endsWith('.test.ts'));
  const found = paths.flatMap((path) => {
    const [from] = path.split('/');
    const imports = readFileSync(join(folder, path), 'utf8').matchAll(/'(?:\.\.\/)+([\w-]+)\//g);
    return [...imports].map(([, to]) => `${from} ${to}`);
  });
  return new Set(found);
}

it('no two features import each other', () => {
  const imports = listImports();
  expect(imports).toContain('exports employees');
  const mutual = [...imports].filter((pair) => {
    const [from, to] = pair.split(' ');
    return from !== to && imports.has(`${to} ${from}`);
  });
  expect(mutual).toEqual([]);
});
