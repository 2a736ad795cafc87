import { basename } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

/** Maximum size of a first visit in KB: script, style and font, compressed with brotli. */
const maxSignInPage = 230;
const maxOtherPage = 260;

const routesModule = '/src/app/routes/public-routes.tsx';
const shellModule = '/src/app/shells/PublicShell.tsx';
const signInModule = '/src/features/site/welcome/HomePage.tsx';
/** Modules that public pages load right after the first screen. */
const laterModules = [
  '/src/app/Alerts.tsx',
  '/src/app/StepUp.tsx',
  '/src/features/site/welcome/Welcome.tsx',
  '/src/features/company/plans/ProfessionalDetails.tsx',
];

/**
 * Measures what the first screen of each public page loads: the entry, the shell and the page with their imports, and the preloaded font. Fails
 * the build if a page exceeds its maximum, uses a Mantine component without its style sheet, or if files import each other.
 */
export const firstVisit = (): Plugin => ({
  name: 'first-visit',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    // After Vite has written index.html.
    order: 'post',
    handler(_options, bundle) {
      if (!this.environment.config.build.write) return;
      assertNoImportCycle(listChunks(bundle));
      const scale = createScale(bundle);
      const faults: string[] = [];
      for (const { page, shell, routes, chunks: loaded } of listFirstVisits(this, bundle)) {
        const missing = listMissingSheets(this, loaded, [routes, shell, page]);
        if (missing.length > 0)
          faults.push(`${page} needs the sheets of Mantine's ${missing.join(', ')}`);
        const weights = scale(loaded);
        const max = page.endsWith(signInModule) ? maxSignInPage : maxOtherPage;
        const summary = `first visit of ${basename(page, '.tsx')}: ${describe(weights)}, ${max} KB at most`;
        console.log(`web: ${summary}`);
        if (total(weights) > max * 1024) faults.push(summary, ...listHeaviest(loaded, scale));
      }
      if (faults.length > 0) throw new Error(faults.join('\n'));
    },
  },
});

interface FirstVisit {
  /** Ids of the modules of the page, its shell and the public routes. */
  page: string;
  shell: string;
  routes: string;
  /** Chunks that a browser loads before it shows the page. */
  chunks: Set<Rolldown.OutputChunk>;
}

/** Lists what each public page loads. The pages are those that the public routes import. */
const listFirstVisits = (
  build: Rolldown.PluginContext,
  bundle: Rolldown.OutputBundle,
): FirstVisit[] => {
  const chunks = listChunks(bundle);
  const entry = findOne([...chunks.values()], isEntry, 'entry');
  const moduleIds = [...build.getModuleIds()];
  const routes = findOne(moduleIds, (id) => id.endsWith(routesModule), routesModule);
  const pages = build.getModuleInfo(routes)?.dynamicallyImportedIds ?? [];
  const shell = findOne(pages, (id) => id.endsWith(shellModule), shellModule);
  return pages
    .filter((page) => page !== shell)
    .map((page) => {
      const first = [entry, ...[shell, page].map((id) => findChunk(chunks, id))];
      return { page, shell, routes, chunks: withImports(first, chunks) };
    });
};

/**
 * Maps each module that public pages load without an action of the user to the name of a group: the entry, which every page loads first, the sign-in
 * page, or the set of public pages that load the module. The modules of the pages themselves are left out.
 */
export const groupPublicModules = (
  build: Rolldown.PluginContext,
  bundle: Rolldown.OutputBundle,
): Map<string, string> => {
  const all = listChunks(bundle);
  const chunks = [...all.values()];
  const pages = listFirstVisits(build, bundle);
  const later = laterModules.map((path) => {
    const chunk = findOne(chunks, ({ facadeModuleId: id }) => id?.endsWith(path) ?? false, path);
    return { page: path, chunks: withImports([chunk], all) };
  });
  const groups = new Map<string, string>();
  for (const { page, chunks: loaded } of [...pages, ...later])
    for (const id of listModules(loaded))
      groups.set(id, `${groups.get(id) ?? ''} ${basename(page, '.tsx')}`);
  const isSignIn = ({ page }: FirstVisit): boolean => page.endsWith(signInModule);
  for (const id of listModules(findOne(pages, isSignIn, signInModule).chunks))
    groups.set(id, 'sign-in');
  for (const id of listModules(withImports([findOne(chunks, isEntry, 'entry')], all)))
    groups.set(id, 'entry');
  for (const { page } of pages) groups.delete(page);
  return groups;
};

const listModules = (chunks: Iterable<Rolldown.OutputChunk>): string[] =>
  [...chunks].flatMap(({ moduleIds }) => moduleIds);

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

