import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Role } from '../../../access/role.js';
import { DAY } from '../../../durations.js';
import { listAudit } from '../../../../test/audit.js';
import { inTenant, providerTenant } from '../../../database/tenant.js';
import { noticeMails } from '../../cases/notices/notice-mails.js';
import { startSendingMails } from '../../../mail/send-mail.job.js';
import { Mail } from '../../../mail/mail.entity.js';
import {
  type MadeCompany,
  makeAdministrator,
  makeCompany,
  makeEmployee,
  makeEmployees,
  makeMember,
} from '../../../../test/factories.js';
import { orderFields, placeOrder, usd } from '../../../../test/orders.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { enterprisePlanId, professionalPlanId, standardPlanId } from '../plans/plan.service.js';

const gateway = useTestGateway();
let provider: string;
beforeAll(async () => {
  await startSendingMails(gateway.app, noticeMails(gateway.app));
  provider = (await makeAdministrator(gateway.app)).token;
});
beforeEach(() => gateway.app.forgetTries());

const request = 'planRequest { plan { name } note }';
const upgrade = (token: string, planId: string) =>
  gateway.graphql(
    token,
    `mutation ($planId: UUID!) { updateCompanyPlan(input: { planId: $planId }) { plan { name } ${request} } }`,
    { planId },
  );
const ask = (token: string | null, planId: string, note?: string) =>
  gateway.graphql(
    token,
    `mutation ($input: RequestPlanInput!) { requestPlan(input: $input) { plan { name } ${request} } }`,
    { input: { planId, ...(note === undefined ? {} : { note }) } },
  );
const close = (token: string, id?: string) =>
  gateway.graphql(
    token,
    `mutation ($company: CompanyRef) { closePlanRequest(company: $company) { ${request} } }`,
    { company: id && { id } },
  );
const read = async ({ token }: MadeCompany, fields: string) =>
  (await gateway.graphql(token, `{ company { ${fields} } }`)).data.company;
const listActions = async (made: MadeCompany) =>
  (await listAudit(gateway.app, made)).map(({ action, detail }) => [action, detail]);
const listMailsAbout = (name: string) =>
  inTenant(gateway.app.dataSource, providerTenant, async (db) => {
    const mails = await (await db.manager()).findBy(Mail, { companyId: providerTenant });
    return mails.filter(({ subject }) => subject.startsWith(name));
  });
const trialEndsAt = () => new Date(Date.now() + DAY);

describe('updateCompanyPlan', () => {
  it.each([professionalPlanId, enterprisePlanId])(
    'requests the paid plan %s from the sales team and leaves the plan as it is',
    async (planId) => {
      const made = await makeCompany(gateway.app, {
        planId: standardPlanId,
        trialEndsAt: trialEndsAt(),
      });
      const name = planId === professionalPlanId ? 'Professional' : 'Enterprise';
      const { data } = await upgrade(made.token, planId);
      expect(data.updateCompanyPlan).toEqual({
        plan: { name: 'Standard' },
        planRequest: { plan: { name }, note: null },
      });
      expect(await listActions(made)).toEqual([['PLAN_REQUESTED', `Standard to ${name}`]]);
      expect(await listMailsAbout(made.company.name)).toHaveLength(1);
    },
  );

  it('returns to the trial while days are left, and writes an audit entry', async () => {
    const made = await makeCompany(gateway.app, { trialEndsAt: trialEndsAt() });
    const { data } = await upgrade(made.token, standardPlanId);
    expect(data.updateCompanyPlan.plan.name).toBe('Standard');
    expect(await listActions(made)).toEqual([['PLAN_CHANGED', 'Professional to Standard']]);
  });

  it('refuses a trial that is over, and changes nothing', async () => {
    const made = await makeCompany(gateway.app, { trialEndsAt: new Date(Date.now() - 1) });
    const { errors } = await upgrade(made.token, standardPlanId);
    expect(errors?.[0]?.extensions.fields).toEqual([
      { field: 'planId', message: 'The 7 days of the trial are over' },
    ]);
    expect((await read(made, 'plan { name }')).plan.name).toBe('Professional');
  });
});

