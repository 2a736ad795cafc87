import { describe, expect, it } from 'vitest';
import { inTenant } from '../../../database/tenant.js';
import { type MadeCompany, makeCompany, makeLink } from '../../../../test/factories.js';
import { useMailingGateway } from '../../../../test/hooks.js';
import { makeAuthenticator } from '../../../../test/second-factor.js';

const { gateway, server } = useMailingGateway();

const signIn = (company: MadeCompany, code?: string) =>
  gateway.graphql(
    null,
    'mutation ($input: SignInCompanyInput!) { signInCompany(input: $input) { token } }',
    { input: { email: company.email, password: company.password, code } },
  );
const getCode = (answer: Awaited<ReturnType<typeof signIn>>) => answer.errors?.[0]?.extensions.code;
const getOwn = async (token: string) =>
  (await gateway.graphql(token, '{ mySecondFactor { authenticatorSince recoveryCodesLeft } }')).data
    .mySecondFactor;
const refusedCode = {
  code: 'BAD_USER_INPUT',
  fields: [{ field: 'code', message: 'Wrong code, or one that was used before' }],
};
const start = (token: string) =>
  gateway.graphql(token, 'mutation { startAuthenticator { secret uri } }');
const confirm = (token: string, code: string) =>
  gateway.graphql(
    token,
    'mutation ($code: String!) { confirmAuthenticator(input: { code: $code }) { recoveryCodes } }',
    { code },
  );

describe('setting an authenticator app up', () => {
  it('counts only after a code has confirmed it, and is notified by mail', async () => {
    const company = await makeCompany(gateway.app);
    const { data } = await start(company.token);
    expect(data.startAuthenticator.uri).toContain(`secret=${data.startAuthenticator.secret}`);
    expect(await getOwn(company.token)).toEqual({ authenticatorSince: null, recoveryCodesLeft: 0 });
    expect(getCode(await signIn(company))).toBeUndefined();
    const { recoveryCodes } = await makeAuthenticator(gateway, company);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(recoveryCodes[0]).toMatch(/^([2-9A-HJ-NP-Z]{4}-){5}[2-9A-HJ-NP-Z]{4}$/);
    expect(await getOwn(company.token)).toEqual({
      authenticatorSince: expect.any(String),
      recoveryCodesLeft: 10,
    });
    await server.mailTo(company.email, 'An authenticator app was added to your account');
  });

  it('refuses a wrong code, a code of a replaced secret, and a second app', async () => {
    const company = await makeCompany(gateway.app);
    expect((await confirm(company.token, '123456')).errors?.[0]?.message).toBe(
      'Please start the set-up of the authenticator app again',
    );
    await start(company.token);
    expect((await confirm(company.token, '12345')).errors?.[0]?.extensions).toEqual(refusedCode);
    await makeAuthenticator(gateway, company);
    expect((await start(company.token)).errors?.[0]?.extensions.code).toBe('CONFLICT');
    expect((await confirm(company.token, '12345')).errors?.[0]?.extensions.code).toBe(
      'BAD_USER_INPUT',
    );
  });

  it('stores neither the secret nor a recovery code in plain text', async () => {
    const company = await makeCompany(gateway.app);
    const { data } = await start(company.token);
    const { rows } = await gateway.app.owner.query(
      `SELECT position(convert_to($2, 'UTF8') IN secret) AS place FROM authenticator
       JOIN account ON account.id = account_id WHERE email = $1`,
      [company.email, data.startAuthenticator.secret],
    );
    expect(rows).toEqual([{ place: 0 }]);
    const { recoveryCodes } = await makeAuthenticator(gateway, company);
    const stored = await gateway.app.owner.query<{ hash: string }>(
      `SELECT encode(code_hash, 'escape') AS hash FROM recovery_code`,
    );
    for (const { hash } of stored.rows)
      expect(hash).not.toContain(recoveryCodes[0]?.replaceAll('-', ''));
  });
});

