import type { Page } from '@playwright/test';
import { expect } from './product.ts';

/** Opens a case of a person, and stays on its page. */
export async function openCase(page: Page, root: string, name: string): Promise<void> {
  await page.goto(`${root}/cases?dialog=open`);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('combobox', { name: 'Person' })).toBeFocused();
  await page.keyboard.type(name);
  await page.getByRole('option', { name: new RegExp(`^${name}`, 'u') }).click();
  await dialog.getByRole('button', { name: 'Open case' }).click();
  await expect(
    page.getByRole('heading', { name: new RegExp(`^C-\\d+ · ${name}$`, 'u') }),
  ).toBeVisible();
}
