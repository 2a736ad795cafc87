import { expect, product, test } from './product.ts';

test('files of a first visit are compressed and cached permanently', async ({ page }) => {
  const answer = await page.goto(product.url, { waitUntil: 'networkidle' });
  expect(answer?.headers()).toMatchObject({
    'content-encoding': 'br',
    'content-type': expect.stringContaining('text/html'),
    'cache-control': 'no-cache',
  });
  const files = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\/assets\/.*\.(?:js|css|woff2)$/u.test(name)),
  );
  expect(files.filter((name) => name.endsWith('.js')).length).toBeGreaterThan(1);
  for (const file of files) {
    const headers = await page.evaluate(
      async (address) =>
        Object.fromEntries((await fetch(address, { cache: 'reload' })).headers) as Record<
          string,
          string
        >,
      file,
    );
    expect(headers['cache-control'], file).toBe('public, max-age=31536000, immutable');
    if (!/\.(?:js|css)$/u.test(file)) continue;
    expect(headers['content-type'], file).toMatch(/javascript|css/u);
    // Very small files are not compressed.
    if (Number(headers['content-length']) < 512 && !('content-encoding' in headers)) continue;
    expect(headers, file).toMatchObject({
      'content-encoding': 'br',
      vary: expect.stringMatching(/accept-encoding/iu),
    });
  }
});
