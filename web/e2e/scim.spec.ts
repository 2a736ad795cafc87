import { createTrialCompany, proveMailDomain, signInToCompany } from './companies.ts';
import { client, startIdentityProvider } from './identity-provider.ts';
import { expect, product, test } from './product.ts';

// The identity provider of the tests has a self-signed certificate.
test.use({ ignoreHTTPSErrors: true });

const patchSchema = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';

/** Sends a SCIM request of the identity provider, such as `POST /Users`. */
async function scim(key: string, call: string, body: object): Promise<{ id: string }> {
  const [method = '', path = ''] = call.split(' ');
  const answer = await fetch(`${product.url}/scim/v2${path}`, {
    method,
    headers: { 'content-type': 'application/scim+json', authorization: `Bearer ${key}` },
    body: JSON.stringify(body),
  });
  expect(answer.ok, `${call} answered ${answer.status}`).toBe(true);
  return answer.status === 204 ? { id: '' } : ((await answer.json()) as { id: string });
}

test('a member added by the identity provider signs in through it and is signed out when removed there', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const provider = await startIdentityProvider();
  const company = await createTrialCompany('Aspen Freight');
  await proveMailDomain(company, 'aspen-freight.example');
  await signInToCompany(page, company);
  const root = `${product.url}/dashboard/${encodeURIComponent(company.name.toLowerCase())}`;
  const email = 'nora@aspen-freight.example';

  await test.step('an owner sets up single sign-on', async () => {
    await page.goto(`${root}/security`);
    const section = page.getByRole('region', { name: 'Single sign-on' });
    await section.getByLabel('Issuer').fill(provider.issuer);
    await section.getByLabel('Client id').fill(client.id);
    await section.getByLabel('Client secret').fill(client.secret);
    await section.getByRole('switch', { name: /^Let members sign in/ }).check({ force: true });
    await section.getByRole('button', { name: 'Save' }).click();
    await expect(section.getByText('On', { exact: true })).toBeVisible();
  });

  const key = await test.step('the owner creates a key for the provider', async () => {
    await page.goto(`${root}/api-keys`);
    await page.getByRole('button', { name: 'Create API key' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create API key' });
    await dialog.getByLabel('Name of the system').fill('Identity provider');
    await dialog.getByRole('checkbox', { name: /\(SCIM\)$/ }).check();
    await dialog.getByRole('button', { name: 'Create API key' }).click();
    return dialog.getByLabel('Key', { exact: true }).innerText();
  });

  const { id } = await scim(key, 'POST /Users', { userName: email });
  await scim(key, 'PATCH /Groups/safety-officers', {
    schemas: [patchSchema],
    Operations: [{ op: 'add', path: 'members', value: [{ value: id }] }],
  });

  await test.step('the new member has the role of their group', async () => {
    await page.goto(`${root}/members`);
    await expect(page.getByRole('row', { name: new RegExp(`^${email}`) })).toContainText(
      'Safety officer',
    );
  });

  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  const officer = await context.newPage();
  const signIn = async (): Promise<void> => {
    await officer.goto(`${product.url}/company-sign-in`);
    await officer.getByLabel('Email').fill(email);
    await officer.getByRole('button', { name: 'Continue' }).click();
  };
  await test.step('the member signs in through the provider', async () => {
    await signIn();
    await officer.waitForURL('**/dashboard/**');
    await expect(officer.getByRole('link', { name: 'Cases' })).toBeVisible();
  });

  await test.step('the member is signed out when the provider deactivates the user', async () => {
    await scim(key, `PATCH /Users/${id}`, {
      schemas: [patchSchema],
      Operations: [{ op: 'Replace', path: 'active', value: 'False' }],
    });
    await expect(officer.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    await signIn();
    await expect(officer.getByRole('alert')).toContainText(
      'Your address is no member of the company yet',
    );
  });
  await context.close();
  provider.stop();
});
