import { expectAccessible } from './accessibility.ts';
import type { Page } from '@playwright/test';
import { addAuthenticator } from './authenticator.ts';
import { createTrialCompany, signInToCompany } from './companies.ts';
import { linkMailedTo } from './mails.ts';
import { expect, product, rest, test } from './product.ts';

test('an invited member works within the role and is signed out when removed', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const company = await createTrialCompany('Juniper Works');
  const email = 'keeper@juniper-works.example';
  await signInToCompany(page, company);
  const root = `${product.url}/dashboard/${encodeURIComponent(company.name.toLowerCase())}`;

  await test.step('the insights suggest a second owner', async () => {
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

  await test.step('the owner invites a directory manager', async () => {
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
  await test.step('the member joins with a passkey and sees the pages of the role', async () => {
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

  await test.step('the page and the gateway refuse what the role lacks', async () => {
    await invited.goto(`${root}/cases`);
    await expect(
      invited.getByText('Your role, Directory manager, has no access to this page'),
    ).toBeVisible();
    await expect(rest(await tokenOf(invited), 'GET /follow-up')).rejects.toThrow('answered 403');
    await expect(rest(await tokenOf(invited), 'GET /cameras')).resolves.toBeTruthy();
  });

  await test.step('the member signs out, and in again with the passkey', async () => {
    await invited.goto(`${root}/security`);
    await expect(invited.getByText(/^Your account has no password/)).toBeVisible();
    await invited.getByRole('button', { name: /^Company menu/ }).click();
    await invited.getByRole('menuitem', { name: 'Logout' }).click();
    await invited.goto(`${product.url}/login`);
    await invited.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(invited.getByRole('heading', { name: 'Employee Directory' })).toBeVisible();
    await expect(invited.getByRole('button', { name: 'Add employee' }).first()).toBeVisible();
  });

  await test.step('the open page signs out when the member is removed', async () => {
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

/** Returns the token of the session in the page's local storage. */
const tokenOf = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      (JSON.parse(localStorage.getItem('visioncloud.session') ?? '{}') as { token: string }).token,
  );
