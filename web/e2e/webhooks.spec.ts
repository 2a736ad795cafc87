import { createTrialCompany, signInToCompany } from './companies.ts';
import { expect, product, test } from './product.ts';
import { startReceiver, verifyMessage } from './receiver.ts';

test('a webhook is added, tested, gets a new secret and resends a message', async ({ page }) => {
  test.setTimeout(120_000);
  const receiver = await startReceiver();
  const company = await createTrialCompany('Marigold Mills');
  await signInToCompany(page, company);
  await page.goto(
    `${product.url}/dashboard/${encodeURIComponent(company.name.toLowerCase())}/webhooks`,
  );
  const arrived = (count: number) =>
    expect.poll(() => receiver.messages.length, { timeout: 30_000 }).toBe(count);
  /** Reads the secret that a dialog shows, and closes it. */
  const takeSecret = async (): Promise<string> => {
    const dialog = page.getByRole('dialog');
    const secret = dialog.getByLabel('Secret', { exact: true });
    await expect(secret).toHaveText(/^whsec_/);
    const value = await secret.innerText();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(dialog).toBeHidden();
    return value;
  };

  const secret = await test.step('a private network address is refused', async () => {
    await page.getByRole('button', { name: 'Add webhook' }).click();
    const form = page.getByRole('dialog', { name: 'Add webhook' });
    await form.getByLabel('Address').fill('https://10.0.0.1/hooks');
    await form.getByRole('button', { name: 'Add webhook' }).click();
    await expect(form.getByText('The address is not public')).toBeVisible();
    await form.getByLabel('Address').fill(receiver.url);
    await form.getByRole('button', { name: 'Add webhook' }).click();
    return takeSecret();
  });

  await test.step('a test message arrives with a valid signature', async () => {
    await page.getByRole('link', { name: receiver.url }).click();
    await page.getByRole('button', { name: 'Send test message' }).click();
    await arrived(1);
    expect(verifyMessage(secret, receiver.messages.at(-1)!)).toBe('webhook.test');
    await expect(page.getByRole('row', { name: /webhook\.test.*200.*DELIVERED/ })).toBeVisible({
      timeout: 30_000,
    });
  });

  await test.step('messages are signed with both secrets after a rotation', async () => {
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Replace secret' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Replace secret' }).click();
    const replaced = await takeSecret();
    expect(replaced).not.toBe(secret);
    await expect(page.getByText('Messages are also signed with the old secret')).toBeVisible();
    await page.getByRole('button', { name: 'Send test message' }).click();
    await arrived(2);
    for (const each of [secret, replaced])
      expect(verifyMessage(each, receiver.messages.at(-1)!)).toBe('webhook.test');
  });

  await test.step('a message shows the answer and is resent with the same id', async () => {
    await page.getByRole('button', { name: 'webhook.test' }).last().click();
    const message = page.getByRole('dialog', { name: 'webhook.test' });
    await expect(message.getByText('thank you')).toBeVisible();
    const { id } = receiver.messages.at(0)!;
    await expect(message.getByText(id)).toBeVisible();
    await message.getByRole('button', { name: 'Send again' }).click();
    await arrived(3);
    expect(receiver.messages.at(-1)!.id).toBe(id);
  });
  receiver.stop();
});
