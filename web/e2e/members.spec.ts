import { expectAccessible } from './accessibility.ts';
import { createTrialCompany, signInToCompany } from './companies.ts';
import { linkMailedTo } from './mails.ts';
import { expect, product, test } from './product.ts';

test('a colleague is invited, works within the role, and is out at once when removed', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const company = await createTrialCompany('Juniper Works');
  const email = 'keeper@juniper-works.example';
  const password = 'a password of the keeper';
  await signInToCompany(page, company);
  const root = `${product.url}/dashboard/${encodeURIComponent(company.name.toLowerCase())}`;

  await test.step('an owner who is alone is led to a second one', async () => {
    await page.getByRole('button', { name: /^Company menu/ }).click();
    await page.getByRole('menuitem', { name: 'Members' }).click();
    await expect(page.getByText('You are the only owner')).toBeVisible();
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
    }
  });

  await test.step('and invites somebody to keep the directory', async () => {
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    const form = page.getByRole('dialog', { name: 'Invite a member' });
    await form.getByLabel('Email').fill(email);
    await form.getByRole('radio', { name: 'Directory manager' }).check();
    await form.getByRole('button', { name: 'Send invitation' }).click();
    await expect(page.getByText(`Invitation sent to ${email}`)).toBeVisible();
    await expect(page.getByRole('row', { name: new RegExp(`^${email}`) })).toBeVisible();
  });

  const context = await browser.newContext();
  const invited = await context.newPage();
  await test.step('who joins with a password, and sees what the role has', async () => {
    const link = await linkMailedTo(email, /invites you to VisionCloud$/);
    await invited.goto(link);
    await expect(invited.getByLabel('Confirm password')).toBeVisible();
    await expectAccessible(invited);
    await invited.getByLabel('Password', { exact: true }).fill(password);
    await invited.getByLabel('Confirm password').fill(password);
    await invited.getByRole('button', { name: 'Join' }).click();
    await expect(invited.getByRole('heading', { name: 'Employee Directory' })).toBeVisible();
    await expect(invited.getByRole('link', { name: 'Cases' })).toBeHidden();
    await invited.goto(`${root}/cases`);
    await expect(
      invited.getByText('Your role, Directory manager, does not have this page'),
    ).toBeVisible();
    await invited.goto(`${root}/emp`);
    await expect(invited.getByRole('button', { name: 'Add employee' }).first()).toBeVisible();
  });

  await test.step('and is signed out of the open page when removed', async () => {
    await page.reload();
    await page.getByRole('button', { name: `Actions for ${email}` }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText(`${email} removed`)).toBeVisible();
    await expect(invited.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  });
  await context.close();
});
