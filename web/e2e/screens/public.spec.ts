import { expect, product, test } from '../product.ts';
import { testAtBothSizes } from './screens.ts';

const publicPages = [
  ['/login', 'Sign in'],
  ['/guide', 'Get My Free Copy'],
  ['/contactus', 'Contact us'],
  ['/blog', 'Blog'],
  ['/blog/fifteen-minutes', 'Why fifteen minutes'],
  ['/terms-conditions', 'Terms and conditions'],
  ['/privacy', 'Privacy policy'],
  ['/app-terms-conditions', 'App terms and conditions'],
  ['/app-privacy', 'App privacy policy'],
  ['/plans', 'Plans and pricing'],
  ['/emp-range', 'How many people, for how long?'],
  ['/signup', 'Sign up your company'],
  ['/checkout', /./],
  ['/forgot-password', /password/i],
  ['/company-sign-in', 'Sign in with your company'],
  ['/me', 'Open your own file'],
] as const;

test('every public page has no axe violations in light and dark and fits its width', async ({
  page,
}) => {
  test.setTimeout(120_000);
  for (const [path, heading] of publicPages)
    await testAtBothSizes(page, path, async () => {
      await page.goto(`${product.url}${path}`);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    });
});
