import type { Page } from '@playwright/test';
import { addPhone, sendMeeting, signInOverRest, type Phone } from './phones.ts';
import { expect, product, test } from './product.ts';

const ill = 'Hugo Brandl';
/** Fewer than a notice needs as possible sources were near each of them, so all have to be called. */
const exposed = [
  'Alma Kern',
  'Bela Kern',
  'Carl Kern',
  'Dora Kern',
  'Edda Kern',
  'Falk Kern',
  'Gerd Kern',
  'Hilde Kern',
];

const [tested, contested, last] = ['Alma Kern', 'Bela Kern', 'Hilde Kern'];
/** The deputy, who takes the case over. */
const deputy = 'wellbeing@harbourline.example';

const clicks = 'e2e-clicks';

/** Counts what is pressed with the mouse, also over reloads. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript((key) => {
    document.addEventListener(
      'click',
      ({ isTrusted }) => {
        if (isTrusted) localStorage.setItem(key, String(Number(localStorage.getItem(key)) + 1));
      },
      true,
    );
  }, clicks);
  return () => page.evaluate((key) => Number(localStorage.getItem(key)), clicks);
}

test('somebody calls in ill: names after 4 clicks, one click a call, 35 clicks in all', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const officer = await signInOverRest();
  const sick = await addPhone(officer, ill, 'E2E-60');
  const phones: Phone[] = [];
  for (const [index, name] of exposed.entries()) {
    const phone = await addPhone(officer, name, `E2E-${61 + index}`);
    await sendMeeting(sick, phone, { minutesAgo: 90 - index, minutes: 20 });
    phones.push(phone);
  }
  const clicked = await countClicks(page);

  await test.step('sign in, open a case: all names', async () => {
    await page.goto(`${product.url}/login`);
    await page.getByLabel('Email').fill(product.email);
    await page.getByLabel('Password', { exact: true }).fill(product.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('link', { name: 'Open a case' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('combobox', { name: 'Person' })).toBeFocused();
    await page.keyboard.type(ill);
    await page.getByRole('option', { name: new RegExp(`^${ill}`, 'u') }).click();
    await dialog.getByRole('button', { name: 'Open case' }).click();
    for (const name of exposed)
      await expect(page.getByText(name).filter({ visible: true }).first()).toBeVisible();
    expect(await clicked()).toBeLessThanOrEqual(4);
    const first = page.getByRole('row', { name: /^Alma Kern/u }).first();
    const { y } = (await first.boundingBox())!;
    expect(y, 'the first person is on the upper half of the screen').toBeLessThan(480);
  });
  const [, number] = /\/cases\/(\d+)/u.exec(page.url()) ?? [];

  await test.step('call everybody: one click a person', async () => {
    await page.getByRole('button', { name: 'Inform all 8' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Call 8 people' }).click();
    const before = await clicked();
    for (const [index] of exposed.entries()) {
      await expect(page.getByText(`${index + 1} of 8 · ${index} told`)).toBeVisible();
      const call = page.getByRole('region').filter({ has: page.getByText('Do not say') });
      await expect(call.getByRole('link', { name: /^Call .*, 7/u })).toBeVisible();
      await expect(
        call.getByText(/^‘Stay at home until we call you, at the latest on/u),
      ).toBeVisible();
      await call.getByRole('button', { name: 'Informed', exact: true }).click();
    }
    await expect(page.getByText('8 of 8 have been told.')).toBeVisible();
    expect((await clicked()) - before).toBe(exposed.length);
  });

  await test.step('the last call can be undone on the sheet, and made again', async () => {
    await page.getByRole('button', { name: `Undo: Informed, ${last}` }).click();
    await expect(page.getByText('7 of 8 have been told.')).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Call the next' }).click();
    await page.getByRole('button', { name: 'Informed', exact: true }).click();
    await expect(page.getByText('8 of 8 have been told.')).toBeVisible();
  });

  await test.step('a test is entered', async () => {
    await page.getByRole('link', { name: 'Back to the follow-up' }).click();
    await page.getByLabel('Show').selectOption({ label: 'Everybody' });
    await page.getByLabel('Search people to follow up').fill(tested);
    await page.getByRole('button', { name: `Actions for ${tested}` }).click();
    await page.getByRole('menuitem', { name: 'Tested' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Negative' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(`${tested} tested`)).toBeVisible();
  });

  await test.step('a contact is contested', async () => {
    await page.getByLabel('Search people to follow up').fill(contested);
    await page.getByRole('button', { name: `Actions for ${contested}` }).click();
    await page.getByRole('menuitem', { name: `Contest contact with C-${number}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Contest contact' });
    await expect(
      dialog.getByRole('list', { name: 'To be told that the notice no longer holds' }),
    ).toContainText(contested);
    await dialog.getByRole('radio', { name: 'A wall or glass between them' }).click();
    await dialog.getByRole('button', { name: 'Contest contact' }).click();
    await expect(page.getByText(/^Contact of .* contested$/u)).toBeVisible();
  });

  await test.step('the list is saved as a file', async () => {
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV', exact: true }).click();
    expect((await saved).suggestedFilename()).toMatch(/^follow-up_.*\.csv$/u);
  });

  await test.step('the onset is corrected, after its consequences are shown', async () => {
    await page.keyboard.press('Control+K');
    const field = page.getByRole('textbox', {
      name: 'Search people, cases, cameras, pages and actions',
    });
    await expect(field).toBeFocused();
    await field.fill(`C-${number}`);
    await expect(
      page.getByRole('dialog').getByRole('button', { name: new RegExp(`^C-${number} `, 'u') }),
    ).toHaveAttribute('data-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: `C-${number} · ${ill}` })).toBeVisible();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Onset of symptoms' }).fill(yesterday());
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(`Case C-${number} saved`)).toBeVisible();
  });

  await test.step('the case is printed', async () => {
    await page.getByRole('button', { name: 'Print', exact: true }).click();
  });

  await test.step('the deputy takes the case over', async () => {
    await page.getByRole('button', { name: 'Hand over' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^New owner/u).selectOption(deputy);
    await dialog.getByLabel(/^Note/u).fill('Everybody was told. Please call Hugo tomorrow.');
    await dialog.getByRole('button', { name: 'Hand over' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('the case is closed', async () => {
    await page.getByRole('button', { name: 'Close case' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Recovered' }).click();
    await dialog.getByRole('button', { name: 'Close case' }).click();
    await expect(page.getByText(`Case C-${number} closed`)).toBeVisible();
  });

  const all = await clicked();
  expect(all, `the whole day took ${all} clicks`).toBeLessThanOrEqual(35);
  console.log(`the whole day took ${all} clicks`);
});

/** Yesterday in the demo company, as it is typed: d/m/yyyy. */
function yesterday(): string {
  const day = new Date(Date.now() - 86_400_000);
  return day.toLocaleDateString('en-GB', { timeZone: 'Asia/Singapore' });
}
