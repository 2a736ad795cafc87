import { getNamedType, isObjectType } from 'graphql';
import { getMetadataStorage } from 'type-graphql';
import { describe, expect, it } from 'vitest';
import { streams } from '../../../app/rooms.js';
import { schema } from '../../../app/schema.js';
import { may, type Permission } from '../../../access/permissions.js';
import { Role } from '../../../access/role.js';
import { isSecret, needsProof } from '../../../access/step-up.js';
import { inTenant } from '../../../database/tenant.js';
import { type MadeCompany, makeCompany, makeEmployee } from '../../../../test/factories.js';
import { makeApiKey } from '../../../../test/api-keys.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { makeAuthenticator } from '../../../../test/second-factor.js';

const gateway = useTestGateway();

/** Moves the last confirmation of every session of a company into the past. */
const ageProofs = ({ company }: MadeCompany, minutes: number) =>
  inTenant(gateway.app.dataSource, company.id, (db) =>
    db.unnamed(
      'UPDATE session SET proved_at = now() - make_interval(mins => $1) WHERE proved_at IS NOT NULL',
      [minutes],
    ),
  );
const remove = (company: Pick<MadeCompany, 'token'>, id: string) =>
  gateway.graphql(
    company.token,
    'mutation ($id: UUID!) { deleteEmployee(employee: { id: $id }) { __typename } }',
    { id },
  );
const confirm = (company: MadeCompany, input: { password?: string; code?: string }) =>
  gateway.graphql(
    company.token,
    'mutation ($input: ConfirmIdentityInput!) { confirmIdentity(input: $input) { provedAt } }',
    { input },
  );
const getError = ({ errors }: Awaited<ReturnType<typeof remove>>) => errors?.[0]?.extensions;

const mutations = schema.getMutationType()!;

describe('mutations and files that need a recent confirmation', () => {
  /** Permissions of each mutation of members. */
  const ofMembers = new Map(
    getMetadataStorage().mutations.flatMap(({ schemaName, roles }) => {
      const permissions = (roles ?? []) as Permission[];
      const isOfOwner = permissions.every((each) => may({ role: Role.OWNER }, each));
      return permissions.length > 0 && isOfOwner ? [[schemaName, permissions]] : [];
    }),
  );
  const asks = (name: string) => needsProof(mutations, name, ofMembers.get(name)!);

  it('include every deletion and every change of members, sign-in, keys and what leaves the company', () => {
    const all = [...ofMembers.keys()].filter((name) => asks(name));
    expect(all.toSorted()).toEqual([
      'addMailDomain',
      'addPasskey',
      'cancelCompanyDeletion',
      'checkMailDomain',
      'collectAppCodes',
      'confirmAuthenticator',
      'createApiKey',
      'createCamera',
      'createEmployee',
      'createWebhook',
      'deleteCamera',
      'deleteEmployee',
      'deleteEmployees',
      'deleteWebhook',
      'endOtherSessions',
      'endSession',
      'giveExactRecords',
      'inviteMember',
      'issueAppCodes',
      'placeOrder',
      'removeAuthenticator',
      'removeIdentityProvider',
      'removeMailDomain',
      'removeMember',
      'removePasskey',
      'renewRecoveryCodes',
      'revokeApiKey',
      'rotateCameraKey',
      'rotateWebhookSecret',
      'scheduleCompanyDeletion',
      'startAuthenticator',
      'startPasskey',
      'transferOwnership',
      'updateIdentityProvider',
      'updateMemberName',
      'updateMemberRole',
      'updateSignInRules',
      'updateWebhook',
    ]);
  });

  it('include every mutation whose answer has a field that sounds like a secret', () => {
    /** Fields that sound so and are none. */
    const exempt = new Set(['passKey', 'redirectUri']);
    for (const name of ofMembers.keys()) {
      const type = getNamedType(mutations.getFields()[name]!.type);
      const suspects = isObjectType(type)
        ? Object.values(type.getFields()).filter(
            (field) =>
              /(?:^|[a-z])(?:key|secret|password|codes|token|uri)$/i.test(field.name) &&
              ['String', 'IssuedAppCode'].includes(getNamedType(field.type).name) &&
              !exempt.has(field.name),
          )
        : [];
      for (const field of suspects)
        expect([name, field.name, isSecret(field)]).toEqual([name, field.name, true]);
      if (suspects.length > 0) expect([name, asks(name)]).toEqual([name, true]);
    }
  });

  it('include every file with data of people, except those that employees fetch or that have none', () => {
    const others = streams.filter((stream) => !stream.needsProof).map(({ path }) => path);
    expect(others.toSorted()).toEqual([
      '/employees/import-errors',
      '/employees/import-template',
      '/me/data',
      '/me/exact-records',
    ]);
  });
});

