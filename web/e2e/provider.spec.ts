import { mailServer, mailsTo, mailTo } from './mails.ts';
import { expect, product, signInAdministrator, test } from './product.ts';

const company = { name: 'Foundry Nine', email: 'admin@foundry-nine.example' };

test('the provider adds a company while the mail server is down', async ({ page }) => {
  await signInAdministrator(page);
  await mailServer('away');

  await test.step('the new company is first in the list as PENDING', async () => {
    await page.getByRole('button', { name: 'Add company' }).click();
    const form = page.getByRole('dialog', { name: 'Add company' });
    await form.getByLabel('Email').fill(company.email);
    await form.getByLabel('Company name').fill(company.name);
    await form.getByLabel('Website').fill('foundry-nine.example');
    await form.getByLabel('Country').selectOption({ label: 'India' });
    await form.getByLabel('Phone').fill('9845012345');
    await form.getByLabel('Subscription plan').selectOption({ label: 'Standard' });
    await form.getByRole('button', { name: 'Add company' }).click();
    await expect(page.getByText('Company created successfully!')).toBeVisible();
    const first = page.getByRole('row').nth(1);
    await expect(first).toContainText(company.name);
    await expect(first).toContainText('PENDING');
  });

  await test.step('the mail is waiting, with the reason', async () => {
    await page.goto(`${product.url}/portal/visioncloud/mails?search=foundry`);
    const row = page.getByRole('row').filter({ hasText: company.email });
    await expect(async () => {
      await page.reload();
      await row.getByRole('button').first().click({ timeout: 1_500 });
      await expect(page.getByText('ECONNREFUSED')).toBeVisible({ timeout: 1_500 });
    }).toPass({ timeout: 20_000 });
    await expect(row).toContainText('QUEUED');
    expect(await mailsTo(company.email)).toEqual([]);
  });

  await test.step('the mail is sent once when the mail server is back', async () => {
    await mailServer('back');
    await mailTo(company.email, /verify/i);
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole('row').filter({ hasText: company.email })).toContainText('SENT', {
        timeout: 1_500,
      });
    }).toPass({ timeout: 20_000 });
    expect(await mailsTo(company.email)).toHaveLength(1);
  });

  await test.step('the provider changes its plan, accepts it and finds it by its website', async () => {
    await page.goto(`${product.url}/portal/visioncloud`);
    await page.getByLabel('Search companies').fill('foundry-nine.ex');
    await expect(page.getByText('1 company found')).toBeVisible();
    await page.getByRole('button', { name: `Change the plan of ${company.name}` }).click();
    await page.getByRole('dialog').getByText('Professional', { exact: true }).click();
    await page.getByRole('button', { name: 'Change plan' }).click();
    await expect(page.getByText('Plan changed')).toBeVisible();
    await page.getByRole('button', { name: `ACCEPT ${company.name}` }).click();
    await expect(page.getByText('Company activated!')).toBeVisible();
    await expect(page.getByRole('button', { name: `INACTIVATE ${company.name}` })).toBeVisible();
    await mailTo(company.email, /company is ready/);
  });

  await test.step('the log lists all changes', async () => {
    await page.goto(`${product.url}/portal/visioncloud/audit`);
    const rowOf = (action: string) =>
      page.getByRole('row').filter({ hasText: action }).filter({ hasText: company.name });
    for (const action of ['Added the company', 'Changed the plan', 'Accepted the company'])
      await expect(rowOf(action)).toContainText(product.adminEmail);
    await expect(rowOf('Changed the plan')).toContainText('Standard to Professional');
  });
});
