import { describe, expect, it } from 'vitest';
import { past } from '../../../../test/database.js';
import { listAudit } from '../../../../test/audit.js';
import { type MadeCompany, makeCompany } from '../../../../test/factories.js';
import { useMailingGateway } from '../../../../test/hooks.js';
import {
  creationFields,
  makePasskey,
  signForSignIn,
  SoftwarePasskey,
} from '../../../../test/passkeys.js';
import { makeAuthenticator } from '../../../../test/second-factor.js';

const { gateway, server } = useMailingGateway();

const start = async ({ token }: Pick<MadeCompany, 'token'>) => {
  const { data, errors } = await gateway.graphql(
    token,
    `mutation { startPasskey { ${creationFields} } }`,
  );
  return { creation: data?.startPasskey, error: errors?.[0]?.extensions };
};
const add = async ({ token }: Pick<MadeCompany, 'token'>, input: object) => {
  const { data, errors } = await gateway.graphql(
    token,
    'mutation ($input: PasskeyAttestationInput!) { addPasskey(input: $input) { recoveryCodes secondFactor { passkeyCount recoveryCodesLeft } } }',
    { input },
  );
  return { added: data?.addPasskey, error: errors?.[0]?.extensions };
};
const list = async ({ token }: Pick<MadeCompany, 'token'>) =>
  (await gateway.graphql(token, '{ myPasskeys { id name createdAt lastUsedAt isBackedUp } }')).data
    .myPasskeys;
const remove = async ({ token }: Pick<MadeCompany, 'token'>, id: string) => {
  const { data, errors } = await gateway.graphql(
    token,
    'mutation ($id: UUID!) { removePasskey(id: $id) { removedPasskeyId secondFactor { passkeyCount recoveryCodesLeft } } }',
    { id },
  );
  return { removed: data?.removePasskey, error: errors?.[0]?.extensions };
};
const rename = async ({ token }: Pick<MadeCompany, 'token'>, id: string, name: string) => {
  const { data, errors } = await gateway.graphql(
    token,
    'mutation ($input: RenamePasskeyInput!) { renamePasskey(input: $input) { name } }',
    { input: { id, name } },
  );
  return { renamed: data?.renamePasskey, error: errors?.[0]?.extensions };
};
const signInWithPassword = async ({ email, password }: MadeCompany, code?: string) => {
  const { data, errors } = await gateway.graphql(
    null,
    'mutation ($input: SignInCompanyInput!) { signInCompany(input: $input) { token } }',
    { input: { email, password, code } },
  );
  return { session: data?.signInCompany, error: errors?.[0]?.extensions };
};
const requireSecondFactor = ({ token }: MadeCompany) =>
  gateway.graphql(
    token,
    'mutation { updateSignInRules(input: { requiresSecondFactor: true }) { id } }',
  );
const refused = {
  code: 'BAD_USER_INPUT',
  fields: [{ field: 'passkey', message: 'This passkey was not accepted, please try again' }],
};
const newPasskey = () => new SoftwarePasskey(gateway.app.publicUrl);

