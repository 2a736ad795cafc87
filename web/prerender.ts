import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest } from 'vite';

export const shell = 'src/app/shells/PublicShell.tsx';
const introduction = 'src/features/site/welcome/Welcome.tsx';

/** Public pages to prerender, and the modules that render them. */
const pages: readonly [path: string, page: string, below?: string][] = [
  ['/', 'src/features/site/welcome/HomePage.tsx', introduction],
  ['/login', 'src/features/site/welcome/HomePage.tsx', introduction],
  ['/plans', 'src/features/company/plans/PlansPage.tsx'],
  ['/guide', 'src/features/site/guide/GuidePage.tsx'],
  ['/forgot-password', 'src/features/members/sign-in/ForgotPasswordPage.tsx'],
  ['/contactus', 'src/features/site/contact/ContactPage.tsx'],
  ['/blog', 'src/features/site/blog/BlogPage.tsx'],
  ['/terms-conditions', 'src/features/site/legal/TermsPage.tsx'],
  ['/privacy', 'src/features/site/legal/PrivacyPage.tsx'],
  ['/app-terms-conditions', 'src/features/site/legal/AppTermsPage.tsx'],
  ['/app-privacy', 'src/features/site/legal/AppPrivacyPage.tsx'],
];
const articlePage = 'src/features/site/blog/ArticleRoute.tsx';
/** Public pages whose markup depends on the visitor. Their files are linked, so that they load beside the entry and not after it. */
const linkedPages: readonly [path: string, page: string][] = [
  ['/emp-range', 'src/features/company/plans/TermPage.tsx'],
  ['/checkout', 'src/features/company/orders/CheckoutPage.tsx'],
  ['/signup', 'src/features/company/sign-up/SignupPage.tsx'],
];

/** Exports of `src/prerender.tsx`. */
interface Prerender {
  articlePaths: string[];
  renderPage: (path: string) => Promise<string>;
}

/**
 * Renders public pages into the built files, so that they can be read before script loads or without it: `/plans` becomes `plans/index.html`.
 * All other addresses get the empty page `app.html`.
 */
export const prerenderPages = async (root: string): Promise<void> => {
  const dist = join(root, 'dist');
  const outDir = join(root, 'node_modules/.prerender');
  await build({
    root,
    logLevel: 'warn',
    build: {
      ssr: 'src/prerender.tsx',
      outDir,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: 'prerender.js' } },
    },
  });
  const rendering = pathToFileURL(join(outDir, 'prerender.js')).href;
  const { articlePaths, renderPage } = (await import(rendering)) as Prerender;
  const template = readFileSync(join(dist, 'index.html'), 'utf8');
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const articles = articlePaths.map((path) => [path, articlePage] as const);
  writeFileSync(join(dist, 'app.html'), template);
  for (const [path, page] of linkedPages)
    writePage(dist, path, linkAssets(template, listAssets(manifest, [shell, page])));
  for (const [path, page, below] of [...pages, ...articles]) {
    const assets = {
      first: listAssets(manifest, [shell, page]),
      below: listAssets(manifest, below === undefined ? [] : [below]),
    };
    writePage(dist, path, fillTemplate(template, await renderPage(path), assets));
  }
  rmSync(outDir, { recursive: true });
};

const writePage = (dist: string, path: string, html: string): void => {
  const file = join(dist, path, 'index.html');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, html);
};

interface Assets {
  scripts: string[];
  sheets: string[];
}

/** Lists the files that these modules load, except those that the entry loads. */
export const listAssets = (manifest: Manifest, modules: string[]): Assets => {
  const chunks = new Set(modules);
  for (const key of chunks) for (const next of manifest[key]?.imports ?? []) chunks.add(next);
  const known = [...chunks].map((key) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} is not a chunk of the build`);
    return chunk;
  });
  return {
    scripts: known.filter(({ isEntry }) => !isEntry).map(({ file }) => file),
    sheets: [...new Set(known.filter(({ isEntry }) => !isEntry).flatMap(({ css = [] }) => css))],
  };
};

/** Elements of the head, which React renders first. */
const hoisted = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/u;

const fillTemplate = (
  template: string,
  markup: string,
  { first, below }: { first: Assets; below: Assets },
): string => {
  const head = hoisted.exec(markup)?.[0] ?? '';
  if (!head.includes('<title>')) throw new Error('A prerendered page has no title');
  return linkAssets(template, first)
    .replace(/<title>[^<]*<\/title>/u, () => head)
    .replace(
      '<div id="root"></div>',
      () => `<div id="root">${markup.slice(head.length)}</div>${linkSheets(below.sheets)}`,
    );
};

const linkSheets = (names: string[]): string =>
  names.map((name) => `<link rel="stylesheet" crossorigin href="/${name}">`).join('');

const linkAssets = (template: string, { scripts, sheets }: Assets): string => {
  const preloads = scripts
    .filter((name) => !template.includes(name))
    .map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`);
  return template.replace('</head>', () => `${preloads.join('')}${linkSheets(sheets)}</head>`);
};
