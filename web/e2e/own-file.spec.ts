import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { linkMailedTo } from './mails.ts';
import { addPhone, sendMeeting, signInOverRest } from './phones.ts';
import { expect, product, signIn, test } from './product.ts';

const employee = { name: 'Serene Gan', email: 'serene.gan@harbourline.example' };

test('an employee opens their own file by a single-use mailed link while a dashboard is open', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await signIn(page);
  const root = page.url().replace(/\/insights$/, '');
  await page.goto(`${root}/emp/HL106`);
  await expect(page.getByRole('heading', { name: employee.name })).toBeVisible();
  await page.goto(`${product.url}/plans`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Your own file' }).click();
  const link = await askForLink(page, employee.email);

  await test.step('the file opens after confirming on the linked page', async () => {
    await page.goto(link);
    await page.reload();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Open my file' }).click();
    await expect(page.getByRole('heading', { name: 'Your own file' })).toBeVisible();
    await expect(page.getByText(`${employee.name}, Harbourline Logistics`)).toBeVisible();
    await expect(page).toHaveURL(`${product.url}/me/file`);
  });

  await test.step('the file shows counts by day and the stored data', async () => {
    const days = page.getByRole('region', { name: 'Your days' });
    await expect(days.getByRole('row')).toHaveCount(15);
    await page.getByRole('button', { name: 'You in the directory' }).click();
    await expect(page.getByText('Your email address')).toBeVisible();
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await expectAccessible(page);
    }
  });

  await test.step('the file can be saved', async () => {
    await expect(page.getByRole('region', { name: 'Who looked at your data' })).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save my data' }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toMatch(/^my-file_[\d-]+\.json$/u);
    const { directory } = JSON.parse(await readFile(await saved.path(), 'utf8')) as {
      directory: { rows: { name: string }[] };
    };
    expect(directory.rows.map(({ name }) => name)).toEqual([employee.name]);
  });

  await test.step('the company declines a correction with an answer', async () => {
    await page.getByRole('button', { name: 'Something is wrong: Phone number' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('What it should say').fill('81234599');
    await form.getByRole('button', { name: 'Send' }).click();
    const sent = page.getByRole('region', { name: 'What you sent' });
    await expect(sent.getByText('Waiting for your company')).toBeVisible();

    const officer = await page.context().newPage();
    await officer.goto(`${root}/follow-up`);
    await officer.getByRole('link', { name: /^Reports of employees, \d+ waiting$/ }).click();
    await expect(officer.getByText('Phone number should say: 81234599')).toBeVisible();
    await expectAccessible(officer);
    await officer.getByRole('button', { name: `Decline the report of ${employee.name}` }).click();
    await officer.getByLabel('Reply to the employee').fill('Please call the front desk.');
    await officer.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
    await expect(officer.getByText(`Report of ${employee.name} declined`)).toBeVisible();
    await officer.close();

    await page.reload();
    await expect(sent.getByText('Answer: Please call the front desk.')).toBeVisible();
    await expect(sent.getByText('Not accepted')).toBeVisible();
  });

  await test.step('a second use of the link is refused', async () => {
    const other = await page.context().browser()!.newPage();
    await other.goto(link);
    await expect(other.getByText('This link has been used already.')).toBeVisible();
    await other.close();
  });

  await test.step('signing out keeps the company’s dashboard signed in', async () => {
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('heading', { name: 'Open your own file' })).toBeVisible();
    await page.goto(`${product.url}/login`);
    await page.waitForURL('**/insights');
  });
});

