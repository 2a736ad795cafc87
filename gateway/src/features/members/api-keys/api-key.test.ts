import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { apiKeyScopes } from '../../../access/permissions.js';
import { Role } from '../../../access/role.js';
import { inTenant } from '../../../database/tenant.js';
import { DAY, MINUTE } from '../../../durations.js';
import { makeApiKey } from '../../../../test/api-keys.js';
import { listAudit } from '../../../../test/audit.js';
import {
  type MadeCompany,
  makeCompany,
  makeEmployee,
  makeMember,
} from '../../../../test/factories.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { ApiKey } from './api-key.entity.js';
import { maxApiKeys } from './api-key.service.js';

const gateway = useTestGateway();
let company: MadeCompany;
beforeEach(async () => {
  company = await makeCompany(gateway.app);
});

const shown = 'id name scopes ending createdBy createdAt expiresAt lastUsedAt revokedAt';
const create = (given: object = {}, token = company.token) =>
  gateway.graphql(
    token,
    `mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { key apiKey { ${shown} } } }`,
    { input: { name: 'Payroll', scopes: ['employee:read'], expiresInDays: 30, ...given } },
  );
const revoke = (id: string, token = company.token) =>
  gateway.graphql(token, 'mutation ($id: UUID!) { revokeApiKey(id: $id) { revokedAt } }', { id });
const list = async (token = company.token) =>
  (await gateway.graphql(token, `{ apiKeys { ${shown} } }`)).data?.apiKeys;
const names = 'query { employees { items { name } } }';
const getCode = ({ errors }: { errors?: { extensions: { code: string } }[] }) =>
  errors?.[0]?.extensions.code;
const find = (id: string) =>
  inTenant(gateway.app.dataSource, company.company.id, async (db) =>
    (await db.manager()).findOneByOrFail(ApiKey, { companyId: company.company.id, id }),
  );

describe('createApiKey', () => {
  it('shows the key once, and stores its hash', async () => {
    const before = Date.now();
    const { data } = await create({
      scopes: ['case:read', 'employee:read', 'case:read', 'health:read'],
    });
    const { key, apiKey } = data.createApiKey;
    expect(key).toMatch(/^vak_[\w-]{43}_[\w-]{32}$/);
    expect(apiKey).toMatchObject({
      name: 'Payroll',
      scopes: ['employee:read', 'health:read', 'case:read'],
      ending: key.slice(-4),
      createdBy: company.email,
      lastUsedAt: null,
      revokedAt: null,
    });
    const lasts = Date.parse(apiKey.expiresAt) - before;
    expect(Math.abs(lasts - 30 * DAY)).toBeLessThan(MINUTE);
    expect(await list()).toEqual([apiKey]);
    const stored = await find(apiKey.id);
    expect(JSON.stringify(stored)).not.toContain(key.slice(-32));
    expect(stored.keyHash).toHaveLength(32);
  });

  it.each([
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(61) }, 'name'],
    [{ name: 'two\nlines' }, 'name'],
    [{ scopes: [] }, 'scopes'],
    [{ scopes: ['nothing:read'] }, 'scopes'],
    [{ scopes: ['session:read'] }, 'scopes'],
    [{ expiresInDays: 0 }, 'expiresInDays'],
    [{ expiresInDays: 366 }, 'expiresInDays'],
  ])('refuses %j and names the field', async (given, field) => {
    const { errors } = await create(given);
    expect(errors?.[0]?.extensions.fields?.map((each) => each.field)).toEqual([field]);
  });

  it.each([
    'member:update',
    'api-key:update',
    'api-key:read',
    'webhook:update',
    'own-sign-in:update',
    'own-sign-in:confirm',
    'password:change',
    'company:delete',
    'company:update',
    'order:place',
    'plan:update',
    'app-code:issue',
  ])('gives no key the scope %s', async (scope) => {
    const { errors } = await create({ scopes: [scope] });
    expect(errors?.[0]?.extensions.fields).toEqual([
      { field: 'scopes', message: 'An API key cannot have this scope' },
    ]);
  });

  it.each([
    'tracing:read',
    'exposure:read',
    'case:read',
    'case:update',
    'follow-up:read',
    'follow-up:update',
  ])('refuses %s without health:read, from which its answers follow', async (scope) => {
    const { errors } = await create({ scopes: [scope] });
    expect(errors?.[0]?.extensions.fields).toEqual([
      { field: 'scopes', message: `Please add health:read, which ${scope} needs` },
    ]);
    expect((await create({ scopes: [scope, 'health:read'] })).errors).toBeUndefined();
  });

  it('refuses a name that another key of the company has or had', async () => {
    const { data } = await create();
    await revoke(data.createApiKey.apiKey.id);
    const again = await create({ name: ' Payroll ' });
    expect(again.errors?.[0]?.extensions).toEqual({
      code: 'CONFLICT',
      fields: [{ field: 'name', message: 'Another API key has or had this name' }],
    });
    const other = await makeCompany(gateway.app);
    expect((await create({}, other.token)).errors).toBeUndefined();
  });

  it(`creates at most ${maxApiKeys} keys until one is revoked`, async () => {
    const made50 = await Promise.all(
      Array.from({ length: maxApiKeys - 1 }, () => makeApiKey(gateway.app, company)),
    );
    const [one, two] = await Promise.all([create({ name: 'One' }), create({ name: 'Two' })]);
    expect([one, two].filter(({ errors }) => errors === undefined)).toHaveLength(1);
    expect([getCode(one), getCode(two)]).toContain('BAD_USER_INPUT');
    await revoke(made50[0]!.id);
    expect((await create({ name: 'Three' })).errors).toBeUndefined();
    expect(await list()).toHaveLength(maxApiKeys);
  });

  it('is refused to everybody but owners, and lets auditors read the list', async () => {
    for (const role of [
      Role.SAFETY_OFFICER,
      Role.DIRECTORY_MANAGER,
      Role.VIEWER,
      Role.AUDITOR,
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop
      const { token } = await makeMember(gateway.app, company, role);
      // oxlint-disable-next-line no-await-in-loop
      expect(getCode(await create({}, token))).toBe('FORBIDDEN');
    }
    const { id } = await makeApiKey(gateway.app, company);
    const auditor = await makeMember(gateway.app, company, Role.AUDITOR);
    expect(await list(auditor.token)).toMatchObject([{ id }]);
    expect(getCode(await revoke(id, auditor.token))).toBe('FORBIDDEN');
  });
});

