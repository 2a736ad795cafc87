import { build, type Plugin, type Rolldown } from 'vite';
import { listFirstVisits } from './first-visit.ts';

/**
 * Groups the modules that several pages of the dashboard share, and no public page loads, into one file. By itself the bundler makes a file for
 * each set of pages that share a module, and a page of the dashboard would ask for more than a hundred. Which modules public pages load is only
 * known once unused exports are dropped, so it takes a build of its own.
 * @param root folder of the web package.
 */
export const groupSignedInModules = async (root: string): Promise<Rolldown.CodeSplittingGroup> => {
  const publicModules = new Set<string>();
  const collectPublicModules: Plugin = {
    name: 'collect-public-modules',
    generateBundle(_options, bundle) {
      for (const { chunks } of listFirstVisits(this, bundle))
        for (const { moduleIds } of chunks) for (const id of moduleIds) publicModules.add(id);
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
    // What they share with public pages stays in the files of those.
    includeDependenciesRecursively: false,
  };
};
