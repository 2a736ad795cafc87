import { beforeEach, describe, expect, it } from 'vitest';
import { DAY, HOUR } from '../../../durations.js';
import { Limits } from '../../../access/limits.js';
import { inTenant, poolOf } from '../../../database/tenant.js';
import {
  makeAdministrator,
  type MadeCompany,
  type MadeEmployee,
  makeCompany,
  makeEmployee,
  makeLink,
} from '../../../../test/factories.js';
import { acceptWithPassword, requireIdentityProvider } from '../../../../test/accept-invitation.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { countKnownNetworks, listKnownNetworks } from '../../../../test/known-networks.js';
import { makeMemberInvitation } from '../../../../test/members.js';
import { makePasskey, signForSignIn } from '../../../../test/passkeys.js';
import { makeAuthenticator } from '../../../../test/second-factor.js';
import { deleteAttempts } from '../../provider/erasure.queries.js';

const office = '203.0.113.7';
const newPassword = 'nine yellow boats';

const gateway = useTestGateway();
let networks = 0;
let company: MadeCompany;
let person: MadeEmployee;
beforeEach(async () => {
  await gateway.app.forgetTries();
  company = await makeCompany(gateway.app);
  person = await makeEmployee(gateway.app, company, {
    passwordHash: await gateway.app.passwords.hash('123456'),
  });
});

const stranger = () => `198.51.100.${(networks += 1)}`;

async function send(url: string, payload: Record<string, unknown>, remoteAddress: string) {
  const method = url.startsWith('PATCH') ? 'PATCH' : 'POST';
  const answer = await gateway.server.inject({
    method,
    url: `/api${url.replace('PATCH ', '')}`,
    payload,
    remoteAddress,
    headers: { authorization: `Bearer ${company.token}` },
  });
  return answer.statusCode;
}

const signIn = (address: string, password = company.password, { email } = company) =>
  send('/company/login', { email, password }, address);
const signInAdministrator = (address: string, email: string, password: string) =>
  send('/admin/login', { email, password }, address);
const signInPhone = (address: string, password = '123456', { employee } = person) =>
  send(
    '/employee/login',
    { unique_id: company.company.passKey, email: employee.email, password },
    address,
  );

/** Uses up the attempts that strangers share. */
async function guessAtAdmin(): Promise<void> {
  for (let tries = 0; tries < 6; tries += 1) await signIn(stranger(), 'wrong');
}
async function guessAtPhone(): Promise<void> {
  for (let tries = 0; tries < 6; tries += 1) await signInPhone(stranger(), '000000');
}
/** Forgets what this process remembers, as after a restart. */
function restart(): void {
  const { app } = gateway;
  app.limits = new Limits(poolOf(app.controlDataSource), app.tokenSecret);
}

describe('company sign-in of an account locked by strangers', () => {
  it('succeeds from a network of an earlier sign-in, also after a restart', async () => {
    expect(await signIn(office)).toBe(201);
    await guessAtAdmin();
    expect(await signIn(stranger())).toBe(429);
    restart();
    expect(await signIn(office)).toBe(201);
  });

  it('allows 5 wrong passwords from that network', async () => {
    await signIn(office);
    await guessAtAdmin();
    for (let tries = 0; tries < 5; tries += 1) expect(await signIn(office, 'wrong')).toBe(401);
    expect(await signIn(office)).toBe(429);
  });

  it('is refused from a network that only an admin of another company uses', async () => {
    await signIn(office, undefined, await makeCompany(gateway.app));
    await guessAtAdmin();
    expect(await signIn(office)).toBe(429);
  });

  it('succeeds with a password set by a mailed link, while strangers go on guessing', async () => {
    await guessAtAdmin();
    const token = await makeLink(gateway.app, company);
    const cafe = stranger();
    expect(await send(`/company/resetpassword/${token}`, { password: newPassword }, cafe)).toBe(
      201,
    );
    expect(await signIn(stranger(), newPassword)).toBe(201);
    await guessAtAdmin();
    expect(await signIn(cafe, newPassword)).toBe(201);
  });

  it('a password set by a mailed link restores the attempts of known networks', async () => {
    await signIn(office);
    for (let tries = 0; tries < 6; tries += 1) await signIn(office, 'wrong');
    expect(await signIn(office)).toBe(429);
    const token = await makeLink(gateway.app, company);
    await send(`/company/resetpassword/${token}`, { password: newPassword }, stranger());
    expect(await signIn(office, newPassword)).toBe(201);
  });

  it('a running session can still change the password', async () => {
    await guessAtAdmin();
    const { email, password } = company;
    const change = { email, current_password: password, password: newPassword };
    expect(await send('PATCH /company/changepassword', change, stranger())).toBe(201);
    expect(await signIn(stranger(), newPassword)).toBe(201);
  });
});

describe('budgets of company and provider sign-ins', () => {
  it('count wrong passwords of each kind of sign-in separately', async () => {
    const { email, password } = await makeAdministrator(gateway.app);
    for (let tries = 0; tries < 6; tries += 1)
      await signIn(stranger(), 'wrong', { ...company, email });
    expect(await signIn(stranger(), 'wrong', { ...company, email })).toBe(429);
    expect(await signInAdministrator(stranger(), email, password)).toBe(201);
    for (let tries = 0; tries < 6; tries += 1)
      await signInAdministrator(stranger(), company.email, 'wrong');
    expect(await signIn(stranger())).toBe(201);
  });

  it("reserve attempts for the administrator's known network", async () => {
    const { email, password } = await makeAdministrator(gateway.app);
    await signInAdministrator(office, email, password);
    for (let tries = 0; tries < 6; tries += 1)
      await signInAdministrator(stranger(), email, 'wrong');
    expect(await signInAdministrator(stranger(), email, password)).toBe(429);
    expect(await signInAdministrator(office, email, password)).toBe(201);
  });
});

