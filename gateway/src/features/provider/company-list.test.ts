import { Client } from 'pg';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { inTenant } from '../../database/tenant.js';
import { Mail } from '../../mail/mail.entity.js';
import { makeAdministrator, makeCompany, makeEmployee } from '../../../test/factories.js';
import { useTestGateway } from '../../../test/hooks.js';
import { professionalPlanId } from '../company/plans/plan.service.js';
import { CompanyStatus } from '../company/profile/company.entity.js';

const standard = '019a0000-0000-7000-8000-000000000001';
const enterprise = '019a0000-0000-7000-8000-000000000003';

const gateway = useTestGateway();
let provider: string;
beforeAll(async () => {
  provider = (await makeAdministrator(gateway.app)).token;
});

const setStatus = (token: string | null, id: string, status: string) =>
  gateway.graphql(
    token,
    'mutation ($id: UUID!, $status: CompanyStatus!) { updateCompanyStatus(input: { company: { id: $id }, status: $status }) { id status timeMetric } }',
    { id, status },
  );
const listSubjects = (companyId: string) =>
  inTenant(gateway.app.dataSource, companyId, async (db) => {
    const mails = await (await db.manager()).find(Mail, { order: { id: 'ASC' } });
    return mails.map(({ subject }) => subject);
  });

describe('companies', () => {
  const list = (token: string, args = '') =>
    gateway.graphql(token, `{ companies${args} { total items { name plan { name } status } } }`);
  const names = (answer: Awaited<ReturnType<typeof list>>) =>
    answer.data.companies.items.map(({ name }: { name: string }) => name);

  beforeAll(async () => {
    await makeCompany(gateway.app, {
      name: 'Amber Foods',
      phone: '11110000',
      planId: enterprise,
      createdAt: new Date('2020-01-01'),
    });
    await makeCompany(gateway.app, {
      name: 'amber 100% Trade',
      website: 'https://trade.example',
      status: CompanyStatus.PENDING,
      createdAt: new Date('2020-01-02'),
    });
    await makeCompany(gateway.app, { name: 'Birch Amber_', createdAt: new Date('2020-01-03') });
  });

  it('lists five per page, newest first', async () => {
    for (let more = 0; more < 4; more += 1) await makeCompany(gateway.app, { name: `New ${more}` });
    const answer = await list(provider);
    expect(names(answer).slice(0, 4)).toEqual(['New 3', 'New 2', 'New 1', 'New 0']);
    expect(answer.data.companies.items).toHaveLength(5);
    expect(answer.data.companies.total).toBeGreaterThanOrEqual(7);
  });

  it.each([
    ['amber', ['Birch Amber_', 'amber 100% Trade', 'Amber Foods']],
    ['100%', ['amber 100% Trade']],
    ['r_', ['Birch Amber_']],
    ['trade.example', ['amber 100% Trade']],
    ['11110000', ['Amber Foods']],
    ['nothing like it', []],
  ])('finds %j in name, address, phone and website', async (search, found) => {
    const answer = await list(provider, `(search: ${JSON.stringify(search)})`);
    expect(names(answer)).toEqual(found);
    expect(answer.data.companies.total).toBe(found.length);
  });

  it.each([
    ['NAME, direction: ASC', ['amber 100% Trade', 'Amber Foods', 'Birch Amber_']],
    ['PLAN, direction: DESC', ['Amber Foods', 'Birch Amber_', 'amber 100% Trade']],
    ['CREATED_AT, direction: ASC', ['Amber Foods', 'amber 100% Trade', 'Birch Amber_']],
    ['STATUS, direction: DESC, pageSize: 1', ['amber 100% Trade']],
    ['CREATED_AT, page: 2, pageSize: 2', ['Amber Foods']],
  ])('sorts by %s', async (sort, sorted) => {
    expect(names(await list(provider, `(search: "amber", sort: ${sort})`))).toEqual(sorted);
  });

  it.each([
    ['page: 0', 'page', 'Page starts at 1'],
    ['page: 1000001', 'page', 'Page is at most 1000000'],
    ['pageSize: 1001', 'pageSize', 'Page size is 1 to 1000'],
  ])('refuses %s', async (args, field, message) => {
    const { errors } = await list(provider, `(${args})`);
    expect(errors?.[0]?.extensions.fields).toEqual([{ field, message }]);
  });

  it('is refused to companies', async () => {
    const company = await makeCompany(gateway.app);
    expect((await list(company.token)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await gateway.rest(company.token, 'GET /company/all')).status).toBe(403);
    expect((await gateway.rest(null, 'GET /company/all')).status).toBe(401);
  });

  it('returns the list to old clients over REST', async () => {
    const all = await gateway.rest(
      provider,
      'GET /company/all?pageSize=1000&pageNumber=1&sortBy=createdAt:desc',
    );
    expect(all.status).toBe(201);
    expect(all.body.data).toHaveLength(all.body.total);
    expect(all.body.data.at(-1)).toMatchObject({
      company_name: 'Amber Foods',
      current_plan_details: { plan: { plan_name: 'Enterprise' } },
    });
    const byName = await gateway.rest(
      provider,
      'GET /company/all?sortBy=company_name:asc&pageSize=1',
    );
    expect(byName.body.data[0].company_name).toBe('amber 100% Trade');
    const wrong = await gateway.rest(provider, 'GET /company/all?sortBy=password:asc');
    expect([wrong.status, wrong.body.errors[0].field]).toEqual([400, 'sortBy']);
  });

  it('runs as many statements for many companies as for one', async () => {
    const statements = async (pageSize: number) => {
      const query = vi.spyOn(Client.prototype, 'query');
      const document = `{ companies(pageSize: ${pageSize}) { total items { plan { name } timeMetric } } }`;
      const { data } = await gateway.graphql(provider, document);
      expect(data.companies.items).toHaveLength(pageSize);
      const count = query.mock.calls.length;
      query.mockRestore();
      return count;
    };
    expect(await statements(1)).toBeGreaterThan(3);
    expect(await statements(7)).toBe(await statements(1));
  });
});

