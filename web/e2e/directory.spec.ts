import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, rest, signIn, test } from './product.ts';

/** Opens the directory of the demo company. */
async function openDirectory(page: Page): Promise<string> {
  await signIn(page);
  const root = page.url().replace(/\/insights$/, '');
  await page.goto(`${root}/emp`);
  await expect(page.getByText(/^1–10 of \d+$/)).toBeVisible();
  return root;
}

const csv = (rows: string[][]): Buffer =>
  Buffer.from(rows.map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\r\n'));

test('an import changes what its preview shows, and can be undone', async ({ page }) => {
  const root = await openDirectory(page);
  await page.getByRole('link', { name: 'Import' }).click();
  await page.locator('input[type=file]').setInputFiles({
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: csv([
      ['Staff No', 'Full name', 'Mobile', 'E-mail', 'Department'],
      ['IMP-1', 'Astrid Nyström', '5550001001', 'astrid@import.example', 'Night shift'],
      ['IMP-2', 'Renée O’Brien-Lindqvist', '+49 30 1234567', 'bo@import.example', 'Night shift'],
      ['IMP-3', 'R2-D2', '5550001003', 'robot@import.example', 'Night shift'],
    ]),
  });
  await page.getByRole('button', { name: 'Upload and preview' }).click();
  // An unknown column heading is assigned by hand.
  await page.getByLabel('Field for ‘Staff No’').selectOption({ label: 'Employee ID' });
  await page.getByRole('button', { name: 'Compare with the directory' }).click();
  const good = page.getByRole('radio', { name: 'Only the good rows' });
  await expect(good).toBeVisible({ timeout: 20_000 });
  await page.getByRole('tab', { name: /wrong/i }).click();
  await expect(page.getByText('Only alphabet accepted.')).toBeVisible();
  await good.check();
  await page.getByRole('button', { name: 'Add 2 people' }).click();
  await expect(page.getByText('Data import done.')).toBeVisible({ timeout: 20_000 });

  await test.step('the search ignores accents', async () => {
    await page.goto(`${root}/emp?search=nystrom`);
    await expect(page.getByText('Astrid Nyström').filter({ visible: true }).first()).toBeVisible();
    await page.goto(`${root}/emp?search=renee%20obrien`);
    const found = page.getByRole('row').filter({ hasText: 'Renée O’Brien-Lindqvist' });
    await expect(found).toContainText('+49 301234567');
    await page.goBack();
    await page.goBack();
  });

  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: /undo/i }).click();
  await expect(page.getByText('This import has been undone.')).toBeVisible();
  await page.goto(`${root}/emp?search=nystrom`);
  await expect(page.getByText('Astrid Nyström')).toHaveCount(0);
});

test('imported people get codes and sign in on the app with them', async ({ page }) => {
  await openDirectory(page);
  await page.getByRole('link', { name: 'Import' }).click();
  await page.locator('input[type=file]').setInputFiles({
    name: 'drivers.csv',
    mimeType: 'text/csv',
    buffer: csv([
      ['Employee ID', 'Name', 'Phone', 'Email', 'Department'],
      ['DRV-1', 'Ines Duarte', '5550002001', 'ines@drivers.example', 'Drivers'],
      ['DRV-2', 'Ola Berg', '5550002002', 'ola@drivers.example', 'Drivers'],
    ]),
  });
  await page.getByRole('button', { name: 'Upload and preview' }).click();
  await page.getByRole('button', { name: 'Add 2 people' }).click({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Issue app codes' }).click({ timeout: 20_000 });
  await page.getByRole('dialog').getByRole('button', { name: 'Issue codes' }).click();
  const download = page.waitForEvent('download', { timeout: 30_000 });
  await page.getByRole('button', { name: 'Save as CSV' }).click({ timeout: 20_000 });
  const text = await readFile(await (await download).path(), 'utf8');
  const rows = text.trim().split('\r\n').slice(1);
  expect(rows).toHaveLength(2);
  await expect(page.getByRole('region', { name: 'Cards' }).getByText('Ines Duarte')).toBeVisible();
  for (const row of rows) {
    const [employeeId, , , , , passKey, code] = row.split(',');
    const { data } = await rest<{ data: { token: string } }>(null, 'POST /employee/login', {
      unique_id: passKey,
      employee_id: employeeId,
      password: code,
    });
    const phone = await rest<{ data: object }>(data.token, 'GET /employee/settings');
    expect(phone.data).toBeDefined();
  }
});

test('a bulk change of departments can be undone', async ({ page }) => {
  const root = await openDirectory(page);
  await page.goto(`${root}/emp?size=5`);
  await expect(page.getByText(/^1–5 of \d+$/)).toBeVisible();
  const boxes = page.getByRole('checkbox', { name: /^Select (?!this page)/ });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  const bar = page.getByRole('group', { name: 'Selected people' });
  await expect(bar.getByText('2 selected')).toBeVisible();
  await bar.getByRole('button', { name: 'Set department' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Department').fill('Moved for a moment');
  await dialog.getByRole('button', { name: 'Set department' }).click();
  const moved = page
    .getByRole('cell', { name: 'Moved for a moment' })
    .or(page.getByRole('gridcell', { name: 'Moved for a moment' }));
  await expect(moved).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(moved).toHaveCount(0);
});

test('a photo is cropped, uploaded and shown; the directory is exported', async ({ page }) => {
  const root = await openDirectory(page);
  await page.goto(`${root}/emp?search=serene`);
  await page.getByRole('link', { name: 'Serene Gan' }).first().click();
  await page.getByRole('button', { name: 'Add photo' }).click();
  // Draws a JPEG in the browser.
  const drawn = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 640, height: 480 });
    const pen = canvas.getContext('2d')!;
    pen.fillStyle = 'teal';
    pen.fillRect(0, 0, 640, 480);
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({
      name: 'me.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from(drawn, 'base64'),
    });
  await page.getByRole('button', { name: 'Upload photo' }).click();
  await expect(page.getByText('Profile picture uploaded')).toBeVisible();
  const photo = page.locator('img[src*="/photos/"]').first();
  await expect(photo).toBeVisible();
  await expect
    .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100);

  await page.goto(`${root}/emp`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV', exact: true }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text.split('\r\n')[0]?.replace('\uFEFF', '')).toBe(
    'ID NO.,NAME,PHONE NO.,EMAIL,DEPARTMENT,COVID-19 STATUS,LAST ACTIVE',
  );
  expect(text).toContain('Serene Gan');
});
