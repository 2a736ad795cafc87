import type { Page } from '@playwright/test';
import { changeDatabase } from './database.ts';
import { linkMailedTo } from './mails.ts';
import { product, rest } from './product.ts';

/** A company on trial for a single test. */
export interface TrialCompany {
  id: string;
  name: string;
  email: string;
  password: string;
}

/** Signs up a company over REST, verifies its address and accepts it as the provider. */
export async function createTrialCompany(name: string): Promise<TrialCompany> {
  const email = `admin@${name.toLowerCase().replaceAll(' ', '-')}.example`;
  const password = 'a password of the admin';
  const plans = await rest<{ data: { _id: string; name: string }[] }>(null, 'GET /plans');
  const { data: signedUp } = await rest<{ data: { company: { _id: string } } }>(
    null,
    'POST /company/signup',
    {
      company_name: name,
      email,
      subdomain: 'www.company.example',
      location: { country: 'Singapore' },
      phone: '6565500199',
      plan: plans.data.find((plan) => plan.name === 'Standard')?._id,
    },
  );
  const { _id: id } = signedUp.company;
  const link = await linkMailedTo(email, /verify/i);
  const token = link.split('/').at(-1);
  await rest(null, `GET /company/emailverified/${token}`);
  await rest(null, `POST /company/resetpassword/${token}`, { password });
  await rest(await signInAsProvider(), `POST /company/activate/${id}`, { isActive: 'Active' });
  return { id, name, email, password };
}

/** Returns a token of the provider's administrator. */
export async function signInAsProvider(): Promise<string> {
  const { data } = await rest<{ data: { token: string } }>(null, 'POST /admin/login', {
    email: product.adminEmail,
    password: product.adminPassword,
  });
  return data.token;
}

/** Signs in as the admin of a company. */
export async function signInToCompany(
  page: Page,
  { email, password }: TrialCompany,
): Promise<void> {
  await page.goto(`${product.url}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/dashboard/**');
}

/** Ends a company's trial of 7 days. */
export async function endTrial({ id }: TrialCompany): Promise<void> {
  await changeDatabase(
    "UPDATE company SET trial_ends_at = now() - interval '1 minute' WHERE id = $1",
    [id],
  );
}

/** Marks a mail domain as verified, because tests cannot publish DNS records. */
export async function proveMailDomain({ id }: TrialCompany, name: string): Promise<void> {
  await changeDatabase(
    `INSERT INTO mail_domain (company_id, id, name, token, proven_at, checked_at)
     VALUES ($1, gen_random_uuid(), $2, 'x', now(), now())`,
    [id, name],
  );
}

/** Makes the company's members confirm their identity again, as after some time. */
export async function outdateProofs({ id }: TrialCompany): Promise<void> {
  await changeDatabase(
    "UPDATE session SET proved_at = now() - interval '11 minutes' WHERE company_id = $1",
    [id],
  );
}