describe('updateCompanyStatus', () => {
  it('mails a welcome on acceptance and a notice on inactivation', async () => {
    const company = await makeCompany(gateway.app, { status: CompanyStatus.PENDING });
    const { id } = company.company;
    const accepted = await setStatus(provider, id, 'ACTIVE');
    expect(accepted.data.updateCompanyStatus).toEqual({ id, status: 'ACTIVE', timeMetric: 15 });
    expect(await listSubjects(id)).toEqual(['Your company is ready']);
    await setStatus(provider, id, 'INACTIVE');
    await setStatus(provider, id, 'ACTIVE');
    expect(await listSubjects(id)).toEqual([
      'Your company is ready',
      'Your company has been deactivated',
    ]);
  });

  it('ends the sessions of dashboards at once, and does not restore them', async () => {
    const company = await makeCompany(gateway.app);
    const bystander = await makeCompany(gateway.app);
    await setStatus(provider, company.company.id, 'INACTIVE');
    const ended = async () => {
      expect((await gateway.rest(company.token, 'GET /employees')).body.errorCode).toBe(401);
    };
    await ended();
    await setStatus(provider, company.company.id, 'ACTIVE');
    await ended();
    expect((await gateway.rest(bystander.token, 'GET /employees')).status).toBe(200);
  });

  it('sends one mail for repeated and concurrent requests', async () => {
    const { company } = await makeCompany(gateway.app, { status: CompanyStatus.PENDING });
    const answers = await Promise.all(
      [1, 2, 3].map(() => setStatus(provider, company.id, 'ACTIVE')),
    );
    expect(answers.map(({ data }) => data.updateCompanyStatus.status)).toEqual(
      Array(3).fill('ACTIVE'),
    );
    expect(await listSubjects(company.id)).toEqual(['Your company is ready']);
  });

  it.each([
    [CompanyStatus.ACTIVE, 'PENDING'],
    [CompanyStatus.PENDING, 'INACTIVE'],
  ])('refuses a change from %s to %s', async (from, to) => {
    const { company } = await makeCompany(gateway.app, { status: from });
    const { errors } = await setStatus(provider, company.id, to);
    expect(errors?.[0]?.extensions.fields?.[0]?.field).toBe('status');
  });

  it('is refused to companies', async () => {
    const company = await makeCompany(gateway.app);
    const { errors } = await setStatus(company.token, company.company.id, 'INACTIVE');
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const at = `POST /company/activate/${company.company.id}`;
    expect((await gateway.rest(company.token, at, { isActive: 'Active' })).status).toBe(403);
  });

  it('accepts the values of old clients over REST', async () => {
    const { company } = await makeCompany(gateway.app);
    const at = `POST /company/activate/${company.id}`;
    const off = await gateway.rest(provider, at, { isActive: 'InActive' });
    expect([off.status, off.body.data.isActive]).toEqual([201, 'InActive']);
    expect((await gateway.rest(provider, at, { isActive: true })).body.data.isActive).toBe(
      'Active',
    );
    const wrong = await gateway.rest(provider, at, { isActive: 'Perhaps' });
    expect([wrong.status, wrong.body.errors]).toEqual([
      400,
      [{ field: 'isActive', message: 'isActive is not valid' }],
    ]);
  });
});

