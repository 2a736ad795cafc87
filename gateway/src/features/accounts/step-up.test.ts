import { getMetadataStorage } from 'type-graphql';
import { describe, expect, it } from 'vitest';
import { streams } from '../../app/file-streams.js';
import { schema } from '../../app/schema.js';
import { may, type Permission } from '../../access/permissions.js';
import { Role } from '../../access/role.js';
import { isSensitiveFile, isSensitiveMutation, listSensitive } from '../../access/step-up.js';
import { inTenant } from '../../database/tenant.js';
import { type MadeCompany, makeCompany, makeEmployee } from '../../../test/factories.js';
import { useTestGateway } from '../../../test/hooks.js';
import { makeAuthenticator } from '../../../test/second-factor.js';

const gateway = useTestGateway();

/** Makes the last proof of every session of a company so old. */
const ageProofs = ({ company }: MadeCompany, minutes: number) =>
  inTenant(gateway.app.dataSource, company.id, (db) =>
    db.unnamed(
      'UPDATE session SET proved_at = now() - make_interval(mins => $1) WHERE proved_at IS NOT NULL',
      [minutes],
    ),
  );
const remove = (made: Pick<MadeCompany, 'token'>, id: string) =>
  gateway.graphql(
    made.token,
    'mutation ($id: UUID!) { deleteEmployee(employee: { id: $id }) { __typename } }',
    { id },
  );
const confirm = (made: MadeCompany, input: { password?: string; code?: string }) =>
  gateway.graphql(
    made.token,
    'mutation ($input: ConfirmIdentityInput!) { confirmIdentity(input: $input) { provedAt } }',
    { input },
  );
const errorOf = ({ errors }: Awaited<ReturnType<typeof remove>>) => errors?.[0]?.extensions;

describe('the list of what needs a recent proof', () => {
  /** Mutations that sound sensitive, with the reason why they need no recent proof. */
  const exempt: Record<string, string> = {
    startPasskeyConfirmation: 'how the proof begins',
    deleteEmployeePhoto: 'one picture, which can be sent again',
  };

  it('has every mutation of members that removes, or changes members, keys or sign-in', () => {
    const { mutations } = getMetadataStorage();
    const ofOwners = mutations
      .filter(({ roles }) =>
        (roles as Permission[] | undefined)?.every((each) => may({ role: Role.OWNER }, each)),
      )
      .map(({ schemaName }) => schemaName);
    const sounding = ofOwners.filter((name) =>
      /^(?:(?:add|check)MailDomain|delete|end(?:Other)?Session|remove|erase|schedule|rotate|start(?:Authenticator|Passkey)|renew|transfer|create(?:ApiKey|Webhook)|revoke|invite|updateMember|updateSignIn|updateIdentity|updateWebhook)/.test(
        name,
      ),
    );
    const decided = sounding.filter((name) => !isSensitiveMutation(name));
    expect(decided.toSorted()).toEqual(Object.keys(exempt).toSorted());
  });

  it('names only mutations and files that exist', () => {
    const { mutations, files } = listSensitive();
    const known = Object.keys(schema.getMutationType()?.getFields() ?? {});
    expect(mutations.filter((name) => !known.includes(name))).toEqual([]);
    expect(files.filter((path) => !streams.some((stream) => stream.path === path))).toEqual([]);
  });

  it('has every file but those without data of people, and those that machines fetch', () => {
    const others = streams.filter(({ path }) => !isSensitiveFile(path)).map(({ path }) => path);
    expect(others.toSorted()).toEqual([
      '/audit/stream',
      '/employees/import-errors',
      '/employees/import-template',
      '/me/data',
    ]);
  });
});

