import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, product, rest, signIn, signInAdministrator, test } from './product.ts';

interface Visit {
  /** Milliseconds from the start of the navigation. */
  lcp: number;
  /** Lengths in milliseconds. */
  longTasks: number[];
  /** Transferred bytes, compressed. */
  script: number;
  scripts: number;
}

/** Timings of the current page. They depend on the machine, so they are printed and not tested. */
const measure = (page: Page): Promise<Visit> =>
  page.evaluate(async () => {
    const seen = (type: string) =>
      new Promise<PerformanceEntry[]>((resolve) => {
        const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
        observer.observe({ type, buffered: true });
        setTimeout(() => resolve([]), 500);
      });
    const [paints, tasks] = await Promise.all([seen('largest-contentful-paint'), seen('longtask')]);
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js')) as PerformanceResourceTiming[];
    return {
      lcp: Math.round(paints.at(-1)?.startTime ?? 0),
      longTasks: tasks.map(({ duration }) => Math.round(duration)),
      script: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      scripts: scripts.length,
    };
  });

/** Returns the lengths in milliseconds of long tasks since a moment. The browser reports them with a delay. */
const longTasksSince = (page: Page, from: number): Promise<number[]> =>
  page.evaluate(
    (since) =>
      new Promise<number[]>((resolve) => {
        const tasks: number[] = [];
        new PerformanceObserver((list) => {
          for (const { startTime, duration } of list.getEntries())
            if (startTime >= since) tasks.push(Math.round(duration));
        }).observe({ type: 'longtask', buffered: true });
        setTimeout(() => resolve(tasks), 500);
      }),
    from,
  );

/** Runs an action on the current page, and prints its long tasks. */
const step = async (page: Page, name: string, act: () => Promise<void>): Promise<void> => {
  const from = await page.evaluate(() => performance.now());
  await act();
  await page.waitForTimeout(500);
  console.log(`${name}: long tasks ${(await longTasksSince(page, from)).join(', ') || 'none'} ms`);
};

