import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Role } from '../../../access/role.js';
import { type MadeCompany, makeCompany, makeMember } from '../../../../test/factories.js';
import { ForgedProvider } from '../../../../test/forged-provider.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { proveMailDomain } from '../../../../test/mail-domains.js';
import {
  makeCompanyWithProvider,
  updateIdentityProvider,
} from '../../../../test/single-sign-on.js';

const gateway = useTestGateway();
let provider: ForgedProvider;
let company: MadeCompany;
beforeAll(async () => {
  provider = await ForgedProvider.start();
});
afterAll(() => provider.close());
beforeEach(async () => {
  provider.reset();
  company = await makeCompany(gateway.app);
});

const update = (input: Record<string, unknown>, token = company.token) =>
  updateIdentityProvider(gateway, token, { issuer: 'https://provider.example/tenant', ...input });
const getFields = ({ errors }: Awaited<ReturnType<typeof update>>) =>
  errors?.[0]?.extensions.fields;
const ask = (query: string, token = company.token) => gateway.graphql(token, query);
const query = '{ singleSignOn { redirectUri isRequired identityProvider { issuer isEnabled } } }';

describe('updateIdentityProvider', () => {
  it('stores the provider with an encrypted secret, which no query returns', async () => {
    await proveMailDomain(gateway, company, `d${randomUUID().slice(0, 8)}.example`);
    expect((await update({ asksSecondFactor: true })).data.updateIdentityProvider).toEqual({
      redirectUri: 'https://app.visioncloud.example/api/sign-in/oidc/callback',
      isRequired: false,
      identityProvider: {
        issuer: 'https://provider.example/tenant',
        clientId: 'visioncloud',
        isEnabled: true,
        asksSecondFactor: true,
        vouchesForAddresses: false,
        changedAt: expect.any(String),
      },
    });
    const { rows } = await gateway.app.owner.query(
      'SELECT identity_provider::text AS row FROM identity_provider WHERE company_id = $1',
      [company.company.id],
    );
    expect(rows[0].row).not.toContain(Buffer.from('a secret').toString('hex'));
    const { errors } = await ask('{ singleSignOn { identityProvider { clientSecret } } }');
    expect(errors?.[0]?.message).toMatch(/Cannot query field/);
  });

  it.each([
    'https://accounts.google.com',
    'https://login.microsoftonline.com/common/v2.0',
    'https://login.microsoftonline.com/organizations/v2.0',
    'https://login.microsoftonline.com/9188040d-6c67-4c5b-b112-36a304b66dad/v2.0',
  ])(
    'refuses to trust %s with addresses, where people of every company sign in',
    async (issuer) => {
      const answer = await update({ issuer, isEnabled: false, vouchesForAddresses: true });
      expect(getFields(answer)).toEqual([
        {
          field: 'vouchesForAddresses',
          message:
            'People of other companies sign in there too, so the provider has to say that it has verified an address',
        },
      ]);
    },
  );

  it('trusts the provider of one company with addresses until a save without it', async () => {
    const issuer = 'https://login.microsoftonline.com/3f1c0b7e-0000-4000-8000-00000000beef/v2.0';
    const save = async (input: Record<string, unknown>) => {
      const { data } = await update({ issuer, isEnabled: false, ...input });
      return data.updateIdentityProvider.identityProvider.vouchesForAddresses;
    };
    expect(await save({ vouchesForAddresses: true })).toBe(true);
    expect(await save({})).toBe(false);
  });

  it('keeps the secret for the same issuer, and requires it again for another one', async () => {
    await update({ isEnabled: false });
    expect(
      (await update({ isEnabled: false, clientId: 'new', clientSecret: null })).errors,
    ).toBeUndefined();
    const other = { issuer: 'https://elsewhere.example', isEnabled: false, clientSecret: null };
    expect(getFields(await update(other))).toEqual([
      { field: 'clientSecret', message: 'Please enter the client secret' },
    ]);
  });

  it.each([
    ['issuer', { issuer: 'provider.example' }, /^Please enter an address/],
    ['issuer', { issuer: 'http://provider.example' }, /has to begin with https/],
    ['issuer', { issuer: 'https://10.0.0.1' }, /^The address is not public$/],
    [
      'issuer',
      { issuer: 'https://provider.example/.well-known/openid-configuration' },
      /^Please enter the issuer alone/,
    ],
    ['issuer', { issuer: `https://provider.example/${'x'.repeat(300)}` }, /^At most 300/],
    ['clientId', { clientId: '' }, /^Please enter the client id$/],
    ['clientSecret', { clientSecret: '' }, /^Please enter the client secret$/],
    ['isEnabled', {}, /^Please prove a mail domain of your company first$/],
    ['isRequired', { isEnabled: false, isRequired: true }, /^Please turn single sign-on on first$/],
  ])('refuses an invalid %s', async (field, input, message) => {
    expect(getFields(await update(input))).toEqual([
      { field, message: expect.stringMatching(message) },
    ]);
  });

  it('refuses to require a provider through which the viewer has not signed in', async () => {
    const customer = await makeCompanyWithProvider(gateway, provider.issuer);
    const answer = await update(
      { issuer: provider.issuer, isRequired: true },
      customer.company.token,
    );
    expect(getFields(answer)).toEqual([
      {
        field: 'isRequired',
        message:
          'Please sign in through the identity provider yourself first, so that you know it works',
      },
    ]);
  });

  it.each([Role.SAFETY_OFFICER, Role.DIRECTORY_MANAGER, Role.VIEWER, Role.AUDITOR] as const)(
    'is refused to the role %s, like the query',
    async (role) => {
      const { token } = await makeMember(gateway.app, company, role);
      for (const { errors } of [await update({}, token), await ask(query, token)])
        expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    },
  );
});

