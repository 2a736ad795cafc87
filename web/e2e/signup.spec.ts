import type { Page } from '@playwright/test';
import { linkMailedTo, mailTo } from './mails.ts';
import { expect, product, signInAdministrator, test } from './product.ts';

const company = {
  name: 'Quayside Foods',
  email: 'olga@quayside.example',
  password: 'a password of her own',
};

async function signIn(page: Page, password: string): Promise<void> {
  await page.goto(`${product.url}/login`);
  await page.getByLabel('Email').fill(company.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

const billingEmail = 'accounts@quayside.example';

test.describe.configure({ mode: 'serial' });

test('a visitor orders a plan, signs up and is accepted', async ({ page, browser }) => {
  test.setTimeout(120_000);
  const provider = await browser.newPage();
  await signInAdministrator(provider);

  await test.step('the visitor chooses a plan and a term, which survive a reload', async () => {
    await page.goto(`${product.url}/`);
    await page.getByRole('link', { name: 'PRICING' }).click();
    await expect(page.getByRole('heading', { name: 'Plans and pricing' })).toBeVisible();
    await page.getByText('International (USD)').click();
    await page.getByRole('link', { name: 'Choose Professional' }).click();
    // The previous page has fields with the same labels, so wait for this page.
    await expect(
      page.getByRole('heading', { name: 'How many people, for how long?' }),
    ).toBeVisible();
    await page.getByLabel('Employees', { exact: true }).fill('250');
    await page.getByLabel('Annual').check();
    // 200 × 1.80 + 50 × 1.44, twelve times
    await expect(page.getByText('USD 5,184.00')).toBeVisible();
    await page.getByRole('link', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
    await page.reload();
    await expect(page.getByText('USD 5,184.00')).toBeVisible();
  });

  await test.step('the visitor’s order is kept until the company has signed up', async () => {
    await page.getByLabel('Name', { exact: true }).fill('Accounts of Quayside');
    await page.getByLabel('Email').fill(billingEmail);
    await page.getByLabel('Phone').fill('6565500124');
    await page.getByLabel('Address').fill('1 Quay Street');
    await page.getByLabel('City').fill('Singapore');
    await page.getByLabel('Country').selectOption({ label: 'Singapore' });
    await expect(page.getByText('In Cash')).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'Sign up your company' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
    await expect(page.getByLabel('Address')).toHaveValue('1 Quay Street');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'Sign up your company' })).toBeVisible();
    await expect(page.getByText('USD 5,184.00')).toBeVisible();
  });

  await test.step('the visitor signs up', async () => {
    await page.getByLabel('Email').fill(company.email);
    await page.getByLabel('Company name').fill(company.name);
    await page.getByLabel('Website').fill('www.quayside.example');
    await page.getByLabel('Country').selectOption({ label: 'Singapore' });
    await page.getByLabel('Phone').fill('6565500123');
    await page.getByRole('button', { name: 'Sign up' }).click();
    await page.waitForURL('**/success');
    await expect(page.getByText(`a link to ${company.email}`)).toBeVisible();
    const { subject, text } = await mailTo(billingEmail, /order/i);
    expect(`${subject} ${text}`).toContain('5,184.00');
    await provider.goto(`${product.url}/portal/visioncloud/orders?search=quayside`);
    await expect(provider.getByText('USD 5,184.00').first()).toBeVisible();
  });

  await test.step('the visitor verifies the address by confirming on the linked page', async () => {
    const link = await linkMailedTo(company.email, /verify/i);
    await page.goto(link);
    await page.reload();
    await page.getByLabel('Password', { exact: true }).fill(company.password);
    await page.getByLabel('Confirm password').fill(company.password);
    await page.getByRole('button', { name: 'Verify and set password' }).click();
    await expect(
      page.getByText('Congratulations! Your email is successfully verified. Now you can sign in.'),
    ).toBeVisible();
    await page.goto(link);
    await expect(
      page.getByText('Oops! Your email is not verified. Please try again!.'),
    ).toBeVisible();
  });

  await test.step('the provider accepts the company', async () => {
    await signIn(page, company.password);
    await expect(page.getByText('Your company is waiting to be accepted')).toBeVisible();
    await provider.goto(`${product.url}/portal/visioncloud?search=quayside`);
    await provider.getByRole('button', { name: `ACCEPT ${company.name}` }).click();
    await expect(provider.getByText('Company activated!')).toBeVisible();
    await expect(provider.getByRole('cell', { name: 'ACTIVE', exact: true })).toBeVisible();
  });

  await test.step('the company signs in', async () => {
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL('**/dashboard/quayside%20foods/insights');
    await expect(page.getByRole('heading', { name: 'Insights' })).toBeVisible();
  });

  await test.step('the company is signed out when the provider inactivates it', async () => {
    await provider.getByRole('button', { name: `INACTIVATE ${company.name}` }).click();
    const question = provider.getByRole('dialog', { name: `Inactivate ${company.name}?` });
    await expect(question.getByText(/1 dashboard is signed out/u)).toBeVisible();
    await question.getByRole('button', { name: 'Inactivate company' }).click();
    await expect(provider.getByText('Company in-activated!')).toBeVisible();
    // The gateway closes the live connection, and the page signs out.
    await page.waitForURL('**/login', { timeout: 45_000 });
    await expect(page.getByText('Your company has been deactivated')).toBeVisible();
    await provider.getByRole('button', { name: `ACTIVATE ${company.name}`, exact: true }).click();
    await expect(provider.getByText('Company activated!').first()).toBeVisible();
  });
  await provider.close();
});

test('a forgotten password is reset and the new one changed', async ({ page, browser }) => {
  const provider = await browser.newPage();
  await signInAdministrator(provider);
  await page.goto(`${product.url}/login`);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible();
  await page.getByLabel('Email').fill(company.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('Please check your email')).toBeVisible();

  await page.goto(await linkMailedTo(company.email, /^Reset your password$/));
  await page.getByLabel('Password', { exact: true }).fill('another password');
  await page.getByLabel('Confirm password').fill('another password');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('Password changed successfully')).toBeVisible();

  await signIn(page, 'another password');
  await page.waitForURL('**/insights');
  await page.getByRole('button', { name: /^Company menu/ }).click();
  await page.getByRole('menuitem', { name: 'Change Password' }).click();
  await page.getByLabel('Current password').fill('another password');
  await page.getByLabel('New password', { exact: true }).fill('a third password');
  await page.getByLabel('Confirm new password').fill('a third password');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed successfully')).toBeVisible();
  await page.waitForURL('**/login');
  await signIn(page, 'a third password');
  await page.waitForURL('**/insights');

  await provider.goto(`${product.url}/portal/visioncloud/audit`);
  await expect(
    provider.getByText('Changed the password').filter({ visible: true }).first(),
  ).toBeVisible();
  await expect(
    provider.getByText('Reset the password').filter({ visible: true }).first(),
  ).toBeVisible();
  await provider.close();
});
