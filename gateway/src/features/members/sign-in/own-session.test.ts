import { beforeEach, describe, expect, it } from 'vitest';
import { Role } from '../../../access/role.js';
import { SessionKind } from '../../../access/session.entity.js';
import { startSession } from '../../../access/sessions.js';
import { inTenant, providerTenant } from '../../../database/tenant.js';
import {
  makeAdministrator,
  type MadeCompany,
  makeCompany,
  makeEmployee,
} from '../../../../test/factories.js';
import { useMailingGateway } from '../../../../test/hooks.js';
import { joinAs } from '../../../../test/members.js';

const { gateway, server } = useMailingGateway();

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const subject = 'New sign-in to your account';

const signIn = async (
  company: MadeCompany,
  userAgent: string,
  remoteAddress = '203.0.113.7',
  companyId: string | null = null,
) => {
  const answer = await gateway.server.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'user-agent': userAgent },
    remoteAddress,
    payload: {
      query: 'mutation ($input: SignInCompanyInput!) { signInCompany(input: $input) { token } }',
      variables: { input: { email: company.email, password: company.password, companyId } },
    },
  });
  return answer.json<{ data: { signInCompany: { token: string } } }>().data.signInCompany.token;
};
const listOwn = async (token: string) =>
  (
    await gateway.graphql(
      token,
      '{ mySessions { id device network startedAt lastUsedAt expiresAt isCurrent } }',
    )
  ).data.mySessions as { id: string; device: string | null; isCurrent: boolean }[];
const end = (token: string, id: string) =>
  gateway.graphql(token, 'mutation ($id: UUID!) { endSession(id: $id) { endedSessionId } }', {
    id,
  });
const isSignedIn = async (token: string) =>
  (await gateway.graphql(token, '{ viewer { role } }')).errors === undefined;

describe('mySessions', () => {
  it('lists the sessions of the account with device and network, the current one first', async () => {
    const company = await makeCompany(gateway.app);
    await signIn(company, safari, '2001:db8:1:2:3:4:5:6');
    const own = await signIn(company, firefox);
    const sessions = await listOwn(own);
    expect(sessions[0]).toEqual({
      id: expect.any(String),
      device: 'Firefox on Linux',
      network: '203.0.113.7',
      startedAt: expect.any(String),
      lastUsedAt: expect.any(String),
      expiresAt: expect.any(String),
      isCurrent: true,
    });
    expect(sessions).toContainEqual(
      expect.objectContaining({
        device: 'Safari on iPhone',
        network: '2001:db8:1:2::/64',
        isCurrent: false,
      }),
    );
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
  });

  it('omits ended sessions, and those of phones and other companies', async () => {
    const company = await makeCompany(gateway.app);
    const other = await makeCompany(gateway.app);
    await makeEmployee(gateway.app, company);
    await signIn(other, safari);
    const left = await signIn(company, safari);
    await gateway.graphql(left, 'mutation { signOut { signedOutAt } }');
    const own = await signIn(company, firefox);
    const devices = (await listOwn(own)).map(({ device }) => device);
    expect(devices).toEqual(['Firefox on Linux', null]);
  });
});

