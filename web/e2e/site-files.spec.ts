import { expect, product, test } from './product.ts';

test('every page of the sitemap exists', async ({ page, request }) => {
  const sitemap = await (await request.get(`${product.url}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/gu)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  expect(paths).toEqual(expect.arrayContaining(['/', '/blog/who-may-know']));
  for (const path of paths) {
    await page.goto(`${product.url}${path}`);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.getByText('Page not found'), path).toBeHidden();
  }
});

test('browsers can render the icon', async ({ page, request }) => {
  const icon = await request.get(`${product.url}/favicon.ico`);
  expect(icon.status()).toBe(200);
  expect(icon.headers()['content-type']).toMatch(/^image\//u);
  await page.goto(product.url);
  const side = await page.evaluate(async () => {
    const image = new Image();
    image.src = '/favicon.ico';
    await image.decode();
    return image.naturalWidth;
  });
  expect(side).toBeGreaterThanOrEqual(16);
});
