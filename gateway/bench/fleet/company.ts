import { randomBytes } from 'node:crypto';
import { ReplayError } from '../replay/replay-error.js';
import type { RestClient } from '../replay/rest-client.js';

/** What an account signs in with. */
export interface SignIn {
  email: string;
  password: string;
}

/**
 * Signs a new company up and accepts it as the provider's administrator does; the link of its mail is read in the
 * portal, where a gateway without a mail server shows it.
 * @throws ReplayError where the gateway has a mail server.
 */
export async function signUpCompany(client: RestClient, administrator: SignIn): Promise<SignIn> {
  const email = `fleet-${randomBytes(8).toString('hex')}@fleet.example`;
  const plans = await client.call('GET /api/plans', null, undefined, [201]);
  const roomiest = (
    plans.body.data as { _id: string; planDetails: { max_employee: number } }[]
  ).toSorted((a, b) => b.planDetails.max_employee - a.planDetails.max_employee)[0];
  const signedUp = await client.call(
    'POST /api/company/signup',
    null,
    {
      company_name: `Fleet ${randomBytes(6).toString('hex')}`,
      email,
      subdomain: 'https://fleet.example',
      location: { country: 'Singapore' },
      phone: '61234567',
      plan: roomiest?._id,
    },
    [201],
  );
  const { body } = await client.call('POST /api/admin/login', null, administrator, [201]);
  const { token } = body.data;
  const id: string = signedUp.body.data.company._id;
  await client.call(`POST /api/company/activate/${id}`, token, { isActive: 'Active' }, [201]);
  const password = randomBytes(12).toString('base64url');
  const link = await linkInMailTo(client, token, email);
  await client.call(`POST /api/company/resetpassword/${link}`, null, { password }, [201]);
  return { email, password };
}

async function linkInMailTo(client: RestClient, token: string, email: string): Promise<string> {
  const query = 'query FleetMails($to: String!) { mails(search: $to) { items { text } } }';
  const { body } = await client.call(
    'POST /graphql',
    token,
    { query, variables: { to: email } },
    [200],
  );
  const texts: (string | null)[] = body.data.mails.items.map(
    ({ text }: { text: string | null }) => text,
  );
  for (const text of texts) {
    const link = /\/email-verification\/([\w-]+)/.exec(text ?? '')?.[1];
    if (link) return link;
  }
  throw new ReplayError(
    'The gateway mails its links to a mail server: give a company with --email and --password',
  );
}