describe('addPasskey', () => {
  it('names the passkey after the device, mails the account, and returns recovery codes with the first passkey', async () => {
    const company = await makeCompany(gateway.app);
    const first = await makePasskey(gateway, company);
    expect(first.recoveryCodes).toHaveLength(10);
    await server.mailTo(company.email, 'A passkey was added to your account');
    const { creation } = await start(company);
    expect(creation).toMatchObject({
      rpId: 'app.visioncloud.example',
      userName: company.email,
      algorithms: [-7, -8, -257],
      credentials: [{ id: first.passkey.id }],
    });
    expect(await add(company, newPasskey().create(creation))).toEqual({
      added: { recoveryCodes: null, secondFactor: { passkeyCount: 2, recoveryCodesLeft: 10 } },
      error: undefined,
    });
    expect(await list(company)).toEqual(
      [1, 2].map(() => ({
        id: expect.any(String),
        name: 'Unknown program',
        createdAt: expect.any(String),
        lastUsedAt: null,
        isBackedUp: false,
      })),
    );
  });

  it.each([
    ['another origin', { origin: 'https://app.visioncloud.example.evil.example' }],
    ['another relying party', { rpId: 'evil.example' }],
    ['an unknown challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
    ['the type of a signature', { type: 'webauthn.get' }],
    ['no user verification', { isUserVerified: false }],
    ['nobody present', { isUserPresent: false }],
  ])('refuses %s', async (_, faults) => {
    const company = await makeCompany(gateway.app);
    const { creation } = await start(company);
    expect((await add(company, newPasskey().create(creation, faults))).error).toEqual(refused);
    expect(await list(company)).toEqual([]);
  });

  it('refuses a used or expired challenge, and one of another session', async () => {
    const company = await makeCompany(gateway.app);
    const other = await makeCompany(gateway.app);
    const { creation } = await start(company);
    expect((await add(other, newPasskey().create(creation))).error).toEqual(refused);
    expect((await add(company, newPasskey().create(creation))).error).toBeUndefined();
    expect((await add(company, newPasskey().create(creation))).error).toEqual(refused);
    const old = await start(company);
    await gateway.app.owner.query(`UPDATE passkey_challenge SET expires_at = ${past}`);
    expect((await add(company, newPasskey().create(old.creation))).error).toEqual(refused);
    expect(await list(company)).toHaveLength(1);
  });

  it('refuses a challenge that was offered for signing in or for a confirmation', async () => {
    const company = await makeCompany(gateway.app);
    const { creation } = await start(company);
    for (const [token, name] of [
      [null, 'startPasskeySignIn'],
      [company.token, 'startPasskeyConfirmation'],
    ] as const) {
      const { data } = await gateway.graphql(token, `mutation { ${name} { challenge } }`);
      const { challenge } = data[name];
      expect((await add(company, newPasskey().create({ ...creation, challenge }))).error).toEqual(
        refused,
      );
    }
  });

  it('refuses a passkey of another account', async () => {
    const company = await makeCompany(gateway.app);
    const other = await makeCompany(gateway.app);
    const { passkey } = await makePasskey(gateway, company);
    const { creation } = await start(other);
    expect((await add(other, passkey.create(creation))).error).toMatchObject({ code: 'CONFLICT' });
  });

  it('refuses the 21st passkey', async () => {
    const company = await makeCompany(gateway.app);
    for (let count = 0; count < 19; count += 1) await makePasskey(gateway, company);
    const { creation } = await start(company);
    await makePasskey(gateway, company);
    expect((await add(company, newPasskey().create(creation))).error?.code).toBe('CONFLICT');
    expect((await start(company)).error?.code).toBe('CONFLICT');
  });

  it.each([
    { attestationObject: 'AAAA' },
    { clientDataJSON: 'e30' },
    { id: 'AAAA' },
    { attestationObject: 'x'.repeat(20_000) },
    { transports: ['<script>'] },
  ])('refuses a malformed passkey: %j', async (change) => {
    const company = await makeCompany(gateway.app);
    const { creation } = await start(company);
    const { error } = await add(company, { ...newPasskey().create(creation), ...change });
    expect(error?.code).toBe('BAD_USER_INPUT');
  });
});

describe('renamePasskey', () => {
  it('trims the name, and refuses an empty or long one', async () => {
    const company = await makeCompany(gateway.app);
    const { id } = await makePasskey(gateway, company);
    expect((await rename(company, id, '  Key on my desk ')).renamed).toEqual({
      name: 'Key on my desk',
    });
    expect((await rename(company, id, '  ')).error?.fields).toEqual([
      { field: 'name', message: 'Please enter a name' },
    ]);
    expect((await rename(company, id, 'x'.repeat(61))).error?.fields?.[0]?.field).toBe('name');
  });

  it('does not find the passkey of somebody else', async () => {
    const company = await makeCompany(gateway.app);
    const other = await makeCompany(gateway.app);
    const { id } = await makePasskey(gateway, company);
    expect((await rename(other, id, 'mine')).error).toEqual({ code: 'NOT_FOUND' });
    expect((await remove(other, id)).error).toEqual({ code: 'NOT_FOUND' });
    expect(await list(company)).toHaveLength(1);
  });
});

describe('removePasskey', () => {
  it('disables the passkey at once, and deletes the recovery codes if no second factor is left', async () => {
    const company = await makeCompany(gateway.app);
    const { id, passkey } = await makePasskey(gateway, company);
    const signed = await signForSignIn(gateway, passkey);
    expect((await remove(company, id)).removed).toEqual({
      removedPasskeyId: id,
      secondFactor: { passkeyCount: 0, recoveryCodesLeft: 0 },
    });
    await server.mailTo(company.email, 'A passkey was removed from your account');
    const { errors } = await gateway.graphql(
      null,
      'mutation ($passkey: PasskeyAssertionInput!) { signInWithPasskey(input: { passkey: $passkey }) { token } }',
      { passkey: signed },
    );
    expect(errors?.[0]?.extensions).toEqual(refused);
    expect((await signInWithPassword(company)).session).toBeDefined();
  });

  it('keeps the recovery codes while there is an authenticator app', async () => {
    const company = await makeCompany(gateway.app);
    await makeAuthenticator(gateway, company);
    const { id, recoveryCodes } = await makePasskey(gateway, company);
    expect(recoveryCodes).toBeNull();
    expect((await remove(company, id)).removed.secondFactor.recoveryCodesLeft).toBe(10);
  });

  it('is refused for the last second factor if the company requires one, also when two are removed at once', async () => {
    const company = await makeCompany(gateway.app);
    const { id } = await makePasskey(gateway, company);
    expect((await requireSecondFactor(company)).errors).toBeUndefined();
    expect((await remove(company, id)).error?.code).toBe('CONFLICT');
    await makeAuthenticator(gateway, company);
    const removeApp = gateway.graphql(
      company.token,
      'mutation { removeAuthenticator { passkeyCount } }',
    );
    const [first, second] = await Promise.all([remove(company, id), removeApp]);
    const codes = [first.error?.code, second.errors?.[0]?.extensions.code];
    expect(codes.filter((code) => code === 'CONFLICT')).toHaveLength(1);
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
  });
});

describe('an account with a passkey', () => {
  it('needs more than its password to sign in, and can use a recovery code', async () => {
    const company = await makeCompany(gateway.app);
    const { recoveryCodes } = await makePasskey(gateway, company);
    expect((await signInWithPassword(company)).error).toEqual({
      code: 'SECOND_FACTOR',
      secondFactor: { hasAuthenticator: false, hasPasskey: true },
    });
    expect((await signInWithPassword(company, recoveryCodes![0])).session).toBeDefined();
  });

  it("satisfies the company's requirement of a second factor", async () => {
    const company = await makeCompany(gateway.app);
    const { passkey } = await makePasskey(gateway, company);
    await requireSecondFactor(company);
    const { data } = await gateway.graphql(
      null,
      'mutation ($passkey: PasskeyAssertionInput!) { signInWithPasskey(input: { passkey: $passkey }) { token } }',
      { passkey: await signForSignIn(gateway, passkey) },
    );
    const { data: seen } = await gateway.graphql(
      data.signInWithPasskey.token,
      '{ viewer { lacksSecondFactor } employees { total } }',
    );
    expect(seen).toMatchObject({ viewer: { lacksSecondFactor: false }, employees: { total: 0 } });
    expect((await listAudit(gateway.app, company)).at(-1)).toMatchObject({
      action: 'SIGNED_IN',
      detail: 'passkey',
    });
  });
});