describe('endSession', () => {
  it('ends the session of another device at once', async () => {
    const company = await makeCompany(gateway.app);
    const phone = await signIn(company, safari);
    const own = await signIn(company, firefox);
    const found = (await listOwn(own)).find(({ device }) => device === 'Safari on iPhone');
    const answer = await end(own, found?.id ?? '');
    expect(answer.data).toEqual({ endSession: { endedSessionId: found?.id } });
    expect(await isSignedIn(phone)).toBe(false);
    expect(await isSignedIn(own)).toBe(true);
  });

  it('returns NOT_FOUND for an ended, a foreign and an unknown session', async () => {
    const company = await makeCompany(gateway.app);
    const other = await makeCompany(gateway.app);
    const phone = await signIn(company, safari);
    const own = await signIn(company, firefox);
    const ended = (await listOwn(own)).find(({ device }) => device === 'Safari on iPhone')!;
    await gateway.graphql(phone, 'mutation { signOut { signedOutAt } }');
    const strangers = (await listOwn(other.token))[0]!;
    const employee = await makeEmployee(gateway.app, company);
    const [{ id: ofPhone } = { id: '' }] = await inTenant(
      gateway.app.dataSource,
      company.company.id,
      (db) =>
        db.unnamed<{ id: string }>('SELECT id FROM session WHERE employee_id = $1', [
          employee.employee.id,
        ]),
    );
    const unknown = '019a0000-0000-7000-8000-00000000dead';
    for (const id of [ended.id, strangers.id, ofPhone, unknown])
      expect((await end(own, id)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect(await isSignedIn(other.token)).toBe(true);
    expect(await isSignedIn(employee.token)).toBe(true);
  });
});

describe('endOtherSessions', () => {
  it('ends all sessions of the account but the current one, and none of phones', async () => {
    const company = await makeCompany(gateway.app);
    const { token: phone } = await makeEmployee(gateway.app, company);
    const others = [await signIn(company, safari), await signIn(company, safari), company.token];
    const own = await signIn(company, firefox);
    const answer = await gateway.graphql(own, 'mutation { endOtherSessions { endedCount } }');
    expect(answer.data).toEqual({ endOtherSessions: { endedCount: 3 } });
    for (const token of others) expect(await isSignedIn(token)).toBe(false);
    expect([await isSignedIn(own), await isSignedIn(phone)]).toEqual([true, true]);
    const again = await gateway.graphql(own, 'mutation { endOtherSessions { endedCount } }');
    expect(again.data).toEqual({ endOtherSessions: { endedCount: 0 } });
  });
});

describe('the last use of a session', () => {
  const setUsed = (company: MadeCompany, minutesAgo: number) =>
    inTenant(gateway.app.dataSource, company.company.id, (db) =>
      db.unnamed('UPDATE session SET last_used_at = now() - make_interval(mins => $1)', [
        minutesAgo,
      ]),
    );
  const usedAt = async (company: MadeCompany) =>
    inTenant(gateway.app.dataSource, company.company.id, async (db) => {
      const [row] = await db.unnamed<{ minutes: number; usedAt: Date }>(
        'SELECT extract(epoch FROM now() - last_used_at)::float / 60 AS minutes FROM session WHERE account_id IS NOT NULL',
      );
      return row?.minutes ?? Number.NaN;
    });

  it('is stored by the first request after 5 minutes', async () => {
    const company = await makeCompany(gateway.app);
    await setUsed(company, 6);
    expect(await isSignedIn(company.token)).toBe(true);
    await expect.poll(() => usedAt(company)).toBeLessThan(1);
  });

  it('is not written again within 5 minutes', async () => {
    const company = await makeCompany(gateway.app);
    await setUsed(company, 4);
    expect(await isSignedIn(company.token)).toBe(true);
    // The next statement of the only connection comes after a write, if there is one.
    expect(await usedAt(company)).toBeGreaterThan(3.9);
  });

  it('ends the session of a member after a day without a request', async () => {
    const [company, idle] = [await makeCompany(gateway.app), await makeCompany(gateway.app)];
    await setUsed(company, 24 * 60 - 1);
    expect(await isSignedIn(company.token)).toBe(true);
    await setUsed(idle, 24 * 60 + 1);
    expect(await isSignedIn(idle.token)).toBe(false);
    await signIn(idle, firefox);
    expect(await listOwn(await signIn(idle, safari))).toHaveLength(2);
  });

  it("ends the session of the provider's administrator after an hour without a request", async () => {
    const isSignedInAfter = async (minutes: number) => {
      const { token } = await makeAdministrator(gateway.app);
      await inTenant(gateway.app.dataSource, providerTenant, (db) =>
        db.unnamed('UPDATE session SET last_used_at = now() - make_interval(mins => $1)', [
          minutes,
        ]),
      );
      return isSignedIn(token);
    };
    expect([await isSignedInAfter(59), await isSignedInAfter(61)]).toEqual([true, false]);
  });
});

describe('the mail about a new device', () => {
  let company: MadeCompany;
  beforeEach(async () => {
    company = await makeCompany(gateway.app);
    await signIn(company, safari);
  });
  const mails = () => server.to(company.email).filter((mail) => mail.subject === subject);

  it('is not sent for the first sign-in of an account', async () => {
    const queued = await inTenant(gateway.app.dataSource, company.company.id, (db) =>
      db.unnamed('SELECT id FROM mail WHERE subject = $1', [subject]),
    );
    expect(queued).toEqual([]);
  });

  it('is sent for the first sign-in to another company of an account', async () => {
    const other = await makeCompany(gateway.app);
    await joinAs(gateway.app, other, Role.VIEWER, company);
    await signIn(company, firefox, '203.0.113.7', other.company.id);
    const { text } = await server.mailTo(company.email, subject);
    expect(text).toContain(other.company.name);
  });

  it('names device and network, and is sent once for each of them', async () => {
    await signIn(company, firefox);
    await signIn(company, firefox);
    const mail = await server.mailTo(company.email, subject);
    expect(mail.text).toContain('Device: Firefox on Linux');
    expect(mail.text).toContain('Network: 203.0.113.7');
    await signIn(company, firefox, '198.51.100.9');
    await expect.poll(() => mails().length, { timeout: 10_000 }).toBe(2);
    expect(mails()[1]?.text).toContain('Network: 198.51.100.9');
  });

  it('is sent at most 10 times a day', async () => {
    for (let host = 1; host <= 12; host += 1) await signIn(company, firefox, `198.51.100.${host}`);
    await expect.poll(() => mails().length, { timeout: 20_000 }).toBe(10);
    const queued = await inTenant(gateway.app.dataSource, company.company.id, (db) =>
      db.unnamed('SELECT id FROM mail WHERE subject = $1', [subject]),
    );
    expect(queued).toHaveLength(10);
  });

  it('is sent for a device that only another account has used', async () => {
    const other = await makeCompany(gateway.app);
    await signIn(other, firefox);
    await signIn(company, firefox);
    expect((await server.mailTo(company.email, subject)).text).toContain(company.company.name);
  });
});

it('stores no device of an employee', async () => {
  const company = await makeCompany(gateway.app);
  const { employee } = await makeEmployee(gateway.app, company);
  const place = { device: 'Firefox on Linux', network: '203.0.113.7' };
  await expect(
    startSession(gateway.app, company.company.id, {
      kind: SessionKind.EMPLOYEE,
      employeeId: employee.id,
      ...place,
    } as never),
  ).rejects.toThrow('session_device_check');
});
