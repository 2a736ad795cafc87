import { expectAccessible } from './accessibility.ts';
import { openCase } from './cases.ts';
import { addPhone, sendMeeting, signInOverRest } from './phones.ts';
import { expect, product, signIn, test } from './product.ts';

test('a case is handed over, and its new owner is told at once', async ({ page, browser }) => {
  test.setTimeout(120_000);
  const office = await signInOverRest();
  const ida = await addPhone(office, 'Ida Holm', 'E2E-71');
  const per = await addPhone(office, 'Per Dahl', 'E2E-72');
  await sendMeeting(ida, per, { minutesAgo: 120, minutes: 30 });
  await signIn(page);
  const root = page.url().replace(/\/insights$/, '');
  const bell = page.getByRole('link', { name: /^Inbox/ });
  await expect(bell).toBeVisible();
  const officer = await browser.newPage();
  await signIn(officer, 'wellbeing@harbourline.example');
  await openCase(officer, root, 'Ida Holm');
  await expect(
    officer.getByRole('region', { name: 'Exposed people', exact: true }).getByText('Per Dahl'),
  ).toBeVisible();

  await test.step('the officer hands the case over with a note', async () => {
    await officer.getByRole('button', { name: 'Hand over' }).click();
    const dialog = officer.getByRole('dialog');
    await dialog.getByLabel(/^New owner/).selectOption(product.email);
    await dialog.getByRole('button', { name: 'Hand over' }).click();
    await expect(
      dialog.getByText('Please leave a note for whoever takes the case over'),
    ).toBeVisible();
    await dialog.getByLabel(/^Note/).fill('She was isolated at noon. Please call her tomorrow.');
    await dialog.getByRole('button', { name: 'Hand over' }).click();
    await expect(dialog).toBeHidden();
    await expect(officer.getByText('Please call her tomorrow.')).toBeVisible();
  });

  await test.step('the bell of the new owner counts it, and the inbox leads to the case', async () => {
    await expect(bell).toHaveAccessibleName(/^Inbox, \d+ unread$/);
    await bell.click();
    const item = page.getByRole('row', { name: /Ida Holm is your case now/ });
    await expect(item.getByText('Unread')).toBeVisible();
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
    }
    await item.getByRole('link', { name: /^Open: / }).click();
    await expect(page.getByRole('heading', { name: /· Ida Holm$/ })).toBeVisible();
  });

  await test.step('what was opened is read, and can be unread again', async () => {
    await page.goto(`${root}/inbox`);
    const item = page.getByRole('row', { name: /Ida Holm is your case now/ });
    await expect(item.getByRole('button', { name: /^Mark as unread/ })).toBeVisible();
    await item.focus();
    await page.keyboard.press('u');
    await expect(item.getByText('Unread')).toBeVisible();
  });
  await officer.close();
});