test('an employee’s report becomes a suspected case, and accepted objections remove contacts', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const officer = await signInOverRest();
  const mara = await addPhone(officer, 'Mara Lindt', 'E2E-31');
  const ivo = await addPhone(officer, 'Ivo Renn', 'E2E-32');
  await sendMeeting(ivo, mara, { minutesAgo: 150, minutes: 25 });
  await signIn(page);
  const root = page.url().replace(/\/insights$/, '');
  const own = await browser.newPage();
  await own.goto(`${product.url}/me`);
  await own.goto(await askForLink(own, 'e2e-31@harbourline.example'));
  await own.getByRole('button', { name: 'Open my file' }).click();
  const sent = own.getByRole('region', { name: 'What you sent' });
  const sentCard = (title: RegExp) => sent.getByRole('article').filter({ hasText: title });

  await test.step('symptoms become a suspected case, which the own file shows', async () => {
    await own.getByRole('button', { name: 'I have symptoms' }).click();
    const form = own.getByRole('dialog', { name: 'I have symptoms' });
    await form.getByLabel('What do you feel? (optional)').fill('Fever since this morning');
    await form.getByRole('button', { name: 'Tell the safety officer' }).click();
    await expect(sentCard(/^Symptoms since /).getByText('Waiting for your company')).toBeVisible();

    await page.goto(`${root}/follow-up/reports`);
    const row = page.getByRole('row', { name: /Mara Lindt/ });
    await expect(row).toContainText('Fever since this morning');
    await row.getByRole('link', { name: /^C-\d+$/ }).click();
    await expect(page.getByRole('heading', { name: /^C-\d+ · Mara Lindt$/ })).toBeVisible();
    await expect(page.getByText('COVID-19, Suspected')).toBeVisible();
    const exposed = page.getByRole('region', { name: 'Exposed people', exact: true });
    await expect(exposed.getByRole('row', { name: /^Ivo Renn/ })).toContainText('25 min');
  });

  await test.step('a positive test is added to the same case', async () => {
    const number = /\/cases\/(\d+)/.exec(page.url())![1];
    await own.getByRole('button', { name: 'I had a test' }).click();
    const form = own.getByRole('dialog', { name: 'I had a test' });
    await form.getByLabel('Positive: illness found').check();
    await form.getByRole('button', { name: 'Tell the safety officer' }).click();
    await expect(sentCard(/^Test of .*: positive/)).toBeVisible();
    await page.goto(`${root}/follow-up/reports`);
    const row = page.getByRole('row', { name: /Mara Lindt.*positive/ });
    await expect(row.getByRole('link', { name: `C-${number}` })).toBeVisible();
  });

  await test.step('‘I was not there’ waits for the officer', async () => {
    await own.getByRole('button', { name: 'I was not there' }).click();
    const form = own.getByRole('dialog', { name: 'I was not there' });
    // In the company's time zone, the meeting may have been before midnight.
    await form.getByRole('combobox', { name: 'From', exact: true }).fill(demoDay(1));
    await form.getByRole('combobox', { name: 'Until', exact: true }).fill(demoDay(0));
    await form.getByLabel('What happened?').selectOption('PHONE_LEFT_BEHIND');
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(sentCard(/^Not there/).getByText('Waiting for your company')).toBeVisible();

    await page.goto(`${root}/follow-up`);
    await page.getByRole('button', { name: 'Accept the request of Mara Lindt' }).click();
    const question = page.getByRole('dialog');
    await expect(question.getByText(/of contact would no longer count\./)).toBeVisible();
    await question.getByRole('button', { name: 'Accept' }).click();
    await expect(page.getByText('Request of Mara Lindt accepted')).toBeVisible();

    await own.reload();
    await expect(sentCard(/^Not there/).getByText('Accepted')).toBeVisible();
    const days = own.getByRole('region', { name: 'Your days' });
    await expect(days.getByRole('row', { name: /^\S.* 1 1$/ }).first()).toBeVisible();
    await page.goto(`${root}/follow-up/contests`);
    await expect(page.getByRole('row', { name: /Mara Lindt · everybody .*Phones/ })).toContainText(
      'In force',
    );
  });
  await own.close();
});

/** Formats a day in the time zone of the demo company, UTC+8, as users type it. */
const demoDay = (ago: number): string =>
  new Date(Date.now() + (8 - ago * 24) * 3_600_000)
    .toISOString()
    .slice(0, 10)
    .split('-')
    .toReversed()
    .join('/');

/** Requests the link to the own file on the current page, and reads it from the mail. */
async function askForLink(page: Page, email: string): Promise<string> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(page.getByText('Please check your email')).toBeVisible();
  return linkMailedTo(email, /^Your file at /);
}
