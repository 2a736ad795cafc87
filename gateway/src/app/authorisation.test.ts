import { randomUUID } from 'node:crypto';
import { getMetadataStorage } from 'type-graphql';
import { describe, expect, it } from 'vitest';
import { makeApiKey } from '../../test/api-keys.js';
import {
  type MadeCompany,
  makeAdministrator,
  makeCompany,
  makeEmployee,
  makeMember,
} from '../../test/factories.js';
import { useTestGateway } from '../../test/hooks.js';
import { openFileOf } from '../../test/own-file.js';
import { rootFields, unknownId } from '../../test/root-fields.js';
import { letterOf, whoMay } from '../../test/who-may.js';
import { permissionsOf } from '../graphql/document-guard.js';
import type { Route } from '../rest/route.js';
import { routes } from '../rest/routes.js';
import { streams } from './file-streams.js';
import { apiKeyFormat } from '../access/key-format.js';
import { apiKeyScopes, may, type Permission } from '../access/permissions.js';
import { MemberRole, Role } from '../access/role.js';
import { CompanyStatus } from '../features/companies/company.entity.js';

/** The only root fields that a visitor may ask for. */
const publicFields = new Set([
  'Mutation.acceptInvitation',
  'Mutation.finishSingleSignOn',
  'Mutation.openOwnFile',
  'Mutation.requestOwnFileLink',
  'Mutation.requestPasswordReset',
  'Mutation.requestGuide',
  'Mutation.resendVerification',
  'Mutation.resetPassword',
  'Mutation.revealAppCode',
  'Mutation.signInAdministrator',
  'Mutation.signInCompany',
  'Mutation.signInEmployee',
  'Mutation.signInWithPasskey',
  'Mutation.signUp',
  'Mutation.startSingleSignOn',
  'Mutation.startPasskeySignIn',
  'Mutation.verifyEmail',
  'Query.appInvitationStatus',
  'Query.blog',
  'Query.countries',
  'Query.invitation',
  'Query.linkStatus',
  'Query.plans',
  'Query.tracingExample',
]);

const gateway = useTestGateway();

/** Makes a member of each role, and returns their sessions. */
async function signInMembers(made: MadeCompany): Promise<Partial<Record<Role, string>>> {
  const tokens: Partial<Record<Role, string>> = {};
  for (const role of Object.values(MemberRole))
    tokens[role] = (await makeMember(gateway.app, made, role)).token;
  return tokens;
}

/** Returns a session of each role that has one. */
async function signInEverybody(made: MadeCompany): Promise<Partial<Record<Role, string>>> {
  return {
    ...(await signInMembers(made)),
    [Role.EMPLOYEE]: (await makeEmployee(gateway.app, made)).token,
    [Role.OWN_FILE]: await openFileOf(gateway.app, await makeEmployee(gateway.app, made)),
    [Role.PROVIDER_ADMIN]: (await makeAdministrator(gateway.app)).token,
  };
}

/** Null if an answer has nothing but a refused field that may be null. */
const contentOf = (data: Record<string, unknown> | null) =>
  data && Object.values(data).every((value) => value === null) ? null : data;

/** Every operation of GraphQL, row of REST and file, with the permission that it needs; undefined: everybody may use it. */
function operations(): [name: string, permissions: readonly Permission[] | undefined][] {
  const found: [string, readonly Permission[] | undefined][] = [
    ...rootFields().map(({ name, permissions }): [string, Permission[] | undefined] => [
      name,
      permissions,
    ]),
    ...getMetadataStorage().subscriptions.map(
      ({ schemaName, roles }): [string, Permission[] | undefined] => [
        `Subscription.${schemaName}`,
        roles as Permission[] | undefined,
      ],
    ),
  ];
  for (const row of routes) found.push([rowName(row), permissionsOfRow(row)]);
  for (const { path, permission } of streams) found.push([`file ${path}`, [permission]]);
  return found;
}

const rowName = ({ method, path }: Route) => `${method} ${path}`;
const permissionsOfRow = (row: Route) =>
  row.permission ? [row.permission] : permissionsOf(row.document);