describe('employee sign-in of an account locked by strangers', () => {
  it('succeeds from a network of an earlier sign-in', async () => {
    expect(await signInPhone(office)).toBe(200);
    await guessAtPhone();
    expect(await signInPhone(stranger())).toBe(401);
    restart();
    expect(await signInPhone(office)).toBe(200);
  });

  it('allows 5 wrong passwords from that network', async () => {
    await signInPhone(office);
    for (let tries = 0; tries < 5; tries += 1) await signInPhone(office, '000000');
    expect(await signInPhone(office)).toBe(401);
  });

  it('succeeds from anywhere with a new password made by the company', async () => {
    await guessAtPhone();
    const update = `mutation ($id: UUID!) { updateEmployee(input: { employee: { id: $id }, password: "654321" }) { id } }`;
    const { errors } = await gateway.graphql(company.token, update, { id: person.employee.id });
    expect(errors).toBeUndefined();
    expect(await signInPhone(stranger(), '654321')).toBe(200);
  });
});

describe('employee sign-in to a company whose budget strangers have used up', () => {
  const useUp = (whose = '') =>
    poolOf(gateway.app.dataSource).query(
      `INSERT INTO rate_limit VALUES ('company-day:' || $1::text, 1000, $2)
        ON CONFLICT (key) DO UPDATE SET points = 1000`,
      [`${company.company.id}${whose}`, Date.now() + HOUR],
    );

  it('succeeds from networks where somebody of the company has signed in', async () => {
    const colleague = await makeEmployee(gateway.app, company, {
      passwordHash: await gateway.app.passwords.hash('123456'),
    });
    await signInPhone(office);
    await useUp();
    expect(await signInPhone(stranger())).toBe(429);
    expect(await signInPhone(office)).toBe(200);
    expect(await signInPhone(office, '123456', colleague)).toBe(200);
  });

  it('shares one budget among those networks', async () => {
    const branch = stranger();
    await signInPhone(office);
    await signInPhone(branch);
    await useUp(' known');
    for (const network of [office, branch]) expect(await signInPhone(network)).toBe(429);
    expect(await signInPhone(stranger())).toBe(200);
  });

  it('succeeds from the network of the company admin', async () => {
    await signIn(office);
    await useUp();
    expect(await signInPhone(office)).toBe(200);
  });
});

describe('known networks', () => {
  const rows = () => listKnownNetworks(gateway);
  const makeInvited = async () => {
    const other = await makeCompany(gateway.app);
    const { token } = await makeMemberInvitation(gateway.app, company, { email: other.email });
    return { ...other, token };
  };

  it.each<[string, () => Promise<string>]>([
    [
      'a password',
      async () => {
        await signIn(office);
        return company.email;
      },
    ],
    [
      'a passkey',
      async () => {
        const { passkey } = await makePasskey(gateway, company);
        await gateway.graphql(
          null,
          'mutation ($passkey: PasskeyAssertionInput!) { signInWithPasskey(input: { passkey: $passkey }) { token } }',
          { passkey: await signForSignIn(gateway, passkey) },
        );
        return company.email;
      },
    ],
    [
      'an accepted invitation',
      async () => {
        const { email, password, token } = await makeInvited();
        await acceptWithPassword(gateway, token, password);
        return email;
      },
    ],
  ])('are stored for account and company by %s', async (_way, signInBy) => {
    const email = await signInBy();
    expect(await countKnownNetworks(gateway, [email, company.company.id])).toEqual([1, 1]);
  });

  it('are not stored by a right password that starts no session', async () => {
    await makeAuthenticator(gateway, company);
    expect(await signIn(office)).toBe(403);
    const { email, password, token } = await makeInvited();
    await requireIdentityProvider(gateway, company);
    expect((await acceptWithPassword(gateway, token, password)).session).toBeNull();
    expect(await countKnownNetworks(gateway, [company.email, email, company.company.id])).toEqual([
      0, 0, 0,
    ]);
  });

  it('are stored for 90 days as hashes', async () => {
    await signIn(office);
    const [known, ...others] = (await rows()).filter(({ key }) => key.includes(company.email));
    expect(others).toEqual([]);
    expect(known?.key).toMatch(/^known-network:\S+ [\w-]{22}$/u);
    const days = (Number(known?.expire) - Date.now()) / DAY;
    expect(Math.round(days)).toBe(90);
  });

  it('are limited to 20 new ones per account in 30 days', async () => {
    const { limits } = gateway.app;
    for (let at = 0; at < 25; at += 1)
      await limits.rememberNetwork('account', company.email, `192.0.2.${at}`);
    expect(await rows()).toHaveLength(20);
  });

  it('are deleted when the company is erased', async () => {
    await signIn(office);
    await signInPhone(office);
    expect((await rows()).length).toBeGreaterThan(2);
    await inTenant(gateway.app.dataSource, null, (db) =>
      deleteAttempts(db, company.company.id, company.email),
    );
    expect(await rows()).toEqual([]);
  });
});
