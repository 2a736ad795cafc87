import { Client } from 'pg';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { inTenant } from '../../../database/tenant.js';
import { makeAdministrator, makeCompany, type MadeCompany } from '../../../../test/factories.js';
import { orderFields, placeOrder } from '../../../../test/orders.js';
import { useTestGateway } from '../../../../test/hooks.js';

const gateway = useTestGateway();
beforeEach(() => gateway.app.forgetTries());

const place = (token: string | null, input: object) => placeOrder(gateway, token, input);
const list = (token: string | null, search?: string) =>
  gateway.graphql(
    token,
    'query ($search: String) { orders(search: $search) { total items { id number company { name plan { name } } plan { name } } } }',
    { search },
  );
/** Places more orders than a page has; returns their ids, oldest first. */
async function placeSix({ token }: MadeCompany): Promise<string[]> {
  const ids: string[] = [];
  for (let times = 0; times < 6; times += 1) {
    const input = orderFields();
    ids.push(input.id);
    await place(token, input);
  }
  return ids;
}

describe('orders', () => {
  it('finds orders by company, number and billing contact: for a company its own, for the provider all', async () => {
    const [one, other] = [await makeCompany(gateway.app), await makeCompany(gateway.app)];
    const input = orderFields({}, { name: `Ledger ${one.company.id}` });
    const { number } = (await place(one.token, input)).data.placeOrder;
    await place(other.token, orderFields());
    const { token } = await makeAdministrator(gateway.app);
    const searches = [one.company.name, number, `LEDGER ${one.company.id}`, input.billing.email];
    for (const search of searches) {
      const { data } = await list(token, search);
      expect(data.orders).toMatchObject({
        total: 1,
        items: [{ id: input.id, company: { name: one.company.name } }],
      });
      expect((await list(other.token, search)).data.orders).toEqual({ total: 0, items: [] });
    }
    expect((await list(other.token)).data.orders.total).toBe(1);
    expect((await list(token)).data.orders.total).toBeGreaterThan(1);
  });

  it('filters by company: for the provider any, for a company only its own', async () => {
    const [one, other] = [await makeCompany(gateway.app), await makeCompany(gateway.app)];
    const input = orderFields();
    await place(one.token, input);
    await place(other.token, orderFields());
    const { token } = await makeAdministrator(gateway.app);
    const listOrdersOfOne = (viewer: string) =>
      gateway.graphql(
        viewer,
        'query ($company: UUID!) { orders(company: { id: $company }) { total items { id } } }',
        { company: one.company.id },
      );
    expect((await listOrdersOfOne(token)).data.orders).toEqual({
      total: 1,
      items: [{ id: input.id }],
    });
    expect((await listOrdersOfOne(one.token)).data.orders.total).toBe(1);
    const found = await gateway.graphql(
      token,
      'query ($company: UUID!, $search: String) { orders(company: { id: $company }, search: $search) { total } }',
      { company: one.company.id, search: other.company.name },
    );
    expect(found.data.orders.total).toBe(0);
    expect((await listOrdersOfOne(other.token)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });

  it('lists the newest first, in pages of at most 100', async () => {
    const made = await makeCompany(gateway.app);
    const ids = await placeSix(made);
    const pages =
      '{ first: orders { items { id } } second: orders(page: 2) { items { id } total } }';
    const { data } = await gateway.graphql(made.token, pages);
    const getIds = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id);
    expect([...getIds(data.first), ...getIds(data.second)]).toEqual(ids.toReversed());
    const { errors } = await gateway.graphql(made.token, '{ orders(pageSize: 101) { total } }');
    expect(errors?.[0]?.extensions.fields?.[0]?.field).toBe('pageSize');
  });

  it('lists orders of the same moment by id, so that each is on one page', async () => {
    const made = await makeCompany(gateway.app);
    const ids = await placeSix(made);
    await gateway.app.owner.query(
      'UPDATE company_order SET created_at = now() WHERE company_id = $1',
      [made.company.id],
    );
    const pages = '{ first: orders { items { id } } second: orders(page: 2) { items { id } } }';
    const { data } = await gateway.graphql(made.token, pages);
    const listed = [...data.first.items, ...data.second.items].map(({ id }) => id);
    expect(listed).toEqual(ids.toSorted().toReversed());
  });

  it('runs as many statements for many companies as for one', async () => {
    const { token } = await makeAdministrator(gateway.app);
    for (let times = 0; times < 6; times += 1)
      await place((await makeCompany(gateway.app)).token, orderFields());
    const countStatements = async (pageSize: number) => {
      const query = vi.spyOn(Client.prototype, 'query');
      const { data } = await gateway.graphql(
        token,
        `{ orders(pageSize: ${pageSize}) { total items { company { name } plan { name } } } }`,
      );
      const { length } = query.mock.calls;
      query.mockRestore();
      expect(data.orders.items).toHaveLength(pageSize);
      return length;
    };
    const few = await countStatements(1);
    expect(await countStatements(6)).toBe(few);
    expect(few).toBeGreaterThan(3);
  });

  it("cannot be changed or deleted by the gateway's role", async () => {
    const { company } = await makeCompany(gateway.app);
    for (const statement of [`UPDATE company_order SET total = 0`, 'DELETE FROM company_order'])
      await expect(
        inTenant(gateway.app.dataSource, company.id, (db) => db.unnamed(statement)),
      ).rejects.toThrow(/permission denied/);
  });
});
