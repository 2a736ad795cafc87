import type { Plugin } from 'vite';

const scrollArea = /@mantine\/core\/.*\/ScrollArea\/ScrollArea\.mjs$/u;

/**
 * Mantine's scroll area takes one small function from the library that places menus. It gets a copy of the module with that function alone, so
 * that a page with a table does not load what places menus.
 */
export const mergeRefs = (): Plugin => ({
  name: 'merge-refs',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (source !== '@floating-ui/react' || !scrollArea.test(importer ?? '')) return null;
    const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
    return resolved && { ...resolved, id: `${resolved.id}?merge-refs`, moduleSideEffects: false };
  },
});
