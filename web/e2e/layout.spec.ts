import type { Locator } from '@playwright/test';
import { expect, product, signIn, test } from './product.ts';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

async function boxOf(element: Locator): Promise<Box> {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not on the page');
  return box;
}

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

test.describe('the directory', () => {
  test('shows the buttons of a row next to its cells on touch screens', async ({ page }) => {
    await signIn(page);
    await page.goto(`${product.url}/dashboard/x/emp?search=Anand`);
    const row = page.getByRole('row', { name: /Anand Krishnamurthy/ });
    const edit = row.getByRole('button', { name: 'Edit Anand Krishnamurthy' });
    await expect(edit).toBeVisible();
    await expect(edit).toHaveCSS('opacity', '1');
    expect(overlap(await boxOf(edit), await boxOf(row.getByRole('time').last()))).toBe(false);
  });

  test('asks before Escape discards what was entered, and keeps asking', async ({ page }) => {
    await signIn(page);
    await page.goto(`${product.url}/dashboard/x/emp?search=Anand`);
    await page.getByRole('button', { name: 'Edit Anand Krishnamurthy' }).click();
    const field = page.getByRole('dialog').getByLabel('Designation');
    await field.fill('Porter');
    await page.keyboard.press('Escape');
    const keep = page.getByRole('button', { name: 'Keep editing' });
    await expect(keep).toBeFocused();
    // The question would close again during its transition.
    await page.waitForTimeout(500);
    await expect(keep).toBeVisible();
    await keep.click();
    await expect(field).toHaveValue('Porter');
  });

  test('shows whole names', async ({ page }) => {
    await signIn(page);
    await page.goto(`${product.url}/dashboard/x/emp?size=50`);
    const names = page.getByRole('grid', { name: 'Employees' }).locator('td a[title]');
    await expect(names.first()).toBeVisible();
    const cut = await names.evaluateAll((links) =>
      links
        .filter(
          (link) =>
            link.scrollWidth > link.clientWidth + 1 || link.scrollHeight > link.clientHeight + 1,
        )
        .map((link) => link.textContent),
    );
    expect(cut).toEqual([]);
  });
});

test('rows of the follow-up list on a phone are dense, with targets of 44 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  await page.goto(`${product.url}/dashboard/x/follow-up?show=all`);
  const row = page.getByRole('grid', { name: 'Follow-up' }).locator('tbody tr');
  await expect(row.first()).toBeVisible();
  const heights = await row.evaluateAll((rows) =>
    rows.map((each) => each.getBoundingClientRect().height),
  );
  expect(Math.max(...heights), 'the highest row').toBeLessThan(100);
  const first = await boxOf(row.first());
  const call = await boxOf(row.getByRole('link', { name: /^Call / }).first());
  const check = await boxOf(row.locator('label').first());
  expect(Math.min(call.width, call.height, check.width, check.height)).toBeGreaterThanOrEqual(44);
  // Anywhere on what stands below the name.
  await page.mouse.click(first.x + 120, first.y + first.height - 12);
  await expect(page.getByRole('dialog')).toBeVisible();
});

for (const viewport of [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
])
  test(`an alert does not cover the company menu at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // Measure when it appears, because it closes by itself.
    const alert = boxOf(page.getByRole('alert').filter({ hasText: 'Login successful' }));
    await signIn(page);
    const banner = page.getByRole('banner');
    expect(overlap(await alert, await boxOf(banner))).toBe(false);
  });

test('the menu of public pages on a phone opens, navigates and closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${product.url}/blog`);
  const guide = page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Guide' });
  await expect(guide).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await guide.click();
  await page.waitForURL('**/guide');
  await expect(guide).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(guide).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(guide).toBeHidden();
});
