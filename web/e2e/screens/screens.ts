import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { signIn, test } from '../product.ts';

/** Screens by name: how to open each after signing in, and an element that shows that it has loaded. */
export type Screens = Record<string, (page: Page, root: string) => Promise<void>>;

/** Runs tests in the widths of a desktop and a phone. */
export function atBothWidths(declareTests: () => void): void {
  for (const width of [1280, 390])
    test.describe(`${width} wide`, () => {
      test.use({ viewport: { width, height: width === 390 ? 844 : 900 } });
      declareTests();
    });
}

/** Tests that the screens of an area have no axe violations in light and dark, and do not overflow. */
export function testScreens(area: string, screens: Screens): void {
  atBothWidths(() =>
    test(`every screen of ${area} has no axe violations in light and dark and fits its width`, async ({
      page,
    }) => {
      test.setTimeout(300_000);
      await signIn(page);
      const root = page.url().replace(/\/insights$/, '');
      for (const [name, open] of Object.entries(screens)) {
        await test.step(name, async () => {
          await open(page, root);
          await expectAccessible(page);
        });
      }
    }),
  );
}
