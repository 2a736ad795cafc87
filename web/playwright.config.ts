import { existsSync } from 'node:fs';
import chromium from '@sparticuz/chromium';
import { defineConfig } from '@playwright/test';

/** Default switches of the packaged browser that would hide errors, or close the browser with the first page. */
const unwanted = new Set(['--single-process', '--no-zygote', '--disable-web-security']);
/** A configured or installed browser is preferred to the packaged one. */
const found = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  (path) => path !== undefined && path !== '' && existsSync(path),
);

/** Tests that leave the demo company as it is, so they can run in parallel with each other and with tests that change it. */
const reading = [
  'screens/*.spec.ts',
  '{clock,first-visit,layout,missing-files,prerendered,quick-search,reload,session,site-files}.spec.ts',
];

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/global-setup.ts',
  outputDir: 'test-results',
  workers: 2,
  projects: [
    // Listed first, so that its only worker starts at once. The other worker runs `reading` meanwhile, and both do in the end.
    { name: 'changing', testIgnore: reading, workers: 1 },
    { name: 'reading', testMatch: reading },
  ],
  forbidOnly: Boolean(process.env['CI']),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/Paris',
    // A failed test keeps a screenshot and a description of the page. `--trace retain-on-failure` also records each step, but takes longer.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: found ?? (await chromium.executablePath()),
      args: [
        ...(found === undefined ? chromium.args.filter((switched) => !unwanted.has(switched)) : []),
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
