import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { createRequire } from 'node:module';
import presetMantine from 'postcss-preset-mantine';
import simpleVars from 'postcss-simple-vars';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { breakpoints } from './src/ui/tokens.ts';

/** `$mantine-breakpoint-sm` and others, for media queries, which cannot use custom properties. */
const variables = Object.fromEntries(
  Object.entries(breakpoints).map(([name, width]) => [`mantine-breakpoint-${name}`, width]),
);

const gateway = 'http://localhost:4000';

export default defineConfig({
  plugins: [react()],
  // Selects the ES2015 build of rxjs instead of ES5 with helpers.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  css: { postcss: { plugins: [presetMantine(), simpleVars({ variables })] } },
  server: {
    proxy: { '/graphql': gateway, '/api': gateway, '/photos': gateway, '/client-errors': gateway },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // All supported browsers can preload modules, or work without.
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      // Lets a screen that imports from `graphql.ts` load only its own operations.
      treeshake: { moduleSideEffects: [{ test: /\/src\/generated\//u, sideEffects: false }] },
      output: {
        // One file for what most pages share: the sign-in page loads 28 files in place of about 65, a page of the dashboard 30 to 40 fewer.
        codeSplitting: { groups: [{ name: 'shared', minShareCount: 50 }] },
        // Names without screens are shorter, and the entry lists the files of all screens.
        entryFileNames: 'assets/s-[hash].js',
        chunkFileNames: 'assets/s-[hash].js',
      },
    },
  },
  test: {
    // The ESM and CommonJS entries are two copies of graphql, which reject each other's objects.
    alias: { graphql: createRequire(import.meta.url).resolve('graphql/index.js') },
    globalSetup: ['codegen/generate.ts'],
    css: false,
    pool: 'threads',
    // The files of a worker share a browser environment and the packages: 261 s of processor time instead of 640 s. See `src/testing/setup.ts`.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    // By default Vitest leaves one core free, which doubles the time on two.
    maxWorkers: availableParallelism(),
    // Only failing tests wait that long; a busy machine is many times slower.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'screens',
          environment: 'jsdom',
          include: ['src/**/*.test.tsx'],
          setupFiles: ['src/testing/setup.ts'],
        },
      },
      // Tests of functions need no jsdom, which takes longer to start than they take to run.
      {
        extends: true,
        test: {
          name: 'functions',
          environment: 'node',
          include: ['src/**/*.test.ts', 'guide/**/*.test.ts'],
        },
      },
    ],
  },
});