const listChunks = (bundle: Rolldown.OutputBundle): Chunks =>
  new Map(
    Object.values(bundle).flatMap((file) =>
      file.type === 'chunk' ? [[file.fileName, file] as const] : [],
    ),
  );

const isEntry = ({ isEntry: is }: Rolldown.OutputChunk): boolean => is;

const findOne = <Item>(
  items: readonly Item[],
  isWanted: (item: Item) => boolean,
  name: string,
): Item => {
  const found = items.find(isWanted);
  if (found === undefined) throw new Error(`The build has no ${name}`);
  return found;
};

const findChunk = (chunks: Chunks, id: string): Rolldown.OutputChunk =>
  findOne([...chunks.values()], ({ facadeModuleId }) => facadeModuleId === id, `chunk of ${id}`);

/** @throws Error for an import cycle, in which a module may be used before it has been evaluated. */
const assertNoImportCycle = (chunks: Chunks): void => {
  const done = new Set<string>();
  const visit = (fileName: string, path: string[]): void => {
    if (path.includes(fileName))
      throw new Error(`Files import each other: ${[...path, fileName].join(' > ')}`);
    if (done.has(fileName)) return;
    for (const next of chunks.get(fileName)?.imports ?? []) visit(next, [...path, fileName]);
    done.add(fileName);
  };
  for (const fileName of chunks.keys()) visit(fileName, []);
};

const withImports = (first: Rolldown.OutputChunk[], all: Chunks): Set<Rolldown.OutputChunk> => {
  const found = new Set(first);
  // Iterating over a set includes elements that are added during the iteration.
  for (const { imports } of found)
    for (const name of imports) {
      const chunk = all.get(name);
      if (chunk) found.add(chunk);
    }
  return found;
};

/** Lists Mantine components in these chunks whose style sheets neither the entry nor these modules import. */
const listMissingSheets = (
  build: Rolldown.PluginContext,
  chunks: Iterable<Rolldown.OutputChunk>,
  modules: string[],
): string[] => {
  const entries = [...build.getModuleIds()].filter((id) => build.getModuleInfo(id)?.isEntry);
  const reached = new Set([...entries, ...modules]);
  for (const id of reached)
    if (!id.includes('/node_modules/') || id.endsWith('.css'))
      for (const imported of build.getModuleInfo(id)?.importedIds ?? []) reached.add(imported);
  const sheets = new Set([...reached].map((id) => /\/styles\/(\w+)\.layer\.css/u.exec(id)?.[1]));
  return [...chunks]
    .flatMap(({ modules: parts }) => Object.keys(parts))
    .flatMap((id) => /@mantine\/core\/.*\/(\w+)\.module\.mjs$/u.exec(id)?.[1] ?? [])
    .filter((part) => !sheets.has(part));
};

interface Weights {
  script: number;
  style: number;
  font: number;
}

type Scale = (chunks: Iterable<Rolldown.OutputChunk>) => Weights;

/** Creates a function that sums up compressed sizes, and compresses each file only once. */
const createScale = (bundle: Rolldown.OutputBundle): Scale => {
  const known = new Map<string, number>();
  const weigh = (fileName: string, content: string | Uint8Array): number => {
    const weight = known.get(fileName) ?? brotliCompressSync(content).length;
    known.set(fileName, weight);
    return weight;
  };
  const asset = (name: string): string | Uint8Array => {
    const file = bundle[name];
    return file?.type === 'asset' ? file.source : '';
  };
  const preloaded = String(asset('index.html')).matchAll(/href="\/([^"]+\.woff2)"/gu);
  const font = [...preloaded].reduce((sum, [, name = '']) => sum + asset(name).length, 0);
  return (chunks) => {
    const all = [...chunks];
    const sheets = new Set(all.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
    return {
      script: all.reduce((sum, { fileName, code }) => sum + weigh(fileName, code), 0),
      style: [...sheets].reduce((sum, name) => sum + weigh(name, asset(name)), 0),
      font,
    };
  };
};

const listHeaviest = (chunks: Iterable<Rolldown.OutputChunk>, scale: Scale): string[] =>
  [...chunks]
    .map((chunk) => ({ name: chunk.name, ...scale([chunk]) }))
    .toSorted((one, other) => other.script - one.script)
    .map(({ name, script, style }) => `${name}: ${kilobytes(script)}, ${kilobytes(style)}`);

const total = ({ script, style, font }: Weights): number => script + style + font;

const describe = (weights: Weights): string =>
  `${kilobytes(total(weights))} KB (script ${kilobytes(weights.script)}, style ${kilobytes(weights.style)}, font ${kilobytes(weights.font)})`;

const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1);
