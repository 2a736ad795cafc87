import { watchDrawing, type Drawing } from './drawing.ts';
import { largeCase } from './large-case.ts';
import { expect, product, signIn, test } from './product.ts';

const people = 500;

const print = (action: string, { maxGap, longTasks, worked }: Drawing): void =>
  console.log(
    `${action}: longest time without a frame ${maxGap} ms, long tasks ${longTasks.join(', ') || 'none'} ms, worked ${worked.all} ms (script ${worked.script}, style ${worked.style}, layout ${worked.layout})`,
  );

test(
  'measures lists of 100 rows and a chain of 500 people',
  { tag: '@speed' },
  async ({ page }) => {
    test.setTimeout(90_000);
    await signIn(page);
    const root = new URL(page.url()).pathname.replace(/insights$/u, '');
    const rows = page.locator('tbody tr');

    await page.goto(`${product.url}${root}emp?size=10`);
    await expect(rows).toHaveCount(10);
    print(
      'A list of 100 people',
      await watchDrawing(page, async () => {
        await page.getByLabel('Rows', { exact: true }).selectOption('100');
        await expect(rows).toHaveCount(100);
      }),
    );
    const link = await page.locator('tbody a[href*="/emp/"]').first().getAttribute('href');

    let asked = 0;
    await page.route('**/graphql', async (route) => {
      const { operationName } = route.request().postDataJSON() as { operationName?: string };
      if (operationName !== 'Trace') return route.continue();
      asked += 1;
      return route.fulfill({ json: largeCase(people) });
    });
    await page.goto(`${product.url}${link?.replace('/emp/', '/tracing/')}?view=chain`);
    const buttons = page.locator('svg [data-person]');
    await expect(page.getByRole('tab', { name: 'Chain over time', selected: true })).toBeVisible();
    await expect(buttons).toHaveCount(people / 10);
    print(
      `A chain of ${people} people`,
      await watchDrawing(page, async () => {
        await page.getByRole('button', { name: 'Unfold all' }).click();
        await expect(buttons).toHaveCount(people);
      }),
    );
    print(
      'Pointing at 20 contacts of the chain',
      await watchDrawing(page, async () => {
        for (let index = 0; index < 20; index += 1) await buttons.nth(index).hover();
      }),
    );
    print(
      `A list of ${people} people exposed`,
      await watchDrawing(page, async () => {
        await page.getByRole('tab', { name: 'List' }).click();
        await expect(rows).toHaveCount(people);
      }),
    );
    expect(asked).toBeGreaterThan(0);
  },
);
