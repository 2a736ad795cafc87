import { beforeAll, describe, expect, it } from 'vitest';
import type { Permission } from '../../../access/permissions.js';
import { makeApiKey } from '../../../../test/api-keys.js';
import { type MadeCompany, makeCompany, makeEmployee } from '../../../../test/factories.js';
import { makeEmployeeInput } from '../../../../test/employee-input.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { todayIn } from '../../company/profile/time-zone.js';

const gateway = useTestGateway();
let made: MadeCompany;
beforeAll(async () => {
  made = await makeCompany(gateway.app);
});

const create = `mutation ($input: CreateEmployeeInput!) {
  createEmployee(input: $input) { password employee { id code name email phone department isPositive positiveDate } } }`;
const update = `mutation ($input: UpdateEmployeeInput!) {
  updateEmployee(input: $input) { name designation gender dateOfBirth isPositive positiveDate } }`;

function tomorrow(): string {
  return todayIn(made.company.timeZone, new Date(Date.now() + 86_400_000));
}

describe('createEmployee', () => {
  it('adds an employee and returns a generated password once', async () => {
    const { data } = await gateway.graphql(made.token, create, {
      input: { ...makeEmployeeInput(), code: 'NEW-1' },
    });
    expect(data.createEmployee.password).toMatch(/^\d{6}$/);
    expect(data.createEmployee.employee).toMatchObject({
      code: 'NEW-1',
      name: 'Ana Lim',
      isPositive: false,
    });
    const signedIn = await gateway.rest(null, 'POST /employee/login', {
      unique_id: made.company.passKey,
      employee_id: 'NEW-1',
      password: data.createEmployee.password,
    });
    expect(signedIn.status).toBe(200);
  });

  it('does not return a given password', async () => {
    const { data } = await gateway.graphql(made.token, create, {
      input: { ...makeEmployeeInput(), password: '007007' },
    });
    expect(data.createEmployee.password).toBeNull();
  });

  it.each([
    ['code', '', 'Please enter employee id'],
    ['code', ' ', 'Please enter employee id'],
    ['code', 'a\n=1', 'Line breaks and control characters are not allowed'],
    ['name', '', 'Please enter name'],
    ['name', 'R2D2', 'Only alphabet accepted.'],
    ['email', '', 'Please enter email address'],
    ['email', 'nobody', 'Please enter valid email address'],
    ['email', '"<a>"@x.example', 'Please enter valid email address'],
    ['phone', '', 'Please enter phone number'],
    ['phone', '12a456', 'Only numbers accepted.'],
    ['phone', '12345', 'Minimum 6 digit required.'],
    ['department', '', 'Please enter department'],
    ['department', ' ', 'Please enter department'],
    ['department', 'Re\u0007search', 'Line breaks and control characters are not allowed'],
    ['designation', 'Head\r\nof', 'Line breaks and control characters are not allowed'],
    ['password', '12345', 'Password should be 6 digits'],
    ['dateOfBirth', '2999-01-01', 'Date of birth cannot be after today'],
    ['dateOfBirth', '2026-02-30', 'dateOfBirth is not valid'],
    ['gender', 'OTHER', 'gender is not valid'],
  ])('refuses %s %j: %s', async (field, value, message) => {
    const { data, errors } = await gateway.graphql(made.token, create, {
      input: { ...makeEmployeeInput(), [field]: value },
    });
    expect(data ?? null).toBeNull();
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(
      errors?.[0]?.extensions.fields?.map((wrong) => [
        wrong.field.replace('input.', ''),
        wrong.message,
      ]),
    ).toEqual([[field, message]]);
  });

  it.each(['Zoë 王小明 अनीता', "Renée O'Brien-Müller", 'Anne-Marie', 'J. R. O’Neil'])(
    'accepts the name %j and stores it unchanged',
    async (name) => {
      const { data } = await gateway.graphql(made.token, create, {
        input: { ...makeEmployeeInput(), name },
      });
      expect(data.createEmployee.employee.name).toBe(name);
    },
  );

  it('finds a name with or without its marks, apostrophes and hyphens', async () => {
    const { company, token } = await makeCompany(gateway.app);
    const input = { ...makeEmployeeInput(), name: 'Renée O’Brien-Müller' };
    await gateway.graphql(token, create, { input });
    for (const search of ["renee o'brien-muller", 'OBRIEN', 'müller o’brien', 'brien-mul']) {
      const { data } = await gateway.graphql(
        token,
        'query ($s: String) { employees(search: $s) { total } }',
        { s: search },
      );
      expect([company.id, search, data.employees.total]).toEqual([company.id, search, 1]);
    }
  });

  it.each([
    ['8123 4567', '+65', '81234567', '+65'],
    ['+65 8123-4567', '+65', '81234567', '+65'],
    ['+49 30 1234567', null, '301234567', '+49'],
    ['(030) 123 456', '', '030123456', ''],
  ])(
    'stores the phone %j with the country code %j as digits',
    async (phone, callingCode, digits, code) => {
      const own = await makeCompany(gateway.app);
      const { data } = await gateway.graphql(own.token, create, {
        input: { ...makeEmployeeInput(), phone, callingCode },
      });
      const { id } = data.createEmployee.employee;
      const stored = await gateway.rest(own.token, 'GET /employees');
      expect(stored.body.data).toMatchObject([{ _id: id, phone: digits, country_code: code }]);
    },
  );

  it('accepts the same digits in another country, and refuses them in the same or in an unknown one', async () => {
    const { token } = await makeCompany(gateway.app);
    const add = async (phone: string, callingCode: string | null) => {
      const input = { ...makeEmployeeInput(), phone, callingCode };
      const { errors } = await gateway.graphql(token, create, { input });
      return errors?.[0]?.extensions.fields ?? null;
    };
    const taken = [{ field: 'phone', message: 'Phone number is already taken' }];
    expect(await add('91234567', '+65')).toBeNull();
    expect(await add('91234567', '+60')).toBeNull();
    expect(await add('+65 9123 4567', null)).toEqual(taken);
    expect(await add('91234567', '0065')).toEqual(taken);
    expect(await add('91234567', null)).toEqual(taken);
    expect(await add('6591234567', null)).toEqual(taken);
  });

  it('refuses a country code with which the number is that of a colleague', async () => {
    const { token } = await makeCompany(gateway.app);
    const ids = [];
    for (const callingCode of ['+65', '+60']) {
      const input = { ...makeEmployeeInput(), phone: '91234567', callingCode };
      ids.push((await gateway.graphql(token, create, { input })).data.createEmployee.employee.id);
    }
    const { errors } = await gateway.graphql(
      token,
      'mutation ($input: UpdateEmployeeInput!) { updateEmployee(input: $input) { id } }',
      { input: { employee: { id: ids[1] }, callingCode: '65' } },
    );
    expect(errors?.[0]?.extensions.fields).toEqual([
      { field: 'phone', message: 'Phone number is already taken' },
    ]);
  });

  it('refuses a phone number whose country code is not the one beside it', async () => {
    const { errors } = await gateway.graphql(made.token, create, {
      input: { ...makeEmployeeInput(), phone: '+49 30 1234567', callingCode: '+65' },
    });
    expect(errors?.[0]?.extensions.fields).toEqual([
      {
        field: 'phone',
        message: 'The number begins with +49, but the country code is +65',
      },
    ]);
  });

  it('refuses a taken phone number in another form', async () => {
    const first = makeEmployeeInput();
    await gateway.graphql(made.token, create, { input: first });
    const { errors } = await gateway.graphql(made.token, create, {
      input: { ...makeEmployeeInput(), phone: `+65 ${String(first.phone)}` },
    });
    expect(errors?.[0]?.extensions.fields).toEqual([
      { field: 'phone', message: 'Phone number is already taken' },
    ]);
  });

  it.each([
    ['code', 'Employee id is already taken'],
    ['email', 'Email address is already taken'],
    ['phone', 'Phone number is already taken'],
  ])('refuses a taken %s: %s', async (field, message) => {
    const first = makeEmployeeInput();
    await gateway.graphql(made.token, create, { input: first });
    const { errors } = await gateway.graphql(made.token, create, {
      input: { ...makeEmployeeInput(), [field]: first[field] },
    });
    expect(errors?.[0]?.extensions).toEqual({ code: 'CONFLICT', fields: [{ field, message }] });
    const other = await makeCompany(gateway.app);
    const elsewhere = await gateway.graphql(other.token, create, {
      input: { ...makeEmployeeInput(), [field]: first[field] },
    });
    expect(elsewhere.errors).toBeUndefined();
  });

  it('accepts one of two concurrent employees with the same code', async () => {
    const input = makeEmployeeInput();
    const answers = await Promise.all(
      [1, 2, 3].map(() => gateway.graphql(made.token, create, { input })),
    );
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions.code);
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    expect(codes.filter((code) => code === 'CONFLICT')).toHaveLength(2);
  });

  it('accepts a positive status only with a date that is not in the future', async () => {
    const { errors } = await gateway.graphql(made.token, create, {
      input: { ...makeEmployeeInput(), isPositive: true, positiveDate: tomorrow() },
    });
    expect(errors?.[0]?.extensions.fields).toEqual([
      { field: 'positiveDate', message: 'Positive date cannot be after today' },
    ]);
    const negative = await gateway.graphql(made.token, create, {
      input: { ...makeEmployeeInput(), positiveDate: '2026-01-01' },
    });
    expect(negative.errors?.[0]?.extensions.fields?.[0]?.field).toBe('positiveDate');
  });
});

