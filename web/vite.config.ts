import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { createRequire } from 'node:module';
import presetMantine from 'postcss-preset-mantine';
import simpleVars from 'postcss-simple-vars';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { firstVisit } from './first-visit.ts';
import { fontWeights } from './font-weights.ts';
import { breakpoints } from './src/components/tokens.ts';

/** `$mantine-breakpoint-sm` and the like, for media queries, where custom properties do not work. */
const variables = Object.fromEntries(
  Object.entries(breakpoints).map(([name, width]) => [`mantine-breakpoint-${name}`, width]),
);

const gateway = 'http://localhost:4000';

export default defineConfig({
  plugins: [react(), fontWeights(), firstVisit()],
  // rxjs in the language of today: else bundlers take its build for ES5, with helpers for what browsers do by themselves.
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
    // Every browser that this is built for knows preloading by itself, or does without.
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      // A screen takes its operations out of `graphql.ts`, which exports all of them, and must not bring the others.
      treeshake: { moduleSideEffects: [{ test: /\/src\/generated\//u, sideEffects: false }] },
      output: {
        // Without the names of screens: the entry lists all files that the next screens need.
        entryFileNames: 'assets/s-[hash].js',
        chunkFileNames: 'assets/s-[hash].js',
        codeSplitting: {
          // One file in place of dozens of small ones, for what most of the pages share. Public pages load it too: with what 40 pages share,
          // it would contain menus and tooltips, 14 KB that they do not need.
          groups: [{ name: 'shared', minShareCount: 50 }],
        },
      },
    },
  },
  test: {
    // The package's ESM and CommonJS entries are two copies of graphql, which refuse each other's objects.
    alias: { graphql: createRequire(import.meta.url).resolve('graphql/index.js') },
    css: false,
    pool: 'threads',
    restoreMocks: true,
    unstubGlobals: true,
    // Vitest leaves one core free, which doubles the time on two.
    maxWorkers: availableParallelism(),
    // Only a failing test takes long; a busy machine is many times slower.
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
      // Functions need no browser, whose start takes longer than they do.
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