describe('an API key', () => {
  it('reads its own company over GraphQL, REST and as a file', async () => {
    const other = await makeCompany(gateway.app);
    await makeEmployee(gateway.app, company, { name: 'Ana' });
    const foreign = await makeEmployee(gateway.app, other, { name: 'Eve' });
    const { key } = await makeApiKey(gateway.app, company);
    const { data } = await gateway.graphql(key, names);
    expect(data.employees.items).toEqual([{ name: 'Ana' }]);
    const rest = await gateway.rest(key, 'GET /cases');
    expect([rest.status, rest.body.success]).toEqual([200, true]);
    const file = await gateway.rest(key, 'GET /employees/export');
    expect(file.text).toContain('Ana');
    expect(file.text).not.toContain('Eve');
    const document = 'query ($id: UUID!) { employee(by: { id: $id }) { name } }';
    expect(getCode(await gateway.graphql(key, document, { id: foreign.employee.id }))).toBe(
      'NOT_FOUND',
    );
    expect(getCode(await gateway.graphql(key, document, { id: randomUUID() }))).toBe('NOT_FOUND');
  });

  it('is limited to its scopes over GraphQL, REST and files, and can query its own role', async () => {
    const { key } = await makeApiKey(gateway.app, company, {
      scopes: ['health:read', 'case:read'],
    });
    expect(getCode(await gateway.graphql(key, names))).toBe('FORBIDDEN');
    expect((await gateway.rest(key, 'GET /cases')).status).toBe(200);
    for (const call of ['GET /follow-up', 'GET /employees/export', 'GET /audit/stream'])
      // oxlint-disable-next-line no-await-in-loop
      expect((await gateway.rest(key, call)).status).toBe(403);
    const { data } = await gateway.graphql(key, '{ viewer { role permissions email } }');
    expect(data.viewer).toEqual({
      role: 'API_KEY',
      permissions: ['case:read', 'health:read', 'session:read'],
      email: null,
    });
  });

  it('cannot read health status without the scope', async () => {
    const { employee } = await makeEmployee(gateway.app, company, { isPositive: true });
    const { key } = await makeApiKey(gateway.app, company, { scopes: ['employee:read'] });
    const answer = await gateway.graphql(
      key,
      'query ($id: UUID!) { employee(by: { id: $id }) { isPositive } }',
      { id: employee.id },
    );
    expect(getCode(answer)).toBe('FORBIDDEN');
  });

  it('is named as the actor of its actions', async () => {
    const { key, name } = await makeApiKey(gateway.app, company, {
      scopes: ['health:read', 'case:read', 'case:update'],
    });
    const { employee } = await makeEmployee(gateway.app, company);
    const opened = await gateway.graphql(
      key,
      'mutation ($id: UUID!) { openCase(input: { employee: { id: $id }, disease: COVID_19, classification: SUSPECTED }) { number } }',
      { id: employee.id },
    );
    expect(opened.errors).toBeUndefined();
    const [entry] = await listAudit(gateway.app, company);
    expect(entry).toMatchObject({ action: 'CASE_OPENED', actor: `API key ${name}` });
    const { data } = await gateway.graphql(
      company.token,
      'query ($number: Int!) { case(number: $number) { log { by } } }',
      opened.data.openCase,
    );
    expect(data.case.log[0].by).toBe(`API key ${name}`);
  });

  it('is stored as the reader in the access log', async () => {
    const { id, key } = await makeApiKey(gateway.app, company);
    const { employee } = await makeEmployee(gateway.app, company);
    await gateway.graphql(key, 'query ($id: UUID!) { employee(by: { id: $id }) { name } }', {
      id: employee.id,
    });
    await gateway.app.accesses.settle();
    const { rows } = await gateway.app.owner.query(
      'SELECT account_id AS reader, role FROM person_read WHERE employee_id = $1',
      [employee.id],
    );
    expect(rows).toEqual([{ reader: id, role: 'API_KEY' }]);
  });

  it('cannot upload files', async () => {
    const { key } = await makeApiKey(gateway.app, company);
    const { employee } = await makeEmployee(gateway.app, company);
    const form = new FormData();
    form.set('profile_photo', new File(['x'], 'x.png'));
    const call = `PATCH /employee/profile-photo/${employee.id}`;
    const { status, body } = await gateway.restForm(key, call, form);
    expect([status, body.message]).toEqual([403, 'API keys cannot send files']);
  });

  it("is refused beside another company's pass-key", async () => {
    const other = await makeCompany(gateway.app);
    const { key } = await makeApiKey(gateway.app, company);
    const ask = (passKey: string) =>
      gateway.rest(key, 'GET /cases', undefined, { 'x-company-id': passKey });
    expect((await ask(company.company.passKey)).status).toBe(200);
    expect((await ask(other.company.passKey)).status).toBe(401);
  });

  it('stores its last use, at most once a minute', async () => {
    const { id, key } = await makeApiKey(gateway.app, company);
    await gateway.graphql(key, names);
    await vi.waitUntil(async () => (await find(id)).lastUsedAt !== null);
    const first = (await find(id)).lastUsedAt;
    await gateway.graphql(key, names);
    await gateway.rest(key, 'GET /cases');
    expect((await find(id)).lastUsedAt).toEqual(first);
  });

  it('stores its last use when it fetches a file', async () => {
    const { id, key } = await makeApiKey(gateway.app, company);
    expect((await gateway.rest(key, 'GET /audit/stream')).status).toBe(200);
    await vi.waitUntil(async () => (await find(id)).lastUsedAt !== null);
  });
});

