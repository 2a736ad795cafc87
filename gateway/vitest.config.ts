import { existsSync, statfsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Files in memory, where there are some: creating and dropping a database takes 0.05 s there and 0.7 s on a disk. */
const memory = '/dev/shm';
const minFreeBytes = 4 * 1024 ** 3;
if (existsSync(memory)) {
  const { bavail, bsize } = statfsSync(memory);
  if (bavail * bsize >= minFreeBytes) process.env['TMPDIR'] = memory;
}

export default defineConfig({
  // One copy of graphql, whether a package imports or requires it.
  resolve: {
    alias: [
      {
        find: /^graphql$/,
        replacement: fileURLToPath(import.meta.resolve('graphql')).replace(
          /index\.mjs$/,
          'index.js',
        ),
      },
    ],
  },
  test: {
    include: ['src/**/*.test.ts', 'bench/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['../web/codegen/generate.ts', 'test/global-setup.ts'],
    setupFiles: ['reflect-metadata'],
    // Tests of memory collect the garbage first.
    execArgv: ['--expose-gc'],
    // Each file has a database and a gateway of its own; the modules are loaded once for all, which halves the time.
    isolate: false,
    // Tests often wait for the database: one worker more than there are cores took 357 s instead of 447 s on two cores.
    // The test server has connections for four.
    maxWorkers: Math.min(4, availableParallelism() + 1),
    // On a cluster each file copies a database on every node, and every statement is planned twice.
    testTimeout: process.env['TEST_CITUS'] ? 120_000 : 30_000,
    hookTimeout: process.env['TEST_CITUS'] ? 240_000 : 60_000,
  },
});
