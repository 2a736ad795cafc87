import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { inTenant, poolOf } from '../../../database/tenant.js';
import { listAudit } from '../../../../test/audit.js';
import { makeAdministrator, makeCompany, type MadeCompany } from '../../../../test/factories.js';
import { useMailingGateway } from '../../../../test/hooks.js';
import { orderFields, placeOrder, usd } from '../../../../test/orders.js';
import { enterprisePlanId, professionalPlanId, standardPlanId } from '../plans/plan.service.js';

const { gateway, server } = useMailingGateway();

const place = (token: string | null, input: object) => placeOrder(gateway, token, input);
const list = (token: string | null, search?: string) =>
  gateway.graphql(
    token,
    'query ($search: String) { orders(search: $search) { total items { id number company { name plan { name } } plan { name } } } }',
    { search },
  );
const listOrderEntries = async (made: MadeCompany) =>
  (await listAudit(gateway.app, made)).filter(({ action }) => action === 'ORDER_PLACED');

describe('placeOrder', () => {
  it('stores the order at list prices, mails it and changes the plan', async () => {
    const made = await makeCompany(gateway.app, { planId: standardPlanId });
    const input = orderFields();
    const { data } = await place(made.token, input);
    const { number, ...order } = data.placeOrder;
    expect(number).toMatch(/^VC-20\d\d-[0-9A-Z]{6}$/);
    expect(order).toEqual({
      id: input.id,
      region: 'INTERNATIONAL',
      term: 'ANNUAL',
      employees: 240,
      cameras: 1,
      lines: [
        { kind: 'EMPLOYEE', count: 200, price: usd('1.80'), monthly: usd('360.00') },
        { kind: 'EMPLOYEE', count: 40, price: usd('1.44'), monthly: usd('57.60') },
        { kind: 'CAMERA', count: 1, price: usd('54.00'), monthly: usd('54.00') },
      ],
      monthly: usd('471.60'),
      months: 12,
      total: usd('5659.20'),
      payment: 'IN_CASH',
      billing: { ...input.billing, country: { code: 'SG', name: 'Singapore' } },
      plan: { name: 'Professional' },
      company: { name: made.company.name },
    });
    for (const to of [input.billing.email, made.email]) {
      const mail = await server.mailTo(to, `We have received your order ${number}`);
      expect(mail.text).toContain('200 employees: USD 1.80 each, USD 360.00 a month');
      expect(mail.text).toContain('1 camera: USD 54.00 each, USD 54.00 a month');
      expect(mail.text).toContain('Total: USD 5,659.20');
      expect(mail.text).toContain('Payment: In Cash');
    }
    const [entry] = await listOrderEntries(made);
    expect([entry?.detail, entry?.actor]).toEqual([`${number}, USD 5659.20`, made.email]);
    const { data: listed } = await list(made.token);
    expect(listed.orders).toEqual({
      total: 1,
      items: [
        {
          id: input.id,
          number,
          plan: { name: 'Professional' },
          company: { name: made.company.name, plan: { name: 'Professional' } },
        },
      ],
    });
  });

  it('takes an order for one employee', async () => {
    const made = await makeCompany(gateway.app);
    const input = orderFields({ employees: 1, total: usd('669.60') });
    const { data } = await place(made.token, input);
    expect(data.placeOrder).toMatchObject({ employees: 1, total: usd('669.60') });
  });

  it('leaves the plan unchanged if the company is already on it', async () => {
    const made = await makeCompany(gateway.app, { planId: professionalPlanId });
    expect((await place(made.token, orderFields())).errors).toBeUndefined();
    const actions = (await listAudit(gateway.app, made)).map(({ action }) => action);
    expect(actions).toContain('ORDER_PLACED');
    expect(actions).not.toContain('PLAN_CHANGED');
  });

  it('charges rupees in India, and one month for a monthly term', async () => {
    const made = await makeCompany(gateway.app);
    const rupees = { amount: '74000.00', currency: 'INR' };
    const input = orderFields({
      region: 'INDIA',
      term: 'MONTHLY',
      employees: 1000,
      cameras: 0,
      total: rupees,
    });
    const { data } = await place(made.token, input);
    expect(data.placeOrder).toMatchObject({
      monthly: rupees,
      months: 1,
      total: rupees,
    });
    const mail = await server.mailTo(
      input.billing.email,
      `We have received your order ${data.placeOrder.number}`,
    );
    expect(mail.text).toContain('Total: INR 74,000.00');
  });

  it('sends one mail if the admin is the billing contact', async () => {
    const made = await makeCompany(gateway.app);
    const input = orderFields({}, { email: made.email.toUpperCase() });
    const { data } = await place(made.token, input);
    const subject = `We have received your order ${data.placeOrder.number}`;
    await server.mailTo(made.email, subject);
    const { data: other } = await place(made.token, orderFields({}, { email: made.email }));
    await server.mailTo(made.email, `We have received your order ${other.placeOrder.number}`);
    expect(server.to(made.email).filter((mail) => mail.subject === subject)).toHaveLength(1);
  });

  it('stores one order and sends one mail for a repeated request, sequential or concurrent', async () => {
    const made = await makeCompany(gateway.app);
    const input = orderFields();
    const answers = [
      ...(await Promise.all([1, 2, 3].map(() => place(made.token, input)))),
      await place(made.token, input),
    ];
    expect(new Set(answers.map(({ data }) => data.placeOrder.number)).size).toBe(1);
    expect((await list(made.token)).data.orders.total).toBe(1);
    expect(await listOrderEntries(made)).toHaveLength(1);
    const mails = await inTenant(gateway.app.dataSource, made.company.id, (db) =>
      db.unnamed('SELECT id FROM mail'),
    );
    expect(mails).toHaveLength(2);
  });

  it('accepts ids in upper case', async () => {
    const made = await makeCompany(gateway.app, { planId: standardPlanId });
    const input = orderFields();
    const upperCase = { id: input.id.toUpperCase(), planId: input.planId.toUpperCase() };
    const { data } = await place(made.token, { ...input, ...upperCase });
    expect(data.placeOrder).toMatchObject({ id: input.id, plan: { name: 'Professional' } });
  });

  it('refuses the id of another order', async () => {
    const made = await makeCompany(gateway.app);
    const input = orderFields();
    await place(made.token, input);
    const others = [
      { ...input, cameras: 2, total: usd('6307.20') },
      { ...input, billing: { ...input.billing, city: 'Johor' } },
    ];
    for (const other of others) {
      const { errors } = await place(made.token, other);
      expect(errors?.[0]?.extensions).toEqual({
        code: 'CONFLICT',
        fields: [{ field: 'id', message: 'This order has been placed with other content' }],
      });
    }
    expect((await list(made.token)).data.orders.total).toBe(1);
  });

  it('refuses a total that differs from the prices of today', async () => {
    const made = await makeCompany(gateway.app);
    for (const total of [usd('5659.19'), { amount: '5659.20', currency: 'INR' }]) {
      const { errors } = await place(made.token, orderFields({ total }));
      expect(errors?.[0]?.extensions).toEqual({
        code: 'CONFLICT',
        fields: [{ field: 'total', message: 'The price has changed. Please check the new total.' }],
      });
    }
    expect((await list(made.token)).data.orders.total).toBe(0);
  });

  it.each([
    [{ planId: standardPlanId }, 'planId', 'The Standard plan is free: there is nothing to order'],
    [
      { planId: enterprisePlanId },
      'planId',
      'Prices of the Enterprise plan are by agreement, please contact us',
    ],
    [{ planId: randomUUID() }, 'planId', 'Please select subscription plan'],
    [{ planId: 'x' }, 'planId', 'planId is not valid'],
    [{ employees: 0 }, 'employees', 'Please choose 1 to 1000 employees'],
    [{ employees: 1001 }, 'employees', 'Please choose 1 to 1000 employees'],
    [{ cameras: -1 }, 'cameras', 'Please choose 0 to 10000 cameras'],
    [{ cameras: 10_001 }, 'cameras', 'Please choose 0 to 10000 cameras'],
    [{ total: usd('5659.2') }, 'total.amount', 'Please give an amount with two decimals'],
    [{ total: usd('much') }, 'total.amount', 'total.amount is not valid'],
  ])('refuses %j, naming %s: %s', async (invalid, field, message) => {
    const made = await makeCompany(gateway.app);
    const { errors } = await place(made.token, orderFields(invalid));
    expect(errors?.[0]?.extensions).toEqual({
      code: 'BAD_USER_INPUT',
      fields: [{ field, message }],
    });
  });

  it.each([
    ['name', ' ', 'Please enter the billing name'],
    ['email', '', 'Please enter your email address'],
    ['email', 'no address', 'Please enter valid email address'],
    ['email', '"a b"@x.example', 'Please enter valid email address'],
    ['phone', '', 'Please enter phone number'],
    ['phone', '12345', 'Minimum 6 digit required.'],
    ['phone', '12345678901234', 'At most 13 digits'],
    ['phone', '+65 +1234', 'Only numbers accepted.'],
    ['phone', '+65 123', 'Minimum 6 digit required.'],
    ['address', '', 'Please enter the address'],
    ['city', '', 'Please enter the city'],
    ['postalCode', 'x'.repeat(21), 'At most 20 characters'],
    ['country', 'ZZ', 'Please select country'],
    ['country', 'Singapore', 'Please select country'],
  ])('refuses the billing %s %j: %s', async (field, value, message) => {
    const made = await makeCompany(gateway.app);
    const { errors } = await place(made.token, orderFields({}, { [field]: value }));
    expect(errors?.[0]?.extensions).toEqual({
      code: 'BAD_USER_INPUT',
      fields: [{ field: `billing.${field}`, message }],
    });
  });

  it('accepts a billing contact without a postal code', async () => {
    const made = await makeCompany(gateway.app);
    for (const postalCode of ['', null, undefined]) {
      const { data } = await place(made.token, orderFields({}, { postalCode }));
      expect(data.placeOrder.billing.postalCode).toBeNull();
    }
  });

  it('refuses the provider and visitors, and the 31st order within 15 minutes', async () => {
    const { token } = await makeAdministrator(gateway.app);
    expect((await place(token, orderFields())).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await place(null, orderFields())).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const made = await makeCompany(gateway.app);
    const first = orderFields();
    for (let times = 0; times < 32; times += 1) await place(made.token, first);
    for (let times = 1; times < 30; times += 1) await place(made.token, orderFields());
    const refused = await place(made.token, orderFields());
    expect(refused.errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
    expect((await place(made.token, first)).errors).toBeUndefined();
    // Their mails would delay those that later tests wait for.
    await poolOf(gateway.app.dataSource).query(
      `DELETE FROM pgboss.job WHERE name = 'send-mail' AND state = 'created'`,
    );
  });
});
