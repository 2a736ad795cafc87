import { describe, expect, it } from 'vitest';
import { inTenant } from '../../../database/tenant.js';
import { cameraFields } from '../../../../test/cameras.js';
import { type MadeCompany, makeAdministrator, makeCompany } from '../../../../test/factories.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { standardPlanId } from '../plans/plan.service.js';

const gateway = useTestGateway();

async function fillDirectory({ company }: MadeCompany, people: number): Promise<void> {
  const fill = `INSERT INTO employee (company_id, id, code, name, email, phone, department)
    SELECT $1, gen_random_uuid(), 'E' || n, 'Somebody', 'e' || n || '@x.example', (1000000 + n)::text, 'Research'
    FROM generate_series(1, $2::int) AS n RETURNING 1`;
  await inTenant(gateway.app.dataSource, company.id, (db) =>
    db.rows({ name: 'fill', text: fill }, [company.id, people]),
  );
}

const createEmployee = ({ token }: MadeCompany, code: string) =>
  gateway.graphql(
    token,
    'mutation ($input: CreateEmployeeInput!) { createEmployee(input: $input) { password } }',
    {
      input: {
        code,
        name: 'Ana Lim',
        email: `${code}@x.example`,
        phone: `888000${code}`,
        department: 'Research',
      },
    },
  );

const full =
  'The Standard plan has room for 50 employees: the Professional plan has room for 1,000 employees';

describe('assertRoom', () => {
  it('refuses new people if the plan is full, and names the next larger plan', async () => {
    const made = await makeCompany(gateway.app, { planId: standardPlanId });
    await fillDirectory(made, 49);
    const add = (code: string) =>
      gateway.rest(made.token, 'POST /employee/new', {
        employee_id: code,
        name: 'Ana Lim',
        email: `${code}@x.example`,
        phone: `777000${code}`,
        department: 'Research',
      });
    expect((await add('51')).status).toBe(200);
    const refused = await add('52');
    expect([refused.status, refused.body.message]).toEqual([403, full]);

    const form = new FormData();
    form.set('method', 'email');
    form.set(
      'csv',
      new File(
        ['employee_id,name,phone,email,department\nN-1,Ben Ong,88800001,ben@x.example,Research'],
        'x.csv',
      ),
    );
    const imported = await gateway.restForm(made.token, 'POST /employee/csv-upload', form);
    expect([imported.status, imported.body.message]).toEqual([403, full]);

    await gateway.rest(made.token, 'DELETE /employee/51');
    expect((await add('53')).status).toBe(200);
  });

  it('names a larger plan that has room for exactly these people', async () => {
    const made = await makeCompany(gateway.app, { planId: standardPlanId });
    await fillDirectory(made, 999);
    const { errors } = await createEmployee(made, '1000');
    expect(errors?.[0]?.message).toBe(full);
  });
});

describe('assertFeature', () => {
  it('allows cameras on a plan that has them, and otherwise names the smallest plan that has them', async () => {
    const add = ({ token }: MadeCompany) => gateway.rest(token, 'POST /camera/new', cameraFields);
    expect((await add(await makeCompany(gateway.app))).status).toBe(200);
    const refused = await add(await makeCompany(gateway.app, { planId: standardPlanId }));
    expect([refused.status, refused.body.message]).toEqual([
      403,
      'Computer Vision is not part of the Standard plan: the Professional plan has it',
    ]);
  });
});

describe('assertPlanHasRoom', () => {
  it('refuses a plan without room for the people, for company and provider', async () => {
    const made = await makeCompany(gateway.app);
    await fillDirectory(made, 51);
    const error = {
      field: 'planId',
      message: 'The Standard plan has room for 50 employees, and the directory has 51',
    };
    const own = await gateway.graphql(
      made.token,
      'mutation ($planId: UUID!) { updateCompanyPlan(input: { planId: $planId }) { id } }',
      { planId: standardPlanId },
    );
    expect(own.errors?.[0]?.extensions.fields).toEqual([error]);
    const { token: provider } = await makeAdministrator(gateway.app);
    const at = `POST /company/upgrade/plan/${made.company.id}` as const;
    const changed = await gateway.rest(provider, at, { plan: standardPlanId });
    expect([changed.status, changed.body.errors]).toEqual([400, [{ ...error, field: 'plan' }]]);
    await gateway.rest(made.token, 'DELETE /employee/E51');
    expect((await gateway.rest(provider, at, { plan: standardPlanId })).status).toBe(201);
  });
});

describe('assertRoom with concurrent additions', () => {
  const countPeople = async (made: MadeCompany): Promise<number> => {
    const { data } = await gateway.graphql(made.token, '{ employees { total } }');
    return data.employees.total;
  };

  it('accepts one of twelve concurrent additions when one place is left', async () => {
    const made = await makeCompany(gateway.app, { planId: standardPlanId });
    await fillDirectory(made, 49);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => createEmployee(made, String(100 + at))),
    );
    const messages = answers.flatMap(({ errors }) => errors?.[0]?.message ?? []);
    expect(messages).toEqual(Array.from({ length: 11 }, () => full));
    expect(await countPeople(made)).toBe(50);
  });

  it('accepts one of five concurrent files that each fill the last place', async () => {
    const made = await makeCompany(gateway.app, { planId: standardPlanId });
    await fillDirectory(made, 49);
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, at) => {
        const form = new FormData();
        form.set('method', 'email');
        const row = `N-${at},Ben Ong,8880000${at},ben${at}@x.example,Research`;
        form.set('csv', new File([`employee_id,name,phone,email,department\n${row}`], 'x.csv'));
        return gateway.restForm(made.token, 'POST /employee/csv-upload', form);
      }),
    );
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(4);
    expect(await countPeople(made)).toBe(50);
  });

  it('refuses to undo a deletion if the plan is full again', async () => {
    const made = await makeCompany(gateway.app, { planId: standardPlanId });
    await fillDirectory(made, 50);
    const found = await gateway.graphql(made.token, '{ employees(pageSize: 1) { items { id } } }');
    const { data } = await gateway.graphql(
      made.token,
      'mutation ($selection: EmployeeSelectionInput!) { deleteEmployees(input: { selection: $selection }) { id } }',
      { selection: { ids: [found.data.employees.items[0].id] } },
    );
    await createEmployee(made, '200');
    const undone = await gateway.graphql(
      made.token,
      'mutation ($id: UUID!) { undoDirectoryChange(id: $id) { restored } }',
      { id: data.deleteEmployees.id },
    );
    expect(undone.errors?.[0]?.message).toBe(full);
    expect(await countPeople(made)).toBe(50);
  });
});
