import { createTrialCompany, signInToCompany } from './companies.ts';
import { expect, product, signIn, test } from './product.ts';

test('a company sets figures of a disease, uses it and restores a default', async ({ page }) => {
  const company = await createTrialCompany('Lantern Mills');
  await signInToCompany(page, company);
  const root = `${product.url}/dashboard/${encodeURIComponent(company.name.toLowerCase())}`;

  await test.step('tuberculosis reaches further back than records are kept', async () => {
    await page.goto(`${root}/landing`);
    await page.getByRole('link', { name: 'Choose diseases and figures' }).click();
    await expect(page.getByText('1 of 12 in use')).toBeVisible();
    await page.getByRole('link', { name: 'Tuberculosis' }).click();
    await expect(page.getByText('Not spread by being near people')).toBeVisible();
    await expect(page.getByText('Isolation ends with negative tests or a physician')).toBeVisible();
    await expect(page.getByText('Records are deleted after 30 days')).toBeVisible();
  });

  const dialog = page.getByRole('dialog', { name: 'Edit Tuberculosis' });
  await test.step('the company uses it with a figure of its own', async () => {
    await page.getByRole('button', { name: 'Edit' }).click();
    await dialog.getByRole('switch', { name: /^Use this disease/u }).check();
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

test('an officer enters the end of a fever, and isolation counts from it', async ({ page }) => {
  await signIn(page);
  await page.goto(`${page.url().replace(/insights$/u, 'cases')}?disease=influenza&state=open`);
  await expect(page.getByText('not known yet').filter({ visible: true }).first()).toBeVisible();
  await page
    .getByRole('link', { name: /^C-\d+$/u })
    .first()
    .click();
  await expect(
    page.getByText(
      'Until 24 hours after fever ends without fever medicine, which nobody has reported.',
    ),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog');
  const label = 'Fever ended (without fever medicine)';
  const { hour, today } = await page.evaluate(() => {
    const clock = new Date().toLocaleString('en-GB', { timeZone: 'Asia/Singapore' });
    return { hour: clock.slice(12, 14), today: clock.slice(0, 10) };
  });
  await dialog.getByRole('combobox', { name: label }).fill(today);
  await dialog.getByLabel(`${label}, hours`).fill(hour);
  await dialog.getByLabel(`${label}, minutes`).fill('00');
  await expect(dialog.getByText(/^Isolation then: until .*, 24 hours after fever/u)).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByText(/^Until .*, 24 hours after fever ended without fever medicine on/u),
  ).toBeVisible();
});