describe('every operation', () => {
  it('has a line in the table of who may use it, and no other role may', () => {
    const found = operations().map(([name, permissions]) => [
      name,
      permissions
        ? Object.values(Role)
            .filter((role) => permissions.every((permission) => may({ role }, permission)))
            .map((role) => letterOf[role])
            .join('')
        : 'everybody',
    ]);
    expect(Object.fromEntries(found)).toEqual(whoMay);
  });

  it('of REST and every file refuses visitors, other roles, and strangers who name the company', async () => {
    const made = await makeCompany(gateway.app);
    const stranger = await makeCompany(gateway.app);
    const tokens = await signInEverybody(made);
    const calls = [
      ...routes.map((row) => ({
        name: rowName(row),
        call: `${row.method} ${row.path}`,
        file: row.file,
      })),
      ...streams.map(({ path }) => ({
        name: `file ${path}`,
        call: `GET ${path}`,
        file: undefined,
      })),
    ];
    for (const { name, call, file } of calls) {
      const allowed = whoMay[name] ?? '';
      if (allowed === 'everybody') continue;
      const send = async (token: string | null, headers = {}) => {
        const to = call.replaceAll(/:\w+/g, unknownId);
        if (file === undefined)
          return gateway.rest(token, to, call.startsWith('GET') ? undefined : {}, headers);
        const form = new FormData();
        form.append(file, new File(['x'], 'x.csv'));
        return gateway.restForm(token, to, form);
      };
      expect([name, 'visitor', (await send(null)).status]).toEqual([name, 'visitor', 401]);
      for (const [role, token] of Object.entries(tokens) as [Role, string][])
        if (!allowed.includes(letterOf[role]))
          expect([name, role, (await send(token)).status]).toEqual([name, role, 403]);
      if (file !== undefined) continue;
      const named = await send(stranger.token, { 'x-company-id': made.company.passKey });
      expect([name, 'stranger', named.status]).toEqual([name, 'stranger', 401]);
    }
  });
});

describe('every root field', () => {
  it.each(rootFields())(
    'requires a permission or is on the public list: $name',
    ({ name, permissions }) => {
      expect(permissions === undefined).toBe(publicFields.has(name));
      if (permissions) expect(permissions).toHaveLength(1);
    },
  );

  const ask = (token: string | null, document: string) =>
    document.includes('$file')
      ? gateway.upload(token, document, {}, new File(['x'], 'x.csv'))
      : gateway.graphql(token, document);

  it('refuses visitors and roles without the permission', async () => {
    const made = await makeCompany(gateway.app);
    const tokens = {
      ...(await signInMembers(made)),
      [Role.API_KEY]: (await makeApiKey(gateway.app, made)).key,
      [Role.EMPLOYEE]: (await makeEmployee(gateway.app, made)).token,
      [Role.OWN_FILE]: await openFileOf(gateway.app, await makeEmployee(gateway.app, made)),
      [Role.PROVIDER_ADMIN]: (await makeAdministrator(gateway.app)).token,
    };
    for (const { name, permissions, document } of rootFields()) {
      if (!permissions) continue;
      const visitor = await ask(null, document);
      expect([name, contentOf(visitor.data), visitor.errors?.[0]?.extensions.code]).toEqual([
        name,
        null,
        'UNAUTHENTICATED',
      ]);
      for (const [role, token] of Object.entries(tokens) as [Role, string][]) {
        if (permissions.every((permission) => may({ role }, permission))) continue;
        const stranger = await ask(token, document);
        expect([
          name,
          role,
          contentOf(stranger.data),
          stranger.errors?.[0]?.extensions.code,
        ]).toEqual([name, role, null, 'FORBIDDEN']);
      }
    }
  });

  it('refuses an API key without the scope, whatever its other scopes', async () => {
    const made = await makeCompany(gateway.app);
    const fields = rootFields();
    for (const scope of apiKeyScopes) {
      const scopes = apiKeyScopes.filter((other) => other !== scope);
      const { key } = await makeApiKey(gateway.app, made, { scopes });
      for (const { name, permissions, document } of fields) {
        if (!permissions?.includes(scope)) continue;
        const { data, errors } = await ask(key, document);
        expect([name, contentOf(data), errors?.[0]?.extensions.code]).toEqual([
          name,
          null,
          'FORBIDDEN',
        ]);
      }
    }
  });

  it('refuses API keys that are expired, revoked, forged, or of a company that is not active', async () => {
    const made = await makeCompany(gateway.app);
    const inactive = await makeCompany(gateway.app, { status: CompanyStatus.INACTIVE });
    const other = await makeApiKey(gateway.app, await makeCompany(gateway.app));
    const good = await makeApiKey(gateway.app, made);
    const [, , secret = ''] = good.key.split(/^(vak_[\w-]{43})_/);
    const keys = {
      expired: await makeApiKey(gateway.app, made, { expiresAt: new Date(Date.now() - 1) }),
      revoked: await makeApiKey(gateway.app, made, { revokedAt: new Date() }),
      'of an inactive company': await makeApiKey(gateway.app, inactive),
      'with the secret of another': { key: other.key.replace(/[\w-]{32}$/, secret) },
      unknown: { key: apiKeyFormat.make({ companyId: made.company.id, id: randomUUID() }) },
    };
    const fields = rootFields().filter(
      ({ permissions, document }) =>
        permissions?.every((permission) => may({ role: Role.API_KEY }, permission)) &&
        !document.includes('$file'),
    );
    expect(fields.length).toBeGreaterThan(30);
    for (const [what, { key }] of Object.entries(keys))
      for (const { name, document } of fields) {
        const { data, errors } = await ask(key, document);
        expect([what, name, contentOf(data), errors?.[0]?.extensions.code]).toEqual([
          what,
          name,
          null,
          'UNAUTHENTICATED',
        ]);
      }
  });
});
