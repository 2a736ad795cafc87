import { randomUUID } from 'node:crypto';
import { expect, product, signIn, test } from './product.ts';

test('a safety officer checks the insights, finds a room and previews a setting', async ({
  page,
}) => {
  await signIn(page);
  const root = page.url().replace(/\/insights$/, '');

  await test.step('the insights show safety and coverage', async () => {
    await expect(page.getByText(/\d+ of \d+ people active in the last 24 hours/)).toBeVisible();
    await expect(page.getByText(/phones reported in the last 24 hours/).first()).toBeVisible();
    await page.getByRole('button', { name: /^Bluetooth off/ }).click();
    await expect(page).toHaveURL(/trouble=/);
  });

  await test.step('a new camera reports, and its room appears without a reload', async () => {
    await page.goto(`${root}/camera-details`);
    await page.getByRole('button', { name: 'Add camera' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Camera id').fill('gate-7');
    await dialog.getByLabel('Room name').fill('North gate');
    await dialog.getByLabel('Room number').fill('0-09');
    await dialog.getByLabel('Safe distance').fill('6');
    await dialog.getByLabel('Time lag').fill('2');
    await dialog.getByLabel(/feed url/i).fill('rtsp://10.20.0.77/stream');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    const key = await page.getByLabel('Key of gate-7').textContent();
    await page.goto(`${root}/monitor`);
    await expect(page.getByText('Rooms today')).toBeVisible();
    await expect(page.getByText('North gate')).toBeVisible();
    const sent = await fetch(`${product.url}/api/camera/gate-7/breaches`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-camera-key': key?.trim() ?? '' },
      body: JSON.stringify({
        // A few seconds ago, so that they are of today right after midnight too.
        records: [3, 2, 1].map((seconds) => ({
          id: randomUUID(),
          date: new Date(Date.now() - seconds * 1000).toISOString(),
          since: 0.5,
          distance: 1.5,
          people: 3,
        })),
      }),
    });
    expect(await sent.json()).toMatchObject({ data: { accepted: 3 } });
    await expect(page.getByText('North gate').locator('xpath=../..')).toContainText('3 breaches', {
      timeout: 15_000,
    });
  });

  await test.step('the settings preview another time metric', async () => {
    await page.goto(`${root}/landing`);
    await page.getByLabel('Minutes').selectOption('10');
    await expect(page.getByText(/With 10 minutes you would have had/)).toBeVisible();
    await page.getByRole('button', { name: 'Save Time metric' }).click();
    await expect(page.getByRole('button', { name: 'Cancel change' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel change' }).click();
    await expect(page.getByRole('button', { name: 'Cancel change' })).toHaveCount(0);
  });

  await test.step('the report shows the same figures', async () => {
    await page.goto(root.replace('/dashboard/', '/report/'));
    await expect(page.getByText('Number of people active (Last 2 hrs)')).toBeVisible();
    await page.getByRole('tab', { name: 'Tracing' }).click();
    await page.getByLabel('Category').selectOption({ label: 'Mobile' });
    await expect(page.getByRole('link', { name: /tracing/i }).first()).toBeVisible();
  });
});
