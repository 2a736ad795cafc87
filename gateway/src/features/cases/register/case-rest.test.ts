import { beforeAll, describe, expect, it } from 'vitest';
import { type MadeCompany, makeCompany, makeEmployee } from '../../../../test/factories.js';
import { useTestGateway } from '../../../../test/hooks.js';

const gateway = useTestGateway();
let company: MadeCompany;

beforeAll(async () => {
  company = await makeCompany(gateway.app);
  await makeEmployee(gateway.app, company, { name: 'Ana Lim', isPositive: true });
  const { employee } = await makeEmployee(gateway.app, company, { name: 'Ben Ong' });
  await gateway.graphql(
    company.token,
    `mutation { openCase(input: { employee: { id: "${employee.id}" }, disease: COVID_19, classification: SUSPECTED, notes: "Called in" }) { id } }`,
  );
});

const list = async (query: string) => {
  const { status, body } = await gateway.rest(company.token, `GET /cases${query}`);
  expect(status).toBe(200);
  return [body.total, body.data.map(({ number }: { number: number }) => number)];
};

describe('GET /api/cases', () => {
  it('lists cases with the field names of the schema, newest first', async () => {
    const { body } = await gateway.rest(company.token, 'GET /cases');
    expect(body).toMatchObject({
      success: true,
      total: 2,
      data: [
        {
          number: 2,
          person: { name: 'Ben Ong' },
          disease: 'COVID_19',
          classification: 'SUSPECTED',
          notes: 'Called in',
          isOpen: true,
          outcome: null,
          dayZero: { basis: 'REPORT' },
          window: { endReason: 'NOW' },
        },
        { number: 1, classification: 'CONFIRMED' },
      ],
    });
  });

  it('filters, sorts and pages', async () => {
    expect(await list('?classification=SUSPECTED')).toEqual([1, [2]]);
    expect(await list('?isOpen=false')).toEqual([0, []]);
    expect(await list('?isOpen=1&diseases=COVID_19,MPOX&order=NAME')).toEqual([2, [1, 2]]);
    expect(await list('?diseases=MPOX')).toEqual([0, []]);
    expect(await list('?search=ana')).toEqual([1, [1]]);
    expect(await list('?isOpen=&diseases=&classification=&order=&pageSize=1&page=2')).toEqual([
      2,
      [1],
    ]);
  });

  it.each([
    ['diseases', '?diseases=PLAGUE'],
    ['isOpen', '?isOpen=perhaps'],
    ['order', '?order=RANDOM'],
    ['pageSize', '?pageSize=101'],
  ])('names an invalid %s', async (field, query) => {
    const { status, body } = await gateway.rest(company.token, `GET /cases${query}`);
    expect(status).toBe(400);
    expect(body.errors[0].field).toContain(field);
  });
});
