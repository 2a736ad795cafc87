import react from '@vitejs/plugin-react';
import { createRequire } from 'node:module';
import { defineConfig } from 'vitest/config';

const gateway = 'http://localhost:4000';

export default defineConfig({
  plugins: [react()],
  server: { proxy: { '/graphql': gateway, '/api': gateway, '/photos': gateway } },
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 700 },
  test: {
    // The package's ESM and CommonJS entries are two copies of graphql, which refuse each other's objects.
    alias: { graphql: createRequire(import.meta.url).resolve('graphql/index.js') },
    css: false,
    pool: 'threads',
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
