import { randomBytes } from 'node:crypto';
import { enterprisePlanId } from '../../src/features/company/plans/plan.service.js';
import { CommandError } from './command.js';
import type { RestClient } from './rest-client.js';

export interface Credentials {
  email: string;
  password: string;
}

/**
 * Signs up a company and accepts it as the provider's administrator. The link of its mail is read from the portal, which shows
 * mails if the gateway has no mail server.
 * @throws CommandError if the gateway has a mail server.
 */
export async function signUpCompany(
  client: RestClient,
  administrator: Credentials,
): Promise<Credentials> {
  const email = `fleet-${randomBytes(8).toString('hex')}@fleet.example`;
  const application = {
    company_name: `Fleet ${randomBytes(6).toString('hex')}`,
    email,
    subdomain: 'https://fleet.example',
    location: { country: 'Singapore' },
    phone: '61234567',
    plan: enterprisePlanId,
  };
  const signUp = await client.call('POST /api/company/signup', null, application, [201]);
  const token = await signInAdministrator(client, administrator);
  const activation = `POST /api/company/activate/${signUp.body.data.company._id}`;
  await client.call(activation, token, { isActive: 'Active' }, [201]);
  const password = randomBytes(12).toString('base64url');
  const link = await findMailedLink(client, token, email);
  await client.call(`POST /api/company/resetpassword/${link}`, null, { password }, [201]);
  return { email, password };
}

export async function signInAdministrator(
  client: RestClient,
  administrator: Credentials,
): Promise<string> {
  const { body } = await client.call('POST /api/admin/login', null, administrator, [201]);
  return body.data.token;
}

async function findMailedLink(client: RestClient, token: string, email: string): Promise<string> {
  const query = 'query BenchMails($to: String!) { mails(search: $to) { items { text } } }';
  const { mails } = await client.query(token, query, { to: email });
  for (const { text } of mails.items as { text: string | null }[]) {
    const link = /\/email-verification\/([\w-]+)/.exec(text ?? '')?.[1];
    if (link) return link;
  }
  throw new CommandError('The gateway sends its links to a mail server. Run it without one.');
}
