import { randomInt } from 'node:crypto';
import { Client } from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { makeAdministrator, makeCompany, makeEmployee } from '../../../../test/factories.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { CompanyStatus } from '../../company/profile/company.entity.js';

const gateway = useTestGateway();

const signIn =
  'mutation ($input: SignInCompanyInput!) { signInCompany(input: $input) { token company { name timeMetric plan { name } } } }';
const whoAmI = '{ viewer { role email company { id } employee { id } } }';

describe('signInCompany', () => {
  it('starts a session for the right password', async () => {
    const { company, email, password } = await makeCompany(gateway.app);
    const { data } = await gateway.graphql(null, signIn, {
      input: { email: email.toUpperCase(), password },
    });
    expect(data.signInCompany.company).toEqual({
      name: company.name,
      timeMetric: 15,
      plan: { name: 'Professional' },
    });
    const viewer = await gateway.graphql(data.signInCompany.token, whoAmI);
    expect(viewer.data.viewer).toEqual({
      role: 'OWNER',
      email,
      company: { id: company.id },
      employee: null,
    });
  });

  it.each([
    ['signInCompany', 'SignInCompanyInput'],
    ['signInAdministrator', 'SignInAdministratorInput'],
    ['signInEmployee', 'SignInEmployeeInput'],
  ])('refuses %s beside other mutations', async (field, type) => {
    const { email, password, token, company } = await makeCompany(gateway.app);
    const { errors } = await gateway.graphql(
      token,
      `mutation ($input: ${type}!) { updateCompanySettings(input: { minDistance: 9 }) { minDistance } ${field}(input: $input) { token } }`,
      {
        input: {
          email,
          password,
          ...(field === 'signInEmployee' && { passKey: company.passKey }),
        },
      },
    );
    expect(errors?.[0]).toMatchObject({
      message: 'This field must be the only one of its operation',
      extensions: { code: 'BAD_USER_INPUT', fields: [{ field: 'input' }] },
    });
    const kept = await gateway.graphql(token, '{ viewer { company { minDistance } } }');
    expect(kept.data.viewer.company.minDistance).not.toBe(9);
  });

  it('returns the same error for an unknown address and a wrong password', async () => {
    const { email } = await makeCompany(gateway.app);
    const wrong = await gateway.rest(null, 'POST /company/login', { email, password: 'wrong' });
    const unknown = await gateway.rest(null, 'POST /company/login', {
      email: 'nobody@company.example',
      password: 'wrong',
    });
    expect(wrong.status).toBe(401);
    expect(unknown.text).toBe(wrong.text);
    expect(wrong.body).toEqual({ success: false, message: 'Wrong email address or password' });
  });

  it('takes as long for an unknown address as for a wrong password', async () => {
    const { email } = await makeCompany(gateway.app);
    const timeFor = async (address: string) => {
      const before = performance.now();
      await gateway.rest(null, 'POST /company/login', { email: address, password: 'wrong' });
      return performance.now() - before;
    };
    for (const address of [email, 'nobody@company.example'])
      expect(await timeFor(address)).toBeGreaterThanOrEqual(245);
  });

  it('gives the reason for a refusal only for the right password', async () => {
    const cases = [
      [
        await makeCompany(gateway.app, { status: CompanyStatus.PENDING }),
        'Your company is waiting to be accepted',
      ],
      [
        await makeCompany(gateway.app, { status: CompanyStatus.INACTIVE }),
        'Your company is not active, please contact us',
      ],
      [
        await makeCompany(gateway.app, { verified: false }),
        'Please verify your email address first',
      ],
    ] as const;
    for (const [{ email, password }, message] of cases) {
      const right = await gateway.rest(null, 'POST /company/login', { email, password });
      expect([right.status, right.body.message]).toEqual([403, message]);
      const wrong = await gateway.rest(null, 'POST /company/login', { email, password: 'wrong' });
      expect(wrong.status).toBe(401);
    }
  });

  it('names the invalid field and never repeats its value', async () => {
    const empty = await gateway.rest(null, 'POST /company/login', { email: '', password: '' });
    expect(empty.status).toBe(400);
    expect(empty.body.errors).toEqual([
      { field: 'email', message: 'Please enter your registered email address' },
      { field: 'password', message: 'Please enter your password' },
    ]);
    const format = await gateway.rest(null, 'POST /company/login', {
      email: 'no address',
      password: 'x',
    });
    expect(format.body.errors).toEqual([
      { field: 'email', message: 'Please enter valid email address' },
    ]);
    const typed = await gateway.rest(null, 'POST /company/login', {
      email: 'a@b.example',
      password: { secret: 'hidden words' },
    });
    expect(typed.status).toBe(400);
    expect(typed.body.errors).toEqual([{ field: 'password', message: 'password is not valid' }]);
    expect(typed.text).not.toContain('hidden words');
  });

  it('is refused after 5 wrong passwords, with the time to wait', async () => {
    const { email, password } = await makeCompany(gateway.app);
    for (let tries = 0; tries < 5; tries += 1)
      await gateway.rest(null, 'POST /company/login', { email, password: 'wrong' });
    const refused = await gateway.rest(null, 'POST /company/login', { email, password });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('requestPasswordReset', () => {
  it('runs the same statements for known and unknown addresses', async () => {
    const { email } = await makeCompany(gateway.app);
    const statementsFor = async (address: string) => {
      const query = vi.spyOn(Client.prototype, 'query');
      await gateway.rest(null, 'POST /company/forgetpassword', { email: address });
      const texts = query.mock.calls.map(([statement]: unknown[]) =>
        typeof statement === 'object' && statement !== null && 'text' in statement
          ? statement.text
          : statement,
      );
      query.mockRestore();
      return texts;
    };
    await statementsFor('the-first-one-prepares@company.example');
    const known = await statementsFor(email);
    expect(known.length).toBeGreaterThan(3);
    expect(await statementsFor('nobody@company.example')).toEqual(known);
  });
});

describe('POST /api/employee/login', () => {
  const passwordHash = () => gateway.app.passwords.hash('123456');

  it.each(['email', 'phone', 'employee_id'] as const)(
    'accepts the %s with the pass-key',
    async (name) => {
      const company = await makeCompany(gateway.app);
      const { employee } = await makeEmployee(gateway.app, company, {
        passwordHash: await passwordHash(),
      });
      const named = {
        email: employee.email,
        phone: employee.phone,
        employee_id: employee.code,
      }[name];
      const answer = await gateway.rest(null, 'POST /employee/login', {
        unique_id: company.company.passKey,
        [name]: named,
        password: '123456',
      });
      expect(answer.status).toBe(200);
      expect(answer.body.data.employee._id).toBe(employee.id);
      expect(answer.body.data.settings.timeMetric).toBe(15);
      expect(answer.text).not.toContain('password');
      const settings = await gateway.rest(answer.body.data.token, 'GET /employee/settings');
      expect(settings.body.data).toEqual(answer.body.data.settings);
    },
  );

  it.each(['+65 8123 4567', '8123-4567', '(+65) 81234567'])(
    'accepts the phone number written as %j',
    async (phone) => {
      const company = await makeCompany(gateway.app);
      await makeEmployee(gateway.app, company, {
        phone: '81234567',
        callingCode: '+65',
        passwordHash: await passwordHash(),
      });
      const answer = await gateway.rest(null, 'POST /employee/login', {
        unique_id: company.company.passKey,
        phone,
        password: '123456',
      });
      expect(answer.status).toBe(200);
    },
  );

  it('takes the same digits in two countries for two people', async () => {
    const company = await makeCompany(gateway.app);
    const hash = await passwordHash();
    const phone = '81234567';
    const [, malaysian] = [
      await makeEmployee(gateway.app, company, { phone, callingCode: '+65', passwordHash: hash }),
      await makeEmployee(gateway.app, company, { phone, callingCode: '+60', passwordHash: hash }),
    ];
    const signIn = (typed: string) =>
      gateway.rest(null, 'POST /employee/login', {
        unique_id: company.company.passKey,
        phone: typed,
        password: '123456',
      });
    const answer = await signIn('+60 8123 4567');
    expect(answer.body.data.employee._id).toBe(malaysian.employee.id);
    expect((await signIn('+852 8123 4567')).status).toBe(401);
    // Nobody knows which of the two it is.
    expect((await signIn('81234567')).status).toBe(401);
  });

  it('accepts the pass-key in any case', async () => {
    const company = await makeCompany(gateway.app, { passKey: `Harbour-${randomInt(1e9, 1e10)}` });
    const { employee } = await makeEmployee(gateway.app, company, {
      passwordHash: await passwordHash(),
    });
    for (const unique_id of [
      company.company.passKey.toUpperCase(),
      ` ${company.company.passKey.toLowerCase()} `,
    ]) {
      const answer = await gateway.rest(null, 'POST /employee/login', {
        unique_id,
        employee_id: employee.code,
        password: '123456',
      });
      expect(answer.status).toBe(200);
      const settings = await gateway.rest(
        answer.body.data.token,
        `GET /company/positive/${unique_id.trim()}`,
      );
      expect(settings.status).toBe(201);
    }
  });

  it('returns the same error for a locked account as for a wrong password, and locks no other account', async () => {
    const company = await makeCompany(gateway.app);
    const hash = await passwordHash();
    const one = await makeEmployee(gateway.app, company, { passwordHash: hash });
    const other = await makeEmployee(gateway.app, company, { passwordHash: hash });
    const login = (who: typeof one, password: string) =>
      gateway.rest(null, 'POST /employee/login', {
        unique_id: company.company.passKey,
        email: who.employee.email,
        password,
      });
    const wrong = await login(one, '000000');
    for (let tries = 1; tries < 5; tries += 1) await login(one, '000000');
    const locked = await login(one, '123456');
    expect([locked.status, locked.text]).toEqual([401, wrong.text]);
    expect((await login(other, '123456')).status).toBe(200);
  });

  it('does not reveal whether the pass-key or the employee is unknown', async () => {
    const company = await makeCompany(gateway.app);
    const { employee } = await makeEmployee(gateway.app, company, {
      passwordHash: await passwordHash(),
    });
    const answers = await Promise.all(
      [
        { unique_id: company.company.passKey, email: employee.email, password: '000000' },
        { unique_id: company.company.passKey, email: 'nobody@company.example', password: '123456' },
        { unique_id: 'no such key', email: employee.email, password: '123456' },
      ].map((body) => gateway.rest(null, 'POST /employee/login', body)),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]?.status).toBe(401);
  });
});

describe('signInAdministrator', () => {
  const signInAdministrator =
    'mutation ($input: SignInAdministratorInput!) { signInAdministrator(input: $input) { token email } }';

  it('starts a session that reads any company, but no employees', async () => {
    const { email, password } = await makeAdministrator(gateway.app);
    const { company } = await makeCompany(gateway.app);
    const { data } = await gateway.graphql(null, signInAdministrator, {
      input: { email, password },
    });
    const { token } = data.signInAdministrator;
    expect(
      (await gateway.rest(token, `GET /company/details/${company.passKey}`)).body.data._id,
    ).toBe(company.id);
    expect((await gateway.rest(token, 'GET /employees')).status).toBe(403);
  });

  it('refuses a company, and signInCompany refuses an administrator', async () => {
    const admin = await makeAdministrator(gateway.app);
    const company = await makeCompany(gateway.app);
    const asCompany = await gateway.graphql(null, signIn, {
      input: { email: admin.email, password: admin.password },
    });
    expect(asCompany.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const asAdmin = await gateway.graphql(null, signInAdministrator, {
      input: { email: company.email, password: company.password },
    });
    expect(asAdmin.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});
