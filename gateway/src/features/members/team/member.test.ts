import { describe, expect, it } from 'vitest';
import { MemberRole, Role } from '../../../access/role.js';
import { inTenant, poolOf } from '../../../database/tenant.js';
import {
  joinCompany,
  type MadeCompany,
  makeCompany,
  makeLink,
  makeMember,
} from '../../../../test/factories.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { type Company, CompanyStatus } from '../../company/profile/company.entity.js';
import { deleteLoneAccount, deleteMember } from './member.queries.js';

const gateway = useTestGateway();

const signIn = (input: Record<string, unknown>) =>
  gateway.graphql(
    null,
    'mutation ($input: SignInCompanyInput!) { signInCompany(input: $input) { token company { id } } }',
    { input },
  );
const findViewer = (token: string) => gateway.graphql(token, '{ viewer { role permissions } }');

async function findAccount({ email }: Pick<MadeCompany, 'email'>): Promise<string | undefined> {
  const { rows } = await poolOf(gateway.app.dataSource).query<{ id: string }>(
    'SELECT id FROM account WHERE email = $1',
    [email],
  );
  return rows[0]?.id;
}

/** Makes the owner of one company a member of another one, later. */
async function makeCompanies(
  given: Partial<Company> = {},
): Promise<{ first: MadeCompany; second: MadeCompany; accountId: string; memberId: string }> {
  const first = await makeCompany(gateway.app);
  const second = await makeCompany(gateway.app, given);
  const accountId = (await findAccount(first))!;
  const memberId = await joinCompany(gateway.app, second.company.id, Role.AUDITOR, accountId);
  return { first, second, accountId, memberId };
}

const removeFrom = (companyId: string, member: { id: string; accountId: string }) =>
  inTenant(gateway.app.dataSource, companyId, (db) => deleteMember(db, { companyId, ...member }));
const tidyUp = (accountId: string) =>
  inTenant(gateway.app.dataSource, null, (db) => deleteLoneAccount(db, accountId));

describe('viewer', () => {
  it.each(Object.values(MemberRole))('has the role and the permissions of %s', async (role) => {
    const { token } = await makeMember(gateway.app, await makeCompany(gateway.app), role);
    const { data } = await findViewer(token);
    expect(data.viewer.role).toBe(role);
    expect(data.viewer.permissions).toContain('company:read');
    expect(data.viewer.permissions.includes('case:update')).toBe(
      role === Role.OWNER || role === Role.SAFETY_OFFICER,
    );
    expect(data.viewer.permissions.includes('company:delete')).toBe(role === Role.OWNER);
  });

  it('has the new role at the first request after a change', async () => {
    const { first, second, accountId } = await makeCompanies();
    const input = { email: first.email, password: first.password, companyId: second.company.id };
    const { token } = (await signIn(input)).data.signInCompany;
    expect((await findViewer(token)).data.viewer.role).toBe('AUDITOR');
    await inTenant(gateway.app.dataSource, second.company.id, (db) =>
      db.unnamed(`UPDATE member SET role = 'VIEWER' WHERE account_id = $1`, [accountId]),
    );
    expect((await findViewer(token)).data.viewer.role).toBe('VIEWER');
  });
});

describe('signInCompany of an account with several companies', () => {
  it('lists the companies after the right password, and signs in to the requested one', async () => {
    const { first, second } = await makeCompanies();
    const { email, password } = first;
    const { errors } = await signIn({ email, password });
    expect(errors?.[0]?.extensions).toEqual({
      code: 'COMPANY_CHOICE',
      companies: [first, second].map(({ company: { id, name } }) => ({ id, name })),
    });
    for (const { company } of [first, second]) {
      const { data } = await signIn({ email, password, companyId: company.id });
      expect(data.signInCompany.company.id).toBe(company.id);
    }
  });

  it('does not list the companies after a wrong password', async () => {
    const { first, second } = await makeCompanies();
    for (const more of [{}, { companyId: second.company.id }]) {
      const { errors } = await signIn({ email: first.email, password: 'wrong', ...more });
      expect(errors?.[0]?.extensions).toEqual({ code: 'UNAUTHENTICATED' });
    }
  });

  it('returns the same error for a foreign and an unknown company', async () => {
    const { first } = await makeCompanies();
    const other = await makeCompany(gateway.app);
    for (const companyId of [other.company.id, '019a0000-0000-7000-8000-00000000dead']) {
      const { errors } = await signIn({ email: first.email, password: first.password, companyId });
      expect(errors?.[0]?.extensions).toEqual({
        code: 'BAD_USER_INPUT',
        fields: [{ field: 'companyId', message: 'You are not a member of this company' }],
      });
    }
  });

  it('signs in to the only open company', async () => {
    const { first } = await makeCompanies({ status: CompanyStatus.INACTIVE });
    const { data } = await signIn({ email: first.email, password: first.password });
    expect(data.signInCompany.company.id).toBe(first.company.id);
  });

  it('signs in to the company that it joined first over REST', async () => {
    const { first } = await makeCompanies();
    const { email, password } = first;
    const { status, body } = await gateway.rest(null, 'POST /company/login', { email, password });
    expect([status, body.data.company._id]).toEqual([201, first.company.id]);
  });

  it('stores the time of the sign-in in that company only', async () => {
    const { first, second, accountId } = await makeCompanies();
    const { email, password } = first;
    await signIn({ email, password, companyId: second.company.id });
    const lastSignIns = await Promise.all(
      [first, second].map(({ company: { id } }) =>
        inTenant(gateway.app.dataSource, id, (db) =>
          db.unnamed<{ at: Date | null }>(
            'SELECT last_signed_in_at AS at FROM member WHERE company_id = $1 AND account_id = $2',
            [id, accountId],
          ),
        ),
      ),
    );
    expect(lastSignIns).toEqual([[{ at: null }], [{ at: expect.any(Date) }]]);
  });

  it('is audited in each company when it is refused', async () => {
    const { first, second } = await makeCompanies();
    await signIn({ email: first.email, password: 'wrong' });
    const countIn = async ({ company: { id } }: MadeCompany) => {
      const rows = await inTenant(gateway.app.dataSource, id, (db) =>
        db.unnamed(
          `SELECT FROM audit_entry WHERE company_id = $1 AND action = 'SIGN_IN_REFUSED' AND detail = $2`,
          [id, first.email],
        ),
      );
      return rows.length;
    };
    await expect.poll(() => countIn(first)).toBe(1);
    await expect.poll(() => countIn(second)).toBe(1);
  });
});

