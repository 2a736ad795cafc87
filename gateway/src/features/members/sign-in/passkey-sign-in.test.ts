import { generateKeyPairSync } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Role } from '../../../access/role.js';
import { inTenant } from '../../../database/tenant.js';
import { past } from '../../../../test/database.js';
import { listAudit } from '../../../../test/audit.js';
import { type MadeCompany, makeCompany } from '../../../../test/factories.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { joinAs } from '../../../../test/members.js';
import {
  makePasskey,
  requestFields,
  signForSignIn,
  SoftwarePasskey,
} from '../../../../test/passkeys.js';
import { CompanyStatus } from '../../company/profile/company.entity.js';

const gateway = useTestGateway(() => ({ poolSize: 4 }));
beforeEach(() => gateway.app.forgetTries());

type Signed = Awaited<ReturnType<typeof signForSignIn>>;
const signIn = async (passkey: Signed, companyId?: string) => {
  const { data, errors } = await gateway.graphql(
    null,
    'mutation ($input: SignInWithPasskeyInput!) { signInWithPasskey(input: $input) { token company { id } } }',
    { input: { passkey, companyId } },
  );
  return { session: data?.signInWithPasskey, error: errors?.[0]?.extensions };
};
const startConfirmation = async (token: string) => {
  const { data } = await gateway.graphql(
    token,
    `mutation { startPasskeyConfirmation { ${requestFields} } }`,
  );
  return data.startPasskeyConfirmation;
};
const confirm = async (token: string, input: object) => {
  const { data, errors } = await gateway.graphql(
    token,
    'mutation ($input: ConfirmIdentityInput!) { confirmIdentity(input: $input) { provedAt } }',
    { input },
  );
  return { confirmed: data?.confirmIdentity, error: errors?.[0]?.extensions };
};
const refused = {
  code: 'BAD_USER_INPUT',
  fields: [{ field: 'passkey', message: 'This passkey was not accepted, please try again' }],
};
const countEntries = async (company: MadeCompany, action: string) =>
  (await listAudit(gateway.app, company)).filter((entry) => entry.action === action).length;