describe('updateCompanyPlan', () => {
  const upgrade = (token: string | null, planId: string) =>
    gateway.graphql(
      token,
      'mutation ($planId: UUID!) { updateCompanyPlan(input: { planId: $planId }) { plan { name } } }',
      { planId },
    );
  const inTrial = () => ({ trialEndsAt: new Date(Date.now() + 86_400_000) });

  it.each([
    [professionalPlanId, 'Please select a plan other than the current one'],
    ['019a0000-0000-7000-8000-00000000dead', 'Please select subscription plan'],
  ])('refuses plan %j: %s', async (planId, message) => {
    const company = await makeCompany(gateway.app);
    const { errors } = await upgrade(company.token, planId);
    expect(errors?.[0]?.extensions.fields).toEqual([{ field: 'planId', message }]);
  });

  it('applies one of two concurrent changes', async () => {
    const company = await makeCompany(gateway.app, inTrial());
    const answers = await Promise.all([1, 2].map(() => upgrade(company.token, standard)));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  });

  it('is refused to phones', async () => {
    const phone = await makeEmployee(gateway.app, await makeCompany(gateway.app));
    expect((await upgrade(phone.token, enterprise)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('allows the provider to change any company', async () => {
    const { company } = await makeCompany(gateway.app);
    const document = `mutation ($id: UUID!) { updateCompanyPlan(input: { company: { id: $id }, planId: "${standard}" }) { plan { name } } }`;
    const { data } = await gateway.graphql(provider, document, { id: company.id });
    expect(data.updateCompanyPlan.plan.name).toBe('Standard');
    const other = await makeCompany(gateway.app);
    const stranger = await gateway.graphql(other.token, document, { id: company.id });
    expect(stranger.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });

  it('takes the role from the token over REST, not from the body', async () => {
    const company = await makeCompany(gateway.app);
    const at = `/company/upgrade/plan/${company.company.id}`;
    const own = await gateway.rest(company.token, `PATCH ${at}`, {
      plan: enterprise,
      is_super_admin: true,
    });
    expect([own.status, own.body.data.plan]).toEqual([201, professionalPlanId]);
    const liar = await gateway.rest(company.token, `POST ${at}`, {
      plan: standard,
      is_super_admin: true,
    });
    expect(liar.status).toBe(403);
    const posted = await gateway.rest(provider, `POST ${at}`, { plan: standard });
    expect([posted.status, posted.body.data.plan]).toEqual([201, standard]);
    const patched = await gateway.rest(provider, `PATCH ${at}`, { plan: enterprise });
    expect([patched.status, patched.body.data.plan]).toEqual([201, enterprise]);
    const same = await gateway.rest(provider, `PATCH ${at}`, { plan: enterprise });
    expect([same.status, same.body.errors[0].field]).toEqual([400, 'plan']);
  });
});

describe('POST /api/admin/login', () => {
  it('returns a session of the administrator', async () => {
    const { email, password } = await makeAdministrator(gateway.app);
    const answer = await gateway.rest(null, 'POST /admin/login', { email, password });
    expect([answer.status, answer.body.data.admin]).toEqual([201, { email }]);
    expect((await gateway.rest(answer.body.data.token, 'GET /company/all')).status).toBe(201);
    const wrong = await gateway.rest(null, 'POST /admin/login', { email, password: 'wrong' });
    expect([wrong.status, wrong.body]).toEqual([
      401,
      { success: false, message: 'Wrong email address or password' },
    ]);
  });
});
