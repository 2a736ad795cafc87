import { openCase } from './cases.ts';
import { addPhone, sendMeeting, signInOverRest } from './phones.ts';
import { expect, rest, signIn, test } from './product.ts';

const minute = 60_000;
/** Returns a day in the time zone of the demo company, UTC+8. */
const dayAgo = (days: number): string =>
  new Date(Date.now() + (8 - days * 24) * 60 * minute).toISOString().slice(0, 10);

test('a contact contested in its evidence stops counting until the contest is withdrawn', async ({
  page,
}) => {
  const officer = await signInOverRest();
  const mila = await addPhone(officer, 'Mila Berg', 'E2E-21');
  const theo = await addPhone(officer, 'Theo Falk', 'E2E-22');
  await sendMeeting(theo, mila, { minutesAgo: 180, minutes: 25 });
  /** Reads the continuous contacts of Theo over REST. */
  const readRows = async () => {
    const { data } = await rest<{ data: unknown[] }>(officer.token, 'POST /intermittent/cross', {
      from_date: dayAgo(1),
      to_date: dayAgo(0),
    });
    return data.filter((contact) => JSON.stringify(contact).includes('Theo Falk'));
  };

  await signIn(page);
  const root = page.url().replace(/\/insights$/u, '');
  const exposed = page.getByRole('region', { name: 'Exposed people', exact: true });
  const row = exposed.getByRole('row', { name: /^Theo Falk/u });
  await openCase(page, root, 'Mila Berg');
  await expect(row).toContainText('25 min with case');
  const coverage = exposed.getByText(/in the window\./u).first();
  await expect(coverage).toBeVisible();
  const before = { screen: await exposed.innerText(), rows: await readRows() };
  expect(before.rows).toHaveLength(1);

  await test.step('the effects are previewed', async () => {
    await row.getByRole('link', { name: /evidence of Theo Falk$/u }).click();
    const drawer = page.getByRole('dialog', { name: /Theo Falk$/u });
    await drawer.getByRole('button', { name: /^Contest contact:/u }).click();
    const form = page.getByRole('dialog', { name: 'Contest contact' });
    await expect(form.getByRole('list', { name: 'No longer exposed' })).toContainText('Theo Falk');
    await form.getByLabel('A wall or glass between them').check();
    await form.getByLabel('Note').fill('Glass in the lab');
    await form.getByRole('button', { name: 'Contest contact' }).click();
    await expect(page.getByText(/^Contact of .* contested$/u)).toBeVisible();
  });

  await test.step('the contact no longer counts and is struck through', async () => {
    await page.goto(`${root}/cases`);
    await page
      .getByRole('row')
      .filter({ hasText: 'Mila Berg' })
      .getByRole('link', { name: /^C-\d+$/u })
      .click();
    await expect(row.getByRole('button', { name: 'Contested' })).toBeVisible();
    expect(await readRows()).toEqual([]);
  });

  await test.step('withdrawing the contest restores everything', async () => {
    await row.getByRole('button', { name: 'Contested' }).click();
    const mark = page.getByRole('dialog', { name: 'Contested' });
    await expect(mark.getByText('Glass in the lab', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: /^Withdraw the contest/u }).click();
    const question = page.getByRole('dialog', { name: /^Withdraw the contest/u });
    await expect(question.getByRole('list', { name: 'Exposed' })).toContainText('Theo Falk');
    await question.getByRole('button', { name: 'Withdraw' }).click();
    await expect(row).toContainText('25 min with case');
    await expect(coverage).toBeVisible();
    expect({ screen: await exposed.innerText(), rows: await readRows() }).toEqual(before);
    await page.goto(`${root}/follow-up/contests?state=taken-back`);
    await expect(page.getByText('Theo Falk').first()).toBeVisible();
  });
});
