import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type Client, createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getMetadataStorage } from 'type-graphql';
import { WebSocket } from 'ws';
import { LiveTopic } from '../live/live-topic.js';
import { refreshInsights } from '../features/contacts/insights/refresh.job.js';
import { MemberRole, Role } from '../access/role.js';
import { enterprisePlanId } from '../features/company/plans/plan.service.js';
import { findMemberId } from '../../test/members.js';
import { forbidden, roleChanged } from './open-sockets.js';
import {
  changeRole,
  makeAdministrator,
  type MadeCompany,
  makeCompany,
  makeEmployee,
  makeMember,
  recordOf,
} from '../../test/factories.js';
import { signInAllRoles } from '../../test/roles.js';
import { useTestGateway } from '../../test/hooks.js';
import { makeSenderHeaders, type Sender } from '../../test/run-document.js';
import { roleLetters, allowedRoles } from '../../test/allowed-roles.js';
import { waitForSubscriptions } from '../../test/waiting.js';

const gateway = useTestGateway();
let port: number;
beforeAll(async () => {
  await gateway.server.listen({ port: 0, host: 'localhost' });
  port = (gateway.server.server.address() as AddressInfo).port;
});

const clients: Client[] = [];
afterAll(() => Promise.all(clients.map(async (client) => client.dispose())));

