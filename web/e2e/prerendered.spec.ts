import type { Page } from '@playwright/test';
import { expect, product, signIn, test } from './product.ts';

const pages = [
  ['/', 'Sign in', 'From two phones'],
  ['/login', 'Sign in', 'From two phones'],
  ['/plans', 'Plans and pricing', 'pay for the people you protect'],
  ['/guide', 'Get My Free Copy', 'A PDF of 12 pages.'],
  ['/forgot-password', 'Forgot password', 'We will send you a link to choose a new one.'],
  ['/contactus', 'Contact us', 'Our offices'],
  ['/blog', 'Blog', 'On tracing, rooms, and telling people what they need to know.'],
  ['/blog/who-may-know', 'Who may know', 'Read next'],
  ['/terms-conditions', 'Terms and conditions', 'Effective'],
  ['/privacy', 'Privacy policy', 'Effective'],
  ['/app-terms-conditions', 'App terms', 'Effective'],
  ['/app-privacy', 'App privacy', 'Effective'],
] as const;

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, heading, text] of pages)
    test(`${path} can be read without script`, async ({ page }) => {
      await page.goto(`${product.url}${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
      await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
      await expect(page).toHaveTitle(/ · VisionCloud$/u);
      const canonical = path === '/login' ? '/' : path;
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', canonical);
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\w/u);
    });

  test('the menu on a phone opens and navigates without script', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${product.url}/blog`);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('navigation', { name: 'Site' }).getByText('Guide').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get My Free Copy');
  });
});

for (const [path, heading] of pages)
  test(`the app hydrates ${path} without rendering it again`, async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.querySelector('h1')?.setAttribute('data-of-the-build', '');
      });
    });
    await page.goto(`${product.url}${path}`, { waitUntil: 'networkidle' });
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toContainText(heading);
    await expect(title).toHaveAttribute('data-of-the-build');
    await page.getByRole('button', { name: 'Use dark mode' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  });

test('the app hydrates a page in a chosen dark color scheme without rendering it again', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('mantine-color-scheme-value', 'dark');
    document.addEventListener('DOMContentLoaded', () => {
      document.querySelector('h1')?.setAttribute('data-of-the-build', '');
    });
  });
  await page.goto(`${product.url}/plans`, { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: 'Use light mode' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('data-of-the-build');
});

/** Opens a page whose code loads only when the returned function is called. */
const openWithoutApp = async (page: Page, path: string): Promise<() => void> => {
  let release: () => void = () => undefined;
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/.*\.js$/u, async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.goto(`${product.url}${path}`, { waitUntil: 'commit' });
  return release;
};

test('credentials entered before the app starts are kept', async ({ page }) => {
  const release = await openWithoutApp(page, '/login');
  await page.getByLabel('Email').fill(product.email);
  await page.getByLabel('Password', { exact: true }).fill(product.password);
  release();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/insights');
});

test('an address entered before the app starts is kept', async ({ page }) => {
  const release = await openWithoutApp(page, '/forgot-password');
  await page.getByLabel('Email').fill('nobody@harbourline.example');
  release();
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('Please check your email')).toBeVisible();
});

test('a signed-in user never sees the prerendered sign-in page', async ({ page }) => {
  await signIn(page);
  await page.route(/\/assets\/.*\.js$/u, (route) =>
    route.fulfill({ body: '', contentType: 'text/javascript' }),
  );
  await page.goto(`${product.url}/plans`, { waitUntil: 'commit' });
  await expect(page.locator('h1')).toBeHidden();
  await page.unrouteAll();
  await page.goto(`${product.url}/plans`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plans and pricing');
  await expect(page.getByRole('button', { name: /^Company menu/u })).toBeVisible();
});
