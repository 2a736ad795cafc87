import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Returns a codegen hook that removes files of deleted or renamed documents from a folder. */
export const removeStaleFiles =
  (folder: string) =>
  (...written: string[]): void => {
    // A fresh clone has none yet.
    if (!existsSync(folder)) return;
    const stale = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .filter((path) => !written.includes(path));
    for (const path of stale) rmSync(path);
  };
