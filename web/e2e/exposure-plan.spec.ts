import { addPhone, sendMeeting, signInOverRest } from './phones.ts';
import { expect, product, signIn, test } from './product.ts';

test('an officer works through the plan of measles: proof, vaccine, restriction, symptom checks', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const officer = await signInOverRest();
  const sick = await addPhone(officer, 'Ida Wendt', 'E2E-80');
  for (const [name, code] of [
    ['Nora Wendt', 'E2E-81'],
    ['Otto Wendt', 'E2E-82'],
  ] as const)
    await sendMeeting(sick, await addPhone(officer, name, code), { minutesAgo: 90, minutes: 30 });

  await signIn(page);
  const root = page.url().replace(/\/insights$/u, '');
  const drawer = page.getByRole('dialog').filter({ has: page.getByText('Log', { exact: true }) });
  const step = (name: string) =>
    drawer.getByRole('region', { name: 'Plan' }).getByRole('listitem').filter({ hasText: name });
  const open = async (name: string) => {
    await page.goto(`${root}/follow-up?show=all&search=${encodeURIComponent(name)}`);
    await page.getByRole('button', { name, exact: true }).click();
  };
  const act = async (name: string, fill: () => Promise<void> = async () => undefined) => {
    await drawer.getByRole('button', { name, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: new RegExp(`^${name}: `, 'u') });
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeVisible();
    await fill();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
  };

  await test.step('a case of measles exposes both', async () => {
    await page.getByRole('link', { name: 'Open a case' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Person' }).fill('Ida Wendt');
    await page.getByRole('option', { name: /^Ida Wendt/u }).click();
    await dialog.getByLabel('Disease').selectOption('Measles');
    await dialog.getByRole('button', { name: 'Open case' }).click();
    for (const name of ['Nora Wendt', 'Otto Wendt'])
      await expect(page.getByText(name).filter({ visible: true }).first()).toBeVisible();
  });

  await test.step('one of them is informed, asked for proof and vaccinated in time', async () => {
    await open('Otto Wendt');
    await expect(step('MMR vaccine')).toContainText('Due');
    await act('Informed');
    await act('Proof asked for');
    await expect(step('Ask for evidence of immunity')).toContainText('Done');
    await act('Prophylaxis', async () => {
      await page.getByRole('radio', { name: 'Given', exact: true }).check();
    });
    await expect(step('MMR vaccine')).toContainText('Done');
    await expect(step('Immunoglobulin')).toHaveCount(0);
    await expect(drawer.getByText(/^Stay at home, /u)).toBeVisible();
  });

  await test.step('the other brings proof, and is asked about symptoms from the 5th day', async () => {
    await page.goto(`${root}/emp/E2E-81`);
    await page.getByRole('button', { name: 'Add evidence' }).click();
    const dialog = page.getByRole('dialog', { name: /^Evidence of immunity of/u });
    await dialog.getByLabel('Disease').selectOption('Measles');
    await dialog.getByRole('combobox', { name: 'Day of the last dose' }).fill('01/06/2020');
    await dialog.getByLabel('Doses by that day').fill('2');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await open('Nora Wendt');
    await expect(drawer.getByText('Immune', { exact: true }).first()).toBeVisible();
    await expect(step('Symptom check')).toContainText('Later');
  });

  await test.step('the plan of the disease is drawn', async () => {
    await page.goto(`${product.url}${new URL(root).pathname}/landing/diseases/measles`);
    await expect(page.getByRole('row', { name: /^MMR vaccine/u })).toContainText(
      'Until 72 hours after the first exposure',
    );
  });
});
