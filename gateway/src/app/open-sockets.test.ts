import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { Role } from '../access/role.js';
import { Session } from '../access/session.entity.js';
import { publishSessionsChanged } from '../access/sessions.js';
import { Company, CompanyStatus } from '../features/company/profile/company.entity.js';
import { Member } from '../features/members/team/member.entity.js';
import { deleteMember } from '../features/members/team/member.queries.js';
import { makeDataSource } from '../database/data-source.js';
import { inTenant, poolOf } from '../database/tenant.js';
import { makeServer } from './server.js';
import {
  type MadeCompany,
  type MadeEmployee,
  changeRole,
  makeAdministrator,
  makeCompany,
  makeEmployee,
  makeMember,
} from '../../test/factories.js';
import { startTestGateway, type TestGateway } from '../../test/run-document.js';
import { Live } from '../live/live.js';
import { entities } from './rooms.js';

let gateway: TestGateway;
/** Another process of the gateway on the same database. */
let other: { port: number; live: Live; stop: () => Promise<void> };
beforeAll(async () => {
  // No lookup by the clock unless a test lets the time pass.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  gateway = await startTestGateway();
  await gateway.server.listen({ port: 0, host: '127.0.0.1' });
  other = await startOtherProcess();
});
afterAll(async () => {
  vi.useRealTimers();
  await other.stop();
  await gateway.stop();
});

const opened: WebSocket[] = [];
afterEach(() => {
  for (const socket of opened.splice(0)) socket.terminate();
});

async function startOtherProcess(): Promise<typeof other> {
  const { app } = gateway;
  const dataSource = await makeDataSource(app.ownerUrl, entities, { poolSize: 2 }).initialize();
  const live = new Live(app.ownerUrl, poolOf(dataSource), app.log);
  live.start();
  const server = await makeServer({ ...app, dataSource, live }, { introspection: false });
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  const stop = async () => {
    await server.close();
    await live.stop();
    await dataSource.destroy();
  };
  return { port, live, stop };
}

/** A websocket that is signed in at the other process, and how it is closed. */
async function openSocket(token: string) {
  const socket = new WebSocket(`ws://127.0.0.1:${other.port}/graphql`, 'graphql-transport-ws');
  opened.push(socket);
  const closed = once(socket, 'close').then(([code, reason]) => [code, String(reason)]);
  await once(socket, 'open');
  socket.send(
    JSON.stringify({ type: 'connection_init', payload: { Authorization: `Bearer ${token}` } }),
  );
  expect(String(await once(socket, 'message'))).toContain('connection_ack');
  return { socket, closed };
}

const sessionEnded = [4403, 'Your session has ended, please sign in again'];

interface World {
  made: MadeCompany;
  phone: MadeEmployee;
  provider: { token: string };
}
const asAdmin = ({ made }: World, document: string) => gateway.graphql(made.token, document);

const ends: [string, 'made' | 'phone', (world: World) => Promise<unknown>][] = [
  ['is signed out', 'made', (world) => asAdmin(world, 'mutation { signOut { signedOutAt } }')],
  [
    "is ended by a changed password of its company's admin that ends all sessions",
    'phone',
    (world) =>
      asAdmin(
        world,
        `mutation { changePassword(input: { currentPassword: "${world.made.password}", password: "sunny harbour 88", endsAllSessions: true }) { changedAt } }`,
      ),
  ],
  [
    'belongs to a company that is inactivated',
    'phone',
    ({ made, provider }) =>
      gateway.graphql(
        provider.token,
        `mutation { updateCompanyStatus(input: { company: { id: "${made.company.id}" }, status: INACTIVE }) { id } }`,
      ),
  ],
  [
    'belongs to an employee who is deleted',
    'phone',
    (world) =>
      asAdmin(
        world,
        `mutation { deleteEmployee(employee: { id: "${world.phone.employee.id}" }) { id } }`,
      ),
  ],
  [
    'belongs to an employee with a new password',
    'phone',
    (world) =>
      asAdmin(
        world,
        `mutation { updateEmployee(input: { employee: { id: "${world.phone.employee.id}" }, password: "294817" }) { id } }`,
      ),
  ],
];

