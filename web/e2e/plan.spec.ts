import {
  createTrialCompany,
  endTrial,
  signInAsProvider,
  signInToCompany,
  type TrialCompany,
} from './companies.ts';
import { expect, product, rest, signInAdministrator, test } from './product.ts';

const planOf = ({ name }: TrialCompany) =>
  `${product.url}/dashboard/${encodeURIComponent(name.toLowerCase())}/plan`;

test('a company on trial requests another plan, gets it and returns to the old one', async ({
  page,
  browser,
}) => {
  const company = await createTrialCompany('Ropery Works');
  await signInToCompany(page, company);

  await test.step('the company requests a plan', async () => {
    const today = page.getByRole('list', { name: 'Today' });
    await expect(today).toContainText('Trial ends in 7 days');
    await today.getByRole('link', { name: 'Choose a plan' }).click();
    await expect(page.getByRole('region', { name: 'Trial' })).toContainText('Trial: 7 days left');
    const offer = page.getByRole('article', { name: 'Enterprise' });
    await offer.getByRole('button', { name: 'Ask our sales team' }).click();
    const dialog = page.getByRole('dialog', { name: 'Request the Enterprise plan' });
    await dialog.getByLabel('Message').fill('400 people, from March');
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByText('You requested the Enterprise plan')).toBeVisible();
    await expect(page.getByText('“400 people, from March”')).toBeVisible();
  });

  await test.step('the administrator reads the request and changes the plan', async () => {
    const provider = await browser.newPage();
    await signInAdministrator(provider);
    await provider.goto(`${product.url}/portal/visioncloud?plan=requested&search=ropery`);
    await provider.getByRole('button', { name: `Change the plan of ${company.name}` }).click();
    const dialog = provider.getByRole('dialog');
    await expect(dialog.getByText('“400 people, from March”')).toBeVisible();
    await dialog.getByRole('radio', { name: /Enterprise/u }).check();
    await dialog.getByRole('button', { name: 'Change plan' }).click();
    await expect(provider.getByText('Plan changed')).toBeVisible();
    await provider.close();
  });

  await test.step('the company has the plan, and returns to its trial', async () => {
    await page.reload();
    const current = page.getByRole('article', { name: 'Enterprise' });
    await expect(current.getByText('Your plan')).toBeVisible();
    await expect(page.getByText('You requested')).toBeHidden();
    await expect(page.getByRole('region', { name: 'Trial' })).toBeHidden();
    await page.getByRole('button', { name: 'Return to the trial' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change from Enterprise to Standard?' });
    await dialog.getByRole('button', { name: 'Change to Standard' }).click();
    await expect(page.getByText('Plan changed')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Trial' })).toContainText('7 days left');
  });
});

test('a company whose trial is over must choose a plan', async ({ page }) => {
  const company = await createTrialCompany('Tannery Lane');
  await signInToCompany(page, company);
  await page.waitForURL('**/insights');
  await endTrial(company);

  await test.step('all pages redirect to the plans', async () => {
    await page.reload();
    await page.waitForURL(planOf(company));
    await expect(page.getByRole('heading', { name: 'Choose a plan' })).toBeVisible();
    await expect(page.getByText('Phones keep recording')).toBeVisible();
    await expect(page.getByText('No employee is marked positive.')).toBeVisible();
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await expect(navigation.getByRole('link')).toHaveText(['Choose a plan']);
    const name = encodeURIComponent(company.name.toLowerCase());
    for (const closed of [`dashboard/${name}/emp`, `report/${name}`]) {
      await page.goto(`${product.url}/${closed}`);
      await page.waitForURL(planOf(company));
    }
  });

  await test.step('the company can order a plan and open its profile', async () => {
    await page.getByRole('link', { name: 'Order Professional' }).click();
    await expect(
      page.getByRole('heading', { name: 'How many people, for how long?' }),
    ).toBeVisible();
    await page.goto(planOf(company).replace(/plan$/u, 'profile'));
    await expect(page.getByLabel('Company name')).toHaveValue(company.name);
  });

  await test.step('the new plan opens all pages', async () => {
    const { data: plans } = await rest<{ data: { _id: string; name: string }[] }>(
      null,
      'GET /plans',
    );
    const plan = plans.find(({ name }) => name === 'Professional')?._id;
    await rest(await signInAsProvider(), `PATCH /company/upgrade/plan/${company.id}`, { plan });
    await page.goto(planOf(company).replace(/plan$/u, 'emp'));
    await expect(page.getByRole('heading', { name: 'Employee Directory' })).toBeVisible();
  });
});
