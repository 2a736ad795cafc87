import { expectAccessible } from './accessibility.ts';
import type { Page } from '@playwright/test';
import { addAuthenticator } from './authenticator.ts';
import { createTrialCompany, signInToCompany } from './companies.ts';
import { linkMailedTo } from './mails.ts';
import { expect, product, rest, test } from './product.ts';

test('a colleague is invited, works within the role, and is out at once when removed', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const company = await createTrialCompany('Juniper Works');
  const email = 'keeper@juniper-works.example';
  await signInToCompany(page, company);
  const root = `${product.url}/dashboard/${encodeURIComponent(company.name.toLowerCase())}`;

  await test.step('an owner who is alone is led to a second one', async () => {
    await expect(page.getByText('You are the only owner')).toBeVisible();
    await page.getByRole('link', { name: 'Invite a second owner' }).click();
    await expect(page.getByRole('dialog', { name: 'Invite a member' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
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
  await addAuthenticator(invited);
  await test.step('who joins with a passkey, and sees what the role has', async () => {
    const link = await linkMailedTo(email, /invites you to VisionCloud$/);
    await invited.goto(link);
    await expect(invited.getByLabel('Confirm password')).toBeVisible();
    await expectAccessible(invited);
    await invited.getByRole('button', { name: 'Join with a passkey' }).click();
    await expect(invited.getByRole('list', { name: 'Recovery codes' })).toBeVisible();
    await expectAccessible(invited);
    await invited.getByLabel('I have kept these codes').check();
    await invited.getByRole('button', { name: 'Done' }).click();
    await expect(invited.getByRole('heading', { name: 'Employee Directory' })).toBeVisible();
    await expect(invited.getByRole('link', { name: 'Cases' })).toBeHidden();
  });

  await test.step('who is refused what the role lacks, on a page and by the gateway', async () => {
    await invited.goto(`${root}/cases`);
    await expect(
      invited.getByText('Your role, Directory manager, does not have this page'),
    ).toBeVisible();
    await expect(rest(await tokenOf(invited), 'GET /follow-up')).rejects.toThrow('answered 403');
    await expect(rest(await tokenOf(invited), 'GET /cameras')).resolves.toBeTruthy();
  });

  await test.step('who signs out, and in again with the passkey alone', async () => {
    await invited.goto(`${root}/security`);
    await expect(invited.getByText(/^Your account has no password/)).toBeVisible();
    await invited.getByRole('button', { name: /^Company menu/ }).click();
    await invited.getByRole('menuitem', { name: 'Logout' }).click();
    await invited.goto(`${product.url}/login`);
    await invited.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(invited.getByRole('heading', { name: 'Employee Directory' })).toBeVisible();
    await expect(invited.getByRole('button', { name: 'Add employee' }).first()).toBeVisible();
  });

  await test.step('and is signed out of the open page when removed', async () => {
    const token = await tokenOf(invited);
    await page.reload();
    await page.getByRole('button', { name: `Actions for ${email}` }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText(`${email} removed`)).toBeVisible();
    await expect(invited.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    await expect(rest(token, 'GET /cameras')).rejects.toThrow('answered 401');
    await invited.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(
      invited.getByText('This passkey was not accepted, please try again'),
    ).toBeVisible();
    await expect(invited).toHaveURL(/\/login$/);
  });
  await context.close();
});

/** Returns the token of the session that a page's browser keeps. */
const tokenOf = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      (JSON.parse(localStorage.getItem('visioncloud.session') ?? '{}') as { token: string }).token,
  );
