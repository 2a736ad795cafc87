import { type MadeCompany, makeCompany, makeEmployee } from './factories.js';
import type { TestGateway } from './run-document.js';

/** Heading of the directory's export. */
export const heading = 'ID NO.,NAME,PHONE NO.,EMAIL,DEPARTMENT,COVID-19 STATUS,LAST ACTIVE';

/** Makes a company with three people. */
export async function makeCompanyOfThree(gateway: TestGateway): Promise<MadeCompany> {
  const made = await makeCompany(gateway.app);
  for (const [at, name] of ['Ana Lim', 'Ben Ong', 'Carla Diaz'].entries())
    await makeEmployee(gateway.app, made, {
      code: `A-${at + 1}`,
      name,
      email: `a${at + 1}@x.example`,
      phone: `6123000${at + 1}`,
      department: 'Research',
    });
  return made;
}

/** Makes a line of a file for one of the three people, or a fourth one. Values replace its cells. */
export const makeLine = (
  at: number,
  values: Partial<Record<'id' | 'name' | 'phone' | 'email' | 'department' | 'status', string>> = {},
) =>
  [
    values.id ?? `A-${at}`,
    values.name ?? ['', 'Ana Lim', 'Ben Ong', 'Carla Diaz'][at] ?? 'Dan Koh',
    values.phone ?? `6123000${at}`,
    values.email ?? `a${at}@x.example`,
    values.department ?? 'Research',
    values.status ?? 'NEGATIVE',
    'Not available',
  ].join();

export const listPeople = async (gateway: TestGateway, made: MadeCompany) => {
  const { data } = await gateway.graphql(
    made.token,
    '{ employees(pageSize: 1000, sort: EMPLOYEE_ID) { total items { code name phone email department isPositive positiveDate hasPassword version } } }',
  );
  return data.employees.items;
};
