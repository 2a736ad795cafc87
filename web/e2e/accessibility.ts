import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './product.ts';

/** Rules of axe that a change of colours alone can break. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Checks the page in light with all rules of axe, then in dark with those about colours, and that it fits its width. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    await finishAnimations(page);
    const builder = new AxeBuilder({ page })
      // Elements that pass need no description, which takes longer than the rules do.
      .options({ resultTypes: ['violations'] })
      // Otherwise each check opens a page of its own, to put together what it found in frames. There are none.
      .setLegacyMode();
    const { violations } = await (
      colorScheme === 'light' ? builder : builder.withRules(colourRules)
    ).analyze();
    const findings = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
    expect(findings, colorScheme).toEqual([]);
  }
  await expectToFit(page);
}

/** Waits until nothing fades or moves any more: axe would read the colours in between. Loaders, which never stop, are left out. */
async function finishAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A transition begins with the next frame.
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

async function expectToFit(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'the page itself does not scroll sideways').toBeLessThanOrEqual(0);
}
