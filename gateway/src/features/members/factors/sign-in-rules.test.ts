import { describe, expect, it } from 'vitest';
import { Role } from '../../../access/role.js';
import { inTenant } from '../../../database/tenant.js';
import { type MadeCompany, makeCompany, makeMember } from '../../../../test/factories.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { makeAuthenticator } from '../../../../test/second-factor.js';

const gateway = useTestGateway();

const requireFactor = (token: string, requiresSecondFactor = true) =>
  gateway.graphql(
    token,
    'mutation ($input: UpdateSignInRulesInput!) { updateSignInRules(input: $input) { secondFactorRequiredAt } }',
    { input: { requiresSecondFactor } },
  );
const getError = ({ errors }: Awaited<ReturnType<typeof requireFactor>>) => errors?.[0]?.extensions;
const signIn = async (company: MadeCompany) => {
  const { data } = await gateway.graphql(
    null,
    'mutation ($input: SignInCompanyInput!) { signInCompany(input: $input) { token } }',
    { input: { email: company.email, password: company.password } },
  );
  return data.signInCompany.token as string;
};
/** Requires a second factor without having one, as if the owner's had been lost since. */
const requireWithoutOne = ({ company }: MadeCompany) =>
  inTenant(gateway.app.dataSource, company.id, (db) =>
    db.unnamed('UPDATE company SET second_factor_required_at = now() WHERE id = $1', [company.id]),
  );

describe('updateSignInRules', () => {
  it('refuses an owner without a second factor, and turns the rule on and off for others', async () => {
    const company = await makeCompany(gateway.app);
    expect(getError(await requireFactor(company.token))?.fields).toEqual([
      {
        field: 'requiresSecondFactor',
        message: 'Please set up an authenticator app or a passkey for your own account first',
      },
    ]);
    await makeAuthenticator(gateway, company);
    expect((await requireFactor(company.token)).data).toEqual({
      updateSignInRules: { secondFactorRequiredAt: expect.any(String) },
    });
    expect((await requireFactor(company.token, false)).data).toEqual({
      updateSignInRules: { secondFactorRequiredAt: null },
    });
  });

  it.each([Role.SAFETY_OFFICER, Role.DIRECTORY_MANAGER, Role.VIEWER, Role.AUDITOR] as const)(
    'is refused for the role %s',
    async (role) => {
      const company = await makeCompany(gateway.app);
      const { token } = await makeMember(gateway.app, company, role);
      expect(getError(await requireFactor(token))?.code).toBe('FORBIDDEN');
    },
  );
});

describe('a company that requires a second factor', () => {
  const ask = (token: string, query: string) => gateway.graphql(token, query);

  it('allows a member without one only to set it up', async () => {
    const company = await makeCompany(gateway.app);
    await requireWithoutOne(company);
    const token = await signIn(company);
    expect((await ask(token, '{ viewer { lacksSecondFactor } }')).data).toEqual({
      viewer: { lacksSecondFactor: true },
    });
    for (const query of [
      '{ employees { total } }',
      '{ company { id } }',
      'mutation { updateCompany(input: {}) { id } }',
    ])
      expect(getError(await ask(token, query))).toEqual({
        code: 'FORBIDDEN',
        reason: 'SECOND_FACTOR_REQUIRED',
      });
    expect((await gateway.rest(token, 'GET /employees/export')).status).toBe(403);
    await makeAuthenticator(gateway, { ...company, token });
    expect((await ask(token, '{ employees { total } }')).errors).toBeUndefined();
    expect((await ask(token, '{ viewer { lacksSecondFactor } }')).data).toEqual({
      viewer: { lacksSecondFactor: false },
    });
  });

  it('does not affect existing sessions and other companies', async () => {
    const company = await makeCompany(gateway.app);
    const other = await makeCompany(gateway.app);
    await requireWithoutOne(company);
    expect((await ask(company.token, '{ employees { total } }')).errors).toBeUndefined();
    expect((await ask(await signIn(other), '{ employees { total } }')).errors).toBeUndefined();
  });

  it('refuses to remove the last second factor of a member', async () => {
    const company = await makeCompany(gateway.app);
    await makeAuthenticator(gateway, company);
    await requireFactor(company.token);
    const removed = await ask(
      company.token,
      'mutation { removeAuthenticator { authenticatorSince } }',
    );
    expect(removed.errors?.[0]?.message).toBe('Your company requires a second factor');
  });

  it('refuses sign-ins over REST with a reason', async () => {
    const company = await makeCompany(gateway.app);
    await requireWithoutOne(company);
    const { email, password } = company;
    const answer = await gateway.rest(null, 'POST /company/login', { email, password });
    expect([answer.status, answer.body]).toEqual([
      403,
      {
        success: false,
        message:
          'Your company requires a second factor, which this way of signing in cannot ask for',
      },
    ]);
  });
});
