import { openCase } from './cases.ts';
import { mailsTo } from './mails.ts';
import { addPhone, sendMeeting, signInOverRest } from './phones.ts';
import { expect, signIn, test } from './product.ts';

/** Who falls ill. */
const ill = 'Ada Voss';
/** One more than a notice needs as possible sources. */
const colleagues = [ill, 'Ben Haug', 'Cleo Marin', 'Dina Falk', 'Emil Roth', 'Finn Sorge'];

test('notices inform people without revealing who exposed them', async ({ page }) => {
  test.setTimeout(120_000);
  const officer = await signInOverRest();
  const readers = [
    await addPhone(officer, 'Nils Aune', 'E2E-40'),
    await addPhone(officer, 'Nora Aune', 'E2E-41'),
  ];
  for (const [index, name] of colleagues.entries()) {
    const colleague = await addPhone(officer, name, `E2E-${50 + index}`);
    // What only a reader's own phone reports counts for nothing in their notice.
    for (const reader of readers)
      await sendMeeting(colleague, reader, { minutesAgo: 40, minutes: 20 });
  }
  await signIn(page);
  const root = page.url().replace(/\/insights$/, '');
  await openCase(page, root, ill);
  await page.getByRole('link', { name: 'Follow-up' }).click();
  await page.getByLabel('Show').selectOption({ label: 'To inform' });
  await page.getByLabel('Search people to follow up').fill('Aune');
  await expect(page.getByText('2 people found', { exact: true })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select everybody on this page' }).check();
  await page
    .getByRole('group', { name: 'Selected people' })
    .getByRole('button', { name: 'Inform', exact: true })
    .click();
  const dialog = page.getByRole('dialog');
  const notice = dialog.getByRole('region', { name: 'Notice to Nils Aune' });

  const text = await test.step('each text is previewed', async () => {
    await expect(notice.getByText('6 people could have been the source')).toBeVisible();
    return notice.getByText(/you may (recently )?have been near somebody/).innerText();
  });

  await test.step('the notices are sent', async () => {
    await dialog.getByRole('button', { name: 'Send 2 notices' }).click();
    await expect(page.getByText(/^2 notices sent/).first()).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  await test.step('the mail arrives, and the row shows it', async () => {
    const [sentence = ''] = text.split('\n');
    await expect
      .poll(async () => (await mailsTo('e2e-40@harbourline.example')).map((mail) => mail.text), {
        timeout: 20_000,
      })
      .toContainEqual(expect.stringContaining(sentence));
    await page.getByLabel('Show').selectOption({ label: 'Everybody' });
    await page.getByLabel('Search people to follow up').fill('Nils Aune');
    const row = page.getByRole('row', { name: /Nils Aune/ });
    // A hidden cell for narrow screens repeats them.
    const words = (pattern: RegExp) => row.getByText(pattern).filter({ visible: true }).first();
    await expect(words(/^Notice (sent|waits to be mailed)$/)).toBeVisible();
    await row.getByRole('button', { name: 'Nils Aune' }).first().click();
    await expect(page.getByText(/^By notice, by /).last()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Notices' })).toContainText('A message from');
  });
});