describe('removeIdentityProvider', () => {
  const remove = () => ask(`mutation { removeIdentityProvider ${query.slice(15, -2)} }`);

  it('removes the provider, its links and the requirement', async () => {
    await update({ isEnabled: false });
    await gateway.app.owner.query(
      'UPDATE company SET single_sign_on_required_at = now() WHERE id = $1',
      [company.company.id],
    );
    await gateway.app.owner.query(
      `INSERT INTO single_sign_on_link (company_id, account_id, issuer, subject)
       SELECT company_id, account_id, 'https://provider.example/tenant', 'x' FROM member WHERE company_id = $1`,
      [company.company.id],
    );
    expect((await remove()).data.removeIdentityProvider).toMatchObject({
      isRequired: false,
      identityProvider: null,
    });
    const { rows } = await gateway.app.owner.query(
      'SELECT FROM single_sign_on_link WHERE company_id = $1',
      [company.company.id],
    );
    expect(rows).toEqual([]);
  });

  it('returns NOT_FOUND without a provider', async () => {
    expect((await remove()).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });
});

describe('testIdentityProvider', () => {
  const configuration = '/.well-known/openid-configuration';
  const test = async () => {
    await update({ issuer: provider.issuer, isEnabled: false });
    const { data, errors } = await ask('mutation { testIdentityProvider { problem } }');
    return data ? data.testIdentityProvider.problem : errors?.[0]?.extensions.code;
  };
  const answer = (path: string, status: number, body: unknown, type = 'application/json') => {
    provider.answers[path] = (response) => {
      response.writeHead(status, { 'content-type': type }).end(JSON.stringify(body));
    };
  };

  it('finds no problem of a correct provider', async () => {
    expect(await test()).toBeNull();
  });

  it('reports another issuer, missing addresses, missing keys and invalid responses', async () => {
    answer(configuration, 200, { issuer: 'https://other.example' });
    expect(await test()).toBe('It names another issuer than the one entered');
    answer(configuration, 200, { issuer: provider.issuer });
    expect(await test()).toBe('Its configuration does not name all addresses that are needed');
    answer(configuration, 404, {});
    expect(await test()).toBe('It did not answer as OpenID Connect requires');
    answer(configuration, 200, undefined, 'text/html');
    expect(await test()).toBe('It did not answer with JSON');
    provider.reset();
    answer('/keys', 200, { keys: [] });
    expect(await test()).toBe('It publishes no keys to verify sign-ins with');
  });

  it('returns NOT_FOUND if no provider is stored', async () => {
    const { errors } = await ask('mutation { testIdentityProvider { problem } }');
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });
});
