import { expect, product, signIn, test } from './product.ts';

test('a wrong password shows an error and keeps the address in the form', async ({ page }) => {
  await page.goto(`${product.url}/`);
  await page.getByLabel('Email').fill(product.email);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  // A key pressed before the app has started does nothing.
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Wrong email address or password')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(product.email);
});

test('signing in works by keyboard and keeps the session', async ({ page }) => {
  await page.goto(`${product.url}/login`);
  await page.getByLabel('Email').focus();
  await page.keyboard.type(product.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(product.password);
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/insights');
  await page.goto(`${product.url}/login`);
  await page.waitForURL('**/insights');
});

test('a page without a session redirects to the sign-in page', async ({ page }) => {
  await page.goto(`${product.url}/dashboard/harbourline%20logistics/emp`);
  await page.waitForURL(/\/(login)?$/);
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
});

test('signing out in one tab signs out the other', async ({ page, context }) => {
  await signIn(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('heading', { name: 'Insights' })).toBeVisible();
  await page.getByRole('button', { name: 'Harbourline Logistics' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
});

test('a wrong company name in the path is corrected', async ({ page }) => {
  await signIn(page);
  await page.goto(`${product.url}/dashboard/somebody%20else`);
  await page.waitForURL('**/dashboard/harbourline%20logistics/insights');
});

test('an unknown path shows Page not found', async ({ page }) => {
  await page.goto(`${product.url}/no/such/page`);
  await expect(page.getByRole('heading', { name: /not found|cannot find|no page/i })).toBeVisible();
});
