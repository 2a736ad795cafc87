import { addAuthenticator } from './authenticator.ts';
import { createTrialCompany, signInToCompany } from './companies.ts';
import { expectAccessible } from './accessibility.ts';
import { expect, product, test } from './product.ts';

test('a member adds a passkey, signs in with it and removes it', async ({ page }) => {
  test.setTimeout(120_000);
  const company = await createTrialCompany('Rowan Mills');
  await signInToCompany(page, company);
  await addAuthenticator(page);
  const security = `${product.url}/dashboard/${encodeURIComponent(company.name.toLowerCase())}/security`;

  await test.step('a passkey is added, with recovery codes', async () => {
    await page.goto(security);
    await expect(page.getByText('You have no passkey yet.')).toBeVisible();
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    const codes = page.getByRole('dialog', { name: 'Keep your recovery codes' });
    await codes.getByLabel('I have kept these codes').check();
    await codes.getByRole('button', { name: 'Done' }).click();
    await expect(
      page.getByRole('table', { name: 'Passkeys' }).getByRole('row', { name: /^Chrom/ }),
    ).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the passkey is renamed', async () => {
    await page.getByRole('button', { name: /^Rename Chrom/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Rename passkey' });
    await dialog.getByLabel('Name').fill('Key on my desk');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('row', { name: /^Key on my desk/ })).toBeVisible();
  });

  await test.step('the passkey signs in without address and password', async () => {
    await page.getByRole('button', { name: /^Company menu/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await page.goto(`${product.url}/login`);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.waitForURL('**/insights');
  });

  await test.step('the passkey is removed', async () => {
    await page.goto(security);
    await page.getByRole('button', { name: 'Remove Key on my desk' }).click();
    const question = page.getByRole('dialog', { name: /^Remove passkey/ });
    await question.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('You have no passkey yet.')).toBeVisible();
  });
});
