import { beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { Role } from '../../../access/role.js';
import { inTenant } from '../../../database/tenant.js';
import { findMemberByEmail } from './single-sign-on.queries.js';
import { listAudit } from '../../../../test/audit.js';
import {
  joinCompany,
  makeAdministrator,
  makeCompany,
  signUpFields,
} from '../../../../test/factories.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { moveTo } from '../../../../test/single-sign-on.js';
import { findMemberId, makeJoinedMember, makeMemberInvitation } from '../../../../test/members.js';
import {
  findRole,
  findUsersByName,
  isSignedIn,
  listMembers,
  makeScimCompany,
  patch,
  signInAs,
  useScimCompany,
} from '../../../../test/scim.js';

const gateway = useTestGateway(() => ({ poolSize: 4 }));
let address: string;
const scim = useScimCompany(gateway);
beforeAll(async () => {
  address = await gateway.server.listen({ port: 0, host: '127.0.0.1' });
});

describe('adding a user', () => {
  it('is refused with 409 uniqueness if the address, in any case, or the externalId is taken', async () => {
    const [ana, ben] = [`ana@${scim.domain}`, `ben@${scim.domain}`];
    await scim.addUser(ana, { externalId: '1' });
    for (const body of [{ userName: ana.toUpperCase() }, { userName: ben, externalId: '1' }]) {
      const answer = await scim.send('POST /Users', body);
      expect(answer).toMatchObject({
        status: 409,
        body: {
          schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
          status: '409',
          scimType: 'uniqueness',
        },
      });
    }
    expect((await findUsersByName(scim, ben)).totalResults).toBe(0);
  });

  it('adds one member if the same request is sent several times at once', async () => {
    const userName = `ana@${scim.domain}`;
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => scim.send('POST /Users', { userName })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
    expect(await listMembers(gateway, scim)).toHaveLength(2);
  });

  it.each([
    ['no userName', () => ({}), /userName/],
    ['a name that is no address', () => ({ userName: 'ana' }), /an email address/],
    ['an unproven domain', () => ({ userName: 'ana@elsewhere.example' }), /has proven/],
    ['a domain below', () => ({ userName: `ana@mail.${scim.domain}` }), /has proven/],
    ['quotes', () => ({ userName: `"ana b"@${scim.domain}` }), /an email address/],
    ['a long address', () => ({ userName: `${'a'.repeat(300)}@${scim.domain}` }), /at most 254/],
    ['active as a number', () => ({ userName: `a@${scim.domain}`, active: 1 }), /active/],
    [
      'externalId as a list',
      () => ({ userName: `a@${scim.domain}`, externalId: [] }),
      /externalId/,
    ],
  ])('is refused for %s with 400 invalidValue', async (_, body, detail) => {
    const answer = await scim.send('POST /Users', body());
    expect(answer).toMatchObject({ status: 400, body: { scimType: 'invalidValue' } });
    expect(answer.body.detail).toMatch(detail);
    expect(await listMembers(gateway, scim)).toHaveLength(1);
  });

  it('is refused for a domain that only another company has proven, and for one that is no longer proven', async () => {
    const other = await makeScimCompany(gateway);
    const foreign = await scim.send('POST /Users', { userName: `ana@${other.domain}` });
    expect(foreign.status).toBe(400);
    const id = await scim.addUser(`ana@${scim.domain}`);
    await gateway.app.owner.query('UPDATE mail_domain SET proven_at = NULL WHERE name = $1', [
      scim.domain,
    ]);
    expect((await scim.send('POST /Users', { userName: `b@${scim.domain}` })).status).toBe(400);
    // Whoever was added can still be removed, but not added again.
    const active = (value: boolean) => patch({ op: 'replace', path: 'active', value });
    expect((await scim.send(`PATCH /Users/${id}`, active(false))).status).toBe(200);
    expect((await scim.send(`PATCH /Users/${id}`, active(true))).status).toBe(400);
  });

  it('uses an unverified account, which still has to verify its address', async () => {
    const email = `waiting@${scim.domain}`;
    await gateway.graphql(
      null,
      'mutation ($input: SignUpInput!) { signUp(input: $input) { id } }',
      { input: { ...signUpFields(), email } },
    );
    await scim.addUser(email);
    const { rows } = await gateway.app.owner.query<{ password_hash: null; verified_at: null }>(
      'SELECT password_hash, verified_at FROM account WHERE email = $1',
      [email],
    );
    expect(rows).toEqual([{ password_hash: null, verified_at: null }]);
    for (const password of ['', 'a password of a stranger'])
      expect(
        (await gateway.rest(null, 'POST /company/login', { email, password })).status,
      ).not.toBe(201);
  });

  it('does not change an account of another company, and replaces its invitation by a request for consent', async () => {
    const email = `ana@${scim.domain}`;
    const elsewhere = await makeCompany(gateway.app);
    const { rows } = await gateway.app.owner.query(
      'UPDATE account SET email = $1 WHERE email = $2 RETURNING id, password_hash',
      [email, elsewhere.email],
    );
    await makeMemberInvitation(gateway.app, scim.company, { email });
    const id = await scim.addUser(email);
    expect(await findRole(gateway, scim, id)).toBeUndefined();
    const after = await gateway.app.owner.query(
      'SELECT id, password_hash FROM account WHERE email = $1',
      [email],
    );
    expect(after.rows).toEqual(rows);
    const { data } = await gateway.graphql(
      scim.company.token,
      '{ memberInvitations { email provisionedId } }',
    );
    expect(data.memberInvitations).toEqual([{ email, provisionedId: id }]);
    await scim.send(`DELETE /Users/${id}`);
    expect(await isSignedIn(gateway, elsewhere.token)).toBe(true);
  });

  it('is refused for the address of an administrator of the provider', async () => {
    const administrator = await makeAdministrator(gateway.app);
    const email = `root@${scim.domain}`;
    await gateway.app.owner.query('UPDATE account SET email = $1 WHERE email = $2', [
      email,
      administrator.email,
    ]);
    const answer = await scim.send('POST /Users', { userName: email });
    expect(answer).toMatchObject({ status: 400, body: { scimType: 'invalidValue' } });
  });

  it('creates no membership for a deactivated user', async () => {
    const id = await scim.addUser(`ana@${scim.domain}`, { active: false });
    expect((await scim.send(`GET /Users/${id}`)).body.active).toBe(false);
    expect(await findRole(gateway, scim, id)).toBeUndefined();
  });

  it('audits the API key as the actor', async () => {
    const email = `ana@${scim.domain}`;
    const id = await scim.addUser(email);
    await scim.send(`DELETE /Users/${id}`);
    const actor = `API key ${scim.apiKey.name}`;
    expect((await listAudit(gateway.app, scim.company)).slice(-2)).toEqual([
      { action: 'MEMBER_JOINED', actor, detail: `${email}, VIEWER` },
      { action: 'MEMBER_REMOVED', actor, detail: `${email}, VIEWER` },
    ]);
  });
});

describe('mails', () => {
  it('are sent for a removal by the identity provider, but not for an added member', async () => {
    const email = `ana@${scim.domain}`;
    const id = await scim.addUser(email);
    await scim.send(`DELETE /Users/${id}`);
    const { id: companyId, name } = scim.company.company;
    const mails = await inTenant(gateway.app.dataSource, companyId, (db) =>
      db.unnamed<{ subject: string; line: string }>(
        `SELECT subject, content->'lines'->>0 AS line FROM mail WHERE company_id = $1 AND recipient = $2`,
        [companyId, email],
      ),
    );
    expect(mails).toEqual([
      {
        subject: `You are no longer a member of ${name}`,
        line: expect.stringMatching(/^Your company's identity provider has removed you/u),
      },
    ]);
  });
});

describe('a member who was invited by hand', () => {
  it('is found if the domain of its address is proven, keeps its role, and can get an externalId', async () => {
    const officer = await makeJoinedMember(gateway.app, scim.company, Role.SAFETY_OFFICER);
    const email = `officer@${scim.domain}`;
    await gateway.app.owner.query('UPDATE account SET email = $1 WHERE email = $2', [
      email,
      officer.email,
    ]);
    const { Resources } = await findUsersByName(scim, email);
    expect(Resources).toMatchObject([
      { id: officer.id, groups: [{ value: 'safety-officers' }], active: true },
    ]);
    const change = patch({ op: 'add', path: 'externalId', value: 'o-1' });
    await scim.send(`PATCH /Users/${officer.id}`, change);
    const filter = encodeURIComponent('externalId eq "o-1"');
    const { body } = await scim.send(`GET /Users?filter=${filter}`);
    expect(body.Resources).toMatchObject([{ id: officer.id, externalId: 'o-1' }]);
    expect(await findRole(gateway, scim, officer.id)).toBe('SAFETY_OFFICER');
  });

  it('is neither found nor removed if the domain of its address is not proven', async () => {
    const guest = await makeJoinedMember(gateway.app, scim.company, Role.VIEWER);
    expect((await findUsersByName(scim, guest.email)).totalResults).toBe(0);
    expect((await scim.send(`DELETE /Users/${guest.id}`)).status).toBe(404);
    expect(await findRole(gateway, scim, guest.id)).toBe('VIEWER');
  });

  it('replaces a deactivated user of the same address', async () => {
    const email = `ana@${scim.domain}`;
    const old = await scim.addUser(email, { active: false, externalId: '1' });
    const { accountId } = await makeJoinedMember(gateway.app, scim.company, Role.AUDITOR).then(
      async (member) => {
        const { rows } = await gateway.app.owner.query(
          'UPDATE account SET email = $1 WHERE email = $2 RETURNING id AS "accountId"',
          [email, member.email],
        );
        return rows[0] as { accountId: string };
      },
    );
    expect(accountId).toBeDefined();
    const { totalResults, Resources } = await findUsersByName(scim, email);
    expect(totalResults).toBe(1);
    expect(Resources[0].id).not.toBe(old);
    const change = patch({ op: 'add', path: 'externalId', value: '1' });
    expect((await scim.send(`PATCH /Users/${Resources[0].id}`, change)).status).toBe(200);
  });
});

describe('removing a user', () => {
  it('closes the websockets of the member within a second', async () => {
    const email = `ana@${scim.domain}`;
    const id = await scim.addUser(email);
    const token = await signInAs(gateway, scim, email);
    const socket = new WebSocket(
      `${address.replace('http', 'ws')}/graphql`,
      'graphql-transport-ws',
    );
    const closed = new Promise<number>((resolve) => socket.once('close', resolve));
    await new Promise((resolve) => socket.once('open', resolve));
    const acknowledged = new Promise((resolve) => socket.once('message', resolve));
    const payload = { authorization: `Bearer ${token}` };
    socket.send(JSON.stringify({ type: 'connection_init', payload }));
    await acknowledged;
    await scim.send(`PATCH /Users/${id}`, patch({ op: 'replace', path: 'active', value: false }));
    expect(await closed).toBeGreaterThan(1000);
  });

  it('refuses to remove the last owner with 409, but removes one of two', async () => {
    const { company } = scim;
    const email = `owner@${scim.domain}`;
    await gateway.app.owner.query('UPDATE account SET email = $1 WHERE email = $2', [
      email,
      company.email,
    ]);
    const id = await findMemberId(gateway.app, company, email);
    const off = patch({ op: 'replace', path: 'active', value: false });
    expect((await scim.send(`PATCH /Users/${id}`, off)).status).toBe(409);
    expect((await scim.send(`DELETE /Users/${id}`)).status).toBe(409);
    expect(await findRole(gateway, scim, id)).toBe('OWNER');
    const other = await makeJoinedMember(gateway.app, company, Role.OWNER);
    expect((await scim.send(`PATCH /Users/${id}`, off)).body.active).toBe(false);
    expect(await isSignedIn(gateway, company.token)).toBe(false);
    const on = patch({ op: 'replace', path: 'active', value: true });
    await scim.send(`PATCH /Users/${id}`, on);
    const { data } = await gateway.graphql(other.token, '{ members { id role } }');
    expect(data.members).toContainEqual({ id, role: 'VIEWER' });
  });

  it('refuses another userName of an owner', async () => {
    const email = `boss@${scim.domain}`;
    await moveTo(gateway.app, scim.company.email, email);
    const [{ id }] = (await findUsersByName(scim, email)).Resources;
    const change = patch({ op: 'replace', path: 'userName', value: `mallory@${scim.domain}` });
    expect(await scim.send(`PATCH /Users/${id}`, change)).toMatchObject({
      status: 400,
      body: { scimType: 'mutability' },
    });
    expect((await findUsersByName(scim, email)).totalResults).toBe(1);
    await moveTo(gateway.app, email, scim.company.email);
  });

  it('does not sign an owner in by a name from before they became one', async () => {
    const id = await scim.addUser(`vic@${scim.domain}`);
    const renamed = `vic.lee@${scim.domain}`;
    const change = patch({ op: 'replace', path: 'userName', value: renamed });
    expect((await scim.send(`PATCH /Users/${id}`, change)).status).toBe(200);
    const { id: companyId } = scim.company.company;
    const find = () =>
      inTenant(gateway.app.dataSource, companyId, (db) =>
        findMemberByEmail(db, companyId, renamed),
      );
    expect(await find()).toBeDefined();
    const { errors } = await gateway.graphql(
      scim.company.token,
      'mutation ($id: UUID!) { updateMemberRole(input: { id: $id, role: OWNER }) { id } }',
      { id },
    );
    expect(errors).toBeUndefined();
    expect(await find()).toBeUndefined();
  });

  it('takes the same userName in another case, and refuses one of another user or domain', async () => {
    const id = await scim.addUser(`ana@${scim.domain}`);
    await scim.addUser(`ben@${scim.domain}`);
    const rename = (value: string) =>
      scim.send(`PATCH /Users/${id}`, patch({ op: 'replace', path: 'userName', value }));
    expect((await rename(`ANA@${scim.domain}`)).status).toBe(200);
    expect(await rename(`ben@${scim.domain}`)).toMatchObject({
      status: 409,
      body: { scimType: 'uniqueness' },
    });
    expect(await rename('ana@elsewhere.example')).toMatchObject({
      status: 400,
      body: { scimType: 'invalidValue' },
    });
  });

  it.each(['application/json', 'application/scim+json', 'text/plain'])(
    'needs no body, even if the request names the content type %s',
    async (type) => {
      const id = await scim.addUser(`ana@${scim.domain}`);
      const { statusCode } = await gateway.server.inject({
        method: 'DELETE',
        url: `/scim/v2/Users/${id}`,
        headers: {
          authorization: `Bearer ${scim.apiKey.key}`,
          'content-type': type,
          'content-length': '0',
        },
      });
      expect(statusCode).toBe(204);
      expect(await findRole(gateway, scim, id)).toBeUndefined();
    },
  );
});

describe("another company's user", () => {
  it('is not found, listed, changed or removed', async () => {
    const other = await makeScimCompany(gateway);
    const id = await other.addUser(`ana@${other.domain}`, { externalId: '1' });
    const unknown = '019a0000-0000-7000-8000-00000000dead';
    const off = patch({ op: 'replace', path: 'active', value: false });
    for (const call of ['GET', 'DELETE', 'PATCH', 'PUT']) {
      const body = { PATCH: off, PUT: { userName: `ana@${other.domain}` } }[call];
      const foreign = await scim.send(`${call} /Users/${id}`, body);
      expect(foreign.status).toBe(404);
      expect(foreign.body).toEqual((await scim.send(`${call} /Users/${unknown}`, body)).body);
    }
    expect((await scim.send('GET /Users/x')).status).toBe(404);
    expect((await scim.send('GET /Users')).body.totalResults).toBe(0);
    expect(await scim.addUser(`ana@${scim.domain}`, { externalId: '1' })).toBeDefined();
    expect((await other.send(`GET /Users/${id}`)).body.active).toBe(true);
  });
});

describe('a full company', () => {
  it('takes no more than 500 members', async () => {
    const { rows } = await gateway.app.owner.query<{ id: string }>(
      `INSERT INTO account (id, email) SELECT gen_random_uuid(), 'm' || n || '@' || $1 FROM generate_series(1, 498) n
       RETURNING id`,
      [scim.domain],
    );
    for (const { id } of rows)
      await joinCompany(gateway.app, scim.company.company.id, Role.VIEWER, id);
    await scim.addUser(`last@${scim.domain}`);
    const answer = await scim.send('POST /Users', { userName: `more@${scim.domain}` });
    expect(answer).toMatchObject({ status: 403, body: { detail: expect.stringMatching(/500/) } });
  });
});
