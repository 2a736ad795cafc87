import { randomInt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { inTenant } from '../../database/tenant.js';
import { Mail } from '../../mail/mail.entity.js';
import { makeAdministrator, makeCompany, signUpFields } from '../../../test/factories.js';
import { useMailingGateway } from '../../../test/hooks.js';
import { tokenIn } from '../../../test/mail-server.js';
import { Company } from '../company/profile/company.entity.js';

const { gateway, server } = useMailingGateway();

const document = `mutation ($input: SignUpInput!) {
  signUp(input: $input) { id name email website country { code name } phone status timeZone passKey plan { name } } }`;
const signUp = (given: Record<string, unknown> = {}) =>
  gateway.graphql(null, document, { input: signUpFields(given) });

describe('signUp until the first sign-in', () => {
  it('needs the mailed link, a password and the acceptance of the provider', async () => {
    const fields = signUpFields({
      email: 'Safety@Harbour.example',
      name: 'Harbour Works',
      phone: '+49 30 1234567',
    });
    const { data } = await gateway.graphql(null, document, { input: fields });
    expect(data.signUp).toMatchObject({
      name: 'Harbour Works',
      email: 'safety@harbour.example',
      country: { code: 'SG', name: 'Singapore' },
      phone: '49301234567',
      status: 'PENDING',
      plan: { name: 'Professional' },
    });
    const email = 'safety@harbour.example';
    const token = tokenIn(await server.mailTo(email, 'Please verify your email address'));
    const password = 'a first password';
    const signIn = () => gateway.rest(null, 'POST /company/login', { email, password });
    expect((await signIn()).status).toBe(401);
    const verified = await gateway.graphql(
      null,
      'mutation ($token: String!, $password: String!) { verifyEmail(input: { token: $token, password: $password }) { hasPassword } }',
      { token, password },
    );
    expect(verified.data).toEqual({ verifyEmail: { hasPassword: true } });
    expect((await signIn()).body.message).toBe('Your company is waiting to be accepted');
    const administrator = await makeAdministrator(gateway.app);
    const accepted = await gateway.rest(
      administrator.token,
      `POST /company/activate/${data.signUp.id}`,
      { isActive: 'Active' },
    );
    expect([accepted.status, accepted.body.data.isActive]).toEqual([201, 'Active']);
    await server.mailTo(email, 'Your company is ready');
    expect((await signIn()).status).toBe(201);
  });

  it('works over REST too, and ignores the password that the client sends', async () => {
    const { name, email, website, phone, planId } = signUpFields();
    const answer = await gateway.rest(null, 'POST /company/signup', {
      company_name: name,
      email,
      password: 'the old default',
      subdomain: website,
      location: { country: 'united states' },
      plan: planId,
      phone,
    });
    expect(answer.status).toBe(201);
    expect(answer.body.data.company).toMatchObject({
      company_name: name,
      location: { country: 'United States of America' },
      isActive: 'Pending',
    });
    const token = tokenIn(await server.mailTo(String(email), 'Please verify your email address'));
    const verified = await gateway.rest(null, `GET /company/emailverified/${token}`);
    expect([verified.status, verified.body.success]).toEqual([201, true]);
    const old = await gateway.rest(null, 'POST /company/login', {
      email,
      password: 'the old default',
    });
    expect(old.status).toBe(401);
    const password = 'a new password';
    expect(
      (await gateway.rest(null, `POST /company/resetpassword/${token}`, { password })).status,
    ).toBe(201);
    expect((await gateway.rest(null, 'POST /company/login', { email, password })).status).toBe(403);
  });
});

describe('signUp', () => {
  it('creates a pass-key that people can type', async () => {
    const { data } = await signUp({ name: `Südwind ${randomInt(1e9, 1e10)}` });
    expect(data.signUp.passKey).toMatch(/^SUDWIND-[A-Z3-9]{4}$/);
  });

  it.each([
    ['email', '', 'Please enter your email address'],
    ['email', 'no address', 'Please enter valid email address'],
    ['email', '"a\r\nBcc:e"@x.example', 'Please enter valid email address'],
    ['name', '', 'Please enter your company name'],
    ['name', 'ab', 'Company name should be minimum 3 character'],
    ['name', 'two  spaces', 'Spaces and Special characters not allowed.'],
    ['name', 'A & B', 'Spaces and Special characters not allowed.'],
    ['website', '', 'Please enter your company website url'],
    ['website', 'no url', 'Please enter valid url'],
    ['website', 'javascript:alert(1)', 'Please enter valid url'],
    ['country', '', 'Please select country'],
    ['country', 'ZZ', 'Please select country'],
    ['country', 'Singapore', 'Please select country'],
    ['phone', '61234567x', 'Only numbers accepted.'],
    ['phone', '+61 234', 'Minimum 6 digit required.'],
    ['phone', '12345', 'Minimum 6 digit required.'],
    ['phone', '12345678901234', 'At most 13 digits'],
    ['planId', '00000000-0000-0000-0000-000000000000', 'Please select subscription plan'],
    ['planId', '019a0000-0000-7000-8000-00000000dead', 'Please select subscription plan'],
  ])('refuses %s %j: %s', async (field, value, message) => {
    const { data, errors } = await signUp({ [field]: value });
    expect(data).toBeNull();
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(errors?.[0]?.extensions.fields?.[0]?.message).toBe(message);
    expect(errors?.[0]?.extensions.fields?.[0]?.field).toMatch(new RegExp(`${field}$`));
  });

  it('accepts a website without https://', async () => {
    expect((await signUp({ website: 'company.example' })).errors).toBeUndefined();
  });

  it("stores the browser's time zone if it is valid", async () => {
    const zones = ['Europe/Lisbon', '+08:00', 'Mars/Base', null].map((timeZone) =>
      signUp({ timeZone }),
    );
    const answers = await Promise.all(zones);
    expect(answers.map(({ data }) => data.signUp.timeZone)).toEqual([
      'Europe/Lisbon',
      'Asia/Singapore',
      'Asia/Singapore',
      'Asia/Singapore',
    ]);
  });

  it('names the field whose value is taken, in any case', async () => {
    const fields = signUpFields();
    await signUp(fields);
    const name = await signUp({ name: String(fields.name).toUpperCase() });
    expect(name.errors?.[0]?.extensions).toEqual({
      code: 'CONFLICT',
      fields: [{ field: 'name', message: 'This company name is already taken' }],
    });
    const email = await signUp({ email: String(fields.email).toUpperCase() });
    expect(email.errors?.[0]?.extensions.fields?.[0]?.field).toBe('email');
    const overRest = await gateway.rest(null, 'POST /company/signup', {
      company_name: fields.name,
      email: 'new@company.example',
      subdomain: 'company.example',
      location: { country: 'Singapore' },
      plan: fields.planId,
      phone: 61234567,
    });
    expect([overRest.status, overRest.body.errors[0].field]).toEqual([409, 'company_name']);
  });

  it('creates one company, with one mail, for concurrent requests', async () => {
    const fields = signUpFields();
    const answers = await Promise.all([1, 2, 3].map(() => signUp(fields)));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    const refused = answers.flatMap(({ errors }) => errors ?? []);
    expect(refused.map(({ extensions }) => extensions.code)).toEqual(['CONFLICT', 'CONFLICT']);
    const { id } = answers.find(({ data }) => data)?.data.signUp ?? {};
    const mails = await inTenant(gateway.app.dataSource, id, async (db) =>
      (await db.manager()).countBy(Mail, { companyId: id }),
    );
    expect(mails).toBe(1);
  });

  it('stores nothing if the address is that of the provider', async () => {
    const { email } = await makeAdministrator(gateway.app);
    const fields = signUpFields({ email });
    expect((await signUp(fields)).errors?.[0]?.extensions.code).toBe('CONFLICT');
    const companies = gateway.app.dataSource.getRepository(Company);
    expect(await companies.countBy({ name: String(fields.name) })).toBe(0);
  });

  it('is limited per network, and returns when to retry', async () => {
    const fields = signUpFields();
    for (let times = 0; times < 30; times += 1) await signUp(fields);
    const refused = await gateway.graphql(null, document, { input: signUpFields() });
    expect(refused.errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
    expect(refused.errors?.[0]?.extensions).toHaveProperty('retryAfterSeconds');
  });

  it('stores only the hash of the mailed token', async () => {
    const fields = signUpFields();
    const { data } = await signUp(fields);
    const token = tokenIn(
      await server.mailTo(String(fields.email), 'Please verify your email address'),
    );
    const stored = await inTenant(gateway.app.dataSource, data.signUp.id, (db) =>
      db.unnamed<{
        row: string;
      }>(`SELECT mail::text AS row FROM mail UNION ALL SELECT mailed_link::text FROM mailed_link
        UNION ALL SELECT audit_entry::text FROM audit_entry`),
    );
    expect(stored).toHaveLength(3);
    expect(stored.filter(({ row }) => row.includes(token.slice(-32)))).toEqual([]);
  });
});

describe('countries', () => {
  it('lists about 250 with their codes, in alphabetical order of the names', async () => {
    const { data } = await gateway.graphql(null, '{ countries { code name } }');
    const names: string[] = data.countries.map(({ name }: { name: string }) => name);
    expect(names.length).toBeGreaterThan(240);
    expect(data.countries).toContainEqual({ code: 'SG', name: 'Singapore' });
    expect(names.indexOf('Albania')).toBeLessThan(names.indexOf('Zambia'));
  });
});

describe('createCompany', () => {
  const create =
    'mutation ($input: CreateCompanyInput!) { createCompany(input: $input) { id status } }';

  it('adds a pending company and mails its admin', async () => {
    const { token } = await makeAdministrator(gateway.app);
    const fields = signUpFields();
    const { data } = await gateway.graphql(token, create, { input: fields });
    expect(data.createCompany.status).toBe('PENDING');
    tokenIn(await server.mailTo(String(fields.email), 'Please verify your email address'));
    const first = await gateway.graphql(token, '{ companies(pageSize: 1) { items { id } } }');
    expect(first.data.companies.items).toEqual([{ id: data.createCompany.id }]);
  });

  it('is refused to companies', async () => {
    const company = await makeCompany(gateway.app);
    const { errors } = await gateway.graphql(company.token, create, { input: signUpFields() });
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it.each([
    ['phone', '12345678901', 'At most 10 digits'],
    ['phone', '', 'Please enter phone number'],
    ['planId', '00000000-0000-0000-0000-000000000000', 'Please select subscription plan'],
  ])('refuses %s %j: %s', async (field, value, message) => {
    const { token } = await makeAdministrator(gateway.app);
    const input = signUpFields({ [field]: value });
    const { errors } = await gateway.graphql(token, create, { input });
    expect(errors?.[0]?.extensions.fields).toEqual([{ field, message }]);
  });
});
