import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTenant } from '../../database/tenant.js';
import { makeCompany } from '../../testing/factories.js';
import { startTestGateway, type TestGateway } from '../../testing/run-document.js';
import { standardPlanId } from '../plans/plan.service.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

const full =
  'The Standard plan has room for 50 employees: the Professional plan has room for 1,000 employees';

it('a plan has room for so many people, and its end says which plan has more', async () => {
  const made = await makeCompany(gateway.app, { planId: standardPlanId });
  const fill = `INSERT INTO employee (company_id, id, code, name, email, phone, department)
    SELECT $1, gen_random_uuid(), 'E' || n, 'Somebody', 'e' || n || '@x.example', (1000000 + n)::text, 'Research'
    FROM generate_series(1, 49) AS n`;
  await inTenant(gateway.app.dataSource, made.company.id, (db) =>
    db.rows({ name: 'fill', text: fill }, [made.company.id]),
  );
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
