import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { SessionKind } from '../../access/session.entity.js';
import { endSessions, startSession } from '../../access/sessions.js';
import { makeDataSource } from '../../database/data-source.js';
import { inTenant } from '../../database/tenant.js';
import { makeServer } from '../../app/server.js';
import {
  type MadeCompany,
  type MadeEmployee,
  makeAdministrator,
  makeCompany,
  makeEmployee,
  recordOf,
} from '../../../test/factories.js';
import { useTestGateway } from '../../../test/hooks.js';
import { Company } from '../company/profile/company.entity.js';
import { entities } from '../../app/rooms.js';

const gateway = useTestGateway();
let provider: string;
beforeAll(async () => {
  provider = (await makeAdministrator(gateway.app)).token;
});

const setStatus = async ({ company }: MadeCompany, isActive: 'Active' | 'InActive') => {
  const answer = await gateway.rest(provider, `POST /company/activate/${company.id}`, { isActive });
  expect(answer.status).toBe(201);
};
const settings = (phone: MadeEmployee, headers?: Record<string, string>) =>
  gateway.rest(phone.token, 'GET /employee/settings', undefined, headers);
/** Changes rows of sessions behind the gateway's back. */
const updateSessions = ({ company }: MadeCompany, change: string, kind: SessionKind) =>
  inTenant(gateway.app.dataSource, company.id, (db) =>
    db.unnamed(`UPDATE session SET ${change} WHERE company_id = $1 AND kind = $2`, [
      company.id,
      kind,
    ]),
  );

async function makeInactive(): Promise<{ company: MadeCompany; phone: MadeEmployee }> {
  const company = await makeCompany(gateway.app);
  const phone = await makeEmployee(gateway.app, company);
  await setStatus(company, 'InActive');
  return { company, phone };
}

const suspended = {
  success: false,
  message: 'Your company is not active. The app continues once it is active again',
};
const ended = {
  success: false,
  errorCode: 401,
  message: 'Your session has ended, please sign in again',
};

describe('phone of an inactive company', () => {
  it('is refused with 403, a reason and no errorCode for reads and uploads', async () => {
    const { phone } = await makeInactive();
    const answers = [
      await settings(phone),
      await gateway.rest(phone.token, 'POST /contacts', {
        records: [recordOf(phone, new Date(), 5)],
      }),
      await gateway.rest(phone.token, 'POST /health/new', { bluetooth_status: true }),
    ];
    for (const { status, body, headers } of answers)
      expect([status, body, headers['x-reason']]).toEqual([403, suspended, 'COMPANY_INACTIVE']);
  });

  it('is refused with the same reason over GraphQL', async () => {
    const { phone } = await makeInactive();
    const { errors } = await gateway.graphql(phone.token, '{ appSettings { timeMetric } }');
    expect(errors?.[0]?.extensions).toEqual({ code: 'FORBIDDEN', reason: 'COMPANY_INACTIVE' });
  });

  it('can upload without a new sign-in once the company is active again, also to another process', async () => {
    const { company, phone } = await makeInactive();
    const colleague = await makeEmployee(gateway.app, company);
    const dataSource = await makeDataSource(gateway.app.ownerUrl, entities, {
      poolSize: 2,
    }).initialize();
    const otherProcess = await makeServer({ ...gateway.app, dataSource }, { introspection: false });
    const upload = () =>
      otherProcess.inject({
        method: 'POST',
        url: '/api/contacts',
        headers: { authorization: `Bearer ${phone.token}` },
        payload: { records: [recordOf(colleague, new Date(Date.now() - 3_600_000), 20)] },
      });
    expect((await upload()).statusCode).toBe(403);
    await setStatus(company, 'Active');
    const sent = await upload();
    expect([sent.statusCode, sent.json().data.accepted]).toEqual([200, 1]);
    await otherProcess.close();
    await dataSource.destroy();
  });

  it('is signed out when its session expires', async () => {
    const { company, phone } = await makeInactive();
    await updateSessions(company, `expires_at = now() - interval '1 second'`, SessionKind.EMPLOYEE);
    const answer = await settings(phone);
    expect([answer.status, answer.body]).toEqual([401, ended]);
  });

  it('is signed out when its employee is deleted or its session revoked', async () => {
    const { company, phone } = await makeInactive();
    const other = await makeEmployee(gateway.app, company);
    await inTenant(gateway.app.dataSource, company.company.id, async (db) => {
      await endSessions(db, company.company.id, { employeeId: other.employee.id });
      await db.unnamed('UPDATE employee SET deleted_at = now() WHERE id = $1', [phone.employee.id]);
    });
    for (const each of [phone, other]) {
      const answer = await settings(each);
      expect([answer.status, answer.body]).toEqual([401, ended]);
    }
  });

  it('is signed out when the deletion date of its company has passed', async () => {
    const { company, phone } = await makeInactive();
    await gateway.app.dataSource
      .getRepository(Company)
      .update({ id: company.company.id }, { deletionAt: new Date(Date.now() - 1000) });
    const answer = await settings(phone);
    expect([answer.status, answer.body]).toEqual([401, ended]);
  });

  it('is refused without a reason if it sends another pass-key', async () => {
    const { phone } = await makeInactive();
    const answer = await settings(phone, { 'x-company-id': 'another-pass-key' });
    expect([answer.status, answer.body, answer.headers['x-reason']]).toEqual([
      401,
      ended,
      undefined,
    ]);
  });
});

