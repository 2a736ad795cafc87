import { expect } from '../product.ts';
import { testScreens } from './screens.ts';

testScreens('settings', {
  settings: async (page, root) => {
    await page.goto(`${root}/landing`);
    await expect(page.getByRole('heading', { name: 'Dashboard settings' })).toBeVisible();
    await expect(page.getByText('in force', { exact: true })).toBeVisible();
  },
  diseases: async (page, root) => {
    await page.goto(`${root}/landing/diseases`);
    await expect(page.getByText(/^\d+ of 12 in use$/)).toBeVisible();
  },
  disease: async (page, root) => {
    await page.goto(`${root}/landing/diseases/measles`);
    await expect(page.getByText('Not spread by being near people')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
  },
  'edit disease': async (page, root) => {
    await page.goto(`${root}/landing/diseases/tuberculosis`);
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByRole('switch', { name: /^Use this disease/ }).check();
    await page.getByRole('dialog').getByLabel('Isolation days').fill('400');
    await page.getByRole('dialog').getByLabel('Latent days').focus();
    await expect(page.getByText('Please enter whole days from 0 to 365')).toBeVisible();
  },
  'audit log': async (page, root) => {
    await page.goto(`${root}/audit`);
    await expect(page.getByText(/^1–\d+ of \d+$/)).toBeVisible();
  },
  'API keys': async (page, root) => {
    await page.goto(`${root}/api-keys`);
    await expect(page.getByRole('heading', { name: 'No API key yet' })).toBeVisible();
  },
  'create API key': async (page) => {
    await page.getByRole('button', { name: 'Create API key' }).click();
    await expect(page.getByRole('dialog').getByLabel('Name of the system')).toBeVisible();
  },
  webhooks: async (page, root) => {
    await page.goto(`${root}/webhooks`);
    await expect(page.getByRole('heading', { name: 'No webhook yet' })).toBeVisible();
  },
  'add webhook': async (page) => {
    await page.getByRole('button', { name: 'Add webhook' }).click();
    await expect(page.getByRole('checkbox', { name: 'case.opened' })).toBeVisible();
  },
});
