import { randomBytes, randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { inTenant, providerTenant, type Rows } from '../database/tenant.js';
import { CompanyStatus } from '../features/company/profile/company.entity.js';
import { insertPasskey } from '../features/members/factors/passkey.queries.js';
import { past } from '../../test/database.js';
import { useTestApp } from '../../test/hooks.js';
import {
  makeAdministrator,
  type MadeCompany,
  type MadeEmployee,
  type MadeMember,
  makeCompany,
  makeEmployee,
  makeMember,
} from '../../test/factories.js';
import { startOwnFileSession } from '../../test/own-file.js';
import { Role } from './role.js';
import { SessionKind } from './session.entity.js';
import { endSessions } from './sessions.js';
import { type Claims, readToken } from './tokens.js';
import {
  findSessionOfInactiveCompany,
  findViewer,
  findViewers,
  type Viewer,
} from './viewer.queries.js';

const app = useTestApp();

/** A company in which several people are signed in, so that a session can be mistaken for another one. */
let company: MadeCompany;
let viewer: MadeMember;
let phone: MadeEmployee;
let ownFile: string;
beforeEach(async () => {
  company = await makeCompany(app);
  viewer = await makeMember(app, company, Role.VIEWER);
  await makeEmployee(app, company, { name: 'Bo Tan' });
  phone = await makeEmployee(app, company);
  ownFile = await startOwnFileSession(app, phone);
});

const readClaims = (token: string): Claims => readToken(app.tokenSecret, token)!;
const inCompany = <Result>(companyId: string, work: (db: Rows) => Promise<Result>) =>
  inTenant(app.dataSource, companyId, work);
const find = (token: string): Promise<Viewer | undefined> => {
  const claims = readClaims(token);
  return inCompany(claims.companyId, (db) => findViewer(db, claims));
};
const isValid = async (token: string) => (await find(token)) !== undefined;
const changeCompany = (changes: string, { company: { id } } = company) =>
  app.owner.query(`UPDATE company SET ${changes} WHERE id = $1`, [id]);
const changeSession = (token: string, changes: string) =>
  app.owner.query(`UPDATE session SET ${changes} WHERE id = $1`, [readClaims(token).sessionId]);
const end = (token: string) => {
  const { companyId, sessionId: id } = readClaims(token);
  return inTenant(app.dataSource, companyId, (db) => endSessions(db, companyId, { id }));
};
const removeMember = ({ accountId }: MadeMember) =>
  app.owner.query('DELETE FROM member WHERE account_id = $1', [accountId]);
const deleteEmployee = ({ employee }: MadeEmployee) =>
  app.owner.query('UPDATE employee SET deleted_at = now() WHERE id = $1', [employee.id]);

describe('findViewer', () => {
  it('finds the role, the person and the company of each kind of session', async () => {
    const administrator = await makeAdministrator(app);
    const of = { companyId: company.company.id, passKey: company.company.passKey };
    const isMember = { employeeId: null, confirmedAt: expect.any(Date) };
    const isEmployee = { accountId: null, employeeId: phone.employee.id, confirmedAt: null };
    expect(await find(company.token)).toMatchObject({
      ...of,
      ...isMember,
      sessionId: readClaims(company.token).sessionId,
      role: Role.OWNER,
      email: company.email,
      lacksSecondFactor: false,
    });
    expect(await find(viewer.token)).toMatchObject({
      ...of,
      ...isMember,
      role: Role.VIEWER,
      accountId: viewer.accountId,
      email: viewer.email,
    });
    expect(await find(phone.token)).toMatchObject({
      ...of,
      ...isEmployee,
      role: Role.EMPLOYEE,
      email: phone.employee.email,
    });
    expect(await find(ownFile)).toMatchObject({ ...of, ...isEmployee, role: Role.OWN_FILE });
    expect(await find(administrator.token)).toMatchObject({
      companyId: providerTenant,
      role: Role.PROVIDER_ADMIN,
      email: administrator.email,
      passKey: null,
      confirmedAt: null,
    });
  });

  it('finds nobody for a session of another company or an unknown one', async () => {
    const { companyId, sessionId } = readClaims(viewer.token);
    const other = (await makeCompany(app)).company.id;
    for (const claims of [
      { companyId: other, sessionId },
      { companyId, sessionId: randomUUID() },
    ]) {
      expect(await inCompany(other, (db) => findViewer(db, claims))).toBeUndefined();
      expect(await inCompany(companyId, (db) => findViewer(db, claims))).toBeUndefined();
    }
  });

  it.each<[string, () => Promise<unknown>]>([
    ['it was ended', () => end(viewer.token)],
    ['it has expired', () => changeSession(viewer.token, `expires_at = ${past}`)],
    [
      'it was not used for a day',
      () => changeSession(viewer.token, `last_used_at = ${past} - interval '1 day'`),
    ],
    ['the member was removed', () => removeMember(viewer)],
  ])('finds nobody for the session of a member once %s, but other people', async (_, change) => {
    expect(await isValid(viewer.token)).toBe(true);
    await change();
    expect(await isValid(viewer.token)).toBe(false);
    for (const token of [company.token, phone.token, ownFile])
      expect(await isValid(token)).toBe(true);
  });

  it('finds nobody for the phone and the own file of a deleted employee, but other people', async () => {
    const other = await makeEmployee(app, company);
    await deleteEmployee(phone);
    expect([await isValid(phone.token), await isValid(ownFile)]).toEqual([false, false]);
    expect([await isValid(other.token), await isValid(viewer.token)]).toEqual([true, true]);
  });

  it('finds nobody for an own file once the address has changed, but the phone of the person', async () => {
    await app.owner.query(`UPDATE employee SET email = 'new@company.example' WHERE id = $1`, [
      phone.employee.id,
    ]);
    expect([await isValid(ownFile), await isValid(phone.token)]).toEqual([false, true]);
  });

  it.each([
    `status = 'InActive'`,
    `status = 'Pending'`,
    `deletion_at = ${past}`,
    `status = 'InActive', deletion_at = now() + interval '1 day'`,
  ])('finds nobody of a company with %s, and everybody of others', async (changes) => {
    const other = await makeCompany(app);
    const administrator = await makeAdministrator(app);
    await changeCompany(changes);
    for (const token of [company.token, viewer.token, phone.token, ownFile])
      expect(await isValid(token)).toBe(false);
    for (const token of [other.token, administrator.token]) expect(await isValid(token)).toBe(true);
  });

  it('returns the end of the session: its expiry, or an earlier deletion of the company', async () => {
    const minutesLeft = async (token: string) => {
      const { validUntil } = (await find(token))!;
      return Math.round((validUntil!.getTime() - Date.now()) / 60_000);
    };
    expect(await minutesLeft(ownFile)).toBe(30);
    await changeCompany(`deletion_at = now() + interval '1 hour'`);
    expect([await minutesLeft(ownFile), await minutesLeft(viewer.token)]).toEqual([30, 60]);
  });
});

describe('the second factor that a company requires', () => {
  const lacksFactor = async (token: string) => (await find(token))!.lacksSecondFactor;
  const addAuthenticator = ({ accountId }: MadeMember, confirmedAt: Date | null) =>
    app.owner.query(
      'INSERT INTO authenticator (account_id, secret, confirmed_at) VALUES ($1, $2, $3)',
      [accountId, randomBytes(20), confirmedAt],
    );
  const addPasskey = ({ accountId }: MadeMember) =>
    inCompany(company.company.id, (db) =>
      insertPasskey(db, {
        id: randomUUID(),
        accountId,
        credentialId: randomBytes(16),
        publicKey: randomBytes(16),
        counter: '0',
        transports: [],
        isBackedUp: false,
        name: 'Phone',
      }),
    );
  beforeEach(() => changeCompany(`second_factor_required_at = now() - interval '1 hour'`));

  it('is lacking in the session of a member with neither an app nor a passkey, whatever others have', async () => {
    const colleague = await makeMember(app, company, Role.AUDITOR);
    await addAuthenticator(colleague, new Date());
    await addPasskey(colleague);
    expect([await lacksFactor(viewer.token), await lacksFactor(colleague.token)]).toEqual([
      true,
      false,
    ]);
  });

  it('is a confirmed app or a passkey', async () => {
    const [unconfirmed, withApp, withPasskey] = [
      await makeMember(app, company, Role.AUDITOR),
      await makeMember(app, company, Role.AUDITOR),
      await makeMember(app, company, Role.AUDITOR),
    ];
    await addAuthenticator(unconfirmed, null);
    await addAuthenticator(withApp, new Date());
    await addPasskey(withPasskey);
    expect([
      await lacksFactor(unconfirmed.token),
      await lacksFactor(withApp.token),
      await lacksFactor(withPasskey.token),
    ]).toEqual([true, false, false]);
  });

  it('is not asked for if the identity provider has asked for one', async () => {
    await changeSession(viewer.token, 'provider_asked_factor = true');
    expect(await lacksFactor(viewer.token)).toBe(false);
  });

  it('is asked for in sessions that were started since the rule, and in no earlier ones', async () => {
    const started = (
      await app.owner.query<{ at: Date }>('SELECT created_at AS at FROM session WHERE id = $1', [
        readClaims(viewer.token).sessionId,
      ])
    ).rows[0]!.at;
    const lacksFactorWith = async (requiredAt: Date | null) => {
      const { id } = company.company;
      const text = 'UPDATE company SET second_factor_required_at = $2 WHERE id = $1';
      await app.owner.query(text, [id, requiredAt]);
      return lacksFactor(viewer.token);
    };
    expect(await lacksFactorWith(started)).toBe(true);
    expect(await lacksFactorWith(new Date(started.getTime() + 1))).toBe(false);
    expect(await lacksFactorWith(null)).toBe(false);
  });

  it('is asked of members only', async () => {
    expect([await lacksFactor(phone.token), await lacksFactor(ownFile)]).toEqual([false, false]);
  });
});

describe('findViewers', () => {
  const findAll = async (tokens: readonly string[], companyId = company.company.id) => {
    const ids = tokens.map((token) => readClaims(token).sessionId);
    const found = await inCompany(companyId, (db) => findViewers(db, companyId, ids));
    expect([...found].every(([id, { sessionId }]) => id === sessionId)).toBe(true);
    return [...found.values()].map(({ role }) => role).toSorted();
  };

  it('finds the valid ones among the named sessions, and no others', async () => {
    await end(phone.token);
    expect(await findAll([viewer.token, phone.token, ownFile])).toEqual([
      Role.OWN_FILE,
      Role.VIEWER,
    ]);
    expect(await findAll([])).toEqual([]);
  });

  it('finds no sessions of another company', async () => {
    const other = await makeCompany(app);
    expect(await findAll([viewer.token, other.token], other.company.id)).toEqual([Role.OWNER]);
  });
});

describe('findSessionOfInactiveCompany', () => {
  const findKind = async (token: string, change: Partial<Claims> = {}) => {
    const claims = { ...readClaims(token), ...change };
    const found = await inCompany(claims.companyId, (db) =>
      findSessionOfInactiveCompany(db, claims),
    );
    if (found) expect(found.passKey).toBe(company.company.passKey);
    return found?.kind;
  };
  const makeInactive = () => changeCompany(`status = '${CompanyStatus.INACTIVE}'`);

  it('finds the sessions of phones, and of members even if they were ended', async () => {
    await end(company.token);
    await makeInactive();
    expect(await findKind(phone.token)).toBe(SessionKind.EMPLOYEE);
    expect(await findKind(company.token)).toBe(SessionKind.MEMBER);
    expect(await findKind(viewer.token)).toBe(SessionKind.MEMBER);
  });

  it('finds them while the company waits for its deletion, and no longer after it', async () => {
    await makeInactive();
    await changeCompany(`deletion_at = now() + interval '1 day'`);
    expect(await findKind(phone.token)).toBe(SessionKind.EMPLOYEE);
    await changeCompany(`deletion_at = ${past}`);
    expect([await findKind(phone.token), await findKind(viewer.token)]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it.each([`status = 'Active'`, `status = 'Pending'`])(
    'finds none of a company with %s',
    async (changes) => {
      await changeCompany(changes);
      for (const token of [company.token, phone.token, ownFile])
        expect(await findKind(token)).toBeUndefined();
    },
  );

  it('finds no session that will not continue: expired, of an own file, a removed member or a deleted employee', async () => {
    const colleague = await makeEmployee(app, company);
    await changeSession(company.token, `expires_at = ${past}`);
    await removeMember(viewer);
    await deleteEmployee(phone);
    await end(colleague.token);
    await makeInactive();
    for (const token of [company.token, viewer.token, phone.token, colleague.token, ownFile])
      expect(await findKind(token)).toBeUndefined();
  });

  it('finds no session of another company and no unknown one', async () => {
    const other = await makeCompany(app, { status: CompanyStatus.INACTIVE });
    await makeInactive();
    expect(await findKind(phone.token, { companyId: other.company.id })).toBeUndefined();
    expect(await findKind(phone.token, { sessionId: randomUUID() })).toBeUndefined();
  });
});
