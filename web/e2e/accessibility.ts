import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './product.ts';

/** Rules of axe that depend on colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Checks the page with all rules of axe in light, with those about colours in dark, and that it does not overflow its width. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.locator('.mantine-Skeleton-root'), 'the page has loaded').toHaveCount(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    await finishAnimations(page);
    const builder = new AxeBuilder({ page })
      // Leaves out passing elements, whose description takes longer than the rules.
      .options({ resultTypes: ['violations'] })
      // Without legacy mode each check opens another page to merge the results of frames. There are no frames.
      .setLegacyMode();
    const { violations } = await (
      colorScheme === 'light' ? builder : builder.withRules(colourRules)
    ).analyze();
    const findings = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
    expect(findings, colorScheme).toEqual([]);
  }
  await expectToFit(page);
}

/** Waits for animations to end, because axe would read intermediate colours. Ignores loaders, which never end. */
async function finishAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Transitions start with the next frame.
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
