import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expectAccessible } from './accessibility.ts';
import {
  createTrialCompany,
  outdateProofs,
  signInToCompany,
  type TrialCompany,
} from './companies.ts';
import { expect, product, test } from './product.ts';

/** An authenticator app. It never returns a code twice, because the product accepts each only once. */
class AuthenticatorApp {
  private readonly totp: TOTP;
  private step = 0;

  constructor(secret: string) {
    this.totp = new TOTP({ secret: Secret.fromBase32(secret) });
  }

  /** Returns the current code, or the next one if that was already returned. */
  nextCode(): string {
    this.step = Math.max(this.totp.counter(), this.step + 1);
    return this.totp.generate({ timestamp: this.step * this.totp.period * 1000 });
  }
}

/** Signs in up to the question for a code. */
async function givePassword(page: Page, { email, password }: TrialCompany): Promise<void> {
  await page.goto(`${product.url}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByLabel('Code', { exact: true })).toBeVisible();
}

async function giveRecoveryCode(page: Page, code: string): Promise<void> {
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Company menu/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
}

test('an authenticator app is set up, required, replaced by a recovery code and removed', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const company = await createTrialCompany('Saffron Supplies');
  await signInToCompany(page, company);
  const security = `${product.url}/dashboard/${encodeURIComponent(company.name.toLowerCase())}/security`;
  await page.goto(security);

  const [app, codes] = await test.step('the app is set up with the key on the page', async () => {
    await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
    const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' });
    const key = await dialog.getByRole('code').innerText();
    const made = new AuthenticatorApp(key.replaceAll(' ', ''));
    await expectAccessible(page);
    await dialog.getByLabel('Code', { exact: true }).fill(made.nextCode());
    await dialog.getByRole('button', { name: 'Turn on' }).click();
    const list = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect(list).toHaveCount(10);
    const recovery = await list.allInnerTexts();
    await dialog.getByLabel('I have kept these codes').check();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText(/^10 of 10 recovery codes left/)).toBeVisible();
    return [made, recovery] as const;
  });

  await test.step('signing in requires a code', async () => {
    await signOut(page);
    await givePassword(page, company);
    await expectAccessible(page);
    await page.getByLabel('Code', { exact: true }).fill(app.nextCode());
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL('**/dashboard/**');
  });

  await test.step('a recovery code works once', async () => {
    const used = codes.shift()!;
    await signOut(page);
    await givePassword(page, company);
    await giveRecoveryCode(page, used);
    await page.waitForURL('**/dashboard/**');
    await signOut(page);
    await givePassword(page, company);
    await giveRecoveryCode(page, used);
    await expect(page.getByText(/^Wrong code/)).toBeVisible();
    await page.getByLabel('Recovery code', { exact: true }).fill(codes.shift()!);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL('**/dashboard/**');
  });

  await test.step('removing the app after ten minutes requires confirming the identity', async () => {
    await outdateProofs(company);
    await page.goto(security);
    await expect(page.getByText(/^8 of 10 recovery codes left/)).toBeVisible();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    const question = page.getByRole('dialog', { name: 'Remove the authenticator app?' });
    await question.getByRole('button', { name: 'Remove' }).click();
    const proof = page.getByRole('dialog', { name: 'Confirm that it is you' });
    await proof.getByLabel('Code', { exact: true }).fill(codes.shift()!);
    await proof.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Authenticator app removed')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Set up an authenticator app' })).toBeVisible();
    await signOut(page);
    await signInToCompany(page, company);
  });
});