describe('sensitive work', () => {
  it('is refused 10 minutes after the last proof, and possible again after another one', async () => {
    const made = await makeCompany(gateway.app);
    const [first, second] = [
      await makeEmployee(gateway.app, made),
      await makeEmployee(gateway.app, made),
    ];
    await ageProofs(made, 9);
    expect((await remove(made, first.employee.id)).errors).toBeUndefined();
    await ageProofs(made, 11);
    expect(errorOf(await remove(made, second.employee.id))).toEqual({
      code: 'STEP_UP',
      reason: 'STEP_UP',
    });
    expect((await confirm(made, { password: made.password })).errors).toBeUndefined();
    expect((await remove(made, second.employee.id)).errors).toBeUndefined();
  });

  it('is refused for lack of a permission first, so that a stranger learns nothing', async () => {
    const made = await makeCompany(gateway.app);
    const { token, employee } = await makeEmployee(gateway.app, made);
    await ageProofs(made, 11);
    expect(errorOf(await remove({ token }, employee.id))?.code).toBe('FORBIDDEN');
  });

  it('is asked for by aliases and by every document that has it', async () => {
    const made = await makeCompany(gateway.app);
    const { employee } = await makeEmployee(gateway.app, made);
    await ageProofs(made, 11);
    const document =
      'mutation ($id: UUID!) { gone: deleteEmployee(employee: { id: $id }) { __typename } }';
    for (let times = 0; times < 3; times += 1)
      expect(errorOf(await gateway.graphql(made.token, document, { id: employee.id }))?.code).toBe(
        'STEP_UP',
      );
  });

  it('guards a shorter time for which records are kept, and no other setting', async () => {
    const made = await makeCompany(gateway.app);
    const change = (input: { retentionDays?: number; minDistance?: number }) =>
      gateway.graphql(
        made.token,
        'mutation ($input: UpdateCompanySettingsInput!) { updateCompanySettings(input: $input) { retentionDays minDistance } }',
        { input },
      );
    await change({ retentionDays: 90 });
    await ageProofs(made, 11);
    expect((await change({ retentionDays: 180 })).data.updateCompanySettings.retentionDays).toBe(
      180,
    );
    expect(errorOf(await change({ retentionDays: 90, minDistance: 9 }))?.code).toBe('STEP_UP');
    const { data } = await change({ retentionDays: 180 });
    expect(data.updateCompanySettings).toEqual({ retentionDays: 180, minDistance: 6 });
    await confirm(made, { password: made.password });
    expect((await change({ retentionDays: 90 })).errors).toBeUndefined();
  });

  it('guards exports of a session of the web app, with the reason in a header', async () => {
    const made = await makeCompany(gateway.app);
    expect((await gateway.rest(made.token, 'GET /employees/export')).status).toBe(200);
    await ageProofs(made, 11);
    const answer = await gateway.rest(made.token, 'GET /employees/export');
    expect([answer.status, answer.headers['x-reason'], answer.body]).toEqual([
      403,
      'STEP_UP',
      { success: false, message: 'Please confirm that it is you' },
    ]);
    expect((await gateway.rest(made.token, 'GET /employees')).status).toBe(200);
  });

  it('is never asked of a session that REST started', async () => {
    const made = await makeCompany(gateway.app);
    const { employee } = await makeEmployee(gateway.app, made);
    const { email, password } = made;
    const signedIn = await gateway.rest(null, 'POST /company/login', { email, password });
    const token = signedIn.body.data.token as string;
    await ageProofs(made, 11);
    expect((await gateway.rest(token, 'GET /employees/export')).status).toBe(200);
    expect((await gateway.rest(token, `DELETE /employee/${employee.id}`)).status).toBe(200);
  });
});

describe('confirmIdentity', () => {
  it('takes the password of an account without a second factor, with 5 tries', async () => {
    const made = await makeCompany(gateway.app);
    await ageProofs(made, 11);
    expect(errorOf(await confirm(made, {}))?.fields).toEqual([
      { field: 'password', message: 'Please enter your password' },
    ]);
    for (let tries = 0; tries < 5; tries += 1)
      expect(errorOf(await confirm(made, { password: 'wrong' }))?.fields).toEqual([
        { field: 'password', message: 'Wrong password' },
      ]);
    expect(errorOf(await confirm(made, { password: made.password }))?.code).toBe('RATE_LIMITED');
  });

  it('takes only a code of an account with an authenticator app', async () => {
    const made = await makeCompany(gateway.app);
    const app = await makeAuthenticator(gateway, made);
    const { employee } = await makeEmployee(gateway.app, made);
    await ageProofs(made, 11);
    expect(errorOf(await confirm(made, { password: made.password }))?.fields).toEqual([
      { field: 'code', message: 'Please enter the code of your authenticator app' },
    ]);
    expect(errorOf(await confirm(made, { code: '12345' }))?.code).toBe('BAD_USER_INPUT');
    expect(errorOf(await remove(made, employee.id))?.code).toBe('STEP_UP');
    expect((await confirm(made, { code: await app.nextCode() })).errors).toBeUndefined();
    expect((await remove(made, employee.id)).errors).toBeUndefined();
  });

  it('proves one session only', async () => {
    const made = await makeCompany(gateway.app);
    const { employee } = await makeEmployee(gateway.app, made);
    const { data } = await gateway.graphql(
      null,
      'mutation ($input: SignInCompanyInput!) { signInCompany(input: $input) { token } }',
      { input: { email: made.email, password: made.password } },
    );
    const other = data.signInCompany.token as string;
    await ageProofs(made, 11);
    await confirm(made, { password: made.password });
    expect(errorOf(await remove({ token: other }, employee.id))?.code).toBe('STEP_UP');
  });
});