/** Opens a page in another window with an empty cache, and prints its timings. */
const visit = async (page: Page, path: string): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  await devtools.detach();
  await page.goto(`${product.url}${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // A company's pages keep a websocket open, so the network is never idle.
  await page.waitForTimeout(1_000);
  printVisit(path, await measure(page));
};

const printVisit = (path: string, { lcp, longTasks, script, scripts }: Visit): void =>
  console.log(
    `${path}: largest paint ${lcp} ms, long tasks ${longTasks.join(', ') || 'none'} ms, ${(script / 1024).toFixed(1)} KB in ${scripts} scripts`,
  );

const publicPages = [
  '/',
  '/plans',
  '/emp-range',
  '/checkout',
  '/signup',
  '/forgot-password',
  '/guide',
  '/contactus',
  '/blog',
  '/privacy',
  '/portal/visioncloud/login',
];

const companyPages = [
  'insights',
  'landing',
  'emp',
  'emp?size=100',
  'emp/import',
  'analytics',
  'camera-details',
  'profile',
  'monitor',
  'change-pass',
];

test('measures the public pages', { tag: '@speed' }, async ({ page }) => {
  test.slow();
  for (const path of publicPages) await visit(page, path);
});

test('measures the pages of a company', { tag: '@speed' }, async ({ page }) => {
  test.slow();
  await signIn(page);
  const root = new URL(page.url()).pathname.replace(/insights$/u, '');
  await page.goto(`${product.url}${root}emp?size=100`);
  const person = await page.locator('tbody a[href*="/emp/"]').first().getAttribute('href');
  for (const path of companyPages) await visit(page, `${root}${path}`);
  await visit(page, person ?? '');
  await visit(page, person?.replace('/emp/', '/tracing/') ?? '');
  await visit(page, root.replace('/dashboard/', '/report/').replace(/\/$/u, ''));
});

test('measures navigation within a company', { tag: '@speed' }, async ({ page }) => {
  test.slow();
  await signIn(page);
  await expect(page.getByRole('heading', { name: 'Breach Trend' })).toBeVisible();
  const sidebar = page.getByRole('navigation', { name: 'Main' });
  for (const [link, title] of [
    ['Employee Directory', 'Employee Directory'],
    ['Dashboard', 'Dashboard settings'],
    ['Analytics', 'Analytics'],
    ['Computer Vision', 'Computer Vision'],
    ['Insights', 'Insights'],
    ['Employee Directory', 'Employee Directory'],
  ] as const)
    await step(page, `to ${title}`, async () => {
      // Some links have a number at their end.
      await sidebar.getByRole('link', { name: new RegExp(`^${link}`, 'u') }).click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    });
  const dialog = page.getByRole('dialog');
  for (const opener of ['Recent changes', 'Add employee']) {
    await step(page, `open ${opener}`, async () => {
      await page.getByRole('button', { name: opener }).click();
      await expect(dialog).toBeVisible();
    });
    await step(page, `close ${opener}`, async () => {
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    });
  }
  const rows = page.locator('tbody a[href*="/emp/"]');
  await step(page, '100 rows', async () => {
    await page.getByLabel('Rows').selectOption('100');
    await expect(rows).toHaveCount(100);
  });
  const first = await rows.first().textContent();
  await step(page, 'another page of 100 rows', async () => {
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(rows.first()).not.toHaveText(first ?? '');
  });
  await step(page, 'back to the first page', async () => {
    await page.getByRole('button', { name: 'Previous page' }).click();
    await expect(rows.first()).toHaveText(first ?? '');
  });
  await step(page, 'search', async () => {
    await page.getByLabel('Search employees').pressSequentially('tan', { delay: 60 });
    await page.waitForURL('**search=tan*');
  });
  await step(page, 'clear the search', () => page.getByLabel('Clear search').click());
  await step(page, 'to a person', async () => {
    await rows.first().click();
    await expect(page.getByRole('heading', { name: 'Meetings' })).toBeVisible();
  });
  await step(page, 'back to 100 rows', async () => {
    await page.goBack();
    await expect(rows).toHaveCount(100);
  });
});

test(
  'the time until the work list follows another session is measured',
  { tag: '@speed' },
  async ({ page }) => {
    test.slow();
    const { email, password } = product;
    const login = await rest<{ data: { token: string } }>(null, 'POST /company/login', {
      email,
      password,
    });
    const { data } = await rest<{ data: { id: string; person: { code: string } }[] }>(
      login.data.token,
      'GET /follow-up?pageSize=1',
    );
    const [followUp] = data;
    await signIn(page);
    const list = new URL(page.url()).pathname.replace(/insights$/u, 'follow-up');
    await page.goto(`${product.url}${list}?show=all&search=${followUp?.person.code}`);
    await expect(page.locator('tbody tr').first()).toBeVisible();
    // The websocket is opened after the first paint.
    await page.waitForTimeout(2000);
    const times: number[] = [];
    for (let act = 1; act <= 20; act += 1) {
      const note = `Called for the ${act}. time`;
      await addNote(login.data.token, followUp?.id, note);
      const answered = Date.now();
      await page.getByText(note).filter({ visible: true }).waitFor();
      times.push(Date.now() - answered);
    }
    const sorted = times.toSorted((a, b) => a - b);
    console.log(
      `a row follows another session after ${sorted[10]} ms, at most ${sorted.at(-1)} ms`,
    );
  },
);

/** Adds a note to a follow-up as the web app does. */
const addNote = async (token: string, id: string | undefined, note: string): Promise<void> => {
  const manifest = new URL('../operations.json', import.meta.url);
  const { operations } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    operations: { name: string; body: string }[];
  };
  const answer = await fetch(`${product.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({
      query: operations.find(({ name }) => name === 'AddFollowUpAct')?.body,
      variables: { input: { followUpIds: [id], kind: 'NOTE', note } },
    }),
  });
  expect(await answer.json()).not.toHaveProperty('errors');
};

test('measures the pages of the provider', { tag: '@speed' }, async ({ page }) => {
  await signInAdministrator(page);
  for (const path of ['', '/orders', '/guide-requests', '/mails', '/audit'])
    await visit(page, `/portal/visioncloud${path}`);
});