describe('revokeApiKey', () => {
  it('refuses the next request of the key over GraphQL, REST and files', async () => {
    const { id, key } = await makeApiKey(gateway.app, company);
    expect((await gateway.rest(key, 'GET /cases')).status).toBe(200);
    const { data } = await revoke(id);
    expect(data.revokeApiKey.revokedAt).not.toBeNull();
    const { status, body } = await gateway.rest(key, 'GET /cases');
    expect([status, body.message]).toEqual([
      401,
      'This API key is not valid: it may have expired or been revoked',
    ]);
    expect((await gateway.rest(key, 'GET /audit/stream')).status).toBe(401);
    expect(getCode(await gateway.graphql(key, names))).toBe('UNAUTHENTICATED');
    expect(
      getCode(
        await gateway.graphql(key, 'mutation { updateCompanySettings(input: {}) { minDistance } }'),
      ),
    ).toBe('UNAUTHENTICATED');
    expect(await list()).toEqual([]);
  });

  it('returns NOT_FOUND for a revoked, a foreign and an unknown key', async () => {
    const { id } = await makeApiKey(gateway.app, company);
    await revoke(id);
    const foreign = await makeApiKey(gateway.app, await makeCompany(gateway.app));
    const answers = await Promise.all([id, foreign.id, randomUUID()].map((each) => revoke(each)));
    for (const answer of answers)
      expect(answer.errors?.[0]?.extensions).toEqual({ code: 'NOT_FOUND' });
  });
});

it('grants owners the permission of every scope', async () => {
  const { data } = await gateway.graphql(company.token, '{ viewer { permissions } }');
  expect(data.viewer.permissions).toEqual(expect.arrayContaining([...apiKeyScopes]));
});
