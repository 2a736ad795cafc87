import { randomUUID } from 'node:crypto';
import { getMetadataStorage } from 'type-graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeApiKey } from '../../test/api-keys.js';
import { signInAllRoles } from '../../test/roles.js';
import {
  type MadeCompany,
  type MadeEmployee,
  makeCompany,
  makeEmployees,
} from '../../test/factories.js';
import { listIds, makeFullCompany, readContent } from '../../test/full-company.js';
import { makePhoto } from '../../test/hostile-images.js';
import { useTestGateway } from '../../test/hooks.js';
import { listOperations } from '../../test/operations.js';
import { makeSenderHeaders, type Sender } from '../../test/run-document.js';
import { roleLetters, allowedRoles } from '../../test/allowed-roles.js';
import { apiKeyFormat } from '../access/key-format.js';
import { minGroupSize } from '../access/small-groups.js';
import { apiKeyScopes } from '../access/permissions.js';
import { Role } from '../access/role.js';
import { CompanyStatus } from '../features/company/profile/company.entity.js';

const gateway = useTestGateway();
const operations = listOperations();
const roles = Object.values(Role);
const mayUse = (role: Role, name: string) =>
  allowedRoles[name]?.includes(roleLetters[role]) ?? false;
const lettersOf = (some: readonly Role[]) => some.map((role) => roleLetters[role]).join('');
const isOpen = ({ name }: { name: string }) => allowedRoles[name] === 'public';
/** Error codes of operations that a role may not run, or not yet. */
const refusals = new Set<unknown>(['UNAUTHENTICATED', 'FORBIDDEN', 'STEP_UP', 'SECOND_FACTOR']);
const timeout = 120_000;

let mine: MadeCompany;
let senders: Record<Role, Sender>;
beforeAll(async () => {
  mine = await makeCompany(gateway.app);
  // Viewers see figures of groups only.
  await makeEmployees(gateway.app, mine, minGroupSize);
  senders = await signInAllRoles(gateway, mine);
});

describe('the table of allowed roles', () => {
  it('lists exactly the operations of the schema, REST and files', () => {
    const { subscriptions } = getMetadataStorage();
    const names = [
      'GET /photos/:name',
      ...operations.map(({ name }) => name),
      // `websockets.test.ts` sends them.
      ...subscriptions.map(({ schemaName }) => `Subscription.${schemaName}`),
    ];
    expect(names.toSorted()).toEqual(Object.keys(allowedRoles).toSorted());
  });

  it('lists an operation as public only if it needs no permission', () => {
    for (const { name, permissions = [] } of operations)
      expect([name, permissions.length === 0]).toEqual([name, isOpen({ name })]);
  });
});

describe('every operation', () => {
  it(
    'allows the roles of the table and refuses other roles and visitors',
    async () => {
      for (const { name, send } of operations.filter((each) => !isOpen(each))) {
        const { code, hasContent } = await send(gateway, null);
        expect([name, code, hasContent]).toEqual([name, 'UNAUTHENTICATED', false]);
        const answered: Role[] = [];
        for (const role of roles) {
          const answer = await send(gateway, senders[role]);
          if (!refusals.has(answer.code)) answered.push(role);
          else expect([name, role, answer.hasContent]).toEqual([name, role, false]);
        }
        expect([name, lettersOf(answered)]).toEqual([name, allowedRoles[name]]);
        if (name === 'Mutation.signOut') senders = await signInAllRoles(gateway, mine);
      }
    },
    timeout,
  );

  it('answers visitors if it is public', async () => {
    for (const { name, send } of operations.filter(isOpen)) {
      const { code } = await send(gateway, null);
      // A wrong password is refused in the same way as a missing session.
      const isSignIn = /signIn|signOn|login/i.test(name);
      expect([name, refusals.has(code)]).toEqual([name, isSignIn && code === 'UNAUTHENTICATED']);
    }
  });

  it('refuses sessions that name another company', async () => {
    const stranger = await makeCompany(gateway.app);
    const named = { ...makeSenderHeaders(stranger.token), 'X-Company-Id': mine.company.passKey };
    for (const { name, send } of operations.filter(({ name }) => mayUse(Role.OWNER, name))) {
      const { code, hasContent } = await send(gateway, named);
      expect([name, code, hasContent]).toEqual([name, 'UNAUTHENTICATED', false]);
    }
  });

  it(
    'finds and changes nothing of another company by its ids, in any role',
    async () => {
      const { owner } = gateway.app;
      const theirs = await makeFullCompany(gateway, owner);
      const ids = await listIds(owner, theirs);
      const before = await readContent(owner, theirs);
      for (const { name, send } of operations.filter(({ takesId }) => takesId)) {
        const allowed = roles.filter((role) => role !== Role.PROVIDER_ADMIN && mayUse(role, name));
        for (const [index, role] of allowed.entries()) {
          const unknown = await send(gateway, senders[role]);
          for (const id of ids.filter((_, place) => place % allowed.length === index)) {
            const { text } = await send(gateway, senders[role], id);
            expect([name, role, id, text]).toEqual([name, role, id, unknown.text]);
          }
        }
      }
      expect(await readContent(owner, theirs)).toEqual(before);
    },
    timeout,
  );
});

describe('GET /photos/{name}', () => {
  it('serves the roles of the table, and nobody of another company', async () => {
    const [{ employee }] = (await makeEmployees(gateway.app, mine, 1)) as [MadeEmployee];
    const { data } = await gateway.upload(
      mine.token,
      `mutation ($id: UUID!, $file: Upload!) {
        uploadEmployeePhoto(input: { employee: { id: $id }, photo: $file }) { photo } }`,
      { id: employee.id },
      new File([new Uint8Array(await makePhoto('jpeg'))], 'photo.jpg'),
    );
    const [url = ''] = String(data.uploadEmployeePhoto.photo).split('?key=');
    const show = async (sender: Sender) =>
      (await gateway.server.inject({ url, headers: makeSenderHeaders(sender) })).statusCode;
    const others = await signInAllRoles(gateway, await makeCompany(gateway.app));
    const shown: Role[] = [];
    for (const role of roles) {
      if ((await show(senders[role])) === 200) shown.push(role);
      expect([role, await show(others[role])]).toEqual([role, 404]);
    }
    expect(lettersOf(shown)).toBe(allowedRoles['GET /photos/:name']);
  });
});

describe('authorisation of API keys', () => {
  it('a key is refused without the scope of the operation, whatever its other scopes', async () => {
    const made = await makeCompany(gateway.app);
    for (const scope of apiKeyScopes) {
      const scopes = apiKeyScopes.filter((other) => other !== scope);
      const { key } = await makeApiKey(gateway.app, made, { scopes });
      for (const { name, permissions, send } of operations) {
        if (!permissions?.includes(scope)) continue;
        const { code, hasContent } = await send(gateway, key);
        expect([name, hasContent, code]).toEqual([name, false, 'FORBIDDEN']);
      }
    }
  });

  it('a key is refused if it is expired, revoked, forged, or of a company that is not active', async () => {
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
    const usable = operations.filter(({ name }) => mayUse(Role.API_KEY, name));
    expect(usable.length).toBeGreaterThan(30);
    for (const [what, { key }] of Object.entries(keys))
      for (const { name, send } of usable) {
        const { code, hasContent } = await send(gateway, key);
        expect([what, name, hasContent, code]).toEqual([what, name, false, 'UNAUTHENTICATED']);
      }
  });
});
