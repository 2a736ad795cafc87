import type { AddressInfo } from 'node:net';
import { createClient } from 'graphql-ws';
import { getMetadataStorage } from 'type-graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { may, type Permission } from '../../access/permissions.js';
import { Role } from '../../access/role.js';
import { streams } from '../../app/rooms.js';
import { findPermissions } from '../../graphql/document-guard.js';
import { routes } from '../../rest/routes.js';
import { makeCompany, makeEmployee } from '../../../test/factories.js';
import { useTestGateway } from '../../../test/hooks.js';
import { startOwnFileSession } from '../../../test/own-file.js';

const gateway = useTestGateway();
let session: string;
let employeeId: string;
let phoneToken: string;
beforeAll(async () => {
  const person = await makeEmployee(gateway.app, await makeCompany(gateway.app));
  session = await startOwnFileSession(gateway.app, person);
  employeeId = person.employee.id;
  phoneToken = person.token;
});

const mayCall = (permissions: readonly Permission[]) =>
  permissions.every((permission) => may({ role: Role.OWN_FILE }, permission));
const fillPath = (path: string) => path.replace(/:\w+/g, employeeId);

describe('a session of the own file', () => {
  it('has only permissions for the file, its notices and its own session', () => {
    const { queries, mutations, subscriptions } = getMetadataStorage();
    const permissions = new Set(
      [...queries, ...mutations, ...subscriptions].flatMap(({ roles }) => roles ?? []),
    ) as Set<Permission>;
    for (const { permission } of streams) permissions.add(permission);
    expect(permissions.size).toBeGreaterThan(30);
    expect([...permissions].filter((permission) => mayCall([permission])).toSorted()).toEqual([
      'notice:read',
      'own-file:read',
      'own-file:update',
      'session:end',
      'session:read',
    ]);
  });

  const closed = routes.filter((row) => {
    const permissions = row.permission ? [row.permission] : findPermissions(row.document);
    return permissions && !mayCall(permissions);
  });
  it.each(closed.map((row) => [`${row.method} ${row.path}`, row] as const))(
    'is refused by the REST endpoint %s',
    async (_, row) => {
      const call = `${row.method} ${fillPath(row.path)}`;
      const form = new FormData();
      if (row.file) form.set(row.file, new File(['x'], 'x.csv'));
      const answer = await (row.file
        ? gateway.restForm(session, call, form)
        : gateway.rest(session, call, row.method === 'GET' ? undefined : {}));
      expect([answer.status, answer.body.message]).toEqual([403, 'Not allowed']);
    },
  );

  it('can call only REST endpoints for its own session, file and notices', () => {
    const open = routes.filter((row) => {
      const permissions = row.permission ? [row.permission] : findPermissions(row.document);
      return permissions && mayCall(permissions);
    });
    for (const row of open)
      expect(findPermissions(row.document)?.[0]).toMatch(/^session:|^own-file:|^notice:read$/);
  });

  it.each(streams.filter(({ permission }) => !mayCall([permission])).map(({ path }) => [path]))(
    'is refused by the download %s',
    async (path) => {
      const answer = await gateway.rest(session, `GET ${fillPath(path)}`);
      expect([answer.status, answer.body.message]).toEqual([403, 'Not allowed']);
    },
  );

  it('is refused by the subscription over the websocket', async () => {
    await gateway.server.listen({ port: 0, host: 'localhost' });
    const { port } = gateway.server.server.address() as AddressInfo;
    const client = createClient({
      url: `ws://localhost:${port}/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
      connectionParams: { Authorization: `Bearer ${session}` },
    });
    const answers = client.iterate({ query: 'subscription { insightsChanged { at } }' });
    // A refused subscription either returns an error first or is rejected.
    const first = await answers.next().then(
      ({ value }) => value?.errors,
      (error: unknown) => error,
    );
    expect(first).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
    await client.dispose();
  });

  it('is, like a phone, a viewer without a company, and without an employee', async () => {
    const { data } = await gateway.graphql(
      session,
      '{ viewer { role company { id } employee { id } } }',
    );
    expect(data.viewer).toEqual({ role: 'OWN_FILE', company: null, employee: null });
    const phone = await gateway.graphql(phoneToken, '{ viewer { role company { id } } }');
    expect(phone.data.viewer).toEqual({ role: 'EMPLOYEE', company: null });
  });

  it('ends when the employee signs out', async () => {
    const person = await makeEmployee(gateway.app, await makeCompany(gateway.app));
    const own = await startOwnFileSession(gateway.app, person);
    await gateway.graphql(own, 'mutation { signOut { signedOutAt } }');
    const { errors } = await gateway.graphql(own, '{ ownFile { name } }');
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});
