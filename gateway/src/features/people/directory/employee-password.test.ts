import { beforeAll, describe, expect, it } from 'vitest';
import { Role } from '../../../access/role.js';
import { inTenant } from '../../../database/tenant.js';
import { makeApiKey } from '../../../../test/api-keys.js';
import { makeEmployeeInput } from '../../../../test/employee-input.js';
import {
  type MadeCompany,
  makeCompany,
  makeEmployee,
  makeMember,
} from '../../../../test/factories.js';
import { useTestGateway } from '../../../../test/hooks.js';

const gateway = useTestGateway();
let made: MadeCompany;
beforeAll(async () => {
  made = await makeCompany(gateway.app);
});

const create = `mutation ($input: CreateEmployeeInput!) {
  createEmployee(input: $input) { password employee { id code hasPassword } } }`;
const update = `mutation ($input: UpdateEmployeeInput!) { updateEmployee(input: $input) { id } }`;

const setPassword = (token: string, id: string) =>
  gateway.graphql(token, update, { input: { employee: { id }, password: '483920' } });

const signIn = (employeeId: string | null) =>
  gateway.rest(null, 'POST /employee/login', {
    unique_id: made.company.passKey,
    employee_id: employeeId,
    password: '483920',
  });

/** Moves every confirmation of identity in the company 11 minutes into the past. */
const ageProofs = () =>
  inTenant(gateway.app.dataSource, made.company.id, (db) =>
    db.unnamed("UPDATE session SET proved_at = proved_at - interval '11 minutes'", []),
  );

const refused = {
  code: 'FORBIDDEN',
  fields: [
    {
      field: 'password',
      message:
        'API keys may not set passwords of employees: an owner or directory manager issues app codes',
    },
  ],
};

describe("an employee's password", () => {
  it('is refused to an API key with the scope employee:update, which cannot sign in as the employee', async () => {
    const { employee } = await makeEmployee(gateway.app, made, { isPositive: true });
    const { key } = await makeApiKey(gateway.app, made, { scopes: ['employee:update'] });
    const { errors } = await setPassword(key, employee.id);
    expect(errors?.[0]?.extensions).toEqual(refused);
    expect((await signIn(employee.code)).status).toBe(401);
  });

  it('is refused to an API key with every scope over REST, for a new and for an existing employee', async () => {
    const { employee } = await makeEmployee(gateway.app, made);
    const { key } = await makeApiKey(gateway.app, made);
    const { code, ...input } = makeEmployeeInput();
    const answers = [
      await gateway.rest(key, `PATCH /employee/${employee.id}`, { password: '483920' }),
      await gateway.rest(key, 'POST /employee/new', {
        ...input,
        employee_id: code,
        password: '483920',
      }),
    ];
    for (const { status, body } of answers)
      expect([status, body]).toEqual([
        403,
        { success: false, message: refused.fields[0]?.message, errors: refused.fields },
      ]);
    expect((await signIn(employee.code)).status).toBe(401);
  });

  it('is not generated for an employee that an API key adds', async () => {
    const { key } = await makeApiKey(gateway.app, made);
    const { data } = await gateway.graphql(key, create, { input: makeEmployeeInput() });
    expect(data.createEmployee).toMatchObject({ password: null, employee: { hasPassword: false } });
    const { code, ...input } = makeEmployeeInput();
    const added = await gateway.rest(key, 'POST /employee/new', { ...input, employee_id: code });
    expect(added.status).toBe(200);
    expect(added.body.data).not.toHaveProperty('password');
  });

  it('is set by directory managers who have confirmed their identity within 10 minutes', async () => {
    const { employee } = await makeEmployee(gateway.app, made);
    const { token } = await makeMember(gateway.app, made, Role.DIRECTORY_MANAGER);
    await ageProofs();
    const late = [
      await setPassword(token, employee.id),
      await gateway.graphql(token, create, { input: makeEmployeeInput() }),
    ];
    expect(late.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual(['STEP_UP', 'STEP_UP']);
    expect((await signIn(employee.code)).status).toBe(401);
    const details = { employee: { id: employee.id }, designation: 'Driver' };
    expect((await gateway.graphql(token, update, { input: details })).errors).toBeUndefined();

    const confirmed = await makeMember(gateway.app, made, Role.DIRECTORY_MANAGER);
    expect((await setPassword(confirmed.token, employee.id)).errors).toBeUndefined();
    expect((await signIn(employee.code)).status).toBe(200);
  });
});
