import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeAdministrator, makeCompany, makeEmployee } from '../../../test/factories.js';
import { useTestGateway } from '../../../test/hooks.js';

const gateway = useTestGateway();
let provider: string;
beforeAll(async () => {
  provider = (await makeAdministrator(gateway.app)).token;
});

const ask = (token: string | null, id: string) =>
  gateway.graphql(
    token,
    'query ($id: UUID!) { companyActivity(company: { id: $id }) { neverSignedIn active lastReportAt lastSignInAt } }',
    { id },
  );

describe('companyActivity', () => {
  it('counts active phones, and returns when the company was last used', async () => {
    const company = await makeCompany(gateway.app);
    const [phone, deleted] = [
      await makeEmployee(gateway.app, company),
      await makeEmployee(gateway.app, company),
      await makeEmployee(gateway.app, company),
    ];
    const before = Date.now();
    const { email, password } = company;
    await gateway.rest(null, 'POST /company/login', { email, password });
    await gateway.rest(phone.token, 'POST /health/new', { app_version: '1.0' });
    await gateway.rest(company.token, `DELETE /employee/${deleted.employee.id}`);
    const { data } = await ask(provider, company.company.id);
    expect(data.companyActivity).toMatchObject({
      neverSignedIn: 2,
      active: 1,
    });
    expect(Date.parse(data.companyActivity.lastReportAt)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(data.companyActivity.lastSignInAt)).toBeGreaterThanOrEqual(before);
  });

  it('returns no last report for a company that nobody has used', async () => {
    const company = await makeCompany(gateway.app);
    const { data } = await ask(provider, company.company.passKey);
    expect(data.companyActivity).toMatchObject({
      neverSignedIn: 0,
      active: 0,
      lastReportAt: null,
      lastSignInAt: null,
    });
  });

  it('is refused to companies, and unknown companies are not found', async () => {
    const company = await makeCompany(gateway.app);
    const refused = await ask(company.token, company.company.id);
    expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const unknown = await ask(provider, randomUUID());
    expect(unknown.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });

  it('is refused beside other fields', async () => {
    const { errors } = await gateway.graphql(
      provider,
      '{ companyActivity(company: { passKey: "x" }) { active } companies { total } }',
    );
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});
