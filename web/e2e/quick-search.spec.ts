import { AxeBuilder } from '@axe-core/playwright';
import { expect, signIn, test } from './product.ts';

const fieldName = 'Search people, cases, cameras, pages and actions';

test('the search opens a person, a page and an action by name', async ({ page }) => {
  test.setTimeout(120_000);
  await signIn(page);
  await page.keyboard.press('Control+K');
  const field = page.getByRole('textbox', { name: fieldName });
  await expect(field).toBeFocused();
  await field.fill('HL098');
  const person = page.getByRole('dialog').getByRole('button', { name: /HL098/ });
  await expect(person).toHaveAttribute('data-selected', 'true');
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible();

  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await field.fill('monit');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Rooms today')).toBeVisible();

  await page.keyboard.press('Control+K');
  await field.fill('add emp');
  await page.keyboard.press('Enter');
  // The search may still be fading out.
  const dialog = page.getByRole('dialog', { name: 'Add employee' });
  await expect(dialog.getByLabel('Employee ID')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(new URL(page.url()).search).toBe('');
});

test('the search opens with a button on a phone and closes with Escape', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('textbox', { name: fieldName })).toBeFocused();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});
