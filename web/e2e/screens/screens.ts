import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { signIn, test } from '../product.ts';

/** Screens by name: how to get there after signing in, and what shows that it has loaded. */
export type Screens = Record<string, (page: Page, root: string) => Promise<void>>;

/** Runs tests at the width of a desktop and of a phone. */
export function atBothWidths(declareTests: () => void): void {
  for (const width of [1280, 390])
    test.describe(`${width} wide`, () => {
      test.use({ viewport: { width, height: width === 390 ? 844 : 900 } });
      declareTests();
    });
}

/** Tests that every screen of an area has no axe findings in light and dark and fits its width. */
export function testScreens(area: string, screens: Screens): void {
  atBothWidths(() =>
    test(`every screen of ${area} has no axe findings in light and dark and fits its width`, async ({
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
