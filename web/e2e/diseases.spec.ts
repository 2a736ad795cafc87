import { createTrialCompany, signInToCompany } from './companies.ts';
import { expect, product, test } from './product.ts';

test('a company sets figures of a disease, uses it and restores a default', async ({ page }) => {
  const company = await createTrialCompany('Lantern Mills');
  await signInToCompany(page, company);
  const root = `${product.url}/dashboard/${encodeURIComponent(company.name.toLowerCase())}`;

  await test.step('tuberculosis has missing figures', async () => {
    await page.goto(`${root}/landing`);
    await page.getByRole('link', { name: 'Choose diseases and figures' }).click();
    await expect(page.getByText('1 of 12 in use')).toBeVisible();
    await page.getByRole('link', { name: 'Tuberculosis' }).click();
    await expect(page.getByText('Not spread by being near people')).toBeVisible();
    await expect(page.getByText(/^Fill these in before you use the disease/u)).toBeVisible();
  });

  const dialog = page.getByRole('dialog', { name: 'Edit Tuberculosis' });
  await test.step('the disease cannot be used without them', async () => {
    await page.getByRole('button', { name: 'Edit' }).click();
    await dialog.getByRole('switch', { name: /^Use this disease/u }).check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Required to use the disease')).toHaveCount(2);
  });

  await test.step('the company uses it with its own figures', async () => {
    await dialog.getByLabel('Infectious days after onset').fill('28');
    await dialog.getByLabel('Isolation days').fill('14');
    await dialog.getByLabel('Latent days').fill('20');
    await expect(dialog.getByText(/^No case of this disease is open/u)).toBeVisible();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Tuberculosis saved')).toBeVisible();
    await expect(page.getByText('In use', { exact: true })).toBeVisible();
    await expect(
      page.getByRole('row', { name: /^Latent days: 28 days to 20 days/u }),
    ).toContainText(company.email);
  });

  await test.step('a figure is reset to its default', async () => {
    await page.getByRole('button', { name: 'Edit' }).click();
    await dialog.getByRole('button', { name: 'Use the default of Latent days' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(
      page.getByRole('row', { name: /^Latent days: 20 days to 28 days/u }),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Diseases' }).click();
    await expect(page.getByText('2 of 12 in use')).toBeVisible();
  });
});
