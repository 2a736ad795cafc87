import { test, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, product, signIn } from './product.ts';

// These tests cause errors on the console, so they use Playwright's own fixture.

const scripts = '**/assets/*.js';
const newVersion = 'A new version is available. Reload the page.';
const offline = 'You are offline. This page opens when the connection is back.';

/** A heading of the introduction, which identifies its file. */
const introduction = 'From two phones to a list of names';

/** Simulates a deployment: the server answers, but no longer has the files of the previous version. */
const takeFilesAway = (page: Page) =>
  page.route(scripts, (route) => route.fulfill({ status: 404, body: '' }));

const bringFilesBack = (page: Page) => page.unroute(scripts);

const main = (page: Page) => page.getByRole('main');
const site = (page: Page) => page.getByRole('navigation', { name: 'Site' });
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** Opens a screen of the dashboard by its address. */
const openUntouched = async (page: Page, screen: string, heading: string) => {
  await page.goto(`${product.url}/dashboard/harbourline%20logistics/${screen}`);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
};

test('the first click on a public page after a deployment offers a reload', async ({ page }) => {
  await page.goto(`${product.url}/`, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible();
  await takeFilesAway(page);
  await site(page).getByRole('link', { name: 'PRICING' }).click();
  await expect(main(page).getByText(newVersion)).toBeVisible();
  await expect(site(page)).toBeVisible();
  await bringFilesBack(page);
  await main(page).getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { name: 'Plans and pricing' })).toBeVisible();
});

test('the first click on a public page without a network waits for the connection', async ({
  page,
  context,
}) => {
  await page.goto(`${product.url}/`, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('You are offline. What you see may be out of date.')).toBeVisible();
  await site(page).getByRole('link', { name: 'PRICING' }).click();
  await expect(main(page).getByText(offline)).toBeVisible();
  await expect(site(page)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Plans and pricing' })).toBeVisible();
  await expect(page.getByText('You are offline.')).toHaveCount(0);
});

test('a part that cannot be loaded offers a reload and keeps the input of the form', async ({
  page,
}) => {
  const filled = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    const response = await route.fetch();
    const isIntroduction = (await response.text()).includes(introduction);
    if (isIntroduction) await filled.promise;
    await route.fulfill(isIntroduction ? { status: 404, body: '' } : { response });
  });
  await page.goto(`${product.url}/`);
  await page.getByLabel('Email').fill(product.email);
  filled.resolve();
  await expect(page.getByText('The introduction could not be loaded.')).toBeVisible();
  await expect(page.getByText(newVersion)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload' })).toHaveCount(1);
  await expect(page.getByLabel('Email')).toHaveValue(product.email);
  await expect(site(page)).toBeVisible();
});

test('a sign-in after a deployment offers a reload and then succeeds', async ({ page }) => {
  await page.goto(`${product.url}/`);
  await page.getByLabel('Email').fill(product.email);
  await page.getByLabel('Password', { exact: true }).fill(product.password);
  await takeFilesAway(page);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert').getByText(newVersion)).toBeVisible();
  await expect(page.getByRole('link', { name: 'VisionCloud, home' })).toBeVisible();
  await bringFilesBack(page);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Insights' })).toBeVisible();
});

test('every step on the dashboard after a deployment keeps the frame', async ({ page }) => {
  await signIn(page);
  await openUntouched(page, 'emp', 'Employee Directory');
  await takeFilesAway(page);
  for (const [place, path] of [
    ['Computer Vision', 'camera-details'],
    ['Dashboard', 'landing'],
    ['Insights', 'insights'],
    ['Analytics', 'analytics'],
    ['Monitor', 'monitor'],
  ] as const) {
    // Some links have a number at their end.
    const link = sidebar(page).getByRole('link', { name: new RegExp(`^${place}`, 'u') });
    await link.click();
    await page.waitForURL(`**/${path}`);
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(main(page).getByRole('alert').getByText(newVersion)).toBeVisible();
    await expect(sidebar(page)).toBeVisible();
  }
  await bringFilesBack(page);
  await main(page).getByRole('alert').getByRole('button', { name: 'Reload' }).click();
  await expect(sidebar(page).getByRole('link', { name: 'Monitor' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(page.getByText(newVersion)).toHaveCount(0);
});

test('a click on the dashboard without a network keeps the frame and completes when the network returns', async ({
  page,
  context,
}) => {
  await signIn(page);
  await openUntouched(page, 'emp', 'Employee Directory');
  await context.setOffline(true);
  await expect(
    main(page).getByText('You are offline. What you see may be out of date.'),
  ).toBeVisible();
  await sidebar(page).getByRole('link', { name: 'Insights' }).click();
  await expect(main(page).getByText(offline)).toBeVisible();
  await expect(sidebar(page)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Insights' })).toBeVisible();
});

test('a list that failed without a network is loaded when the connection returns', async ({
  page,
  context,
}) => {
  await signIn(page);
  await openUntouched(page, 'emp', 'Employee Directory');
  await context.setOffline(true);
  await main(page).getByRole('searchbox').fill('Marcus');
  await expect(main(page).getByText('The directory could not be loaded.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('row', { name: /Marcus/u }).first()).toBeVisible();
  await expect(main(page).getByText('The directory could not be loaded.')).toHaveCount(0);
});

test('a guide request is confirmed even if the dialog cannot be loaded', async ({ page }) => {
  await page.goto(`${product.url}/guide`);
  await page.getByLabel('Full Name').fill('Erin Sample');
  await page.getByLabel('Email').fill('erin@example.com');
  await takeFilesAway(page);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(
    page.getByText('Thank you for your request, our sales team will contact you soon!'),
  ).toBeVisible();
  await expect(site(page)).toBeVisible();
});

for (const width of [1280, 390]) {
  test.describe(`${width} wide`, () => {
    test.use({ viewport: { width, height: width === 390 ? 844 : 900 } });

    test('a page that cannot be loaded has no axe violations and does not overflow', async ({
      page,
    }) => {
      await page.goto(`${product.url}/blog`, { waitUntil: 'networkidle' });
      await takeFilesAway(page);
      await page.getByRole('link', { name: 'Why fifteen minutes' }).first().click();
      await expect(main(page).getByText(newVersion)).toBeVisible();
      await expectAccessible(page);
    });

    test('a page that crashed has no axe violations and does not overflow', async ({ page }) => {
      // The profile lists the browser's time zones.
      await page.addInitScript(() => {
        Intl.supportedValuesOf = () => {
          throw new Error('made to crash');
        };
      });
      await signIn(page);
      await page.goto(`${product.url}/dashboard/harbourline%20logistics/profile`);
      await expect(page.getByText('This page could not be shown.')).toBeVisible();
      await expectAccessible(page);
    });
  });
}