describe('signInWithPasskey', () => {
  it('starts a session without an address or a password', async () => {
    const company = await makeCompany(gateway.app);
    const { passkey } = await makePasskey(gateway, company);
    const { session } = await signIn(await signForSignIn(gateway, passkey));
    expect(session.company.id).toBe(company.company.id);
    const { data } = await gateway.graphql(
      session.token,
      '{ viewer { email role } myPasskeys { lastUsedAt } }',
    );
    expect(data).toEqual({
      viewer: { email: company.email, role: 'OWNER' },
      myPasskeys: [{ lastUsedAt: expect.any(String) }],
    });
  });

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['the origin without encryption', { origin: 'http://app.visioncloud.example' }],
    ['another relying party', { rpId: 'evil.example' }],
    ['an invented challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
    ['the type of a new passkey', { type: 'webauthn.create' }],
    ['no user verification', { isUserVerified: false }],
    ['nobody present', { isUserPresent: false }],
    ['the handle of another account', { userHandle: Buffer.alloc(16).toString('base64url') }],
  ])('refuses and audits %s', async (_, faults) => {
    const company = await makeCompany(gateway.app);
    const { passkey } = await makePasskey(gateway, company);
    expect((await signIn(await signForSignIn(gateway, passkey, faults))).error).toEqual(refused);
    await vi.waitUntil(async () => (await countEntries(company, 'SIGN_IN_REFUSED')) === 1);
  });

  it('refuses a signature by another key, one over other data, and an unknown passkey with the same error', async () => {
    const company = await makeCompany(gateway.app);
    const { passkey } = await makePasskey(gateway, company);
    const { data } = await gateway.graphql(
      null,
      `mutation { startPasskeySignIn { ${requestFields} } }`,
    );
    const request = data.startPasskeySignIn;
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    expect((await signIn(passkey.get(request, {}, privateKey))).error).toEqual(refused);
    const signed = passkey.get(request);
    const { authenticatorData } = passkey.get(request, { counter: 4_000_000_000 });
    expect((await signIn({ ...signed, authenticatorData })).error).toEqual(refused);
    const stranger = new SoftwarePasskey(gateway.app.publicUrl);
    expect((await signIn(stranger.get(request))).error).toEqual(refused);
    expect((await signIn({ ...signed, signature: 'AAAA' })).error).toEqual(refused);
    expect((await signIn(signed)).session).toBeDefined();
  });

  it("refuses the id of somebody else's passkey", async () => {
    const company = await makeCompany(gateway.app);
    const other = await makeCompany(gateway.app);
    const { passkey } = await makePasskey(gateway, company);
    const { passkey: foreign } = await makePasskey(gateway, other);
    const faults = { id: foreign.id, userHandle: null };
    expect((await signIn(await signForSignIn(gateway, passkey, faults))).error).toEqual(refused);
  });

  it('accepts a challenge once, also of two concurrent requests, and not after 5 minutes', async () => {
    const company = await makeCompany(gateway.app);
    const { passkey } = await makePasskey(gateway, company);
    const { data } = await gateway.graphql(
      null,
      `mutation { startPasskeySignIn { ${requestFields} } }`,
    );
    const [one, two] = [0, 1].map(() => passkey.get(data.startPasskeySignIn));
    const answers = await Promise.all([signIn(one!), signIn(two!)]);
    expect(answers.filter(({ session }) => session)).toHaveLength(1);
    expect((await signIn(one!)).error).toEqual(refused);
    expect((await signIn(passkey.get(data.startPasskeySignIn))).error).toEqual(refused);
    const late = await signForSignIn(gateway, passkey);
    await gateway.app.owner.query(`UPDATE passkey_challenge SET expires_at = ${past}`);
    expect((await signIn(late)).error).toEqual(refused);
    await signForSignIn(gateway, passkey);
    const { rows } = await gateway.app.owner.query('SELECT FROM passkey_challenge');
    expect(rows).toHaveLength(1);
  });

  it('refuses a challenge that was offered for a confirmation', async () => {
    const company = await makeCompany(gateway.app);
    const { passkey } = await makePasskey(gateway, company);
    expect((await signIn(passkey.get(await startConfirmation(company.token)))).error).toEqual(
      refused,
    );
  });

  it('refuses and audits a counter that does not increase, and accepts 0 from passkeys that do not count', async () => {
    const company = await makeCompany(gateway.app);
    const { passkey } = await makePasskey(gateway, company);
    expect(
      (await signIn(await signForSignIn(gateway, passkey, { counter: 7 }))).session,
    ).toBeDefined();
    for (const counter of [7, 3, 0])
      expect((await signIn(await signForSignIn(gateway, passkey, { counter }))).error).toEqual(
        refused,
      );
    await vi.waitUntil(async () => (await countEntries(company, 'PASSKEY_COPY_REFUSED')) === 1);
    expect(
      (await signIn(await signForSignIn(gateway, passkey, { counter: 8 }))).session,
    ).toBeDefined();
    await gateway.app.owner.query('UPDATE passkey SET counter = 0');
    for (let times = 0; times < 2; times += 1)
      expect(
        (await signIn(await signForSignIn(gateway, passkey, { counter: 0 }))).session,
      ).toBeDefined();
  });

  it('lists the companies of the account, and accepts the same signature again with one of them', async () => {
    const company = await makeCompany(gateway.app);
    const other = await makeCompany(gateway.app);
    await joinAs(gateway.app, other, Role.VIEWER, company);
    const { passkey } = await makePasskey(gateway, company);
    const signed = await signForSignIn(gateway, passkey);
    const countTries = async () => {
      const { rows } = await gateway.app.owner.query<{ points: number }>(
        `SELECT coalesce(sum(points), 0)::int AS points FROM rate_limit WHERE key LIKE 'address-quarter:%'`,
      );
      return rows[0]!.points;
    };
    const before = await countTries();
    expect((await signIn(signed)).error?.code).toBe('COMPANY_CHOICE');
    expect(await countTries()).toBe(before);
    const stranger = await makeCompany(gateway.app);
    expect((await signIn(signed, stranger.company.id)).error?.fields?.[0]?.field).toBe('companyId');
    expect((await signIn(signed, other.company.id)).session.company.id).toBe(other.company.id);
    expect((await signIn(signed, company.company.id)).error).toEqual(refused);
  });

  it('refuses an inactive company and an unverified address', async () => {
    const company = await makeCompany(gateway.app);
    const { passkey } = await makePasskey(gateway, company);
    const setStatus = (status: CompanyStatus) =>
      gateway.app.owner.query('UPDATE company SET status = $1 WHERE id = $2', [
        status,
        company.company.id,
      ]);
    await setStatus(CompanyStatus.INACTIVE);
    expect((await signIn(await signForSignIn(gateway, passkey))).error).toMatchObject({
      code: 'FORBIDDEN',
      reason: 'COMPANY_INACTIVE',
    });
    await setStatus(CompanyStatus.ACTIVE);
    await gateway.app.owner.query('UPDATE account SET verified_at = NULL WHERE email = $1', [
      company.email,
    ]);
    expect((await signIn(await signForSignIn(gateway, passkey))).error?.code).toBe('FORBIDDEN');
  });

  it('neither consumes the signature nor starts a session if the sign-in is refused after it was verified', async () => {
    const company = await makeCompany(gateway.app);
    const { passkey } = await makePasskey(gateway, company);
    const { id } = company.company;
    const setRequirement = (role: string, since: Date | null) =>
      gateway.app.owner.query(
        `WITH changed AS (UPDATE member SET role = $2 WHERE company_id = $1)
         UPDATE company SET single_sign_on_required_at = $3 WHERE id = $1`,
        [id, role, since],
      );
    const countSessions = async () => {
      const text = 'SELECT count(*)::int AS sessions FROM session WHERE company_id = $1';
      const { rows } = await gateway.app.owner.query<{ sessions: number }>(text, [id]);
      return rows[0]!.sessions;
    };
    const before = await countSessions();
    await setRequirement('VIEWER', new Date(0));
    const signed = await signForSignIn(gateway, passkey);
    expect((await signIn(signed)).error?.code).toBe('FORBIDDEN');
    expect(await countSessions()).toBe(before);
    await setRequirement('OWNER', null);
    expect((await signIn(signed)).session.company.id).toBe(id);
    expect(await countSessions()).toBe(before + 1);
  });

  it('limits attempts per network, and a valid passkey costs none', async () => {
    const company = await makeCompany(gateway.app);
    const { passkey } = await makePasskey(gateway, company);
    const countTries = async () => {
      const { rows } = await gateway.app.owner.query<{ points: number }>(
        `SELECT coalesce(sum(points), 0)::int AS points FROM rate_limit WHERE key LIKE 'address-quarter:%'`,
      );
      return rows[0]!.points;
    };
    const before = await countTries();
    await signIn(await signForSignIn(gateway, passkey));
    expect(await countTries()).toBe(before);
    await signIn(await signForSignIn(gateway, passkey, { origin: 'https://evil.example' }));
    expect(await countTries()).toBe(before + 1);
    const signed = await signForSignIn(gateway, passkey);
    await gateway.app.owner.query(
      `UPDATE rate_limit SET points = 200 WHERE key LIKE 'address-quarter:%'`,
    );
    expect((await signIn(signed)).error?.code).toBe('RATE_LIMITED');
    // Challenges have a budget of their own: an office behind one address asks for many that nobody signs.
    const start = () => gateway.graphql(null, 'mutation { startPasskeySignIn { challenge } }');
    expect((await start()).errors).toBeUndefined();
    await gateway.app.owner.query(
      `UPDATE rate_limit SET points = 2000 WHERE key LIKE 'passkey-challenges-quarter:%'`,
    );
    expect((await start()).errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
  });
});

