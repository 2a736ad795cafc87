import { beforeAll, describe, expect, it } from 'vitest';
import { setTimeout as wait } from 'node:timers/promises';
import { Role } from '../../../access/role.js';
import { inTenant } from '../../../database/tenant.js';
import {
  makeAdministrator,
  makeCompany,
  makeMember,
  makeEmployee,
  makeLink,
  signUpFields,
} from '../../../../test/factories.js';
import { tokenIn } from '../../../../test/mail-server.js';
import { useMailingGateway } from '../../../../test/hooks.js';
import { startMailingLinks } from './mail-link.job.js';
import { LinkPurpose } from '../accounts/mailed-link.entity.js';

const { gateway, server } = useMailingGateway();
beforeAll(async () => {
  await startMailingLinks(gateway.app);
});

const notVerified = 'Oops! Your email is not verified. Please try again!.';
const linkOver = 'This link has been used or is too old, please ask for a new one';
const password = 'a new password';
const VERIFY_EMAIL = { purpose: LinkPurpose.VERIFY_EMAIL };

const withPassword = (name: 'verifyEmail' | 'resetPassword', token: string, chosen = password) =>
  gateway.graphql(
    null,
    `mutation ($token: String!, $password: String!) { ${name}(input: { token: $token, password: $password }) { __typename } }`,
    { token, password: chosen },
  );
const findStatus = async (token: string, purpose: string) =>
  (
    await gateway.graphql(
      null,
      'query ($token: String!, $purpose: LinkPurpose!) { linkStatus(token: $token, purpose: $purpose) }',
      { token, purpose },
    )
  ).data.linkStatus;
const ask = (name: 'requestPasswordReset' | 'resendVerification', email: string) =>
  gateway.graphql(
    null,
    `mutation ($email: String!) { ${name}(input: { email: $email }) { email } }`,
    { email },
  );
const signIn = (email: string, given: string) =>
  gateway.rest(null, 'POST /company/login', { email, password: given });

