import { beforeAll, describe, expect, it } from 'vitest';
import { type MadeCompany, makeCompany } from '../../../../test/factories.js';
import { makeEmployeeInput } from '../../../../test/employee-input.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { todayIn } from '../../company/profile/time-zone.js';

const gateway = useTestGateway();
let made: MadeCompany;
beforeAll(async () => {
  made = await makeCompany(gateway.app);
});

function restInput(): Record<string, unknown> {
  const { code, ...input } = makeEmployeeInput();
  return { ...input, employee_id: code };
}

describe('/api/employee', () => {
  it('POST /new adds, PATCH changes, GET lists and DELETE deletes', async () => {
    const company = await makeCompany(gateway.app);
    const added = await gateway.rest(company.token, 'POST /employee/new', {
      employee_id: 'R-1',
      name: 'Rosa Diaz',
      email: 'Rosa@Company.example',
      phone: '61230000',
      country_code: '+65',
      department: 'Design',
      gender: 'Female',
      dob: '1991-02-03',
      unknown_field: true,
    });
    expect(added.status).toBe(200);
    const { _id: id, password, ...employee } = added.body.data;
    expect(password).toMatch(/^\d{6}$/);
    expect(employee).toEqual({
      employee_id: 'R-1',
      name: 'Rosa Diaz',
      email: 'rosa@company.example',
      phone: '61230000',
      country_code: '+65',
      designation: '',
      department: 'Design',
      gender: 'Female',
      dob: '1991-02-03',
      company_id: company.company.id,
      is_conta_tracing: false,
      conta_tracing_date: null,
      profile_photo: null,
      last_active: null,
    });
    const changed = await gateway.rest(company.token, 'PATCH /employee/R-1', {
      name: 'Rosa Maria Diaz',
      email: 'ignored@x.example',
      employee_id: 'ignored',
      phone: '1',
      is_conta_tracing: true,
      conta_tracing_date: todayIn('Asia/Singapore'),
    });
    expect(changed.status).toBe(200);
    expect(changed.body.result).toEqual({
      ...employee,
      _id: id,
      name: 'Rosa Maria Diaz',
      is_conta_tracing: true,
      conta_tracing_date: todayIn('Asia/Singapore'),
    });
    const listed = await gateway.rest(
      company.token,
      'GET /employees?search=rosa&page=1&pageSize=5',
    );
    expect(listed.body).toEqual({ success: true, data: [changed.body.result], not_login: 1 });
    const positive = await gateway.rest(
      company.token,
      `GET /company/positive/${company.company.passKey}`,
    );
    expect([positive.status, positive.body.data]).toEqual([201, [changed.body.result]]);
    expect((await gateway.rest(company.token, `DELETE /employee/${id}`)).status).toBe(200);
    expect((await gateway.rest(company.token, 'GET /employees')).body.data).toEqual([]);
  });

  it('POST /new names invalid fields as the REST contract does', async () => {
    const answer = await gateway.rest(made.token, 'POST /employee/new', {
      name: 'R2D2',
      email: 'x',
      phone: [5],
      department: 'x',
      employee_id: 'x',
    });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual([{ field: 'phone', message: 'phone is not valid' }]);
    const missing = await gateway.rest(made.token, 'POST /employee/new', {});
    expect(missing.body.errors).toEqual(
      ['department', 'email', 'employee_id', 'name', 'phone'].map((field) => ({
        field,
        message: `${field} is missing`,
      })),
    );
    const dob = await gateway.rest(made.token, 'POST /employee/new', {
      ...restInput(),
      dob: 'yesterday',
    });
    expect(dob.body.errors).toEqual([{ field: 'dob', message: 'dob is not valid' }]);
    const taken = await gateway.rest(made.token, 'POST /employee/new', restInput());
    const again = await gateway.rest(made.token, 'POST /employee/new', {
      ...restInput(),
      employee_id: taken.body.data.employee_id,
    });
    expect([again.status, again.body.errors]).toEqual([
      409,
      [{ field: 'employee_id', message: 'Employee id is already taken' }],
    ]);
  });

  it('GET refuses a page that is not a number', async () => {
    const answer = await gateway.rest(made.token, 'GET /employees?page=two');
    expect([answer.status, answer.body.errors]).toEqual([
      400,
      [{ field: 'page', message: 'page is not valid' }],
    ]);
  });
});
