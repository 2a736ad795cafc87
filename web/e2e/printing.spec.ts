import type { Locator, Page } from '@playwright/test';
import { expect, signIn, test } from './product.ts';

const printButton = { name: 'Print', exact: true };

/** The sheets of the follow-up; not visible on the screen. */
const findList = (page: Page): Locator =>
  page.getByRole('region', { name: 'Printed list', includeHidden: true });

/** A4 between its margins. */
const paper = { width: 673, height: 950 };

async function openCase(page: Page, root: string): Promise<void> {
  await page.goto(`${root}/cases`);
  await page
    .getByRole('link', { name: /^C-\d+$/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Exposed people', exact: true })).toBeVisible();
}

/** Prints by name: how to open each screen and print it. */
const prints: Record<string, (page: Page, root: string) => Promise<void>> = {
  case: async (page, root) => {
    await openCase(page, root);
    await page.getByRole('button', printButton).click();
  },
  'report of a trace': async (page, root) => {
    await page.goto(`${root}/insights`);
    await page
      .getByRole('link', { name: /^Open tracing of / })
      .first()
      .click();
    await page.getByRole('button', printButton).click();
    await page.waitForURL('**view=print');
    await page.getByRole('button', printButton).click();
  },
  'list of the follow-up': async (page, root) => {
    await page.goto(`${root}/follow-up`);
    await page.getByRole('button', printButton).click();
    const dialog = page.getByRole('dialog', { name: 'Print the list' });
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', printButton).click();
    await expect(findList(page)).toBeAttached();
  },
  'report of breaches': async (page, root) => {
    await page.goto(root.replace('/dashboard/', '/report/'));
    await expect(page.getByText('Breach Trend')).toBeVisible();
    await page.getByRole('button', printButton).click();
  },
  'report of tracing': async (page, root) => {
    await page.goto(`${root.replace('/dashboard/', '/report/')}?tab=tracing`);
    await expect(page.getByRole('heading', { name: 'Positive cases' })).toBeVisible();
    await page.getByRole('button', printButton).click();
  },
};

for (const [name, print] of Object.entries(prints))
  test(`the printed ${name} is on light paper, has dates, and says who printed it`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      // On phones `print` returns while the print dialog is still open.
      window.print = () => window.dispatchEvent(new Event('beforeprint'));
    });
    await page.emulateMedia({ colorScheme: 'dark' });
    await signIn(page);
    await print(page, page.url().replace(/\/insights$/, ''));
    const html = page.locator('html');
    const note = page.getByText(
      /^Confidential\. Harbourline Logistics, printed \w{3} \d+ \w{3} \d{4}, \d\d:\d\d by [^@]+, owner\.$/,
    );
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.setViewportSize(paper);
    await expect(note).toBeVisible();
    await expect(html).toHaveAttribute('data-mantine-color-scheme', 'light');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    // The mark of a contested contact explains itself on press.
    await expect(page.getByRole('button').filter({ hasNotText: 'Contested' })).toHaveCount(0);
    await expect(page.getByRole('main')).not.toContainText(
      /\b(?:today|yesterday|tomorrow|just now|ago)\b/iu,
    );
    expect(await html.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(
      0,
    );
    await page.emulateMedia({ media: null });
    await page.evaluate(() => void window.dispatchEvent(new Event('afterprint')));
    await expect(note).toHaveCount(0);
    await expect(findList(page)).toHaveCount(0);
    await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
  });

const withTables: Record<string, (page: Page, root: string) => Promise<void>> = {
  case: openCase,
  'report of tracing': async (page, root) => {
    await page.goto(`${root.replace('/dashboard/', '/report/')}?tab=tracing`);
    await expect(page.getByRole('heading', { name: 'Positive cases' })).toBeVisible();
  },
};

for (const [name, open] of Object.entries(withTables))
  test(`the printed ${name} keeps the columns of its tables`, async ({ page }) => {
    await signIn(page);
    await open(page, page.url().replace(/\/insights$/, ''));
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(paper);
    const cells = page.getByRole('row').last().getByRole('cell');
    await expect.poll(() => cells.count()).toBeGreaterThan(1);
    await expect
      .poll(() =>
        cells.evaluateAll(
          (all) => new Set(all.map((cell) => cell.getBoundingClientRect().top)).size,
        ),
      )
      .toBe(1);
  });
