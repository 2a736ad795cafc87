import { expect } from '../product.ts';
import { testScreens } from './screens.ts';

testScreens('the directory', {
  insights: async (page, root) => {
    // After the first start, the demo stores its contacts for some seconds.
    await expect(async () => {
      await page.goto(`${root}/insights`);
      await expect(page.getByText(/\d+ positive cases?, \d+ (people|person) exposed/)).toBeVisible({
        timeout: 3_000,
      });
    }).toPass();
  },
  directory: async (page, root) => {
    await page.goto(`${root}/emp`);
    await expect(page.getByText(/^1–10 of \d+$/)).toBeVisible();
  },
  'add employee': async (page, root) => {
    await page.goto(`${root}/emp`);
    await page.getByRole('button', { name: 'Add employee' }).click();
    await expect(page.getByRole('dialog').getByLabel('Employee ID')).toBeVisible();
  },
  profile: async (page, root) => {
    await page.goto(`${root}/profile`);
    await expect(page.getByRole('button', { name: 'Delete company' })).toBeVisible();
  },
  person: async (page, root) => {
    await page.goto(`${root}/emp/HL098`);
    await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible();
  },
  import: async (page, root) => {
    await page.goto(`${root}/emp/import`);
    await expect(page.getByRole('heading', { name: 'Import people' })).toBeVisible();
  },
});
