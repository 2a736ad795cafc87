import { readFileSync } from 'node:fs';
import { expect, product, rest, signIn, test } from './product.ts';

const manifest = new URL('../operations.json', import.meta.url);

const firstPage = { page: 1, pageSize: 5, sort: 'CAMERA_ID', direction: 'ASC' };

/** Runs a query of the web app over GraphQL with a key. @returns its data, or the code of its error. */
async function query(key: string, name: string, variables: object = {}): Promise<unknown> {
  const { operations } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    operations: { id: string; name: string }[];
  };
  const hash = operations.find((operation) => operation.name === name)?.id;
  const answer = await fetch(`${product.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify({
      operationName: name,
      variables,
      extensions: { persistedQuery: { version: 1, sha256Hash: hash } },
    }),
  });
  const { data, errors } = (await answer.json()) as {
    data?: unknown;
    errors?: { extensions: { code: string } }[];
  };
  return errors?.[0]?.extensions.code ?? data;
}

test('an API key works within its scopes over REST and GraphQL until it is revoked', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await signIn(page);
  await page.getByRole('button', { name: 'Harbourline Logistics' }).click();
  await page.getByRole('menuitem', { name: 'API keys' }).click();

  const key = await test.step('the key is shown once', async () => {
    await page.getByRole('button', { name: 'Create API key' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create API key' });
    await dialog.getByLabel('Name of the system').fill('Cafeteria');
    await dialog.getByRole('checkbox', { name: 'Read cameras' }).check();
    await dialog.getByRole('button', { name: 'Create API key' }).click();
    const shown = dialog.getByLabel('Key', { exact: true });
    await expect(shown).toHaveText(/^vak_/);
    const value = await shown.innerText();
    await dialog.getByRole('button', { name: 'Done' }).click();
    const row = page.getByRole('row', { name: /^Cafeteria/ });
    await expect(row).toContainText('Read cameras');
    await expect(page.getByText(value)).toBeHidden();
    return value;
  });

  await test.step('the key works only within its scopes', async () => {
    const { data } = await rest<{ data: unknown }>(key, 'GET /cameras');
    expect(JSON.stringify(data)).toContain('dock-1');
    await expect(rest(key, 'GET /employees')).rejects.toThrow('answered 403');
    expect(await query(key, 'CamerasPage', firstPage)).toHaveProperty('cameras');
    expect(await query(key, 'ApiKeys')).toBe('FORBIDDEN');
  });

  await test.step('a revoked key is refused', async () => {
    await page.getByRole('button', { name: 'Revoke Cafeteria' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await expect(page.getByText('API key revoked')).toBeVisible();
    await expect(rest(key, 'GET /cameras')).rejects.toThrow('answered 401');
    expect(await query(key, 'CamerasPage', firstPage)).toBe('UNAUTHENTICATED');
    await expect(page.getByRole('row', { name: /^Cafeteria/ })).toBeHidden();
  });
});
