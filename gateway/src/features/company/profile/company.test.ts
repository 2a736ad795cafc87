import { describe, expect, it } from 'vitest';
import { makeCompany, makeEmployee, makeTimeMetric } from '../../../../test/factories.js';
import { useTestGateway } from '../../../../test/hooks.js';

const day = 86_400_000;

const gateway = useTestGateway();

const change =
  'mutation ($minutes: Int!) { updateCompanySettings(input: { timeMetric: $minutes }) { timeMetric pendingTimeMetric { minutes from } } }';

describe('updateCompanySettings', () => {
  it('schedules a time metric for 24 hours later; a later choice replaces it', async () => {
    const company = await makeCompany(gateway.app);
    const before = Date.now();
    const first = await gateway.graphql(company.token, change, { minutes: 5 });
    expect(first.data.updateCompanySettings.timeMetric).toBe(15);
    expect(
      Date.parse(first.data.updateCompanySettings.pendingTimeMetric.from),
    ).toBeGreaterThanOrEqual(before + day);
    const second = await gateway.graphql(company.token, change, { minutes: 10 });
    expect(second.data.updateCompanySettings.pendingTimeMetric.minutes).toBe(10);
    const phone = await makeEmployee(gateway.app, company);
    expect((await gateway.rest(phone.token, 'GET /employee/settings')).body.data.timeMetric).toBe(
      15,
    );
  });

  it('applies the time metric after 24 hours, for the provider too', async () => {
    const company = await makeCompany(gateway.app);
    await makeTimeMetric(gateway.app, company, 5, new Date(Date.now() - 1));
    const { body } = await gateway.rest(
      company.token,
      `GET /company/details/${company.company.id}`,
    );
    expect(body.data.timeMetric).toBe(5);
  });

  it('refuses a time metric that the product does not offer', async () => {
    const company = await makeCompany(gateway.app);
    const { errors } = await gateway.graphql(company.token, change, { minutes: 7 });
    expect(errors?.[0]?.extensions.fields).toEqual([
      {
        field: 'timeMetric',
        message: 'Please select one of 1, 2, 3, 4, 5, 10, 15, 20, 25, 30 minutes',
      },
    ]);
  });

  it('keeps one of three concurrent changes', async () => {
    const company = await makeCompany(gateway.app);
    await Promise.all(
      [5, 10, 20].map((minutes) => gateway.graphql(company.token, change, { minutes })),
    );
    const { data } = await gateway.graphql(
      company.token,
      '{ company { timeMetric pendingTimeMetric { minutes } } }',
    );
    expect(data.company.timeMetric).toBe(15);
    expect([5, 10, 20]).toContain(data.company.pendingTimeMetric.minutes);
  });
});

describe('GET /api/company/details', () => {
  it("returns the company in the contract's format, by id and by pass-key", async () => {
    const { company, token, email } = await makeCompany(gateway.app, { name: 'Harbour Works' });
    const byId = await gateway.rest(token, `GET /company/details/${company.id}`);
    const byKey = await gateway.rest(token, `GET /company/details/${company.passKey}`);
    expect(byKey.text).toBe(byId.text);
    expect([byId.status, byId.body]).toEqual([
      201,
      {
        success: true,
        data: {
          _id: company.id,
          unique_id: company.passKey,
          company_name: 'Harbour Works',
          email,
          subdomain: 'https://company.example',
          location: { country: 'Singapore' },
          phone: '61234567',
          plan: company.planId,
          isActive: 'Active',
          current_plan_details: { plan: { plan_name: 'Professional' } },
          timeMetric: 15,
          min_distance: 6,
          is_cross_status_on: false,
          is_geofencing_on: false,
          latitude: null,
          longitude: null,
          radius: null,
          iframe: '',
          createdAt: company.createdAt.toISOString(),
        },
      },
    ]);
  });
});

describe('GET /api/plans', () => {
  it('returns all plans to everybody', async () => {
    const { status, body } = await gateway.rest(null, 'GET /plans');
    expect(status).toBe(201);
    expect(
      body.data.map(({ name, price }: { name: string; price: string }) => [name, price]),
    ).toEqual([
      ['Standard', '0.00'],
      ['Professional', '2.00'],
      ['Enterprise', '0.00'],
    ]);
    expect(Object.keys(body.data[0].planDetails)).toEqual([
      'plan_name',
      'description',
      'max_employee',
      'isPayble',
      'access',
    ]);
  });
});
