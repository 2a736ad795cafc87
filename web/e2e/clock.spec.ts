import type { Browser, BrowserContext, Page } from '@playwright/test';
import { buildPath } from '../src/testing/addresses.ts';
import { expect, product, signIn, signInAdministrator, test } from './product.ts';
import { companyName, expectLoaded, screensOf } from './screens-of-routes.ts';

/** More than a day, so that midnight passes at whatever time the test runs, and the time of day changes too. */
const passedMs = 25 * 3_600_000;

/**
 * Repeats the first answer to each query, so that only the time differs between pages. Figures that are still being counted are not repeated.
 * Wraps `fetch`, because with routes the browser caches no files.
 * @param answers by the bodies of the requests
 */
async function repeatAnswers(context: BrowserContext, answers: Map<string, string>): Promise<void> {
  await context.exposeFunction('repeatAnswer', (query: string, answer: string | null) => {
    if (answer !== null && !answers.has(query) && !answer.includes('"isStale":true'))
      answers.set(query, answer);
    return answers.get(query) ?? answer;
  });
  await context.addInitScript(() => {
    const send = window.fetch.bind(window);
    const { repeatAnswer } = window as typeof window & {
      repeatAnswer: (query: string, answer: string | null) => Promise<string | null>;
    };
    window.fetch = async (address, request) => {
      const query = request?.body;
      if (typeof query !== 'string' || address !== '/graphql') return send(address, request);
      const answer = await repeatAnswer(query, null);
      return new Response(
        answer ?? (await repeatAnswer(query, await (await send(address, request)).text())),
        { headers: { 'content-type': 'application/json' } },
      );
    };
  });
}

/** Lists the lines of the page and the values of its fields. */
const readTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...(document.querySelector('main')?.innerText.split('\n') ?? []),
    ...[...document.querySelectorAll<HTMLInputElement>('main input')].map(({ value }) => value),
  ]);

/** Expects that screens that stay open for a day show the same as if they were opened then. */
async function expectToFollowClock(
  opened: Page,
  browser: Browser,
  patterns: readonly string[],
): Promise<void> {
  const now = Date.now();
  const context = await browser.newContext({ storageState: await opened.context().storageState() });
  const fresh = await context.newPage();
  await fresh.clock.setFixedTime(now);
  const answers = new Map<string, string>();
  await repeatAnswers(opened.context(), answers);
  await repeatAnswers(context, answers);
  for (const pattern of patterns)
    await test.step(pattern, async () => {
      answers.clear();
      await opened.clock.setFixedTime(now - passedMs);
      await Promise.all(
        [opened, fresh].map(async (page) => {
          await page.goto(product.url + buildPath(pattern, companyName));
          await expectLoaded(page);
        }),
      );
      await opened.clock.setFixedTime(now);
      await opened.clock.fastForward(passedMs);
      await expect
        .soft(async () => expect(await readTexts(opened), pattern).toEqual(await readTexts(fresh)))
        .toPass({ timeout: 8_000 });
    });
  await context.close();
}

test('no time on a company’s screens is stale after a day', async ({ browser, page }) => {
  test.setTimeout(300_000);
  await page.clock.install();
  await signIn(page);
  // After the first start, the demo stores its contacts, for minutes on a busy machine.
  await expect(async () => {
    await expectLoaded(page);
    await expect(page.getByText('No phone reported in the last 24 hours.')).toHaveCount(0);
  }).toPass({ timeout: 150_000 });
  await expectToFollowClock(page, browser, screensOf.company);
});

test('no time on the portal’s pages is stale after a day', async ({ browser, page }) => {
  test.setTimeout(120_000);
  await page.clock.install();
  await signInAdministrator(page);
  await expectToFollowClock(page, browser, screensOf.portal);
});
