import type { Page } from '@playwright/test';
import { expect } from '../product.ts';
import { testScreens } from './screens.ts';

testScreens('tracing', {
  'tracing list': async (page, root) => {
    await openCase(page, root);
  },
  'tracing drawing': async (page, root) => {
    await openCase(page, root);
    await page.getByRole('tab', { name: 'Chain over time' }).click();
    await expect(page.getByRole('button', { name: /, level 1, exposed/ }).first()).toBeVisible();
  },
  evidence: async (page, root) => {
    await openCase(page, root);
    await page.getByRole('button', { name: /^met / }).first().click();
    await expect(page.getByRole('dialog').getByRole('table').first()).toBeVisible();
  },
  'contesting a contact': async (page, root) => {
    await openCase(page, root);
    await page.getByRole('button', { name: /^met / }).first().click();
    await page
      .getByRole('button', { name: /^Contest contact:/ })
      .first()
      .click();
    await expect(page.getByText(/of contact would no longer count/)).toBeVisible();
  },
});

async function openCase(page: Page, root: string): Promise<void> {
  await page.goto(`${root}/insights`);
  await page
    .getByRole('link', { name: /tracing/i })
    .first()
    .click();
  await expect(page.getByText(/\d+ (people|person) exposed/).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Level 1' })).toBeVisible();
}
