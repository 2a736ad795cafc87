import { build, type Plugin, type Rolldown } from 'vite';
import { listPublicModules } from './first-visit.ts';

/**
 * Groups modules that several pages of the dashboard share, but no public page, into one file. The bundler would otherwise write a file for each
 * set of pages that share a module, and a page of the dashboard would load more than a hundred. A separate build finds the modules of public
 * pages, because they are known only after tree shaking.
 * @param root folder of the web package
 */
export const groupSignedInModules = async (root: string): Promise<Rolldown.CodeSplittingGroup> => {
  let publicModules = new Set<string>();
  const collectPublicModules: Plugin = {
    name: 'collect-public-modules',
    generateBundle(_options, bundle) {
      publicModules = listPublicModules(this, bundle);
    },
  };
  await build({
    root,
    logLevel: 'warn',
    plugins: [collectPublicModules],
    build: { write: false, minify: false },
  });
  return {
    name: 'signed-in',
    test: (id) => !publicModules.has(id),
    minShareCount: 3,
    // Dependencies that public pages also load stay in the public pages' files.
    includeDependenciesRecursively: false,
  };
};