describe('OpenSockets, of a session that another process ends', () => {
  it.each(ends)('closes a socket on notice when its session %s', async (_, whose, end) => {
    const made = await makeCompany(gateway.app);
    const phone = await makeEmployee(gateway.app, made);
    const world = { made, phone, provider: await makeAdministrator(gateway.app) };
    const ended = await openSocket(world[whose].token);
    const stays = await openSocket((await makeCompany(gateway.app)).token);
    expect(await end(world)).not.toHaveProperty('errors');
    expect(await ended.closed).toEqual(sessionEnded);
    expect(stays.socket.readyState).toBe(WebSocket.OPEN);
  });

  it('keeps a socket open when another session of the company ends', async () => {
    const made = await makeCompany(gateway.app);
    const phone = await makeEmployee(gateway.app, made);
    const stays = await openSocket(phone.token);
    const ended = await openSocket(made.token);
    await gateway.graphql(made.token, 'mutation { signOut { signedOutAt } }');
    expect(await ended.closed).toEqual(sessionEnded);
    expect(stays.socket.readyState).toBe(WebSocket.OPEN);
  });

  it('closes a socket on notice when the role of its member changes, and lets it reconnect', async () => {
    const made = await makeCompany(gateway.app);
    const { id: companyId } = made.company;
    const officer = await makeMember(gateway.app, made, Role.SAFETY_OFFICER);
    const [changed, stays] = [await openSocket(officer.token), await openSocket(made.token)];
    await changeRole(gateway.app, made, officer, Role.VIEWER);
    await inTenant(gateway.app.dataSource, companyId, (db) =>
      publishSessionsChanged(db, companyId),
    );
    expect(await changed.closed).toEqual([4205, 'Your role has changed']);
    expect(stays.socket.readyState).toBe(WebSocket.OPEN);
    const again = await openSocket(officer.token);
    expect(again.socket.readyState).toBe(WebSocket.OPEN);
  });

  it('closes a socket when the membership ends', async () => {
    const made = await makeCompany(gateway.app);
    const { id: companyId } = made.company;
    const { token, accountId } = await makeMember(gateway.app, made, Role.VIEWER);
    const { closed } = await openSocket(token);
    await inTenant(gateway.app.dataSource, companyId, async (db) => {
      const { id } = await (await db.manager()).findOneByOrFail(Member, { companyId, accountId });
      await deleteMember(db, { companyId, id, accountId });
    });
    expect(await closed).toEqual(sessionEnded);
  });

  it('closes a socket when its session expires', async () => {
    const made = await makeCompany(gateway.app);
    const companyId = made.company.id;
    const expiresAt = new Date(Date.now() + 1500);
    await inTenant(gateway.app.dataSource, companyId, async (db) =>
      (await db.manager()).update(Session, { companyId }, { expiresAt }),
    );
    const { closed } = await openSocket(made.token);
    await expect.poll(() => Date.now() > expiresAt.getTime(), { timeout: 10_000 }).toBe(true);
    vi.advanceTimersByTime(1000);
    expect(await closed).toEqual(sessionEnded);
  });

  it('closes a socket at the next lookup if the end of its session was not announced', async () => {
    const made = await makeCompany(gateway.app);
    const { closed } = await openSocket(made.token);
    const companies = gateway.app.dataSource.getRepository(Company);
    await companies.update({ id: made.company.id }, { deletionAt: new Date(Date.now() - 1000) });
    vi.advanceTimersByTime(30_000);
    expect(await closed).toEqual(sessionEnded);
  });

  it('closes a socket once LISTEN is restored after a missed notice', async () => {
    const made = await makeCompany(gateway.app);
    const { closed } = await openSocket(made.token);
    const companies = gateway.app.dataSource.getRepository(Company);
    await companies.update({ id: made.company.id }, { status: CompanyStatus.INACTIVE });
    other.live.reconnect();
    expect(await closed).toEqual(sessionEnded);
  });
});
