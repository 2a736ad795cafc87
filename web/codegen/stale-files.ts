import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns a codegen hook that removes files of deleted or renamed documents from a folder. With `--check` it throws instead.
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