describe('a mailed link', () => {
  it('can be checked without being used, and works once', async () => {
    const company = await makeCompany(gateway.app, { verified: false });
    const token = await makeLink(gateway.app, company, VERIFY_EMAIL);
    for (let reads = 0; reads < 3; reads += 1)
      expect(await findStatus(token, 'VERIFY_EMAIL')).toBe('GOOD');
    expect(await findStatus(token, 'RESET_PASSWORD')).toBe('UNKNOWN');
    expect((await withPassword('verifyEmail', token)).errors).toBeUndefined();
    expect(await findStatus(token, 'VERIFY_EMAIL')).toBe('USED');
    const again = await withPassword('verifyEmail', token, 'another password');
    expect(again.errors?.[0]?.extensions).toEqual({
      code: 'BAD_USER_INPUT',
      fields: [{ field: 'token', message: notVerified }],
    });
    expect((await signIn(company.email, password)).status).toBe(201);
  });

  it('expires after 24 hours', async () => {
    const company = await makeCompany(gateway.app);
    const token = await makeLink(gateway.app, company, { expiresAt: new Date(Date.now() - 1) });
    expect(await findStatus(token, 'RESET_PASSWORD')).toBe('EXPIRED');
    const late = await withPassword('resetPassword', token);
    expect(late.errors?.[0]?.message).toBe(linkOver);
    expect((await signIn(company.email, company.password)).status).toBe(201);
  });

  it.each(['', 'x', 'x'.repeat(54), '../..', 'ä'])(
    'has the status UNKNOWN for the token %j',
    async (token) => {
      expect(await findStatus(token, 'VERIFY_EMAIL')).toBe('UNKNOWN');
      expect((await withPassword('verifyEmail', token)).errors?.[0]?.message).toBe(notVerified);
    },
  );

  it('does not work with the id of another company', async () => {
    const [one, other] = [await makeCompany(gateway.app), await makeCompany(gateway.app)];
    const [first, second] = [await makeLink(gateway.app, one), await makeLink(gateway.app, other)];
    const mixed = Buffer.concat([
      Buffer.from(first, 'base64url').subarray(0, 16),
      Buffer.from(second, 'base64url').subarray(16),
    ]).toString('base64url');
    expect(await findStatus(mixed, 'RESET_PASSWORD')).toBe('UNKNOWN');
  });

  it('works in one of three concurrent tabs', async () => {
    const company = await makeCompany(gateway.app);
    const token = await makeLink(gateway.app, company);
    const chosen = ['first password', 'second password', 'third password'];
    // Held until all requests wait for the lock.
    const held = await inTenant(gateway.app.dataSource, company.company.id, async (db) => {
      await db.unnamed('SELECT FROM account WHERE email = $1 FOR UPDATE', [company.email]);
      const tabs = chosen.map((each) => withPassword('resetPassword', token, each));
      await wait(500);
      return { tabs };
    });
    const answers = await Promise.all(held.tabs);
    const won = answers.findIndex(({ errors }) => !errors);
    expect(answers.filter(({ errors }) => errors)).toHaveLength(2);
    expect((await signIn(company.email, chosen[won] ?? '')).status).toBe(201);
  });

  it.each([
    ['', 'Please enter your password'],
    ['123456', 'Password should be minimum 7 character'],
    ['QWERTY123', 'Password is too common, please choose another one'],
    ['       ', 'Password should not be one character repeated'],
    ['Company-1', 'Password should not be made from your company name'],
  ])('resetPassword refuses the password %j: %s', async (chosen, message) => {
    const company = await makeCompany(gateway.app);
    const token = await makeLink(gateway.app, company);
    const { errors } = await withPassword('resetPassword', token, chosen);
    expect(errors?.[0]?.extensions.fields).toEqual([{ field: 'password', message }]);
    expect(await findStatus(token, 'RESET_PASSWORD')).toBe('GOOD');
  });
});

describe('GET /api/company/emailverified', () => {
  it('verifies the address, also when repeated, and keeps the link for the password', async () => {
    const company = await makeCompany(gateway.app, { verified: false });
    const token = await makeLink(gateway.app, company, VERIFY_EMAIL);
    for (let times = 0; times < 2; times += 1)
      expect((await gateway.rest(null, `GET /company/emailverified/${token}`)).status).toBe(201);
    expect((await signIn(company.email, company.password)).status).toBe(201);
    expect(await findStatus(token, 'VERIFY_EMAIL')).toBe('GOOD');
  });

  it('refuses a malformed, used or expired link', async () => {
    const company = await makeCompany(gateway.app, { verified: false });
    const reset = await makeLink(gateway.app, company);
    const late = await makeLink(gateway.app, company, { ...VERIFY_EMAIL, expiresAt: new Date(0) });
    const used = await makeLink(gateway.app, company, { ...VERIFY_EMAIL, usedAt: new Date() });
    for (const token of ['nonsense', reset, late, used]) {
      const answer = await gateway.rest(null, `GET /company/emailverified/${token}`);
      expect([answer.status, answer.body]).toEqual([
        400,
        {
          success: false,
          message: notVerified,
          errors: [{ field: 'token', message: notVerified }],
        },
      ]);
    }
    expect((await signIn(company.email, company.password)).status).toBe(403);
  });
});

