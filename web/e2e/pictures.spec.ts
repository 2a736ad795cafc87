import { fileURLToPath } from 'node:url';
import { expect, signIn, test } from './product.ts';

const pictureAt = (path: string): string =>
  fileURLToPath(new URL(`../../${path}`, import.meta.url));

test('takes the pictures of the documents', { tag: '@pictures' }, async ({ page }) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 1600, height: 890 });
  await signIn(page);
  const tracing = page.getByRole('link', { name: /tracing/i });
  // The demo company is filled during the first minute.
  await expect(page.getByText(/^\d+ tests? due$/u)).toBeVisible({ timeout: 120_000 });
  await page.reload();
  await expect(page.getByRole('list', { name: 'Today' })).toBeVisible();
  await expect(tracing.first()).toBeVisible();
  await expect(page.getByText(/^Breaches begin most often/u)).toBeVisible();
  await page.screenshot({ path: pictureAt('gateway/docs/insights.png') });

  await page.setViewportSize({ width: 1280, height: 900 });
  await tracing.first().click();
  await page.getByRole('tab', { name: 'Chain over time' }).click();
  await expect(page.getByText('Level 1').first()).toBeVisible();
  await page.screenshot({ path: pictureAt('web/docs/tracing-page.png') });
});
