import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Manifest } from 'vite';
import { listAssets, shell } from './prerender.ts';

const signInPage = 'src/features/site/welcome/HomePage.tsx';

/** Maximum size of a first visit in KB: script, style and font, compressed with brotli. */
const getMaximum = (page: string): number => (page === signInPage ? 250 : 280);

/**
 * Measures what the first screen of each public page loads: the entry, the shell and the page with their imports, and the Latin font.
 * @throws Error if a page exceeds its maximum
 */
export const assertFirstVisits = (root: string): void => {
  const dist = join(root, 'dist');
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const assets = readdirSync(join(dist, 'assets')).map((name) => `assets/${name}`);
  const fonts = assets.filter((name) => /inter-latin-[\w-]{8}\.woff2$/u.test(name));
  const entry = manifest['index.html'];
  if (!entry || fonts.length !== 1) throw new Error('The build has no entry or no Latin font');

  const measure = (names: string[]): number =>
    names
      .map((name) => brotliCompressSync(readFileSync(join(dist, name))).length / 1024)
      .reduce((sum, size) => sum + size, 0);
  const shared = measure([entry.file, ...(entry.css ?? []), ...fonts]);
  const pages = listPublicPages(root);
  if (!pages.includes(signInPage)) throw new Error(`The public routes import no ${signInPage}`);
  const faults = pages.flatMap((page) => {
    const { scripts, sheets } = listAssets(manifest, ['index.html', shell, page]);
    const size =
      shared + measure([...scripts, ...sheets.filter((name) => !entry.css?.includes(name))]);
    const summary = `first visit of ${basename(page, '.tsx')}: ${size.toFixed(1)} KB in ${scripts.length + 1} scripts, ${getMaximum(page)} KB at most`;
    console.log(`web: ${summary}`);
    return size > getMaximum(page) ? [summary] : [];
  });
  if (faults.length > 0) throw new Error(faults.join('\n'));
};

/** Lists the modules of the pages that the public routes import. */
const listPublicPages = (root: string): string[] => {
  const routes = readFileSync(join(root, 'src/app/routes/public-routes.tsx'), 'utf8');
  const pages = [...routes.matchAll(/import\('\.\.\/\.\.\/(.+?)'\)/gu)];
  return [...new Set(pages.map(([, path]) => `src/${path}`))];
};