describe('the try of a challenge', () => {
  /** Sends a mutation from an address. */
  const send = async (remoteAddress: string, query: string, variables: object = {}) => {
    const answer = await gateway.server.inject({
      method: 'POST',
      url: '/graphql',
      remoteAddress,
      payload: { query, variables },
    });
    return answer.json<{ data: { startPasskeySignIn: { challenge: string; rpId: string } } }>()
      .data;
  };
  const countTries = async (network: string) => {
    const { rows } = await gateway.app.owner.query<{ points: number }>(
      'SELECT points FROM rate_limit WHERE key = $1',
      [`passkey-challenges-quarter:${network}`],
    );
    return rows[0]?.points ?? 0;
  };
  const start = (address: string) =>
    send(address, `mutation { startPasskeySignIn { ${requestFields} } }`);

  it('is returned once, and to the network that asked for the challenge', async () => {
    const company = await makeCompany(gateway.app);
    const { passkey } = await makePasskey(gateway, company);
    const [asking, signing] = ['203.0.113.1', '203.0.113.2'];
    const { startPasskeySignIn } = await start(asking);
    await start(asking);
    await start(signing);
    const input = { passkey: passkey.get(startPasskeySignIn) };
    for (let times = 0; times < 2; times += 1)
      await send(
        signing,
        'mutation ($input: SignInWithPasskeyInput!) { signInWithPasskey(input: $input) { token } }',
        { input },
      );
    // The challenge that nobody signed, on either side.
    expect([await countTries(asking), await countTries(signing)]).toEqual([1, 1]);
  });
});