/** Collects the events of a subscription in order, and its error at the end. */
function subscribe(
  sender: Sender,
  query = 'subscription { insightsChanged { at topics } }',
): { heard: unknown[]; next: () => Promise<unknown> } {
  const client = createClient({
    url: `ws://localhost:${port}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams: makeSenderHeaders(sender),
  });
  clients.push(client);
  const heard: unknown[] = [];
  client.subscribe(
    { query },
    {
      next: (value) => heard.push(value.errors ?? value.data?.['insightsChanged'] ?? value.data),
      error: (error) => heard.push(error),
      complete: () => heard.push('over'),
    },
  );
  let read = 0;
  return {
    heard,
    next: async () => {
      while (heard.length <= read) await wait(10);
      read += 1;
      return heard[read - 1];
    },
  };
}

const upload = async (made: MadeCompany) => {
  const ana = await makeEmployee(gateway.app, made);
  const ben = await makeEmployee(gateway.app, made);
  await gateway.rest(ana.token, 'POST /contacts', {
    records: [recordOf(ben, new Date(Date.now() - 3_600_000), 5)],
  });
};

describe('insightsChanged', () => {
  it("notifies of changes of the viewer's company only", async () => {
    const made = await makeCompany(gateway.app);
    const other = await makeCompany(gateway.app);
    const own = subscribe(made.token);
    const theirs = subscribe(other.token);
    await waitForSubscriptions(gateway.app, made.company.id);
    await waitForSubscriptions(gateway.app, other.company.id);
    await upload(made);
    expect(await own.next()).toEqual({
      at: expect.stringMatching(/^\d{4}-.*Z$/),
      topics: ['ACTIVITY'],
    });
    await refreshInsights(gateway.app);
    expect(await own.next()).toMatchObject({ topics: ['BREACHES'] });
    expect(theirs.heard).toEqual([]);
  });

  it('merges simultaneous changes into one notice', async () => {
    const made = await makeCompany(gateway.app);
    const own = subscribe(made.token);
    await waitForSubscriptions(gateway.app, made.company.id);
    await Promise.all([upload(made), upload(made), upload(made)]);
    await own.next();
    await wait(700);
    expect(own.heard.length).toBeLessThanOrEqual(2);
  });

  it('a subscription ends with the session', async () => {
    const made = await makeCompany(gateway.app);
    const own = subscribe(made.token);
    await waitForSubscriptions(gateway.app, made.company.id);
    await gateway.graphql(made.token, 'mutation { signOut { signedOutAt } }');
    await upload(made);
    expect(await own.next()).toMatchObject({
      code: 4403,
      reason: 'Your session has ended, please sign in again',
    });
    expect(JSON.stringify(own.heard)).not.toContain('topics');
  });

  it("a subscription ends when the member's new role lacks the permission", async () => {
    const made = await makeCompany(gateway.app);
    const officer = await makeMember(gateway.app, made, Role.SAFETY_OFFICER);
    const own = subscribe(officer.token);
    await waitForSubscriptions(gateway.app, made.company.id);
    await changeRole(gateway.app, made, officer, Role.VIEWER);
    await upload(made);
    const [error] = (await own.next()) as { extensions: { code: string } }[];
    expect(error?.extensions.code).toBe('FORBIDDEN');
    expect(JSON.stringify(own.heard)).not.toContain('topics');
  });

  it.each([null, 'nonsense'])('closes the socket of a visitor with the token %s', async (token) => {
    expect(await subscribe(token).next()).toMatchObject({ code: 4403, reason: 'Forbidden' });
  });

  it('websockets refuse queries and mutations', async () => {
    const made = await makeCompany(gateway.app);
    for (const [query, message] of [
      ['{ viewer { email } }', 'Only subscriptions: please send the rest over HTTP'],
      [
        'mutation { signOut { signedOutAt } }',
        'Only subscriptions: please send the rest over HTTP',
      ],
      ['subscription { nothing }', 'Cannot query field "nothing" on type "Subscription".'],
      ['subscription {', 'Syntax Error: Expected Name, found <EOF>.'],
    ] as const) {
      const [error] = (await subscribe(made.token, query).next()) as { message: string }[];
      expect(error?.message).toBe(message);
    }
    expect((await gateway.graphql(made.token, '{ viewer { email } }')).data.viewer.email).toBe(
      made.email,
    );
  });
});

describe('viewerChanged', () => {
  const query = 'subscription { viewerChanged { at } }';
  const event = { viewerChanged: { at: expect.stringMatching(/^\d{4}-.*Z$/) } };
  const setMinDistance = (made: MadeCompany, minDistance: number) =>
    gateway.graphql(
      made.token,
      'mutation ($input: UpdateCompanySettingsInput!) { updateCompanySettings(input: $input) { id } }',
      { input: { minDistance } },
    );
  /** Follows a company as a new member. */
  const follow = async (made: MadeCompany, role: MemberRole) => {
    const member = await makeMember(gateway.app, made, role);
    const followed = subscribe(member.token, query);
    await waitForSubscriptions(gateway.app, made.company.id);
    return { member, ...followed };
  };

  it.each(Object.values(MemberRole))(
    'notifies members with the role %s of their own company only',
    async (role) => {
      const made = await makeCompany(gateway.app);
      const other = await makeCompany(gateway.app);
      const { heard, next } = await follow(made, role);
      await setMinDistance(other, 4);
      await upload(made);
      await wait(700);
      expect(heard).toEqual([]);
      await setMinDistance(made, 4);
      expect(await next()).toEqual(event);
    },
  );

  it('notifies of a plan that the provider assigns', async () => {
    const made = await makeCompany(gateway.app);
    const { next } = await follow(made, Role.VIEWER);
    const { token } = await makeAdministrator(gateway.app);
    const { errors } = await gateway.graphql(
      token,
      'mutation ($input: UpdateCompanyPlanInput!) { updateCompanyPlan(input: $input) { id } }',
      { input: { company: { id: made.company.id }, planId: enterprisePlanId } },
    );
    expect(errors).toBeUndefined();
    expect(await next()).toEqual(event);
  });

  it('closes the socket of a member with another role', async () => {
    const made = await makeCompany(gateway.app);
    const { next, member } = await follow(made, Role.VIEWER);
    const id = await findMemberId(gateway.app, made, member.email);
    await gateway.graphql(
      made.token,
      'mutation ($input: UpdateMemberRoleInput!) { updateMemberRole(input: $input) { id } }',
      { input: { id, role: Role.AUDITOR } },
    );
    expect(await next()).toMatchObject({ code: roleChanged });
  });

  it('closes the socket of a removed member', async () => {
    const made = await makeCompany(gateway.app);
    const { next, member } = await follow(made, Role.DIRECTORY_MANAGER);
    const id = await findMemberId(gateway.app, made, member.email);
    await gateway.graphql(
      made.token,
      'mutation ($id: UUID!) { removeMember(id: $id) { removedMemberId } }',
      { id },
    );
    expect(await next()).toMatchObject({ code: forbidden });
  });
});

describe('every subscription', () => {
  it.each(getMetadataStorage().subscriptions.map(({ schemaName }) => schemaName))(
    '%s allows the roles of the table and refuses others',
    async (name) => {
      const made = await makeCompany(gateway.app);
      const everybody = await signInAllRoles(gateway, made);
      const line = allowedRoles[`Subscription.${name}`] ?? '';
      const subscriptions = Object.values(Role).map((role) => ({
        role,
        ...subscribe(everybody[role], `subscription { ${name} { at } }`),
      }));
      await waitForSubscriptions(gateway.app, made.company.id, line.length);
      gateway.app.live.publish(made.company.id, Object.values(LiveTopic));
      for (const { role, next } of subscriptions) {
        const first = await next();
        const refusal = Array.isArray(first)
          ? (first as { extensions: { code: string } }[])[0]?.extensions.code
          : (first as { reason?: string }).reason;
        // API keys and cameras open no websocket.
        const hasSession = role !== Role.API_KEY && role !== Role.CAMERA;
        const expected = hasSession ? 'FORBIDDEN' : 'Forbidden';
        const isHeard = line.includes(roleLetters[role]);
        expect([role, refusal]).toEqual([role, isHeard ? undefined : expected]);
      }
    },
  );
});
