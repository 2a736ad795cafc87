import { describe, expect, it } from 'vitest';
import { inTenant } from '../../../database/tenant.js';
import { signUpFields } from '../../../../test/factories.js';
import { useMailingGateway } from '../../../../test/hooks.js';
import { orderFields, usd } from '../../../../test/orders.js';
import { Company } from '../profile/company.entity.js';
import { enterprisePlanId, professionalPlanId } from '../plans/plan.service.js';
import { Order } from './order.entity.js';

const { gateway, server } = useMailingGateway();

const signUp = (input: object) =>
  gateway.graphql(
    null,
    'mutation ($input: SignUpInput!) { signUp(input: $input) { id name email } }',
    { input },
  );

describe('signUp with an order', () => {
  it('stores the order with the company', async () => {
    const order = orderFields();
    const fields = signUpFields({ order });
    const { data } = await signUp(fields);
    const stored = await inTenant(gateway.app.dataSource, data.signUp.id, async (db) =>
      (await db.manager()).findOneByOrFail(Order, { companyId: data.signUp.id }),
    );
    expect([stored.id, stored.total, stored.planId]).toEqual([
      order.id,
      '5659.20',
      professionalPlanId,
    ]);
    const subject = `We have received your order ${stored.number}`;
    await server.mailTo(order.billing.email, subject);
    await server.mailTo(String(fields.email), subject);
    await server.mailTo(String(fields.email), 'Please verify your email address');
  });

  it.each([
    [{ total: usd('1.00') }, {}, 'CONFLICT', 'order.total'],
    [{ employees: 0 }, {}, 'BAD_USER_INPUT', 'order.employees'],
    [{ cameras: -1 }, {}, 'BAD_USER_INPUT', 'order.cameras'],
    [{ planId: enterprisePlanId }, {}, 'BAD_USER_INPUT', 'order.planId'],
    [{}, { city: '' }, 'BAD_USER_INPUT', 'order.billing.city'],
    [{}, { country: 'ZZ' }, 'BAD_USER_INPUT', 'order.billing.country'],
  ])(
    'creates no company for an order with %j %j: %s of %s',
    async (input, billing, code, field) => {
      const fields = signUpFields({ order: orderFields(input, billing) });
      const { errors } = await signUp(fields);
      expect(errors?.[0]?.extensions).toMatchObject({ code, fields: [{ field }] });
      const companies = gateway.app.dataSource.getRepository(Company);
      expect(await companies.countBy({ name: String(fields.name) })).toBe(0);
      expect((await signUp({ ...fields, order: null })).errors).toBeUndefined();
    },
  );

  it('refuses an order of the plan by agreement, even if that plan is selected', async () => {
    const fields = signUpFields({
      planId: enterprisePlanId,
      order: orderFields({ planId: enterprisePlanId }),
    });
    const { errors } = await signUp(fields);
    expect(errors?.[0]?.extensions.fields?.[0]?.field).toBe('order.planId');
  });
});