describe('requestPlan', () => {
  it('stores the request with its message until it is closed', async () => {
    const made = await makeCompany(gateway.app);
    const { data } = await ask(made.token, enterprisePlanId, ' Two more sites. ');
    expect(data.requestPlan).toEqual({
      plan: { name: 'Professional' },
      planRequest: { plan: { name: 'Enterprise' }, note: 'Two more sites.' },
    });
    expect((await close(made.token)).data.closePlanRequest.planRequest).toBeNull();
    expect((await close(made.token)).data.closePlanRequest.planRequest).toBeNull();
    expect(await listActions(made)).toEqual([
      ['PLAN_REQUESTED', 'Professional to Enterprise'],
      ['PLAN_REQUEST_CLOSED', ''],
    ]);
  });

  it('does not count a repeated request against the limit', async () => {
    const made = await makeCompany(gateway.app);
    for (let times = 0; times < 31; times += 1)
      expect((await ask(made.token, enterprisePlanId)).errors).toBeUndefined();
  });

  it('sends one mail for a repeated request, with ids in either case, and another for another message', async () => {
    const made = await makeCompany(gateway.app);
    const planIds = [enterprisePlanId, enterprisePlanId.toUpperCase()];
    const answers = await Promise.all(planIds.map((id) => ask(made.token, id, 'Soon')));
    expect(answers.map(({ errors }) => errors)).toEqual([undefined, undefined]);
    expect(await listMailsAbout(made.company.name)).toHaveLength(1);
    await ask(made.token, enterprisePlanId, 'Sooner');
    expect(await listMailsAbout(made.company.name)).toHaveLength(2);
    expect((await read(made, request)).planRequest.note).toBe('Sooner');
  });

  it.each([
    [professionalPlanId, '', 'planId', 'Please select a plan other than the current one'],
    ['x', '', 'planId', 'planId is not valid'],
    ['019a0000-0000-7000-8000-00000000dead', '', 'planId', 'Please select subscription plan'],
    [standardPlanId, '', 'planId', 'The 7 days of the trial are over'],
    [enterprisePlanId, 'x'.repeat(1001), 'note', 'At most 1000 characters'],
  ])('refuses the plan %s with the message %j, naming %s', async (planId, note, field, message) => {
    const made = await makeCompany(gateway.app);
    const { errors } = await ask(made.token, planId, note);
    expect(errors?.[0]?.extensions.fields).toEqual([{ field, message }]);
    expect((await read(made, request)).planRequest).toBeNull();
  });

  it('refuses a free plan', async () => {
    const made = await makeCompany(gateway.app, { trialEndsAt: trialEndsAt() });
    const { errors } = await ask(made.token, standardPlanId);
    expect(errors?.[0]?.extensions.fields).toEqual([
      { field: 'planId', message: 'The Standard plan is free: change to it without a request' },
    ]);
  });

  it('refuses phones, the provider and visitors', async () => {
    const made = await makeCompany(gateway.app);
    const phone = await makeEmployee(gateway.app, made);
    for (const [token, code] of [
      [phone.token, 'FORBIDDEN'],
      [provider, 'FORBIDDEN'],
      [null, 'UNAUTHENTICATED'],
    ] as const)
      expect((await ask(token, enterprisePlanId)).errors?.[0]?.extensions.code).toBe(code);
  });
});

