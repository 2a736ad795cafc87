import type { Page } from '@playwright/test';
import { buildPath, listFilterSets } from '../src/testing/addresses.ts';
import { expect, product, signIn, signInAdministrator, test } from './product.ts';
import { companyName, expectLoaded, readControls, screensOf } from './screens-of-routes.ts';

/** Expects that each filter is visible, now and after a reload, which keeps address and title. */
async function expectToSurviveReload(page: Page, pattern: string): Promise<void> {
  const sets = listFilterSets(pattern);
  for (const { search, shown } of sets.length > 0 ? sets : [{ search: '', shown: [] }])
    await test.step(pattern + search, async () => {
      await page.goto(product.url + buildPath(pattern, companyName) + search, {
        waitUntil: 'commit',
      });
      await expectLoaded(page);
      const before = { address: page.url(), title: await page.title() };
      for (const step of ['opened', 'reloaded'])
        await test.step(step, async () => {
          if (step === 'reloaded') {
            await page.reload({ waitUntil: 'commit' });
            await expectLoaded(page);
          }
          expect({ address: page.url(), title: await page.title() }).toEqual(before);
          await expect(async () => {
            const controls = await readControls(page);
            for (const text of shown)
              expect(controls, 'controls').toContainEqual(expect.stringContaining(text));
          }).toPass({ timeout: 5_000 });
        });
    });
}

test('every screen of a company is the same after a reload, with all filters', async ({ page }) => {
  test.setTimeout(300_000);
  await signIn(page);
  for (const pattern of screensOf.company) await expectToSurviveReload(page, pattern);
});

test('every page of the portal is the same after a reload, with all filters', async ({ page }) => {
  await signInAdministrator(page);
  for (const pattern of screensOf.portal) await expectToSurviveReload(page, pattern);
});

test('every public page is the same after a reload, with all filters', async ({ page }) => {
  test.setTimeout(120_000);
  for (const pattern of screensOf.everybody) await expectToSurviveReload(page, pattern);
});
