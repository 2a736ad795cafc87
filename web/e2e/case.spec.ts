import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, product, rest, signIn, test } from './product.ts';

interface Login {
  data: { token: string; employee: { _id: string; employee_id: string } };
}

const minute = 60_000;

test('from a new employee to a traced case with its evidence', async ({ page }) => {
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
    const { data: company } = await rest<{ data: { company: { unique_id: string } } }>(
      null,
      'POST /company/login',
      {
        email: product.email,
        password: product.password,
      },
    );
    const login = (code: string, secret: string | undefined) =>
      rest<Login>(null, 'POST /employee/login', {
        unique_id: company.company.unique_id,
        employee_id: code,
        password: secret,
      });
    const vera = await login('E2E-1', password[0]);
    const otto = await login('E2E-2', password[1]);
    const start = Date.now() - 60 * minute;
    const send = (from: Login, to: Login, offset: number, since: number) =>
      rest<{ data: { accepted: number } }>(from.data.token, 'POST /contacts', {
        records: [
          {
            id: randomUUID(),
            cross_employee_id: to.data.employee.employee_id,
            since,
            date: new Date(start + offset * minute).toISOString(),
          },
        ],
      });
    expect((await send(vera, otto, 0, 12)).data.accepted).toBe(1);
    expect((await send(otto, vera, 10, 13)).data.accepted).toBe(1);
  });

  await test.step('one of them is marked positive, the date not known', async () => {
    await page.getByLabel('Search employees').fill('Vera');
    // What can be done with somebody shows when the row is pointed at.
    await page.getByRole('row', { name: /Vera Quist/ }).hover();
    await page.getByRole('button', { name: 'Edit Vera Quist' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Phone')).toBeDisabled();
    await dialog.getByText('Positive', { exact: true }).click();
    await expect(dialog.getByLabel('Positive date', { exact: true })).not.toHaveValue('');
    await dialog.getByLabel('Not known').check();
    await expect(dialog.getByText('tracing covers the last 14 days')).toBeVisible();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Employee edited successfully').first()).toBeVisible();
    await expect(page.getByText('POSITIVE').filter({ visible: true }).first()).toBeVisible();
  });

  await test.step('the tracing shows who was exposed, when, and on what evidence', async () => {
    await page.getByRole('link', { name: 'Vera Quist', exact: true }).click();
    await page.getByRole('link', { name: 'Trace', exact: true }).first().click();
    await expect(page.getByRole('heading', { name: 'Tracing Vera Quist' })).toBeVisible();
    await expect(
      page.getByText('No date was given, so this trace covers the last 14 days.'),
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

  await test.step('the other one calls in positive: four steps to who was exposed', async () => {
    await page.getByRole('link', { name: /^Cases/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Cases' })).toBeVisible();
    await page.getByRole('button', { name: 'Open a case' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Person' }).fill('Otto Brandt');
    await page.getByRole('option', { name: /^Otto Brandt/ }).click();
    await dialog.getByRole('button', { name: 'Open case' }).click();
    await expect(page.getByRole('heading', { name: /^C-\d+ · Otto Brandt$/ })).toBeVisible();
    await expect(
      page.getByRole('table', { name: 'Exposed people' }).getByRole('link', { name: 'Vera Quist' }),
    ).toBeVisible();
  });
});

test('the analytics show what the reports of REST answer', async ({ page }) => {
  await signIn(page);
  // Days that are over: the demo goes on meeting while the test runs.
  const day = (ago: number) =>
    new Date(Date.now() - ago * 24 * 60 * minute).toISOString().slice(0, 10);
  const [from, to] = [day(9), day(3)];
  const { data } = await rest<{ data: { token: string } }>(null, 'POST /company/login', {
    email: product.email,
    password: product.password,
  });
  await page.goto(`${page.url().replace(/insights$/, 'analytics')}?from=${from}&to=${to}`);
  for (const [path, heading, kind] of [
    ['intermittent', 'Continuous contacts', 'continuous'],
    ['cumulative', 'Cumulative contacts', 'cumulative'],
  ]) {
    const report = await rest<{ data: unknown[] }>(data.token, `POST /${path}/cross`, {
      from_date: from,
      to_date: to,
    });
    expect(report.data.length).toBeGreaterThan(10);
    const table = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: heading }) });
    await expect(table.getByText(`1–10 of ${report.data.length}`)).toBeVisible();
    const saved = page.waitForEvent('download');
    await table.getByRole('button', { name: `Export CSV of ${heading}` }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe(`${kind}_contacts_${from}_${to}.csv`);
    const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
    expect(lines).toHaveLength(report.data.length + 1);
  }
});
