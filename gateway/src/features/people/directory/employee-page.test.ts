import { beforeAll, describe, expect, it } from 'vitest';
import { type MadeCompany, makeCompany, makeEmployee } from '../../../../test/factories.js';
import { useTestGateway } from '../../../../test/hooks.js';

const gateway = useTestGateway();

describe('employees', () => {
  let company: MadeCompany;
  beforeAll(async () => {
    company = await makeCompany(gateway.app);
    const people = [
      ['A-1', 'Ana Lim', 'Research', '2026-11-01T08:00:00Z'],
      ['B-2', 'ben ong', 'Sales', null],
      ['C-3', 'Carla Research', 'Sales', '2026-11-02T08:00:00Z'],
      ['D_4', 'Dan 100% Koh', 'Design', null],
    ] as const;
    for (const [code, name, department, lastActiveAt] of people) {
      await makeEmployee(gateway.app, company, {
        code,
        name,
        department,
        email: `${code.toLowerCase()}@x.example`,
        lastActiveAt: lastActiveAt && new Date(lastActiveAt),
      });
    }
  });
  const list = (args: string) =>
    gateway.graphql(company.token, `{ employees(${args}) { total items { code } } }`);
  const codes = async (args: string) =>
    (await list(args)).data.employees.items.map(({ code }: { code: string }) => code);

  it.each([
    ['search: "research"', ['A-1', 'C-3']],
    ['search: "b-2@x"', ['B-2']],
    ['search: "c-3"', ['C-3']],
    ['search: "100%"', ['D_4']],
    ['search: "d_4"', ['D_4']],
    ['search: "%"', ['D_4']],
    ['search: "nobody"', []],
    ['sort: NAME, direction: DESC', ['D_4', 'C-3', 'B-2', 'A-1']],
    ['sort: DEPARTMENT', ['D_4', 'A-1', 'B-2', 'C-3']],
    ['sort: LAST_ACTIVE, direction: DESC', ['C-3', 'A-1', 'B-2', 'D_4']],
    ['page: 2, pageSize: 3', ['D_4']],
    ['page: 9, pageSize: 3', []],
  ])('lists for (%s) %j', async (args, expected) => {
    expect(await codes(args)).toEqual(expected);
  });

  it('returns the total of all pages', async () => {
    expect((await list('search: "sales", pageSize: 1')).data.employees.total).toBe(2);
  });

  it.each([
    ['page: 0', 'page'],
    ['pageSize: 0', 'pageSize'],
    ['pageSize: 100001', 'pageSize'],
    [`search: "${'x'.repeat(101)}"`, 'search'],
  ])('refuses (%s), naming %s', async (args, field) => {
    expect((await list(args)).errors?.[0]?.extensions.fields?.[0]?.field).toBe(field);
  });

  it('refuses a search with a character that cannot be stored', async () => {
    const { errors } = await gateway.graphql(
      company.token,
      'query ($search: String) { employees(search: $search) { total } }',
      { search: 'a\u0000b' },
    );
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});