describe('updateEmployee', () => {
  it('changes the given fields only', async () => {
    const { employee } = await makeEmployee(gateway.app, made, {
      designation: 'Chemist',
      dateOfBirth: '1990-05-04',
    });
    const { data } = await gateway.graphql(made.token, update, {
      input: { employee: { id: employee.id }, name: 'Ana Tan', gender: 'FEMALE' },
    });
    expect(data.updateEmployee).toEqual({
      name: 'Ana Tan',
      designation: 'Chemist',
      gender: 'FEMALE',
      dateOfBirth: '1990-05-04',
      isPositive: false,
      positiveDate: null,
    });
  });

  it('stores a positive status with its date, and clears the date for a negative status', async () => {
    const { employee } = await makeEmployee(gateway.app, made);
    const today = todayIn(made.company.timeZone);
    const positive = await gateway.graphql(made.token, update, {
      input: { employee: { code: employee.code }, isPositive: true, positiveDate: today },
    });
    expect(positive.data.updateEmployee).toMatchObject({ isPositive: true, positiveDate: today });
    const undisclosed = await gateway.graphql(made.token, update, {
      input: { employee: { id: employee.id }, positiveDate: null },
    });
    expect(undisclosed.data.updateEmployee).toMatchObject({ isPositive: true, positiveDate: null });
    const negative = await gateway.graphql(made.token, update, {
      input: { employee: { id: employee.id }, isPositive: false },
    });
    expect(negative.data.updateEmployee).toMatchObject({ isPositive: false, positiveDate: null });
  });

  it('is listed with the changed fields and who changed them, without the status', async () => {
    const { employee } = await makeEmployee(gateway.app, made);
    const input = { employee: { id: employee.id } };
    const change = (values: object) =>
      gateway.graphql(made.token, update, { input: { ...input, ...values } });
    await change({ designation: 'Chemist' });
    await change({ isPositive: true });
    await change({ isPositive: false, name: 'Ana Tan', department: 'Design' });
    await gateway.graphql(
      made.token,
      'mutation ($input: CorrectPhoneInput!) { correctPhone(input: $input) { id } }',
      { input: { ...input, phone: '81234500' } },
    );
    const { data } = await gateway.graphql(
      made.token,
      '{ employee(by: { id: "' + employee.id + '" }) { changes { by fields } } }',
    );
    expect(data.employee.changes).toEqual([
      { by: made.email, fields: ['phone'] },
      { by: made.email, fields: ['name', 'department'] },
      { by: made.email, fields: ['designation'] },
    ]);
  });

  it('is listed for API keys with who changed it only with the permission audit:read', async () => {
    const { employee } = await makeEmployee(gateway.app, made);
    const input = { employee: { id: employee.id }, designation: 'Chemist' };
    await gateway.graphql(made.token, update, { input });
    const listChanges = async (...scopes: Permission[]) => {
      const { key } = await makeApiKey(gateway.app, made, { scopes });
      const { data } = await gateway.graphql(
        key,
        `{ employee(by: { id: "${employee.id}" }) { changes { by fields } } }`,
      );
      return data.employee.changes;
    };
    expect(await listChanges('employee:read')).toEqual([{ by: null, fields: ['designation'] }]);
    expect(await listChanges('employee:read', 'audit:read')).toEqual([
      { by: made.email, fields: ['designation'] },
    ]);
  });

  it('keeps all of several concurrent changes', async () => {
    const { employee } = await makeEmployee(gateway.app, made);
    const inputs = [{ designation: 'Chemist' }, { department: 'Design' }, { callingCode: '+65' }];
    await Promise.all(
      inputs.map((input) =>
        gateway.graphql(made.token, update, {
          input: { employee: { id: employee.id }, ...input },
        }),
      ),
    );
    const { data } = await gateway.graphql(
      made.token,
      `{ employee(by: { id: "${employee.id}" }) { designation department callingCode } }`,
    );
    expect(data.employee).toEqual(Object.assign({}, ...inputs));
  });

  it('refuses a change of an outdated version', async () => {
    const { employee } = await makeEmployee(gateway.app, made);
    const change = (designation: string, version: number | null) =>
      gateway.graphql(
        made.token,
        `mutation ($input: UpdateEmployeeInput!) {
          updateEmployee(input: $input) { version designation } }`,
        { input: { employee: { id: employee.id }, designation, version } },
      );
    expect((await change('Chemist', 1)).data.updateEmployee.version).toBe(2);
    const old = await change('Driver', 1);
    expect(old.errors?.[0]?.extensions).toEqual({
      code: 'CONFLICT',
      fields: [
        { field: 'version', message: 'This employee was changed by someone else. Reload it.' },
      ],
    });
    expect((await change('Chemist', 2)).data.updateEmployee.version).toBe(2);
    expect((await change('Driver', null)).data.updateEmployee).toEqual({
      version: 3,
      designation: 'Driver',
    });
    const concurrent = await Promise.all(['A', 'B', 'C'].map((word) => change(word, 3)));
    const codes = concurrent.map(({ errors }) => errors?.[0]?.extensions.code ?? 'done');
    expect(codes.toSorted()).toEqual(['CONFLICT', 'CONFLICT', 'done']);
  });

  it('makes the employee findable by the new name and department', async () => {
    const { employee } = await makeEmployee(gateway.app, made);
    await gateway.graphql(made.token, update, {
      input: { employee: { id: employee.id }, name: 'Jörg Weiß', department: 'Möbel' },
    });
    const { data } = await gateway.graphql(
      made.token,
      '{ employees(search: "WEISS mobel jorg") { items { id } } }',
    );
    expect(data.employees.items).toEqual([{ id: employee.id }]);
  });

  it('ends the sessions of the phone with a new password', async () => {
    const phone = await makeEmployee(gateway.app, made);
    await gateway.graphql(made.token, update, {
      input: { employee: { id: phone.employee.id }, password: '654321' },
    });
    expect((await gateway.rest(phone.token, 'GET /employee/settings')).status).toBe(401);
  });

  it.each([
    ['name', 'R2D2', 'Only alphabet accepted.'],
    ['department', '', 'Please enter department'],
    ['department', ' ', 'Please enter department'],
    ['positiveDate', '2999-01-01', 'Positive date cannot be after today'],
  ])('refuses %s %j and changes nothing', async (field, value, message) => {
    const { employee } = await makeEmployee(gateway.app, made, { isPositive: true });
    const { errors } = await gateway.graphql(made.token, update, {
      input: { employee: { id: employee.id }, designation: 'New', [field]: value },
    });
    expect(errors?.[0]?.extensions.fields).toEqual([{ field, message }]);
    const { data } = await gateway.graphql(
      made.token,
      `{ employee(by: { id: "${employee.id}" }) { designation } }`,
    );
    expect(data.employee.designation).toBeNull();
  });
});