describe('sensitive work', () => {
  it('is refused 10 minutes after the last confirmation, and allowed again after another one', async () => {
    const company = await makeCompany(gateway.app);
    const [first, second] = [
      await makeEmployee(gateway.app, company),
      await makeEmployee(gateway.app, company),
    ];
    await ageProofs(company, 9);
    expect((await remove(company, first.employee.id)).errors).toBeUndefined();
    await ageProofs(company, 11);
    expect(getError(await remove(company, second.employee.id))).toEqual({
      code: 'STEP_UP',
      reason: 'STEP_UP',
    });
    expect((await confirm(company, { password: company.password })).errors).toBeUndefined();
    expect((await remove(company, second.employee.id)).errors).toBeUndefined();
  });

  it('is refused with FORBIDDEN rather than STEP_UP without the permission', async () => {
    const company = await makeCompany(gateway.app);
    const { token, employee } = await makeEmployee(gateway.app, company);
    await ageProofs(company, 11);
    expect(getError(await remove({ token }, employee.id))?.code).toBe('FORBIDDEN');
  });

  it('is refused under an alias, and each time the document is repeated', async () => {
    const company = await makeCompany(gateway.app);
    const { employee } = await makeEmployee(gateway.app, company);
    await ageProofs(company, 11);
    const document =
      'mutation ($id: UUID!) { gone: deleteEmployee(employee: { id: $id }) { __typename } }';
    for (let times = 0; times < 3; times += 1)
      expect(
        getError(await gateway.graphql(company.token, document, { id: employee.id }))?.code,
      ).toBe('STEP_UP');
  });

  it('includes a shorter retention of records, but no other setting', async () => {
    const company = await makeCompany(gateway.app);
    const change = (input: { retentionDays?: number; minDistance?: number }) =>
      gateway.graphql(
        company.token,
        'mutation ($input: UpdateCompanySettingsInput!) { updateCompanySettings(input: $input) { retentionDays minDistance } }',
        { input },
      );
    await change({ retentionDays: 90 });
    await ageProofs(company, 11);
    expect((await change({ retentionDays: 180 })).data.updateCompanySettings.retentionDays).toBe(
      180,
    );
    expect(getError(await change({ retentionDays: 90, minDistance: 9 }))?.code).toBe('STEP_UP');
    const { data } = await change({ retentionDays: 180 });
    expect(data.updateCompanySettings).toEqual({ retentionDays: 180, minDistance: 6 });
    await confirm(company, { password: company.password });
    expect((await change({ retentionDays: 90 })).errors).toBeUndefined();
  });

  it('includes exports, which are refused with the reason in a header', async () => {
    const company = await makeCompany(gateway.app);
    expect((await gateway.rest(company.token, 'GET /employees/export')).status).toBe(200);
    await ageProofs(company, 11);
    const answer = await gateway.rest(company.token, 'GET /employees/export');
    expect([answer.status, answer.headers['x-reason'], answer.body]).toEqual([
      403,
      'STEP_UP',
      { success: false, message: 'Please confirm that it is you' },
    ]);
    expect((await gateway.rest(company.token, 'GET /employees')).status).toBe(200);
  });

  it.each([
    'createCamera(input: { code: "hall", roomName: "Hall", roomNumber: "1", safeDistance: 6, timeLag: 2, feedUrl: "rtsp://10.0.0.4" }) { key }',
    'cancelCompanyDeletion { id }',
    'updateCompanySettings(input: { iframe: "https://board.example" }) { id }',
  ])('includes %s', async (mutation) => {
    const company = await makeCompany(gateway.app);
    await ageProofs(company, 11);
    const run = () => gateway.graphql(company.token, `mutation { ${mutation} }`);
    expect(getError(await run())?.code).toBe('STEP_UP');
    await confirm(company, { password: company.password });
    expect(getError(await run())?.code).not.toBe('STEP_UP');
  });

  it('includes answers about more than 1,000 people, in one list or several', async () => {
    const company = await makeCompany(gateway.app);
    await gateway.app.owner.query(
      `INSERT INTO employee (company_id, id, code, name, email, phone, department)
       SELECT $1, gen_random_uuid(), 'M' || number, 'Person', 'm' || number || '@company.example', 90000000 + number, 'Hall'
       FROM generate_series(1, 1001) AS number`,
      [company.company.id],
    );
    const read = (size: number) => gateway.rest(company.token, `GET /employees?pageSize=${size}`);
    const pages = Array.from(
      { length: 11 },
      (_, page) => `p${page}: employees(page: ${page + 1}, pageSize: 100) { items { id } }`,
    );
    await ageProofs(company, 11);
    expect((await read(1000)).status).toBe(200);
    const refused = await read(1001);
    expect([refused.status, refused.headers['x-reason']]).toEqual([403, 'STEP_UP']);
    const together = await gateway.graphql(company.token, `{ ${pages.join(' ')} }`);
    expect(getError(together)?.code).toBe('STEP_UP');
    await confirm(company, { password: company.password });
    expect((await read(1001)).body.data).toHaveLength(1001);
    const { key } = await makeApiKey(gateway.app, company);
    expect((await gateway.rest(key, 'GET /employees?pageSize=1001')).status).toBe(200);
  });

  it('needs no confirmation in a session that was started over REST', async () => {
    const company = await makeCompany(gateway.app);
    const { employee } = await makeEmployee(gateway.app, company);
    const { email, password } = company;
    const signedIn = await gateway.rest(null, 'POST /company/login', { email, password });
    const token = signedIn.body.data.token as string;
    await ageProofs(company, 11);
    expect((await gateway.rest(token, 'GET /employees/export')).status).toBe(200);
    expect((await gateway.rest(token, `DELETE /employee/${employee.id}`)).status).toBe(200);
  });
});

