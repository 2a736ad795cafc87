import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { addPhone, sendMeeting, signInOverRest, signInPhone } from './phones.ts';
import { expect, product, rest, signIn, test } from './product.ts';

const minute = 60_000;

test('an employee is added, marked positive and traced with evidence', async ({ page }) => {
  await signIn(page);
  await page.getByRole('link', { name: 'Employee Directory' }).click();

  const password = await test.step('two people are added in the directory', async () => {
    const passwords: string[] = [];
    for (const [name, code] of [
      ['Vera Quist', 'E2E-1'],
      ['Otto Brandt', 'E2E-2'],
    ]) {
      await page.getByRole('button', { name: 'Add employee' }).click();
      const dialog = page.getByRole('dialog');
      await dialog
        .getByLabel('Name', { exact: false })
        .first()
        .fill(name ?? '');
      await dialog.getByLabel('Employee ID').fill(code ?? '');
      await dialog.getByLabel('Email').fill(`${code?.toLowerCase()}@harbourline.example`);
      await dialog.getByLabel('Phone').fill(`7000000${code?.at(-1)}`);
      await dialog.getByLabel('Department').fill('Quality');
      passwords.push(await dialog.getByLabel('Password', { exact: false }).first().inputValue());
      await dialog.getByRole('button', { name: /^(Add|Save)/ }).click();
      await expect(page.getByText('Employee added successfully').first()).toBeVisible();
      await expect(dialog).toBeHidden();
    }
    return passwords;
  });
  expect(password.every((each) => /^\d{6}$/.test(each))).toBe(true);

  await test.step('their phones report a meeting in two records, one from each', async () => {
    const officer = await signInOverRest();
    const vera = await signInPhone(officer, 'E2E-1', password[0]);
    const otto = await signInPhone(officer, 'E2E-2', password[1]);
    expect(await sendMeeting(vera, otto, { minutesAgo: 60, minutes: 12 })).toBe(1);
    expect(await sendMeeting(otto, vera, { minutesAgo: 50, minutes: 13 })).toBe(1);
  });

  await test.step('one of them is marked positive without a date', async () => {
    await page.getByLabel('Search employees').fill('Vera');
    // The actions appear when the row is hovered.
    await page.getByRole('row', { name: /Vera Quist/ }).hover();
    await page.getByRole('button', { name: 'Edit Vera Quist' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Phone')).toBeDisabled();
    await dialog.getByText('Positive', { exact: true }).click();
    await expect(dialog.getByLabel('Positive date', { exact: true })).not.toHaveValue('');
    await dialog.getByLabel('Not known').check();
    await expect(dialog.getByText('the case counts from today')).toBeVisible();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Employee edited successfully').first()).toBeVisible();
    await expect(page.getByText('POSITIVE').filter({ visible: true }).first()).toBeVisible();
  });

  await test.step('the tracing shows who was exposed, when, and the evidence', async () => {
    await page.getByRole('link', { name: 'Vera Quist', exact: true }).click();
    await page.getByRole('link', { name: 'Trace', exact: true }).first().click();
    await expect(page.getByRole('heading', { name: 'Tracing Vera Quist' })).toBeVisible();
    await expect(
      page.getByText(/^This is the infectious window of case C-\d+ of COVID-19\./),
    ).toBeVisible();
    await expect(page.getByText('1 person exposed', { exact: false }).first()).toBeVisible();
    await expect(page.getByText('Otto Brandt').first()).toBeVisible();
    await page
      .getByRole('button', { name: /met Vera Quist/ })
      .first()
      .click();
    const evidence = page.getByRole('dialog');
    await expect(evidence.getByText('Otto Brandt').first()).toBeVisible();
    await expect(evidence.getByText('23 min').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(evidence).toBeHidden();
    await page.getByRole('tab', { name: 'Chain over time' }).click();
    await expect(page.getByRole('button', { name: /Otto Brandt, level 1/ })).toBeVisible();
  });
});

test('a case lists everybody exposed in four steps, and includes late records', async ({
  page,
  context,
}) => {
  const officer = await signInOverRest();
  const ida = await addPhone(officer, 'Ida Winter', 'E2E-11');
  const noor = await addPhone(officer, 'Noor Haas', 'E2E-12');
  const paul = await addPhone(officer, 'Paul Stern', 'E2E-13');
  await sendMeeting(noor, ida, { minutesAgo: 300, minutes: 25 });
  await sendMeeting(paul, ida, { minutesAgo: 200, minutes: 40 });

  await signIn(page);
  const list = new URL(page.url()).pathname.replace(/insights$/u, 'follow-up');
  const colleague = await context.newPage();
  await colleague.goto(`${product.url}${list}?search=E2E-1`);
  await expect(colleague.getByText('Nobody found')).toBeVisible();
  const row = (name: string) => colleague.getByRole('row', { name: new RegExp(name, 'u') });

  await test.step('the list takes four steps', async () => {
    const steps = await countSteps(page);
    const called = Date.now();
    await page.getByRole('link', { name: /^Cases/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Cases' })).toBeVisible();
    await page.getByRole('button', { name: 'Open a case' }).first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('combobox', { name: 'Person' })).toBeFocused();
    await page.keyboard.type('Ida Winter');
    await page.getByRole('option', { name: /^Ida Winter/ }).click();
    await dialog.getByRole('button', { name: 'Open case' }).click();
    await expect(page.getByRole('heading', { name: /^C-\d+ · Ida Winter$/ })).toBeVisible();
    const exposed = page.getByRole('region', { name: 'Exposed people', exact: true });
    for (const name of ['Noor Haas', 'Paul Stern'])
      await expect(exposed.getByRole('row', { name })).toContainText(/\d{1,2}:\d{2}/);
    await expect(row('Noor Haas')).toContainText(/25 min with case C-\d+ on \w{3} \d{1,2} \w{3}/);
    await expect(row('Paul Stern')).toContainText(/40 min with case C-\d+ on \w{3} \d{1,2} \w{3}/);
    console.log(`everybody exposed was listed ${(Date.now() - called) / 1000} s after the call`);
    expect(await steps()).toBe(4);
  });

  await test.step('a late record updates the row on a colleague’s screen', async () => {
    await sendMeeting(noor, ida, { minutesAgo: 100, minutes: 55 });
    const answered = Date.now();
    await row('Noor Haas').filter({ hasText: '55 min' }).waitFor();
    console.log(`a row followed a late record after ${Date.now() - answered} ms`);
  });
});

/** Starts to count clicks and Enter presses on a page. */
const countSteps = async (page: Page): Promise<() => Promise<number>> => {
  await page.evaluate(() => {
    const steps: Event[] = [];
    Object.assign(globalThis, { steps });
    document.addEventListener('pointerdown', (event) => steps.push(event), true);
    document.addEventListener(
      'keydown',
      (event) => event.key === 'Enter' && steps.push(event),
      true,
    );
  });
  return () => page.evaluate(() => (globalThis as unknown as { steps: Event[] }).steps.length);
};

test('the analytics show the same contacts as the REST reports', async ({ page }) => {
  await signIn(page);
  // Uses past days, because the demo adds records while the test runs.
  const day = (ago: number) =>
    new Date(Date.now() - ago * 24 * 60 * minute).toISOString().slice(0, 10);
  const [from, to] = [day(9), day(3)];
  const { token } = await signInOverRest();
  await page.goto(`${page.url().replace(/insights$/, 'analytics')}?from=${from}&to=${to}`);
  for (const [path, heading, kind] of [
    ['intermittent', 'Continuous contacts', 'continuous'],
    ['cumulative', 'Cumulative contacts', 'cumulative'],
  ]) {
    const table = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: heading }) });
    const saved = page.waitForEvent('download');
    await table.getByRole('button', { name: `Export CSV of ${heading}`, exact: true }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe(`${kind}_contacts_${from}_${to}.csv`);
    const [, ...rows] = (await readFile(await file.path(), 'utf8')).split('\r\n');
    // REST leaves contested contacts out; the page and its file mark them.
    const counted = rows.filter((row) => !row.includes('Does not count')).length;
    const report = await rest<{ data: unknown[] }>(token, `POST /${path}/cross`, {
      from_date: from,
      to_date: to,
    });
    expect(counted).toBeGreaterThan(10);
    expect(report.data).toHaveLength(counted);
    await expect(table.getByText(`1–10 of ${rows.length}`)).toBeVisible();
  }
});
