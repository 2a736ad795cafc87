import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Makes a codegen hook for a folder that only codegen writes into: removes the files of documents that are gone or have another name.
 * With `--check` it fails instead.
 */
export const removeStaleFiles =
  (folder: string) =>
  (...written: string[]): void => {
    const stale = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .filter((path) => !written.includes(path));
    if (stale.length > 0 && process.argv.includes('--check')) {
      const message = `Codegen no longer writes ${stale.join(', ')}. Run pnpm codegen.`;
      // Codegen does not show the errors of hooks.
      console.error(message);
      throw new Error(message);
    }
    for (const path of stale) rmSync(path);
  };