describe('resetPassword', () => {
  it('replaces the password, ends all sessions and notifies the address', async () => {
    const company = await makeCompany(gateway.app);
    const phone = await makeEmployee(gateway.app, company);
    expect((await ask('requestPasswordReset', company.email.toUpperCase())).data).toEqual({
      requestPasswordReset: { email: company.email },
    });
    const token = tokenIn(await server.mailTo(company.email, 'Reset your password'));
    expect((await withPassword('resetPassword', token)).errors).toBeUndefined();
    await server.mailTo(company.email, 'Your password was changed');
    expect((await gateway.rest(company.token, 'GET /employees')).body.errorCode).toBe(401);
    expect((await gateway.rest(phone.token, 'GET /employee/settings')).body.errorCode).toBe(401);
    expect((await signIn(company.email, company.password)).status).toBe(401);
    expect((await signIn(company.email, password)).status).toBe(201);
  });

  it('expires every older link, over REST', async () => {
    const company = await makeCompany(gateway.app);
    const older = await makeLink(gateway.app, company);
    const answer = await gateway.rest(null, 'POST /company/forgetpassword', {
      email: company.email,
    });
    expect(answer.status).toBe(201);
    const token = tokenIn(await server.mailTo(company.email, 'Reset your password'));
    const reset = await gateway.rest(null, `POST /company/resetpassword/${token}`, { password });
    expect(reset.status).toBe(201);
    for (const link of [token, older]) {
      const again = await gateway.rest(null, `POST /company/resetpassword/${link}`, { password });
      expect([again.status, again.body.message]).toEqual([400, linkOver]);
    }
  });

  it('refuses a common password and keeps the link, over REST', async () => {
    const company = await makeCompany(gateway.app);
    const token = await makeLink(gateway.app, company);
    const at = `POST /company/resetpassword/${token}`;
    const refused = await gateway.rest(null, at, { password: 'password1' });
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      [{ field: 'password', message: 'Password is too common, please choose another one' }],
    ]);
    expect((await gateway.rest(null, at, { password })).status).toBe(201);
  });

  it('requestPasswordReset gives the same answer for an unknown address and mails nothing', async () => {
    const company = await makeCompany(gateway.app);
    const administrator = await makeAdministrator(gateway.app);
    const addresses = [company.email, 'nobody@company.example', administrator.email];
    const answers = await Promise.all(
      addresses.map((email) => gateway.rest(null, 'POST /company/forgetpassword', { email })),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    await server.mailTo(company.email, 'Reset your password');
    await wait(300);
    expect(server.to('nobody@company.example')).toEqual([]);
    expect(server.to(administrator.email)).toEqual([]);
  });

  it('requestPasswordReset is limited to 3 requests in 15 minutes, for unknown addresses too', async () => {
    const company = await makeCompany(gateway.app);
    for (const email of [company.email, 'unknown@company.example']) {
      for (let times = 0; times < 3; times += 1) await ask('requestPasswordReset', email);
      const refused = await gateway.rest(null, 'POST /company/forgetpassword', { email });
      expect(refused.status).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
    }
  });

  it.each([
    ['', 'Please enter your registered email address'],
    ['no address', 'Please enter valid email address'],
  ])('requestPasswordReset refuses the address %j: %s', async (email, message) => {
    const { errors } = await ask('requestPasswordReset', email);
    expect(errors?.[0]?.extensions.fields).toEqual([{ field: 'email', message }]);
  });
});

describe('resendVerification', () => {
  it('mails another link to an unverified account; each works until one is used', async () => {
    const fields = signUpFields();
    const email = String(fields.email);
    const input = 'mutation ($input: SignUpInput!) { signUp(input: $input) { id } }';
    await gateway.graphql(null, input, { input: fields });
    const first = tokenIn(await server.mailTo(email, 'Please verify your email address'));
    await ask('resendVerification', email);
    while (server.to(email).length < 2) await wait(20);
    const second = tokenIn(server.to(email).at(-1) ?? expect.fail());
    expect(second).not.toBe(first);
    expect((await withPassword('verifyEmail', first)).errors).toBeUndefined();
    expect(await findStatus(second, 'VERIFY_EMAIL')).toBe('USED');
  });

  it('mails nothing to an account with a password, and answers the same', async () => {
    const company = await makeCompany(gateway.app);
    for (const email of [company.email, 'stranger@company.example'])
      expect(await ask('resendVerification', email)).toEqual({
        data: { resendVerification: { email } },
      });
    await wait(300);
    expect(server.to(company.email)).toEqual([]);
  });
});

