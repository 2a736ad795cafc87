import type { Page } from '@playwright/test';
import { addresses } from '../src/testing/addresses.ts';
import { expect } from './product.ts';

export const companyName = 'harbourline logistics';

/** Patterns of all screens, by who opens them. Only a mailed link opens an own file. */
export const screensOf = {
  company: list((pattern) => /^\/(?:dashboard|report)\//u.test(pattern)),
  portal: list((pattern) => /^\/portal\/visioncloud(?!\/login)/u.test(pattern)),
  everybody: list(
    (pattern) => !/^\/(?:dashboard|report|portal\/visioncloud(?!\/login)|me\/file)/u.test(pattern),
  ),
};

function list(belongs: (pattern: string) => boolean): string[] {
  return Object.keys(addresses).filter(belongs);
}

/** Waits until the page has loaded and shows no skeleton. */
export async function expectLoaded(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(page.locator('.mantine-Skeleton-root, .mantine-Loader-root')).toHaveCount(0);
}

/** Lists what the controls of the page are set to, and its buttons: some remove a filter. */
export function readControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const inputs = [...document.querySelectorAll('input, select, textarea')].map((field) => {
      if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.textContent ?? '';
      if (!(field instanceof HTMLInputElement)) return field.textContent ?? '';
      const isChoice = ['radio', 'checkbox'].includes(field.type);
      if (!isChoice) return field.value;
      return field.checked ? (field.labels?.[0]?.textContent ?? '') : '';
    });
    const chosen = document.querySelectorAll(
      '[aria-selected=true], [aria-checked=true], [aria-pressed=true], [aria-sort]:not([aria-sort=none]), [data-active], main button',
    );
    const states = [...chosen].map(
      (element) => `${element.textContent || element.ariaLabel} ${element.ariaSort ?? ''}`,
    );
    return [...inputs, ...states].map((text) => text.trim()).filter((text) => text !== '');
  });
}
