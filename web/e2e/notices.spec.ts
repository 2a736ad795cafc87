import { mailsTo } from './mails.ts';
import { expect, signIn, test } from './product.ts';

test('notices inform people without revealing who exposed them', async ({ page }) => {
  await signIn(page);
  await page.getByRole('link', { name: 'Follow-up' }).click();
  await page.getByLabel('Show').selectOption({ label: 'To inform' });
  await page.getByRole('checkbox', { name: 'Select everybody on this page' }).check();
  await page
    .getByRole('group', { name: 'Selected people' })
    .getByRole('button', { name: 'Inform', exact: true })
    .click();
  const dialog = page.getByRole('dialog');
  const notice = dialog.getByRole('region', { name: /^Notice to / }).first();

  const [name, text] = await test.step('each text is previewed', async () => {
    await expect(notice.getByText(/\d+ people could have been the source$/)).toBeVisible();
    const label = await notice.getAttribute('aria-label');
    const shown = await notice.getByText(/you may (recently )?have been near somebody/).innerText();
    return [label!.replace('Notice to ', ''), shown];
  });
  // The person may have a row among the requests of employees too.
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: `Actions for ${name}` }) });
  const address = await row
    .getByRole('link', { name: new RegExp(`^Write to ${name}`) })
    .first()
    .getAttribute('href');

  await test.step('the notices are sent', async () => {
    const send = dialog.getByRole('button', { name: /^Send \d+ notices?$/ });
    const count = /\d+/.exec(await send.innerText())![0];
    await send.click();
    await expect(page.getByText(new RegExp(`^${count} notices? sent`)).first()).toBeVisible();
    await expect(notice).toBeHidden();
    // The dialog stays open for people who must be spoken to.
    const done = dialog.getByRole('button', { name: 'Done' });
    if (await done.isVisible()) await done.click();
    await expect(dialog).toBeHidden();
  });

  await test.step('the mail arrives, and the row shows it', async () => {
    // A person who was exposed to two diseases gets two.
    const [sentence = ''] = text.split('\n');
    await expect
      .poll(async () => (await mailsTo(address!.replace('mailto:', ''))).map((mail) => mail.text), {
        timeout: 20_000,
      })
      .toContainEqual(expect.stringContaining(sentence));
    await page.getByLabel('Show').selectOption({ label: 'Everybody' });
    await page.getByLabel('Search people to follow up').fill(name);
    // A hidden cell for narrow screens repeats them.
    const words = (pattern: RegExp) => row.getByText(pattern).filter({ visible: true }).first();
    await expect(words(/^By notice, by /)).toBeVisible();
    await expect(words(/^Notice (sent|waits to be mailed)$/)).toBeVisible();
    await row.getByRole('button', { name }).first().click();
    await expect(page.getByRole('region', { name: 'Notices' })).toContainText('A message from');
  });
});