describe('dashboard of an inactive company', () => {
  const name = '{ company { name } }';

  it('is signed out with a reason', async () => {
    const { company } = await makeInactive();
    const rest = await gateway.rest(company.token, 'GET /employees');
    expect([rest.status, rest.body, rest.headers['x-reason']]).toEqual([
      401,
      { ...ended, message: 'Your company has been deactivated, please contact us' },
      'COMPANY_INACTIVE',
    ]);
    const { errors } = await gateway.graphql(company.token, name);
    expect(errors?.[0]?.extensions).toEqual({
      code: 'UNAUTHENTICATED',
      sessionEnded: true,
      reason: 'COMPANY_INACTIVE',
    });
  });

  it('stays signed out, without a reason, when the company is active again', async () => {
    const { company } = await makeInactive();
    await setStatus(company, 'Active');
    const { errors } = await gateway.graphql(company.token, name);
    expect(errors?.[0]?.extensions).toEqual({ code: 'UNAUTHENTICATED', sessionEnded: true });
  });

  it('is refused without a reason for a forged token or an expired session', async () => {
    const { company } = await makeInactive();
    await updateSessions(company, `expires_at = now() - interval '1 second'`, SessionKind.MEMBER);
    for (const token of [`${company.token.slice(0, -4)}AAAA`, company.token]) {
      const { errors } = await gateway.graphql(token, name);
      expect(errors?.[0]?.extensions).toEqual({ code: 'UNAUTHENTICATED', sessionEnded: true });
    }
  });

  it('is refused with the reason at the next sign-in only with the right password', async () => {
    const { company } = await makeInactive();
    const signIn = (password: string) =>
      gateway.graphql(
        null,
        'mutation ($input: SignInCompanyInput!) { signInCompany(input: $input) { token } }',
        { input: { email: company.email, password } },
      );
    const right = await signIn(company.password);
    expect(right.errors?.[0]).toMatchObject({
      message: 'Your company is not active, please contact us',
      extensions: { code: 'FORBIDDEN', reason: 'COMPANY_INACTIVE' },
    });
    const wrong = await signIn('not the password');
    expect(wrong.errors?.[0]?.extensions).toEqual({ code: 'UNAUTHENTICATED' });
  });
});

describe('inactivationPreview', () => {
  const preview = (token: string | null, id: string) =>
    gateway.graphql(
      token,
      'query ($id: UUID!) { inactivationPreview(company: { id: $id }) { people phones dashboards } }',
      { id },
    );

  it('counts employees, and signed-in phones and dashboards', async () => {
    const company = await makeCompany(gateway.app);
    const people = await Promise.all([1, 2, 3, 4].map(() => makeEmployee(gateway.app, company)));
    const [twice, signedOut, deleted] = people.map(({ employee }) => employee);
    const phone = { kind: SessionKind.EMPLOYEE, employeeId: twice?.id ?? '' } as const;
    await startSession(gateway.app, company.company.id, phone);
    await gateway.rest(company.token, `DELETE /employee/${deleted?.id}`);
    await inTenant(gateway.app.dataSource, company.company.id, (db) =>
      endSessions(db, company.company.id, { employeeId: signedOut?.id ?? '' }),
    );
    const { data } = await preview(provider, company.company.id);
    expect(data.inactivationPreview).toEqual({ people: 3, phones: 2, dashboards: 1 });
  });

  it('does not count a dashboard that was idle for a day', async () => {
    const company = await makeCompany(gateway.app);
    const idle = `last_used_at = now() - interval '25 hours'`;
    await updateSessions(company, idle, SessionKind.MEMBER);
    const { email, password } = company;
    await gateway.rest(null, 'POST /company/login', { email, password });
    const { data } = await preview(provider, company.company.id);
    expect(data.inactivationPreview.dashboards).toBe(1);
  });

  it('counts nothing for a company without sessions', async () => {
    const company = await makeCompany(gateway.app);
    await gateway.graphql(company.token, 'mutation { signOut { signedOutAt } }');
    const { data } = await preview(provider, company.company.passKey);
    expect(data.inactivationPreview).toEqual({ people: 0, phones: 0, dashboards: 0 });
  });

  it('is refused to companies, and unknown companies are not found', async () => {
    const company = await makeCompany(gateway.app);
    const refused = await preview(company.token, company.company.id);
    expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const unknown = await preview(provider, randomUUID());
    expect(unknown.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });

  it('is refused beside other fields', async () => {
    const { errors } = await gateway.graphql(
      provider,
      '{ inactivationPreview(company: { passKey: "x" }) { people } companies { total } }',
    );
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});
