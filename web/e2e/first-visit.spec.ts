import type { Page } from '@playwright/test';
import { expect, product, signIn, test } from './product.ts';

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

const say = (where: string, { largestPaint, longTasks, script, scripts }: Visit): void =>
  console.log(
    `${where}: largest paint ${largestPaint} ms, long tasks ${longTasks.join(', ') || 'none'} ms, ${(script / 1024).toFixed(1)} KB in ${scripts} scripts`,
  );

test('a first visit comes compressed and is kept for good', async ({ page }) => {
  const answer = await page.goto(product.url, { waitUntil: 'networkidle' });
  expect(answer?.headers()).toMatchObject({
    'content-encoding': 'br',
    'content-type': expect.stringContaining('text/html'),
    'cache-control': 'no-cache',
  });
  const [script] = await page.locator('script[src]').all();
  const address = (await script?.getAttribute('src')) ?? '';
  const { headers } = await page.evaluate(async (src) => {
    const file = await fetch(src, { cache: 'reload' });
    return { headers: Object.fromEntries(file.headers) };
  }, address);
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': expect.stringContaining('javascript'),
    'cache-control': 'public, max-age=31536000, immutable',
    vary: expect.stringMatching(/accept-encoding/iu),
  });
  say('/', await measure(page));
});

test('the plans and the insights are measured', async ({ page }) => {
  await page.goto(`${product.url}/plans`, { waitUntil: 'networkidle' });
  say('/plans', await measure(page));
  await signIn(page);
  await page.goto(page.url());
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  say('insights', await measure(page));
});
