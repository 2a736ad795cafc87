import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { roleChanged } from '../../../app/open-sockets.js';
import { MemberRole, Role } from '../../../access/role.js';
import { listAudit } from '../../../../test/audit.js';
import { type MadeCompany, makeCompany, makeEmployee } from '../../../../test/factories.js';
import { useTestGateway } from '../../../../test/hooks.js';
import {
  findMemberId,
  joinAs,
  type JoinedMember,
  makeJoinedMember,
} from '../../../../test/members.js';

const gateway = useTestGateway(() => ({ poolSize: 4 }));
let address: string;
let company: MadeCompany;
let ownId: string;
let officer: JoinedMember;
beforeAll(async () => {
  address = await gateway.server.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(async () => {
  company = await makeCompany(gateway.app);
  ownId = await findMemberId(gateway.app, company, company.email);
  officer = await makeJoinedMember(gateway.app, company, Role.SAFETY_OFFICER);
});

const fields = 'id email role isSelf joinedAt lastSignedInAt';
const ask = async (token: string | null, document: string) => {
  const { data, errors } = await gateway.graphql(token, document);
  return { data, error: errors?.[0]?.extensions };
};
const list = (token: string) => ask(token, `{ members { ${fields} } }`);
const updateRole = (token: string, id: string, role: string) =>
  ask(token, `mutation { updateMemberRole(input: { id: "${id}", role: ${role} }) { ${fields} } }`);
const remove = (token: string, id: string) =>
  ask(token, `mutation { removeMember(id: "${id}") { removedMemberId } }`);
const transfer = (token: string, id: string) =>
  ask(token, `mutation { transferOwnership(id: "${id}") { ${fields} } }`);
const roles = async () => {
  const { data } = await list(company.token);
  return data?.members.map(({ email, role }: { email: string; role: string }) => [email, role]);
};

const lastOwner = (field: string) => ({
  code: 'CONFLICT',
  fields: [{ field, message: 'A company needs an owner: please make somebody else owner first' }],
});

describe('members', () => {
  it('lists owners first, and marks the viewer', async () => {
    const { data } = await list(company.token);
    expect(data.members).toEqual([
      {
        id: ownId,
        email: company.email,
        role: 'OWNER',
        isSelf: true,
        joinedAt: expect.any(String),
        lastSignedInAt: null,
      },
      expect.objectContaining({ id: officer.id, role: 'SAFETY_OFFICER', isSelf: false }),
    ]);
    const { email, password } = company;
    await gateway.rest(null, 'POST /company/login', { email, password });
    expect((await list(company.token)).data.members[0].lastSignedInAt).not.toBeNull();
  });

  it.each([MemberRole.SAFETY_OFFICER, MemberRole.DIRECTORY_MANAGER, MemberRole.VIEWER])(
    'is refused to a member who is %s',
    async (role) => {
      const { token } = await makeJoinedMember(gateway.app, company, role);
      expect((await list(token)).error?.code).toBe('FORBIDDEN');
    },
  );

  it('can be read, but not changed, by an auditor', async () => {
    const { token } = await makeJoinedMember(gateway.app, company, Role.AUDITOR);
    expect((await list(token)).data.members).toHaveLength(3);
    for (const { error } of [
      await updateRole(token, officer.id, 'VIEWER'),
      await remove(token, officer.id),
      await transfer(token, officer.id),
    ])
      expect(error?.code).toBe('FORBIDDEN');
  });

  it('neither lists nor finds members of another company', async () => {
    const other = await makeCompany(gateway.app);
    expect((await list(other.token)).data.members).toHaveLength(1);
    const unknown = '019a0000-0000-7000-8000-00000000dead';
    for (const id of [officer.id, unknown])
      for (const { error } of [
        await updateRole(other.token, id, 'VIEWER'),
        await remove(other.token, id),
        await transfer(other.token, id),
      ])
        expect(error).toEqual({ code: 'NOT_FOUND' });
    expect((await list(company.token)).data.members).toHaveLength(2);
  });
});

describe('updateMemberRole', () => {
  it.each(Object.values(MemberRole))('gives the role of %s at once', async (role) => {
    const { data } = await updateRole(company.token, officer.id, role);
    expect(data.updateMemberRole).toMatchObject({ id: officer.id, role });
    const { data: seen } = await ask(officer.token, '{ viewer { role } }');
    expect(seen.viewer.role).toBe(role);
  });

  it('audits the member and both roles, and nothing if the role stays the same', async () => {
    await updateRole(company.token, officer.id, 'AUDITOR');
    await updateRole(company.token, officer.id, 'AUDITOR');
    const entries = (await listAudit(gateway.app, company)).filter(
      ({ action }) => action === 'MEMBER_ROLE_CHANGED',
    );
    expect(entries).toEqual([
      {
        action: 'MEMBER_ROLE_CHANGED',
        actor: company.email,
        detail: `${officer.email}, SAFETY_OFFICER to AUDITOR`,
      },
    ]);
  });

  it('refuses to demote the last owner, but demotes one of two', async () => {
    expect((await updateRole(company.token, ownId, 'VIEWER')).error).toEqual(lastOwner('role'));
    await updateRole(company.token, officer.id, 'OWNER');
    expect((await updateRole(company.token, ownId, 'VIEWER')).error).toBeUndefined();
    expect((await list(company.token)).error?.code).toBe('FORBIDDEN');
    expect((await updateRole(officer.token, officer.id, 'VIEWER')).error).toEqual(
      lastOwner('role'),
    );
  });

  it('leaves one owner if two demote each other at once', async () => {
    await updateRole(company.token, officer.id, 'OWNER');
    const answers = await Promise.all([
      updateRole(company.token, officer.id, 'VIEWER'),
      updateRole(officer.token, ownId, 'VIEWER'),
    ]);
    expect(answers.filter(({ error }) => error?.code === 'FORBIDDEN')).toHaveLength(1);
    const { rows } = await gateway.app.owner.query(
      `SELECT FROM member WHERE company_id = $1 AND role = 'OWNER'`,
      [company.company.id],
    );
    expect(rows).toHaveLength(1);
  });

  it('closes open websockets, so that they lose the permissions of the old role', async () => {
    const socket = openSocket();
    const heard: { type: string; payload?: { errors?: { extensions: { code: string } }[] } }[] = [];
    socket.on('message', (data: Buffer) => heard.push(JSON.parse(data.toString())));
    await new Promise((resolve) => socket.once('open', resolve));
    const authorization = `Bearer ${officer.token}`;
    socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization } }));
    await expect.poll(() => heard.map(({ type }) => type)).toContain('connection_ack');
    const payload = { query: 'subscription { insightsChanged { topics } }' };
    socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload }));
    await expect
      .poll(
        async () => {
          await reportHealth();
          return heard.map(({ type }) => type);
        },
        { timeout: 10_000 },
      )
      .toContain('next');
    const closed = new Promise<number>((resolve) => socket.once('close', resolve));
    await updateRole(company.token, officer.id, 'VIEWER');
    expect(await closed).toBe(roleChanged);
  });
});

