import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { createRequire } from 'node:module';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { mergeRefs } from './merge-refs.ts';

const gateway = 'http://localhost:4000';

/** What many screens need, but no visitor's first one: menus, pickers, dialogs, what places them and holds the focus in them; days and times. */
const later =
  /floating-ui|components\/(?:Popover|Menu|Tooltip|Combobox|Select|Modal|Drawer|AppShell|Table|ScrollArea|NavLink|Pagination|Autocomplete|Portal|Overlay|FocusTrap|Radio)\/|utils\/Floating|react-remove-scroll|Notification|use-(?:long-press|focus-trap|focus-return|click-outside|debounced-callback)|src\/(?:domain\/dates\/dates|components\/EmptyState)/u;

export default defineConfig({
  plugins: [react(), mergeRefs()],
  // rxjs in the language of today: else bundlers take its build for ES5, with helpers for what browsers do by themselves.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  server: { proxy: { '/graphql': gateway, '/api': gateway, '/photos': gateway } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
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
          // What nearly every screen needs comes in one file, rather than in dozens of small ones, and with all that it imports: else
          // that file and the entry would import each other, and a class could be extended before it is there.
          groups: [{ name: 'shared', minShareCount: 20, test: (id) => !later.test(id) }],
        },
      },
    },
  },
  test: {
    // The package's ESM and CommonJS entries are two copies of graphql, which refuse each other's objects.
    alias: { graphql: createRequire(import.meta.url).resolve('graphql/index.js') },
    css: false,
    pool: 'threads',
    // Vitest leaves one core free, which doubles the time on two.
    maxWorkers: availableParallelism(),
    testTimeout: 15_000,
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
