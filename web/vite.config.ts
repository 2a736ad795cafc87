import react from '@vitejs/plugin-react';
import { createRequire } from 'node:module';
import { defineConfig } from 'vitest/config';

const gateway = 'http://localhost:4000';

export default defineConfig({
  plugins: [react()],
  server: { proxy: { '/graphql': { target: gateway, ws: true }, '/api': gateway } },
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 700 },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/testing/setup.ts'],
    // The package's ESM and CommonJS entries are two copies of graphql, which refuse each other's objects.
    alias: { graphql: createRequire(import.meta.url).resolve('graphql/index.js') },
    css: false,
    testTimeout: 15_000,
  },
});