function openSocket(): WebSocket {
  return new WebSocket(`${address.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
}

async function reportHealth(): Promise<void> {
  const { token } = await makeEmployee(gateway.app, company);
  await gateway.rest(token, 'POST /health/new', { os_version: '1' });
}

describe('removeMember', () => {
  it('ends the sessions of the member at once, and is audited', async () => {
    const { data } = await remove(company.token, officer.id);
    expect(data).toEqual({ removeMember: { removedMemberId: officer.id } });
    expect((await ask(officer.token, '{ viewer { role } }')).error).toMatchObject({
      code: 'UNAUTHENTICATED',
      sessionEnded: true,
    });
    expect(await roles()).toEqual([[company.email, 'OWNER']]);
    expect((await listAudit(gateway.app, company)).at(-1)).toEqual({
      action: 'MEMBER_REMOVED',
      actor: company.email,
      detail: `${officer.email}, SAFETY_OFFICER`,
    });
    expect((await remove(company.token, officer.id)).error).toEqual({ code: 'NOT_FOUND' });
  });

  it('closes the websockets of the member within a second', async () => {
    const socket = openSocket();
    const closed = new Promise<number>((resolve) => socket.once('close', resolve));
    await new Promise((resolve) => socket.once('open', resolve));
    const acknowledged = new Promise((resolve) => socket.once('message', resolve));
    const authorization = `Bearer ${officer.token}`;
    socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization } }));
    await acknowledged;
    await remove(company.token, officer.id);
    expect(await closed).toBeGreaterThan(1000);
  });

  it('refuses to remove the last owner, but removes one of two', async () => {
    expect((await remove(company.token, ownId)).error).toEqual(lastOwner('id'));
    await updateRole(company.token, officer.id, 'OWNER');
    expect((await remove(officer.token, ownId)).error).toBeUndefined();
    expect((await list(company.token)).error?.code).toBe('UNAUTHENTICATED');
    expect((await remove(officer.token, officer.id)).error).toEqual(lastOwner('id'));
  });

  it('allows owners to remove themselves while there is another owner', async () => {
    await updateRole(company.token, officer.id, 'OWNER');
    expect((await remove(company.token, ownId)).data.removeMember.removedMemberId).toBe(ownId);
    expect((await list(company.token)).error?.code).toBe('UNAUTHENTICATED');
  });

  it('leaves one owner if two remove each other at once', async () => {
    await updateRole(company.token, officer.id, 'OWNER');
    const answers = await Promise.all([
      remove(company.token, officer.id),
      remove(officer.token, ownId),
    ]);
    expect(answers.filter(({ error }) => error === undefined)).toHaveLength(1);
    const { rows } = await gateway.app.owner.query(
      'SELECT role FROM member WHERE company_id = $1',
      [company.company.id],
    );
    expect(rows).toEqual([{ role: 'OWNER' }]);
  });

  it('keeps the membership of another company', async () => {
    const other = await makeCompany(gateway.app);
    const id = await joinAs(gateway.app, company, Role.VIEWER, other);
    await remove(company.token, id);
    expect((await list(other.token)).data.members).toHaveLength(1);
  });
});

describe('transferOwnership', () => {
  it('makes the other member owner, and the viewer a safety officer', async () => {
    const { data } = await transfer(company.token, officer.id);
    expect(data.transferOwnership).toMatchObject([
      { id: officer.id, role: 'OWNER', isSelf: false },
      { id: ownId, role: 'SAFETY_OFFICER', isSelf: true },
    ]);
    expect((await list(company.token)).error?.code).toBe('FORBIDDEN');
    expect((await list(officer.token)).data.members).toHaveLength(2);
    expect((await listAudit(gateway.app, company)).at(-1)).toMatchObject({
      action: 'OWNERSHIP_TRANSFERRED',
      detail: officer.email,
    });
  });

  it("refuses the viewer's own membership", async () => {
    const { error } = await transfer(company.token, ownId);
    expect(error).toEqual({
      code: 'BAD_USER_INPUT',
      fields: [{ field: 'id', message: 'You are the owner already' }],
    });
  });

  it('succeeds once for two concurrent requests', async () => {
    const other = await makeJoinedMember(gateway.app, company, Role.VIEWER);
    const answers = await Promise.all([
      transfer(company.token, officer.id),
      transfer(company.token, other.id),
    ]);
    expect(answers.filter(({ error }) => error?.code === 'FORBIDDEN')).toHaveLength(1);
    const { rows } = await gateway.app.owner.query(
      `SELECT FROM member WHERE company_id = $1 AND role = 'OWNER'`,
      [company.company.id],
    );
    expect(rows).toHaveLength(1);
  });
});
