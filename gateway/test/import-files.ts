import { type MadeCompany, makeCompany, makeEmployee } from './factories.js';
import type { TestGateway } from './run-document.js';

/** The heading of our own export. */
export const heading = 'ID NO.,NAME,PHONE NO.,EMAIL,DEPARTMENT,COVID-19 STATUS,LAST ACTIVE';

/** A company with three people, A-1, A-2 and A-3. */
export async function companyOfThree(gateway: TestGateway): Promise<MadeCompany> {
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

/** A line of a file: one of the three people, or Dan Koh, but for what is given. */
export const rowOf = (
  at: number,
  given: Partial<Record<'id' | 'name' | 'phone' | 'email' | 'department' | 'status', string>> = {},
) =>
  [
    given.id ?? `A-${at}`,
    given.name ?? ['', 'Ana Lim', 'Ben Ong', 'Carla Diaz'][at] ?? 'Dan Koh',
    given.phone ?? `6123000${at}`,
    given.email ?? `a${at}@x.example`,
    given.department ?? 'Research',
    given.status ?? 'NEGATIVE',
    'Not available',
  ].join();

export const listPeople = async (gateway: TestGateway, made: MadeCompany) => {
  const { data } = await gateway.graphql(
    made.token,
    '{ employees(pageSize: 1000, sort: EMPLOYEE_ID) { total items { code name phone email department isPositive positiveDate hasPassword version } } }',
  );
  return data.employees.items;
};
