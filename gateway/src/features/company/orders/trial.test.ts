import { beforeAll, describe, expect, it } from 'vitest';
import { DAY, HOUR } from '../../../durations.js';
import { inTenant } from '../../../database/tenant.js';
import {
  makeAdministrator,
  makeCompany,
  makeEmployee,
  recordOf,
} from '../../../../test/factories.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { enterprisePlanId, professionalPlanId, standardPlanId } from '../plans/plan.service.js';
import { type Company, CompanyStatus } from '../profile/company.entity.js';
import { findTrialEnd, computeTrial } from './trial.js';

const gateway = useTestGateway();
let provider: string;
beforeAll(async () => {
  provider = (await makeAdministrator(gateway.app)).token;
});

describe('computeTrial', () => {
  const endsAt = new Date('2026-03-10T09:00:00.000Z');
  const at = (moment: string) =>
    computeTrial({ trialEndsAt: endsAt }, { isPayable: false }, Date.parse(moment));

  it.each([
    ['2026-03-03T09:00:00.000Z', 7, false],
    ['2026-03-04T08:59:59.999Z', 7, false],
    ['2026-03-04T09:00:00.000Z', 6, false],
    ['2026-03-09T09:00:00.000Z', 1, false],
    ['2026-03-10T08:59:59.999Z', 1, false],
    ['2026-03-10T09:00:00.000Z', 0, true],
    ['2026-04-10T09:00:00.000Z', 0, true],
    // Seven local days can last an hour more than 168.
    ['2026-03-03T08:00:00.000Z', 7, false],
  ])('returns at %s: %i days left', (moment, daysLeft, isOver) => {
    expect(at(moment)).toEqual({ endsAt, daysLeft, isOver });
  });

  it('is null on a paid plan and before a company became active', () => {
    expect(computeTrial({ trialEndsAt: endsAt }, { isPayable: true })).toBeNull();
    expect(computeTrial({ trialEndsAt: null }, { isPayable: false })).toBeNull();
  });
});

describe('findTrialEnd', () => {
  it.each([
    ['Asia/Singapore', '2026-03-03T15:30:00.000Z', '2026-03-10T15:30:00.000Z'],
    // Clocks go forward on 29 March, back on 25 October.
    ['Europe/Berlin', '2026-03-25T11:00:00.000Z', '2026-04-01T10:00:00.000Z'],
    ['Europe/Berlin', '2026-10-20T10:00:00.000Z', '2026-10-27T11:00:00.000Z'],
    ['America/New_York', '2026-12-28T03:00:00.123Z', '2027-01-04T03:00:00.123Z'],
  ])('returns in %s the same local time 7 days after %s', async (timeZone, start, end) => {
    const found = await inTenant(gateway.app.dataSource, null, (db) =>
      findTrialEnd(db, new Date(start), timeZone),
    );
    expect(found.toISOString()).toBe(end);
  });
});

describe('trial', () => {
  const setStatus = (id: string, status: string) =>
    gateway.graphql(
      provider,
      'mutation ($id: UUID!, $status: CompanyStatus!) { updateCompanyStatus(input: { company: { id: $id }, status: $status }) { trial { endsAt daysLeft isOver } } }',
      { id, status },
    );
  const read = async (token: string) =>
    (await gateway.graphql(token, '{ company { trial { endsAt daysLeft isOver } } }')).data.company
      .trial;

  it('begins when the provider first accepts the company', async () => {
    const { company } = await makeCompany(gateway.app, {
      planId: standardPlanId,
      status: CompanyStatus.PENDING,
    });
    const before = Date.now();
    const { data } = await setStatus(company.id, 'ACTIVE');
    const { trial } = data.updateCompanyStatus;
    const endsAt = Date.parse(trial.endsAt);
    expect(endsAt).toBeGreaterThanOrEqual(before + 7 * DAY);
    expect(endsAt).toBeLessThanOrEqual(Date.now() + 7 * DAY);
    expect(trial).toMatchObject({ daysLeft: 7, isOver: false });
    await setStatus(company.id, 'INACTIVE');
    const again = await setStatus(company.id, 'ACTIVE');
    expect(again.data.updateCompanyStatus.trial).toEqual(trial);
  });

  it('is null before the company is accepted and on a paid plan', async () => {
    const trialEndsAt = new Date(Date.now() + DAY);
    const paying = await makeCompany(gateway.app, { planId: professionalPlanId, trialEndsAt });
    expect(await read(paying.token)).toBeNull();
    const pending = await makeCompany(gateway.app, {
      planId: standardPlanId,
      status: CompanyStatus.PENDING,
    });
    const { data } = await gateway.graphql(
      provider,
      'query ($id: UUID!) { company(by: { id: $id }) { trial { isOver } } }',
      { id: pending.company.id },
    );
    expect(data.company.trial).toBeNull();
  });

  it('does not stop uploads and tracing when it is over', async () => {
    const made = await makeCompany(gateway.app, {
      planId: standardPlanId,
      trialEndsAt: new Date(Date.now() - DAY),
    });
    expect(await read(made.token)).toMatchObject({ daysLeft: 0, isOver: true });
    const ana = await makeEmployee(gateway.app, made);
    const ben = await makeEmployee(gateway.app, made, { isPositive: true });
    const sent = await gateway.rest(ana.token, 'POST /contacts', {
      records: [recordOf(ben, new Date(Date.now() - HOUR), 30)],
    });
    expect(sent.body.data.accepted).toBe(1);
    const traced = await gateway.graphql(
      made.token,
      'query ($id: UUID!) { trace(employee: { id: $id }) { exposures { level } } }',
      { id: ben.employee.id },
    );
    expect(traced.data.trace.exposures).toHaveLength(1);
  });

  it('refuses phones', async () => {
    const made = await makeCompany(gateway.app, { planId: standardPlanId });
    const { token } = await makeEmployee(gateway.app, made);
    const { errors } = await gateway.graphql(token, '{ company { trial { isOver } } }');
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});

describe('companies by planState', () => {
  const list = async (planState: string | null) => {
    const { data } = await gateway.graphql(
      provider,
      'query ($planState: PlanState) { companies(planState: $planState, pageSize: 1000) { total items { id } } }',
      { planState },
    );
    expect(data.companies.total).toBe(data.companies.items.length);
    return data.companies.items.map(({ id }: { id: string }) => id);
  };

  it('finds running trials, trials that are over and requests', async () => {
    const make = (values: Partial<Company>) => makeCompany(gateway.app, values);
    const now = Date.now();
    const running = await make({ planId: standardPlanId, trialEndsAt: new Date(now + DAY) });
    const over = await make({ planId: standardPlanId, trialEndsAt: new Date(now - 1) });
    const paying = await make({ planId: professionalPlanId, trialEndsAt: new Date(now - 1) });
    const asking = await make({ planId: professionalPlanId });
    await gateway.graphql(
      asking.token,
      `mutation { requestPlan(input: { planId: "${enterprisePlanId}" }) { id } }`,
    );
    const made = [running, over, paying, asking].map(({ company }) => company.id);
    const found = async (planState: string | null) => {
      const ids = await list(planState);
      return made.filter((id) => ids.includes(id));
    };
    expect(await found('TRIAL')).toEqual([running.company.id]);
    expect(await found('TRIAL_OVER')).toEqual([over.company.id]);
    expect(await found('PLAN_REQUESTED')).toEqual([asking.company.id]);
    expect(await found(null)).toEqual(made);
  });
});
