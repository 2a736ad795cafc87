import { describe, expect, it } from 'vitest';
import { Role } from '../../../access/role.js';
import { inTenant } from '../../../database/tenant.js';
import { makeLinkToken } from '../../../mail/link-token.js';
import { listAudit } from '../../../../test/audit.js';
import { makeCompany } from '../../../../test/factories.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { findMemberId, joinAs } from '../../../../test/members.js';
import { patch, signInAs, useScimCompany } from '../../../../test/scim.js';
import { moveTo } from '../../../../test/single-sign-on.js';

const gateway = useTestGateway(() => ({ poolSize: 4 }));
const scim = useScimCompany(gateway);

const rename = (id: string, value: string) =>
  scim.send(`PATCH /Users/${id}`, patch({ op: 'Replace', path: 'userName', value }));
const at = (name: string) => `${name}@${scim.domain}`;
const findAccount = async (email: string) => {
  const { rows } = await gateway.app.owner.query<{ id: string }>(
    'SELECT id FROM account WHERE email = $1',
    [email],
  );
  return rows[0]?.id;
};
/** Reads the open links to new addresses, the newest last. */
const listLinks = async () => {
  const companyId = scim.company.company.id;
  const links = await inTenant(gateway.app.dataSource, companyId, (db) =>
    db.unnamed<{ id: string; newEmail: string }>(
      `SELECT id, new_email AS "newEmail" FROM mailed_link
       WHERE company_id = $1 AND purpose = 'CHANGE_EMAIL' AND used_at IS NULL ORDER BY created_at`,
      [companyId],
    ),
  );
  return links.map(({ id, newEmail }) => ({
    newEmail,
    token: makeLinkToken(gateway.app.tokenSecret, { companyId, id }),
  }));
};
const confirm = (token: string, sender: string | null = null) =>
  gateway.graphql(
    sender,
    'mutation ($token: String!) { confirmNewEmail(input: { token: $token }) { email } }',
    { token },
  );
const preview = async (token: string) => {
  const { data } = await gateway.graphql(
    null,
    'query ($token: String!) { newEmail(token: $token) { status companyName email newEmail needsOwnProof } }',
    { token },
  );
  return data.newEmail;
};

describe('another userName from the identity provider', () => {
  it('is the membership’s at once, and the account’s once the new mailbox has confirmed it', async () => {
    const id = await scim.addUser(at('ana'));
    const session = await signInAs(gateway, scim, at('ana'));
    const answer = await rename(id, at('ana.tan'));
    expect(answer).toMatchObject({ status: 200, body: { userName: at('ana.tan'), active: true } });
    expect((await scim.send(`GET /Users/${id}`)).body).toEqual(answer.body);
    const account = await findAccount(at('ana'));
    const [link] = await listLinks();
    expect(link!.newEmail).toBe(at('ana.tan'));
    expect(await preview(link!.token)).toEqual({
      status: 'GOOD',
      companyName: scim.company.company.name,
      email: at('ana'),
      newEmail: at('ana.tan'),
      needsOwnProof: false,
    });
    expect(await findAccount(at('ana'))).toBe(account);
    expect((await confirm(link!.token)).data.confirmNewEmail.email).toBe(at('ana.tan'));
    expect(await findAccount(at('ana.tan'))).toBe(account);
    expect((await gateway.graphql(session, '{ viewer { email } }')).data.viewer.email).toBe(
      at('ana.tan'),
    );
    expect(await listAudit(gateway.app, scim.company)).toContainEqual(
      expect.objectContaining({
        action: 'EMAIL_CHANGED',
        detail: `${at('ana')} to ${at('ana.tan')}`,
      }),
    );
    expect((await confirm(link!.token)).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect((await preview(link!.token)).status).toBe('USED');
  });

  it('ends the link of an earlier one, and of a member who has been removed', async () => {
    const id = await scim.addUser(at('ana'));
    await rename(id, at('ana.lee'));
    const [first] = await listLinks();
    await rename(id, at('ana.tan'));
    expect((await confirm(first!.token)).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    const [second] = await listLinks();
    await scim.send(`DELETE /Users/${id}`);
    expect((await confirm(second!.token)).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('moves no account to an address that another account has', async () => {
    const stranger = await makeCompany(gateway.app);
    await moveTo(gateway.app, stranger.email, at('taken'));
    const id = await scim.addUser(at('ana'));
    expect((await rename(id, at('taken'))).status).toBe(200);
    const [link] = await listLinks();
    expect((await confirm(link!.token)).errors?.[0]?.extensions.code).toBe('CONFLICT');
    expect(await findAccount(at('ana'))).toBeDefined();
  });

  it('moves an account that also owns another company only after a proof of its own', async () => {
    const other = await makeCompany(gateway.app);
    const email = at(`vic-${other.company.id}`);
    await moveTo(gateway.app, other.email, email);
    await joinAs(gateway.app, scim.company, Role.VIEWER, { email });
    const id = await findMemberId(gateway.app, scim.company, email);
    expect((await rename(id, at('mallory'))).status).toBe(200);
    const [link] = await listLinks();
    expect((await preview(link!.token)).needsOwnProof).toBe(true);
    expect((await confirm(link!.token)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await confirm(link!.token, scim.company.token)).errors?.[0]?.extensions.code).toBe(
      'FORBIDDEN',
    );
    const setProof = (by: string) =>
      inTenant(gateway.app.dataSource, other.company.id, (db) =>
        db.unnamed('UPDATE session SET proved_by = $1', [by]),
      );
    await setProof('PROVIDER');
    expect((await confirm(link!.token, other.token)).errors?.[0]?.extensions).toMatchObject({
      code: 'STEP_UP',
      reason: 'ACCOUNT_PROOF',
    });
    expect(await findAccount(email)).toBeDefined();
    await setProof('ACCOUNT');
    expect((await confirm(link!.token, other.token)).data.confirmNewEmail.email).toBe(
      at('mallory'),
    );
    expect(await listAudit(gateway.app, other)).toContainEqual(
      expect.objectContaining({ action: 'EMAIL_CHANGED' }),
    );
  });
});
