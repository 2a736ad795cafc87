import type { Page } from '@playwright/test';
import { expect, product, signIn, signInAdministrator, test } from './product.ts';

interface Visit {
  /** Milliseconds from the start of the navigation. */
  largestPaint: number;
  /** Lengths in milliseconds. */
  longTasks: number[];
  /** Bytes as they came, compressed. */
  script: number;
  scripts: number;
}

/** Told by the browser of the page that is open; figures depend on the machine, so they are printed and not tested. */
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
      largestPaint: Math.round(paints.at(-1)?.startTime ?? 0),
      longTasks: tasks.map(({ duration }) => Math.round(duration)),
      script: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      scripts: scripts.length,
    };
  });

/** Opens a page in a window of its own, with an empty cache, and says what it took until it stood. */
const visit = async (page: Page, path: string): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  await devtools.detach();
  await page.goto(`${product.url}${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // A company's pages stay connected to hear what moves, so that the network is never idle.
  await page.waitForTimeout(1_000);
  say(path, await measure(page));
};

const say = (where: string, { largestPaint, longTasks, script, scripts }: Visit): void =>
  console.log(
    `${where}: largest paint ${largestPaint} ms, long tasks ${longTasks.join(', ') || 'none'} ms, ${(script / 1024).toFixed(1)} KB in ${scripts} scripts`,
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

test('the public pages are measured', { tag: '@speed' }, async ({ page }) => {
  test.slow();
  for (const path of publicPages) await visit(page, path);
});

test('the pages of a company are measured', { tag: '@speed' }, async ({ page }) => {
  test.slow();
  await signIn(page);
  const root = new URL(page.url()).pathname.replace(/insights$/u, '');
  await page.goto(`${product.url}${root}emp?size=100`);
  const person = await page.locator('tbody a[href*="/emp/"]').first().getAttribute('href');
  const pages = ['insights', 'landing', 'emp', 'emp?size=100', 'analytics', 'camera-details'];
  for (const path of [...pages, 'profile', 'monitor']) await visit(page, `${root}${path}`);
  await visit(page, person ?? '');
  await visit(page, person?.replace('/emp/', '/tracing/') ?? '');
  await visit(page, root.replace('/dashboard/', '/report/').replace(/\/$/u, ''));
});

test('the pages of the provider are measured', { tag: '@speed' }, async ({ page }) => {
  await signInAdministrator(page);
  for (const path of ['', '/orders', '/guide-requests', '/mails', '/audit'])
    await visit(page, `/portal/visioncloud${path}`);
});
