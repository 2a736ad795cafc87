import { test as base, expect, type Page } from '@playwright/test';

/** Address of the running product, and credentials of the demo company and the provider's administrator. */
export const product = {
  get url(): string {
    return variable('E2E_URL');
  },
  get email(): string {
    return variable('E2E_EMAIL');
  },
  get password(): string {
    return variable('E2E_PASSWORD');
  },
  get adminEmail(): string {
    return variable('E2E_ADMIN_EMAIL');
  },
  get adminPassword(): string {
    return variable('E2E_ADMIN_PASSWORD');
  },
};

export function variable(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is missing: the global setup gives it`);
  return value;
}

/** Fails a test on any error in the browser's console and on uncaught errors. */
export const test = base.extend<{ page: Page }>({
  page: async ({ page }, use) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(error.message));
    await use(page);
    expect(errors).toEqual([]);
  },
});

/** Signs in a member of the demo company, by default its owner. */
export async function signIn(page: Page, email = product.email): Promise<void> {
  await page.goto(`${product.url}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(product.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/insights');
}

export async function signInAdministrator(page: Page): Promise<void> {
  await page.goto(`${product.url}/portal/visioncloud/login`);
  await page.getByLabel('Email').fill(product.adminEmail);
  await page.getByLabel('Password', { exact: true }).fill(product.adminPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Company List' })).toBeVisible();
}

/** Calls the REST API. @param call such as 'GET /employee/settings' @throws Error if the answer is no success */
export async function rest<Answer>(
  token: string | null,
  call: string,
  body?: unknown,
): Promise<Answer> {
  const [method, path] = call.split(' ');
  const answer = await fetch(`${product.url}/api${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answered = (await answer.json()) as Answer;
  if (!answer.ok) throw new Error(`${call} answered ${answer.status}: ${JSON.stringify(answered)}`);
  return answered;
}

export { expect };
