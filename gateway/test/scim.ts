import { randomUUID } from 'node:crypto';
import { beforeEach } from 'vitest';
import { inTenant } from '../src/database/tenant.js';
import { makeApiKey } from './api-keys.js';
import { type MadeCompany, makeCompany } from './factories.js';
import { deferred } from './hooks.js';
import { proveMailDomain } from './mail-domains.js';
import type { TestGateway } from './run-document.js';

interface ScimAnswer {
  status: number;
  headers: Record<string, unknown>;
  // Tests know the fields of their requests.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
}

/** A company whose identity provider is connected. */
export interface ScimCompany {
  company: MadeCompany;
  /** A mail domain that it has proven. */
  domain: string;
  apiKey: { name: string; key: string };
  /** Sends a request such as 'GET /Users', by default with the key. */
  send(call: string, body?: unknown, token?: string | null): Promise<ScimAnswer>;
  /** Adds a user, and returns its id. */
  addUser(userName: string, more?: Record<string, unknown>): Promise<string>;
}

const patchSchema = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';

/** The body of a PATCH. */
export const patch = (...Operations: Record<string, unknown>[]) => ({
  schemas: [patchSchema],
  Operations,
});

export async function makeScimCompany(gateway: TestGateway): Promise<ScimCompany> {
  const company = await makeCompany(gateway.app);
  const domain = `d${randomUUID().slice(0, 8)}.example`;
  await proveMailDomain(gateway, company, domain);
  const apiKey = await makeApiKey(gateway.app, company, { scopes: ['member:provision'] });
  const send: ScimCompany['send'] = async (call, body, token = apiKey.key) => {
    const [method, path] = call.split(/ (.*)/s) as ['GET' | 'POST', string];
    const answer = await gateway.server.inject({
      method,
      url: `/scim/v2${path}`,
      headers: {
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/scim+json' }),
      },
      ...(body === undefined
        ? {}
        : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const { statusCode: status, headers } = answer;
    return { status, headers, body: answer.body === '' ? null : answer.json() };
  };
  return {
    company,
    domain,
    apiKey,
    send,
    async addUser(userName, more = {}) {
      const { body } = await send('POST /Users', { userName, ...more });
      return body.id as string;
    },
  };
}

/** Makes a company with a connected identity provider before each test, with full budgets of attempts. */
export function useScimCompany(gateway: TestGateway): ScimCompany {
  let scim: ScimCompany | undefined;
  beforeEach(async () => {
    await gateway.app.forgetTries();
    scim = await makeScimCompany(gateway);
  });
  return deferred(() => scim);
}

/** Searches for the users with a name, as identity providers do. */
export async function findUsersByName(scim: ScimCompany, userName: string) {
  const filter = encodeURIComponent(`userName eq "${userName}"`);
  const { body } = await scim.send(`GET /Users?filter=${filter}`);
  return body;
}

/** Lists the members of the company as its owner sees them. */
export async function listMembers(gateway: TestGateway, { company }: ScimCompany) {
  const { data } = await gateway.graphql(company.token, '{ members { id email role } }');
  return data.members as { id: string; email: string; role: string }[];
}

/** Finds the role of a user; undefined if the user is no member. */
export async function findRole(
  gateway: TestGateway,
  scim: ScimCompany,
  id: string,
): Promise<string | undefined> {
  return (await listMembers(gateway, scim)).find((each) => each.id === id)?.role;
}

/** Makes the account of a new user able to sign in, and signs it in. */
export async function signInAs(
  gateway: TestGateway,
  { company }: ScimCompany,
  email: string,
): Promise<string> {
  await inTenant(gateway.app.dataSource, company.company.id, (db) =>
    db.unnamed(
      `UPDATE account SET verified_at = now(), password_hash = other.password_hash
       FROM account AS other WHERE account.email = $1 AND other.email = $2`,
      [email, company.email],
    ),
  );
  const { data } = await gateway.graphql(
    null,
    'mutation ($input: SignInCompanyInput!) { signInCompany(input: $input) { token } }',
    { input: { email, password: company.password } },
  );
  return data.signInCompany.token as string;
}

export async function isSignedIn(gateway: TestGateway, token: string): Promise<boolean> {
  return (await gateway.graphql(token, '{ viewer { role } }')).errors === undefined;
}
