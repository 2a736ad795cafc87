import { expectAccessible } from './accessibility.ts';
import { createTrialCompany, proveMailDomain, signInToCompany } from './companies.ts';
import { client, startIdentityProvider } from './identity-provider.ts';
import { expect, product, test } from './product.ts';

// The identity provider of the tests has a self-signed certificate.
test.use({ ignoreHTTPSErrors: true });

test('an owner sets up an identity provider, signs in through it and requires it', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const provider = await startIdentityProvider();
  const company = await createTrialCompany('Larch Works');
  await proveMailDomain(company, 'larch-works.example');
  await signInToCompany(page, company);
  const security = `${product.url}/dashboard/${encodeURIComponent(company.name.toLowerCase())}/security`;

  const section = page.getByRole('region', { name: 'Single sign-on' });
  await test.step('the owner enters issuer, client id and secret', async () => {
    await page.goto(security);
    await section.getByLabel('Issuer').fill(provider.issuer);
    await section.getByLabel('Client id').fill(client.id);
    await section.getByLabel('Client secret').fill(client.secret);
    await section.getByRole('switch', { name: /^Let members sign in/ }).check({ force: true });
    await section.getByRole('button', { name: 'Save' }).click();
    await expect(section.getByText('On', { exact: true })).toBeVisible();
    await section.getByRole('button', { name: 'Test connection' }).click();
    await expect(section.getByText(/^The configuration and the keys/)).toBeVisible();
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
    }
  });

  await test.step('the owner signs out, and in again through the provider', async () => {
    await page.evaluate(() => localStorage.clear());
    await page.goto(`${product.url}/login`);
    await page.getByRole('link', { name: 'Sign in with your company' }).click();
    // The sign-in page also has a field with this label.
    await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
    await page.getByLabel('Email').fill(company.email);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL('**/dashboard/**');
  });

  await test.step('the owner requires single sign-on', async () => {
    await page.goto(security);
    await section
      .getByRole('switch', { name: /^Require it for every member/ })
      .check({ force: true });
    await section.getByRole('button', { name: 'Save' }).click();
    await expect(section.getByText('Required', { exact: true })).toBeVisible();
  });

  await test.step('a person who is not a member sees why they cannot sign in', async () => {
    // The provider knows the owner until then.
    await page.context().clearCookies();
    await page.goto(`${product.url}/company-sign-in`);
    await page.getByLabel('Email').fill('stranger@larch-works.example');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('alert')).toContainText(
      'Your address is no member of the company yet',
    );
    await expectAccessible(page);
  });
  provider.stop();
});
