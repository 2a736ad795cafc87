import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { signIn, test } from '../product.ts';

/** Screens by name: how to open each after signing in, and an element that shows that it has loaded. */
export type Screens = Record<string, (page: Page, root: string) => Promise<void>>;

const desktop = { width: 1280, height: 900 };
const phone = { width: 390, height: 844 };

/** Opens a screen once, and checks it at both sizes. */
export const testAtBothSizes = (
  page: Page,
  name: string,
  open: () => Promise<void>,
): Promise<void> =>
  test.step(name, async () => {
    await page.setViewportSize(desktop);
    await open();
    for (const size of [desktop, phone])
      await test.step(`${size.width} wide`, async () => {
        await page.setViewportSize(size);
        await expectAccessible(page);
      });
  });

/** Tests that the screens of an area have no axe violations in light and dark, and do not overflow, at both sizes. */
export function testScreens(area: string, screens: Screens): void {
  test(`every screen of ${area} has no axe violations in light and dark and fits its width`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    await signIn(page);
    const root = page.url().replace(/\/insights$/, '');
    for (const [name, open] of Object.entries(screens))
      await testAtBothSizes(page, name, () => open(page, root));
  });
}
