import { build, type Plugin, type Rolldown } from 'vite';
import { groupPublicModules } from './first-visit.ts';

/**
 * Groups modules that several pages share. The bundler would otherwise write a file for each set of pages that share a module, and a page would load up
 * to a hundred. Modules of public pages are grouped by the public pages that load them, so those load little else. The others, of the dashboard, are
 * one group. A group imports only groups that all of its pages load, so files do not import each other. A separate build finds the modules of public
 * pages, because they are known only after tree shaking.
 * @param root folder of the web package
 */
export const groupModules = async (root: string): Promise<Rolldown.CodeSplittingGroup[]> => {
  let publicGroups = new Map<string, string>();
  const findPublicGroups: Plugin = {
    name: 'find-public-groups',
    generateBundle(_options, bundle) {
      publicGroups = groupPublicModules(this, bundle);
    },
  };
  await build({
    root,
    logLevel: 'warn',
    plugins: [findPublicGroups],
    build: { write: false, minify: false },
  });
  return [
    {
      debugName: 'public',
      name: (id) => publicGroups.get(id) ?? null,
      minShareCount: 2,
      priority: 2,
      // A dependency belongs to its own group.
      includeDependenciesRecursively: false,
    },
    {
      name: 'signed-in',
      test: (id) => !publicGroups.has(id),
      minShareCount: 3,
      priority: 1,
      includeDependenciesRecursively: false,
    },
  ];
};
