import { describe, expect, it } from 'vitest';
import { makeDataSource } from '../../../database/data-source.js';
import { inTenant } from '../../../database/tenant.js';
import { makeServer } from '../../../app/server.js';
import { makeAdministrator, makeCompany, makeEmployee } from '../../../../test/factories.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { Company, CompanyStatus } from '../../company/profile/company.entity.js';
import { entities } from '../../../app/rooms.js';

const gateway = useTestGateway();

describe('a session', () => {
  it('ends at once with signOut', async () => {
    const { token } = await makeCompany(gateway.app);
    expect((await gateway.graphql(token, 'mutation { signOut { signedOutAt } }')).data).toEqual({
      signOut: { signedOutAt: expect.any(String) },
    });
    const after = await gateway.rest(token, 'GET /employees');
    expect(after.status).toBe(401);
    expect(after.body.errorCode).toBe(401);
  });

  it('writes one audit entry for concurrent signOut requests', async () => {
    const company = await makeCompany(gateway.app);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        gateway.graphql(company.token, 'mutation { signOut { signedOutAt } }'),
      ),
    );
    for (const { data, errors } of answers)
      expect(data?.signOut ? 'done' : errors?.[0]?.extensions.code).toBeOneOf([
        'done',
        'UNAUTHENTICATED',
      ]);
    expect(answers.filter(({ data }) => data?.signOut).length).toBeGreaterThan(1);
    const entries = await inTenant(gateway.app.dataSource, company.company.id, (db) =>
      db.rows({
        name: 'sign-outs',
        text: `SELECT id FROM audit_entry WHERE action = 'SIGNED_OUT'`,
      }),
    );
    expect(entries).toHaveLength(1);
  });

  it('ends when the company is inactivated', async () => {
    const company = await makeCompany(gateway.app);
    const phone = await makeEmployee(gateway.app, company);
    await gateway.app.dataSource
      .getRepository(Company)
      .update({ id: company.company.id }, { status: CompanyStatus.INACTIVE });
    expect((await gateway.rest(company.token, 'GET /employees')).body.errorCode).toBe(401);
    expect((await gateway.rest(phone.token, 'GET /employee/settings')).status).toBe(403);
  });

  it('ends on every other process within a second of an inactivation', async () => {
    const company = await makeCompany(gateway.app);
    const phone = await makeEmployee(gateway.app, company);
    const dataSource = await makeDataSource(gateway.app.ownerUrl, entities, {
      poolSize: 2,
    }).initialize();
    const otherProcess = await makeServer({ ...gateway.app, dataSource }, { introspection: false });
    const statusThere = async (token: string, url: string) =>
      (await otherProcess.inject({ url, headers: { authorization: `Bearer ${token}` } }))
        .statusCode;
    expect(await statusThere(company.token, '/api/employees')).toBe(200);
    expect(await statusThere(phone.token, '/api/employee/settings')).toBe(200);
    const { token } = await makeAdministrator(gateway.app);
    await gateway.rest(token, `POST /company/activate/${company.company.id}`, {
      isActive: 'InActive',
    });
    expect(await statusThere(company.token, '/api/employees')).toBe(401);
    expect(await statusThere(phone.token, '/api/employee/settings')).toBe(403);
    await otherProcess.close();
    await dataSource.destroy();
  });

  it('ends when the employee is deleted', async () => {
    const company = await makeCompany(gateway.app);
    const phone = await makeEmployee(gateway.app, company);
    await gateway.rest(company.token, `DELETE /employee/${phone.employee.id}`);
    expect((await gateway.rest(phone.token, 'GET /employee/settings')).body.errorCode).toBe(401);
  });

  it('is not mentioned in the refusal of a request without one', async () => {
    const answer = await gateway.rest(null, 'GET /employees');
    expect([answer.status, answer.body]).toEqual([
      401,
      { success: false, message: 'Please sign in' },
    ]);
  });
});

describe('authentication', () => {
  it.each([
    ['a bearer token', (token: string) => ({ authorization: `Bearer ${token}` })],
    [
      'a bearer token and the pass-key',
      (token: string, passKey: string) => ({
        authorization: `Bearer ${token}`,
        'x-company-id': passKey,
      }),
    ],
    [
      'the old pair with Bearer',
      (token: string, passKey: string) => ({ authorization: passKey, bearer: token }),
    ],
    [
      'the old pair with Token',
      (token: string, passKey: string) => ({ authorization: passKey, token: `Bearer ${token}` }),
    ],
    [
      'the old pair with X-Access-Token',
      (token: string, passKey: string) => ({ authorization: passKey, 'x-access-token': token }),
    ],
  ])('accepts %s', async (_, headers) => {
    const { company, token } = await makeCompany(gateway.app);
    const answer = await gateway.rest(
      null,
      `GET /company/details/${company.id}`,
      undefined,
      headers(token, company.passKey),
    );
    expect(answer.status).toBe(201);
    expect(answer.body.data.unique_id).toBe(company.passKey);
  });

  it("refuses another company's pass-key beside the token", async () => {
    const [one, other] = [await makeCompany(gateway.app), await makeCompany(gateway.app)];
    const answer = await gateway.rest(null, 'GET /employees', undefined, {
      authorization: other.company.passKey,
      bearer: one.token,
    });
    expect(answer.status).toBe(401);
    expect(answer.body.errorCode).toBeUndefined();
  });

  it('refuses a token with a foreign signature', async () => {
    const { token } = await makeCompany(gateway.app);
    const forged = `${token.slice(0, -4)}AAAA`;
    expect((await gateway.rest(forged, 'GET /employees')).status).toBe(401);
  });
});