describe('a new password', () => {
  it("ends the member's sessions in every company, and those of others only where it is an owner", async () => {
    const { first, second } = await makeCompanies();
    const { email, password } = first;
    const tokens = await Promise.all(
      [first, second].map(
        async ({ company: { id: companyId } }) =>
          (await signIn({ email, password, companyId })).data.signInCompany.token,
      ),
    );
    const colleague = await makeMember(gateway.app, first, Role.VIEWER);
    const link = await makeLink(gateway.app, first);
    const { errors } = await gateway.graphql(
      null,
      'mutation ($token: String!) { resetPassword(input: { token: $token, password: "quite another one" }) { changedAt } }',
      { token: link },
    );
    expect(errors).toBeUndefined();
    for (const token of [...tokens, colleague.token])
      expect((await findViewer(token)).errors?.[0]?.extensions).toMatchObject({
        sessionEnded: true,
      });
    expect((await findViewer(second.token)).data.viewer.role).toBe('OWNER');
  });
});

describe('the end of a membership', () => {
  it('ends its sessions at once, and keeps the account for its other company', async () => {
    const { first, second, accountId, memberId } = await makeCompanies();
    const { email, password } = first;
    const { token } = (await signIn({ email, password, companyId: second.company.id })).data
      .signInCompany;
    await removeFrom(second.company.id, { id: memberId, accountId });
    await tidyUp(accountId);
    expect((await findViewer(token)).errors?.[0]?.extensions).toMatchObject({
      sessionEnded: true,
    });
    expect((await findViewer(first.token)).data.viewer.role).toBe('OWNER');
    expect((await signIn({ email, password })).data.signInCompany.company.id).toBe(
      first.company.id,
    );
    // A session from before is not good again when the account is invited back.
    await joinCompany(gateway.app, second.company.id, Role.VIEWER, accountId);
    expect((await findViewer(token)).errors?.[0]?.extensions).toMatchObject({
      sessionEnded: true,
    });
  });

  it('lets an account without a membership be deleted with its attempts', async () => {
    const company = await makeCompany(gateway.app);
    const accountId = (await findAccount(company))!;
    await gateway.app.limits.rememberNetwork('account', company.email, '192.0.2.7');
    const [member] = await inTenant(gateway.app.dataSource, company.company.id, (db) =>
      db.unnamed<{ id: string }>('SELECT id FROM member WHERE account_id = $1', [accountId]),
    );
    await removeFrom(company.company.id, { id: member!.id, accountId });
    await tidyUp(accountId);
    expect(await findAccount(company)).toBeUndefined();
    const { rows } = await poolOf(gateway.app.dataSource).query(
      'SELECT key FROM rate_limit WHERE position($1 IN key) > 0',
      [company.email],
    );
    expect(rows).toEqual([]);
    expect((await findViewer(company.token)).errors?.[0]?.extensions).toMatchObject({
      sessionEnded: true,
    });
  });

  it('is not possible from another company', async () => {
    const { first, second, accountId, memberId } = await makeCompanies();
    await removeFrom(first.company.id, { id: memberId, accountId });
    const { email, password } = first;
    const { data } = await signIn({ email, password, companyId: second.company.id });
    expect(data.signInCompany.company.id).toBe(second.company.id);
  });
});