describe('deleteEmployee', () => {
  it('makes code, address and phone available again, and returns NOT_FOUND when repeated', async () => {
    const input = makeEmployeeInput();
    const { data } = await gateway.graphql(made.token, create, { input });
    const remove = `mutation { deleteEmployee(employee: { id: "${data.createEmployee.employee.id}" }) { id } }`;
    expect((await gateway.graphql(made.token, remove)).data).toEqual({
      deleteEmployee: { id: expect.any(String) },
    });
    expect((await gateway.graphql(made.token, remove)).errors?.[0]?.extensions.code).toBe(
      'NOT_FOUND',
    );
    expect((await gateway.graphql(made.token, create, { input })).errors).toBeUndefined();
  });
});

describe('correctPhone', () => {
  const correct = (token: string, input: Record<string, unknown>) =>
    gateway.graphql(
      token,
      `mutation ($input: CorrectPhoneInput!) {
        correctPhone(input: $input) { phone callingCode version } }`,
      { input },
    );

  it('replaces the number, which somebody else then has to confirm', async () => {
    const { employee } = await makeEmployee(gateway.app, made);
    const { data } = await correct(made.token, {
      employee: { id: employee.id },
      version: 1,
      phone: '+65 8123 4599',
    });
    expect(data.correctPhone).toEqual({ phone: '81234599', callingCode: '+65', version: 2 });
    const { rows } = await gateway.app.owner.query(
      'SELECT kinds FROM access_change WHERE employee_id = $1',
      [employee.id],
    );
    expect(rows[0].kinds).toContain('PHONE');
  });

  it('changes nothing for the same number', async () => {
    const { employee } = await makeEmployee(gateway.app, made);
    const { data } = await correct(made.token, {
      employee: { id: employee.id },
      phone: employee.phone,
    });
    expect(data.correctPhone).toMatchObject({ phone: employee.phone, version: 1 });
  });

  it('refuses the number of somebody else, an old version and what is no number', async () => {
    const [{ employee }, { employee: other }] = [
      await makeEmployee(gateway.app, made),
      await makeEmployee(gateway.app, made),
    ];
    const refuse = async (input: Record<string, unknown>) => {
      const { errors } = await correct(made.token, { employee: { id: employee.id }, ...input });
      return errors?.[0]?.extensions.fields;
    };
    expect(await refuse({ phone: other.phone })).toMatchObject([{ field: 'phone' }]);
    expect(await refuse({ phone: '81234511', version: 7 })).toMatchObject([{ field: 'version' }]);
    expect(await refuse({ phone: 'x' })).toMatchObject([{ field: 'phone' }]);
  });
});