describe('changePassword', () => {
  const change = (token: string | null, input: Record<string, unknown>) =>
    gateway.graphql(
      token,
      'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { changedAt } }',
      { input },
    );

  it('changes the password, ends only the sessions of the account and notifies the address', async () => {
    const company = await makeCompany(gateway.app);
    const officer = await makeMember(gateway.app, company, Role.SAFETY_OFFICER);
    const phone = await makeEmployee(gateway.app, company);
    await change(company.token, { currentPassword: company.password, password });
    await server.mailTo(company.email, 'Your password was changed');
    expect((await gateway.graphql(company.token, '{ viewer { role } }')).data).toBeNull();
    for (const token of [officer.token, phone.token])
      expect((await gateway.graphql(token, '{ viewer { role } }')).errors).toBeUndefined();
  });

  it('ends all sessions of the company if asked to, as over REST', async () => {
    const company = await makeCompany(gateway.app);
    const phone = await makeEmployee(gateway.app, company);
    const bystander = await makeCompany(gateway.app);
    const { data } = await change(company.token, {
      currentPassword: company.password,
      password,
      endsAllSessions: true,
    });
    expect(data).toEqual({ changePassword: { changedAt: expect.any(String) } });
    await server.mailTo(company.email, 'Your password was changed');
    for (const token of [company.token, phone.token])
      expect((await gateway.graphql(token, '{ viewer { role } }')).data).toBeNull();
    expect((await gateway.rest(bystander.token, 'GET /employees')).status).toBe(200);
    expect((await signIn(company.email, password)).status).toBe(201);
  });

  it('needs the current password and limits wrong ones', async () => {
    const company = await makeCompany(gateway.app);
    const wrong = () => change(company.token, { currentPassword: 'wrong', password });
    expect((await wrong()).errors?.[0]?.extensions.fields).toEqual([
      { field: 'currentPassword', message: 'Wrong current password' },
    ]);
    for (let tries = 1; tries < 5; tries += 1) await wrong();
    const refused = await change(company.token, { currentPassword: company.password, password });
    expect(refused.errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
    expect((await gateway.rest(company.token, 'GET /employees')).status).toBe(200);
  });

  it('changes the password once for two concurrent requests', async () => {
    const company = await makeCompany(gateway.app);
    const answers = await Promise.all(
      ['first password', 'second password'].map((each) =>
        change(company.token, { currentPassword: company.password, password: each }),
      ),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  });

  it('needs a session and its own address, over REST', async () => {
    const company = await makeCompany(gateway.app, { name: 'Blue Harbour' });
    const other = await makeCompany(gateway.app);
    const body = { email: company.email, password, current_password: company.password };
    const at = 'PATCH /company/changepassword';
    expect((await gateway.rest(null, at, body)).status).toBe(401);
    const foreign = await gateway.rest(other.token, at, {
      ...body,
      current_password: other.password,
    });
    expect([foreign.status, foreign.body.errors[0].field]).toEqual([400, 'email']);
    const without = await gateway.rest(company.token, at, { ...body, email: undefined });
    expect(without.status).toBe(400);
    for (const [refused, message] of [
      ['123456', 'Password should be minimum 7 character'],
      ['1234567', 'Password is too common, please choose another one'],
      [company.email, 'Password should not be made from your email address'],
    ]) {
      const answer = await gateway.rest(company.token, at, { ...body, password: refused });
      expect([answer.status, answer.body.errors]).toEqual([400, [{ field: 'password', message }]]);
    }
    expect((await gateway.rest(company.token, at, body)).status).toBe(201);
  });

  it('is refused to the provider', async () => {
    const { token } = await makeAdministrator(gateway.app);
    const { errors } = await change(token, { currentPassword: 'x', password });
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});
