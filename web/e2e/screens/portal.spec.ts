import { expect, product, signInAdministrator, test } from '../product.ts';
import { testAtBothSizes } from './screens.ts';

const portalPages = [
  ['', 'Company List'],
  ['/orders', 'Orders'],
  ['/guide-requests', 'Guide Requests'],
  ['/mails', 'Emails'],
  ['/audit', 'Audit Log'],
] as const;

test('every page of the portal has no axe violations in light and dark and fits its width', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await signInAdministrator(page);
  for (const [path, heading] of portalPages)
    await testAtBothSizes(page, heading, async () => {
      await page.goto(`${product.url}/portal/visioncloud${path}`);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    });
});