describe('confirmIdentity with a passkey', () => {
  const remove = ({ token }: MadeCompany, id: string) =>
    gateway.graphql(
      token,
      'mutation ($id: UUID!) { removePasskey(id: $id) { removedPasskeyId } }',
      { id },
    );
  const ageProofs = ({ company }: MadeCompany) =>
    inTenant(gateway.app.dataSource, company.id, (db) =>
      db.unnamed(`UPDATE session SET proved_at = now() - interval '11 minutes'`),
    );

  it('allows sensitive work again', async () => {
    const company = await makeCompany(gateway.app);
    const { passkey, id } = await makePasskey(gateway, company);
    await ageProofs(company);
    expect((await remove(company, id)).errors?.[0]?.extensions.code).toBe('STEP_UP');
    const request = await startConfirmation(company.token);
    expect(request.credentials).toEqual([{ id: passkey.id }]);
    expect(
      (await confirm(company.token, { passkey: passkey.get(request) })).confirmed,
    ).toBeDefined();
    expect((await remove(company, id)).errors).toBeUndefined();
  });

  it('accepts a recovery code instead of the passkey, but no password', async () => {
    const company = await makeCompany(gateway.app);
    const { recoveryCodes } = await makePasskey(gateway, company);
    expect((await confirm(company.token, { password: company.password })).error).toMatchObject({
      fields: [{ field: 'passkey' }],
    });
    expect((await confirm(company.token, { code: recoveryCodes![0] })).confirmed).toBeDefined();
  });

  it("refuses a challenge of another session, one for signing in, and somebody else's passkey", async () => {
    const company = await makeCompany(gateway.app);
    const other = await makeCompany(gateway.app);
    const { passkey } = await makePasskey(gateway, company);
    const { passkey: foreign } = await makePasskey(gateway, other);
    const again = await signIn(await signForSignIn(gateway, passkey));
    const elsewhere = await startConfirmation(again.session.token);
    const own = await startConfirmation(company.token);
    for (const signed of [
      passkey.get(elsewhere),
      await signForSignIn(gateway, passkey),
      foreign.get(own),
      passkey.get(own, { isUserVerified: false }),
    ])
      expect((await confirm(company.token, { passkey: signed })).error).toEqual(refused);
    expect((await confirm(company.token, { passkey: passkey.get(own) })).confirmed).toBeDefined();
    expect((await confirm(company.token, { passkey: passkey.get(own) })).error).toEqual(refused);
  });
});