describe('confirmIdentity', () => {
  it('accepts the password of an account without a second factor, and refuses it after 5 wrong ones', async () => {
    const company = await makeCompany(gateway.app);
    await ageProofs(company, 11);
    expect(getError(await confirm(company, {}))?.fields).toEqual([
      { field: 'password', message: 'Please enter your password' },
    ]);
    for (let tries = 0; tries < 5; tries += 1)
      expect(getError(await confirm(company, { password: 'wrong' }))?.fields).toEqual([
        { field: 'password', message: 'Wrong password' },
      ]);
    expect(getError(await confirm(company, { password: company.password }))?.code).toBe(
      'RATE_LIMITED',
    );
  });

  it('accepts only a code from an account with an authenticator app', async () => {
    const company = await makeCompany(gateway.app);
    const app = await makeAuthenticator(gateway, company);
    const { employee } = await makeEmployee(gateway.app, company);
    await ageProofs(company, 11);
    expect(getError(await confirm(company, { password: company.password }))?.fields).toEqual([
      { field: 'code', message: 'Please enter the code of your authenticator app' },
    ]);
    expect(getError(await confirm(company, { code: '12345' }))?.code).toBe('BAD_USER_INPUT');
    expect(getError(await remove(company, employee.id))?.code).toBe('STEP_UP');
    expect((await confirm(company, { code: await app.nextCode() })).errors).toBeUndefined();
    expect((await remove(company, employee.id)).errors).toBeUndefined();
  });

  it('confirms the identity for one session only', async () => {
    const company = await makeCompany(gateway.app);
    const { employee } = await makeEmployee(gateway.app, company);
    const { data } = await gateway.graphql(
      null,
      'mutation ($input: SignInCompanyInput!) { signInCompany(input: $input) { token } }',
      { input: { email: company.email, password: company.password } },
    );
    const other = data.signInCompany.token as string;
    await ageProofs(company, 11);
    await confirm(company, { password: company.password });
    expect(getError(await remove({ token: other }, employee.id))?.code).toBe('STEP_UP');
  });
});
