import { brotliCompressSync } from 'node:zlib';
import type { build, Rolldown } from 'vite';

/** What the script of a first visit to the sign-in may weigh, compressed with brotli; in bytes. */
const budget = 180 * 1024;

/** What the sign-in is made of beside the entry, which React Router asks for as soon as it knows the address. */
const signIn = ['/src/app/HomePage.tsx', '/src/app/shells/PublicShell.tsx'];

/**
 * Weighs the script that stands between a first visitor and the sign-in: the entry, its screen and its shell, each with all that they import.
 * @throws Error that names the heaviest files when it is over the budget: something came along that should be loaded later.
 */
export const checkFirstVisit = (built: Awaited<ReturnType<typeof build>>): void => {
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((each) =>
    'output' in each ? each.output : [],
  );
  const chunks = new Map(
    outputs.flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part]] : [])),
  );
  const first = [...chunks.values()].filter(
    ({ isEntry, facadeModuleId }) =>
      isEntry || signIn.some((path) => facadeModuleId?.endsWith(path)),
  );
  if (first.length !== signIn.length + 1)
    throw new Error('The sign-in is no longer an entry, a screen and a shell of their own');
  const weights = [...withImports(first, chunks)]
    .map(({ fileName, code }) => ({ fileName, weight: brotliCompressSync(code).length }))
    .toSorted((one, other) => other.weight - one.weight);
  const total = weights.reduce((sum, { weight }) => sum + weight, 0);
  const said = `${kilobytes(total)} of script for a first visit, ${kilobytes(budget)} at most`;
  if (total > budget)
    throw new Error(
      `${said}: ${weights.map(({ fileName, weight }) => `${fileName} ${kilobytes(weight)}`).join(', ')}`,
    );
  console.log(`web: ${said}`);
};

const withImports = (
  chunks: Rolldown.OutputChunk[],
  all: ReadonlyMap<string, Rolldown.OutputChunk>,
): Set<Rolldown.OutputChunk> => {
  const found = new Set(chunks);
  // A set hands out what is added while it is gone through.
  for (const { imports } of found)
    for (const name of imports) {
      const chunk = all.get(name);
      if (chunk) found.add(chunk);
    }
  return found;
};

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;
