import { beforeEach, describe, expect, it } from 'vitest';
import { inTenant } from '../../../database/tenant.js';
import { makeLinkToken } from '../../../mail/link-token.js';
import { acceptInvitation } from '../../../../test/accept-invitation.js';
import { listAudit } from '../../../../test/audit.js';
import { type MadeCompany, makeCompany } from '../../../../test/factories.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { findRole, listMembers, patch, useScimCompany } from '../../../../test/scim.js';
import { moveTo } from '../../../../test/single-sign-on.js';

const gateway = useTestGateway(() => ({ poolSize: 4 }));
const scim = useScimCompany(gateway);

describe('adding an address that is a member of another company', () => {
  let other: MadeCompany;
  let userName: string;
  beforeEach(async () => {
    other = await makeCompany(gateway.app);
    userName = `vic-${other.company.id}@${scim.domain}`;
    await moveTo(gateway.app, other.email, userName);
  });
  const off = patch({ op: 'replace', path: 'active', value: false });
  const listRequests = () =>
    inTenant(gateway.app.dataSource, scim.company.company.id, (db) =>
      db.unnamed<{ id: string; used: boolean }>(
        'SELECT id, used_at IS NOT NULL AS used FROM member_invitation WHERE company_id = $1 ORDER BY created_at',
        [scim.company.company.id],
      ),
    );
  const countMails = async () => {
    const mails = await inTenant(gateway.app.dataSource, scim.company.company.id, (db) =>
      db.unnamed('SELECT id FROM mail WHERE company_id = $1 AND recipient = $2', [
        scim.company.company.id,
        userName,
      ]),
    );
    return mails.length;
  };
  const readToken = async () => {
    const { id } = (await listRequests()).at(-1)!;
    return makeLinkToken(gateway.app.tokenSecret, { companyId: scim.company.company.id, id });
  };
  const add = async (more = {}) => (await scim.send('POST /Users', { userName, ...more })).body;
  const decline = (token: string) =>
    gateway.graphql(
      null,
      'mutation ($token: String!) { declineInvitation(input: { token: $token }) { companyName } }',
      { token },
    );

  it('answers 201 and lists the user as active, without making it a member', async () => {
    const answer = await scim.send('POST /Users', { userName, externalId: 'v' });
    expect(answer).toMatchObject({
      status: 201,
      body: { userName, active: true, externalId: 'v' },
    });
    const { id } = answer.body;
    expect((await scim.send(`GET /Users/${id}`)).body).toEqual(answer.body);
    expect(await findRole(gateway, scim, id)).toBeUndefined();
    expect(await countMails()).toBe(1);
    const { data } = await gateway.graphql(
      scim.company.token,
      '{ memberInvitations { email role provisionedId } }',
    );
    expect(data.memberInvitations).toEqual([
      { email: userName, role: 'VIEWER', provisionedId: id },
    ]);
    const { data: session } = await gateway.graphql(
      null,
      'mutation ($input: SignInCompanyInput!) { signInCompany(input: $input) { company { id } } }',
      { input: { email: userName, password: other.password } },
    );
    expect(session.signInCompany.company.id).toBe(other.company.id);
  });

  it('makes it a member once the person has pressed the link, and starts no session', async () => {
    const { id } = await add();
    const token = await readToken();
    const { data } = await gateway.graphql(
      null,
      'query ($token: String!) { invitation(token: $token) { companyName role email needsConsentOnly } }',
      { token },
    );
    expect(data.invitation).toEqual({
      companyName: scim.company.company.name,
      role: 'VIEWER',
      email: userName,
      needsConsentOnly: true,
    });
    expect(await acceptInvitation(gateway, { token })).toMatchObject({ session: null });
    expect(await findRole(gateway, scim, id)).toBe('VIEWER');
    expect((await scim.send(`GET /Users/${id}`)).body.active).toBe(true);
    expect((await acceptInvitation(gateway, { token })).error).toMatchObject({
      fields: [{ field: 'token' }],
    });
  });

  it('shows the user as deactivated once the person has declined, and asks again if it is activated', async () => {
    const { id } = await add();
    const token = await readToken();
    expect((await decline(token)).data.declineInvitation.companyName).toBe(
      scim.company.company.name,
    );
    expect((await scim.send(`GET /Users/${id}`)).body.active).toBe(false);
    expect((await acceptInvitation(gateway, { token })).error).toBeDefined();
    expect((await decline(token)).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    const audit = await listAudit(gateway.app, scim.company);
    expect(audit).toContainEqual(
      expect.objectContaining({ action: 'INVITATION_DECLINED', detail: `${userName}, VIEWER` }),
    );
    await scim.send(`PATCH /Users/${id}`, patch({ op: 'replace', path: 'active', value: true }));
    expect(await countMails()).toBe(2);
    expect(await findRole(gateway, scim, id)).toBeUndefined();
  });

  it('mails once while the request is open, however often the provider repeats it', async () => {
    const { id } = await add();
    for (let times = 0; times < 5; times += 1)
      expect((await scim.send(`PUT /Users/${id}`, { userName, active: true })).status).toBe(200);
    expect((await scim.send('POST /Users', { userName })).status).toBe(409);
    expect(await countMails()).toBe(1);
  });

  it.each([
    ['deactivated', (id: string) => scim.send(`PATCH /Users/${id}`, off)],
    ['deleted', (id: string) => scim.send(`DELETE /Users/${id}`)],
  ])('ends the request if the user is %s', async (_, end) => {
    const { id } = await add();
    const token = await readToken();
    expect((await end(id)).status).toBeLessThan(300);
    expect((await acceptInvitation(gateway, { token })).error).toBeDefined();
    expect(await findRole(gateway, scim, id)).toBeUndefined();
  });

  it('gives the role of the group into which the provider has put the user since the invitation', async () => {
    const { id } = await add();
    const officers = patch({ op: 'add', path: 'members', value: [{ value: id }] });
    expect((await scim.send('PATCH /Groups/safety-officers', officers)).status).toBe(204);
    expect((await scim.send('GET /Groups/safety-officers')).body.members).toMatchObject([
      { value: id },
    ]);
    await acceptInvitation(gateway, { token: await readToken() });
    expect(await findRole(gateway, scim, id)).toBe('SAFETY_OFFICER');
  });

  it('is no longer listed once an owner has withdrawn the request', async () => {
    const { id } = await add();
    await gateway.graphql(
      scim.company.token,
      'mutation ($id: UUID!) { withdrawInvitation(id: $id) { id } }',
      { id: (await listRequests())[0]!.id },
    );
    expect((await scim.send(`GET /Users/${id}`)).status).toBe(404);
  });

  it('ends the link to an earlier name once the user has another one, which needs no consent', async () => {
    const { id } = await add();
    const token = await readToken();
    const renamed = `renamed-${other.company.id}@${scim.domain}`;
    const change = patch({ op: 'replace', path: 'userName', value: renamed });
    expect((await scim.send(`PATCH /Users/${id}`, change)).status).toBe(200);
    expect(await findRole(gateway, scim, id)).toBe('VIEWER');
    expect((await listRequests()).map(({ used }) => used)).toEqual([true]);
    const { error } = await acceptInvitation(gateway, { token });
    expect(error?.fields).toMatchObject([{ field: 'token' }]);
    const members = await listMembers(gateway, scim);
    expect(members.filter((member) => member.id === id)).toMatchObject([{ email: renamed }]);
  });

  it('adds addresses without an account at once', async () => {
    const id = await scim.addUser(`new@${scim.domain}`);
    expect(await listMembers(gateway, scim)).toContainEqual({
      id,
      email: `new@${scim.domain}`,
      role: 'VIEWER',
    });
  });
});