describe('closePlanRequest', () => {
  it('allows the provider any company, and companies only their own', async () => {
    const made = await makeCompany(gateway.app);
    const other = await makeCompany(gateway.app);
    await ask(made.token, enterprisePlanId);
    const stranger = await close(other.token, made.company.id);
    expect(stranger.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    const { data } = await close(provider, made.company.id);
    expect(data.closePlanRequest.planRequest).toBeNull();
  });
});

describe('planRequest', () => {
  it('is closed by a change of plan', async () => {
    const made = await makeCompany(gateway.app);
    await ask(made.token, enterprisePlanId);
    await gateway.rest(provider, `POST /company/upgrade/plan/${made.company.id}`, {
      plan: enterprisePlanId,
    });
    expect(await read(made, `plan { name } ${request}`)).toEqual({
      plan: { name: 'Enterprise' },
      planRequest: null,
    });
  });
});

describe('placeOrder of another plan', () => {
  it('changes the plan once, and names the order in the audit log', async () => {
    const made = await makeCompany(gateway.app, {
      planId: standardPlanId,
      trialEndsAt: new Date(Date.now() - 1),
    });
    const input = orderFields();
    const { data } = await placeOrder(gateway, made.token, input);
    await placeOrder(gateway, made.token, input);
    expect(await read(made, 'plan { name } trial { isOver }')).toEqual({
      plan: { name: 'Professional' },
      trial: null,
    });
    expect((await listActions(made)).filter(([action]) => action === 'PLAN_CHANGED')).toEqual([
      ['PLAN_CHANGED', `Standard to Professional, order ${data.placeOrder.number}`],
    ]);
  });
});

describe('licences', () => {
  const fields =
    'licences { employees { ordered used } cameras { ordered used } } planChoices { plan { name } step }';

  it('returns the licences of the last order and those in use', async () => {
    const made = await makeCompany(gateway.app);
    expect((await read(made, fields)).licences).toEqual({
      employees: { ordered: null, used: 0 },
      cameras: { ordered: null, used: 0 },
    });
    const gone = await makeEmployee(gateway.app, made);
    await makeEmployee(gateway.app, made);
    await gateway.rest(made.token, `DELETE /employee/${gone.employee.id}`);
    await placeOrder(gateway, made.token, orderFields());
    await placeOrder(
      gateway,
      made.token,
      orderFields({ term: 'MONTHLY', employees: 12, cameras: 2, total: usd('144.00') }),
    );
    expect((await read(made, fields)).licences).toEqual({
      employees: { ordered: 12, used: 1 },
      cameras: { ordered: 2, used: 0 },
    });
  });

  it('returns the licences of each listed company to the provider', async () => {
    const one = await makeCompany(gateway.app, { name: 'Licences One' });
    const two = await makeCompany(gateway.app, { name: 'Licences Two' });
    await makeEmployee(gateway.app, one);
    await makeEmployee(gateway.app, two);
    await makeEmployee(gateway.app, two);
    const { data } = await gateway.graphql(
      provider,
      '{ companies(search: "Licences") { items { name licences { employees { ordered used } } } total } }',
    );
    expect(data.companies).toEqual({
      total: 2,
      items: [
        { name: 'Licences Two', licences: { employees: { ordered: null, used: 2 } } },
        { name: 'Licences One', licences: { employees: { ordered: null, used: 1 } } },
      ],
    });
  });

  it.each([Role.VIEWER, Role.AUDITOR] as const)('are rounded for a %s', async (role) => {
    const made = await makeCompany(gateway.app);
    const { token } = await makeMember(gateway.app, made, role);
    const used = async () =>
      (await gateway.graphql(token, '{ company { licences { employees { used } isRounded } } }'))
        .data.company.licences;
    await makeEmployees(gateway.app, made, 4);
    expect(await used()).toEqual({ employees: { used: 0 }, isRounded: true });
    await makeEmployees(gateway.app, made, 5);
    expect(await used()).toEqual({ employees: { used: 5 }, isRounded: true });
  });

  it('returns no ordered licences for a plan that was not ordered', async () => {
    const made = await makeCompany(gateway.app);
    await placeOrder(gateway, made.token, orderFields());
    await gateway.rest(provider, `POST /company/upgrade/plan/${made.company.id}`, {
      plan: enterprisePlanId,
    });
    const { licences, planChoices } = await read(made, fields);
    expect(licences.employees.ordered).toBeNull();
    expect(planChoices).toEqual([
      { plan: { name: 'Standard' }, step: 'UNAVAILABLE' },
      { plan: { name: 'Professional' }, step: 'ORDER' },
      { plan: { name: 'Enterprise' }, step: 'CURRENT' },
    ]);
  });
});