describe('signing in with an authenticator app', () => {
  it('asks for the code only after the right password', async () => {
    const company = await makeCompany(gateway.app);
    await makeAuthenticator(gateway, company);
    expect(getCode(await signIn(company))).toBe('SECOND_FACTOR');
    expect(getCode(await signIn({ ...company, password: 'a wrong one' }))).toBe('UNAUTHENTICATED');
    expect(getCode(await signIn({ ...company, password: 'a wrong one' }, '123456'))).toBe(
      'UNAUTHENTICATED',
    );
  });

  it('accepts a code once, and no earlier one after it', async () => {
    const company = await makeCompany(gateway.app);
    const app = await makeAuthenticator(gateway, company);
    expect((await signIn(company, app.confirmedBy)).errors?.[0]?.extensions).toEqual(refusedCode);
    const next = app.codeAt(1);
    const { data } = await signIn(company, `${next.slice(0, 3)} ${next.slice(3)}`);
    expect(await getOwn(data.signInCompany.token)).toMatchObject({ recoveryCodesLeft: 10 });
    expect((await signIn(company, next)).errors?.[0]?.extensions).toEqual(refusedCode);
    expect((await signIn(company, app.codeAt(0))).errors?.[0]?.extensions).toEqual(refusedCode);
  });

  it('accepts a code for one of two concurrent sign-ins', async () => {
    const company = await makeCompany(gateway.app);
    const code = await (await makeAuthenticator(gateway, company)).nextCode();
    const answers = await Promise.all([signIn(company, code), signIn(company, code)]);
    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1);
  });

  it('accepts each recovery code once, whatever its case and separators', async () => {
    const company = await makeCompany(gateway.app);
    const { recoveryCodes } = await makeAuthenticator(gateway, company);
    const [one = '', two = ''] = recoveryCodes;
    const { data } = await signIn(company, ` ${one.toLowerCase().replaceAll('-', ' ')} `);
    expect(await getOwn(data.signInCompany.token)).toMatchObject({ recoveryCodesLeft: 9 });
    expect((await signIn(company, one)).errors?.[0]?.extensions).toEqual(refusedCode);
    expect((await signIn(company, two)).errors).toBeUndefined();
  });

  it("refuses another account's codes", async () => {
    const company = await makeCompany(gateway.app);
    const other = await makeCompany(gateway.app);
    await makeAuthenticator(gateway, company);
    const strangers = await makeAuthenticator(gateway, other);
    for (const code of [strangers.codeAt(1), strangers.recoveryCodes[0]!])
      expect((await signIn(company, code)).errors?.[0]?.extensions).toEqual(refusedCode);
    expect((await signIn(other, strangers.recoveryCodes[0])).errors).toBeUndefined();
  });

  it('refuses the right code after 5 wrong ones, and audits the lock', async () => {
    const company = await makeCompany(gateway.app);
    const app = await makeAuthenticator(gateway, company);
    for (let tries = 0; tries < 5; tries += 1)
      expect(getCode(await signIn(company, '12345'))).toBe('BAD_USER_INPUT');
    expect(getCode(await signIn(company, await app.nextCode()))).toBe('RATE_LIMITED');
    const actions = async () => {
      const entries = await inTenant(gateway.app.dataSource, company.company.id, (db) =>
        db.unnamed<{ action: string }>('SELECT action FROM audit_entry'),
      );
      return entries.map(({ action }) => action);
    };
    await expect.poll(actions).toContain('SIGN_IN_REFUSED');
    await expect.poll(actions).toContain('SIGN_IN_LOCKED');
  });

  it('is refused over REST with a reason', async () => {
    const company = await makeCompany(gateway.app);
    const credentials = { email: company.email, password: company.password };
    expect((await gateway.rest(null, 'POST /company/login', credentials)).status).toBe(201);
    await makeAuthenticator(gateway, company);
    const answer = await gateway.rest(null, 'POST /company/login', credentials);
    expect([answer.status, answer.body]).toEqual([
      403,
      {
        success: false,
        message: 'Your account has a second factor, which this way of signing in cannot ask for',
      },
    ]);
  });

  it('still needs the code after the password was reset by mail', async () => {
    const company = await makeCompany(gateway.app);
    await makeAuthenticator(gateway, company);
    const token = await makeLink(gateway.app, company);
    const password = 'a new long password';
    await gateway.graphql(
      null,
      'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { changedAt } }',
      { input: { token, password } },
    );
    expect(getCode(await signIn({ ...company, password }))).toBe('SECOND_FACTOR');
  });
});

describe('recovery codes and removal', () => {
  it('replaces all recovery codes by new ones', async () => {
    const company = await makeCompany(gateway.app);
    const renew = () =>
      gateway.graphql(company.token, 'mutation { renewRecoveryCodes { recoveryCodes } }');
    expect((await renew()).errors?.[0]?.extensions.code).toBe('CONFLICT');
    const { recoveryCodes } = await makeAuthenticator(gateway, company);
    const { data } = await renew();
    const [fresh] = data.renewRecoveryCodes.recoveryCodes as string[];
    expect((await signIn(company, recoveryCodes[0])).errors?.[0]?.extensions).toEqual(refusedCode);
    expect((await signIn(company, fresh)).errors).toBeUndefined();
    await server.mailTo(company.email, 'Your recovery codes were replaced');
  });

  it('removes the app with its recovery codes, and asks for no code any more', async () => {
    const company = await makeCompany(gateway.app);
    await makeAuthenticator(gateway, company);
    const remove = () =>
      gateway.graphql(
        company.token,
        'mutation { removeAuthenticator { authenticatorSince recoveryCodesLeft } }',
      );
    expect((await remove()).data).toEqual({
      removeAuthenticator: { authenticatorSince: null, recoveryCodesLeft: 0 },
    });
    expect((await signIn(company)).errors).toBeUndefined();
    expect((await remove()).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    await server.mailTo(company.email, 'The authenticator app was removed from your account');
  });
});
