import { randomInt, randomUUID } from 'node:crypto';
import { recordOf } from '../factories.js';
import { makePhoto } from '../hostile-images.js';
import type { ContractRow } from './row.js';
import * as shapes from './shapes.js';
import type { World } from './world.js';

const day = 86_400_000;
const dayFromNow = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10);

export const employeeFields = () => ({
  employee_id: `E-${randomUUID()}`,
  name: 'Ana Lim',
  email: `${randomUUID()}@company.example`,
  phone: String(randomInt(1e9, 1e10)),
  country_code: '+65',
  designation: 'Chemist',
  department: 'Research',
  gender: 'Female',
  dob: '1990-04-01',
  password: '482016',
  is_conta_tracing: true,
  conta_tracing_date: dayFromNow(-2),
});

const named = { param: 'employee_id', kind: 'employee' } as const;
const traced = { param: 'employeeId', kind: 'employee' } as const;
const employee = 'employee' as const;
const company = ['company'] as const;

const report = (call: string): ContractRow => ({
  call,
  who: company,
  status: 201,
  sample: () => ({ body: { from_date: dayFromNow(-1), to_date: dayFromNow(1) } }),
  answer: () => ({ data: shapes.someOf(shapes.contact) }),
  required: ['from_date', 'to_date'],
});

/** Rows of the directory, the app and contacts. */
export const employeeRows: ContractRow[] = [
  {
    call: 'GET /employees',
    who: company,
    status: 200,
    sample: () => ({ query: 'page=1&pageSize=50&search=' }),
    answer: () => ({ data: shapes.someOf(shapes.employee), not_login: shapes.whole }),
  },
  {
    call: 'POST /employee/new',
    who: company,
    status: 200,
    sample: () => ({ body: employeeFields() }),
    answer: () => ({ data: shapes.newEmployee }),
    required: ['employee_id', 'name', 'email', 'phone', 'department'],
  },
  {
    call: 'PATCH /employee/{employee_id}',
    who: company,
    status: 200,
    sample: async (world) => ({
      params: { employee_id: (await world.newPerson()).employee.id },
      body: employeeFields(),
    }),
    answer: () => ({ result: shapes.employee }),
    names: named,
  },
  {
    call: 'DELETE /employee/{_id}',
    who: company,
    status: 200,
    sample: async (world) => ({ params: { _id: (await world.newPerson()).employee.id } }),
    answer: () => ({}),
    names: { param: '_id', kind: employee },
  },
  {
    call: 'PATCH /employee/profile-photo/{employee_id}',
    who: ['company', 'employee'],
    status: 200,
    sample: async ({ phone }) => {
      const form = new FormData();
      const bytes = new Uint8Array(await makePhoto('jpeg'));
      form.set('profile_photo', new File([bytes], 'photo.jpg'));
      return { params: { employee_id: phone.employee.id }, form };
    },
    answer: () => ({ data: shapes.object({ profile_photo: shapes.address }) }),
    names: named,
  },
  {
    call: 'POST /employee/csv-upload',
    who: company,
    status: 200,
    sample: () => {
      const { employee_id: code, email, phone } = employeeFields();
      const rows = [
        'employee_id,name,phone,email,department',
        `${code},Ana Lim,${phone},${email},Research`,
        ',R2D2,1,no address,',
      ];
      const form = new FormData();
      form.set('csv', new File([rows.join('\n')], 'people.csv'));
      form.set('method', 'email');
      return { form };
    },
    answer: () => ({
      message: shapes.someOf(shapes.object({ row: shapes.whole, message: shapes.text })),
      data: shapes.object({ added: shapes.whole, updated: shapes.whole, failed: shapes.whole }),
    }),
  },
  {
    call: 'GET /employee/conta/{employeeId}',
    who: company,
    status: 200,
    sample: ({ sick }) => ({ params: { employeeId: sick.employee.id } }),
    answer: () => {
      const some = shapes.someOf(shapes.traced);
      return { data: shapes.object({ primary: some, secondary: some, tertiary: some }) };
    },
    names: traced,
  },
  report('POST /intermittent/cross'),
  report('POST /cumulative/cross'),
  {
    call: 'POST /employee/login',
    who: ['visitor'],
    status: 200,
    sample: ({ mine, phone, digits }: World) => ({
      body: { unique_id: mine.company.passKey, email: phone.employee.email, password: digits },
    }),
    answer: () => ({
      data: shapes.object({
        employee: shapes.employee,
        token: shapes.text,
        settings: shapes.object(shapes.settings),
      }),
    }),
    required: ['unique_id', 'password'],
    otherwise: [401],
  },
  {
    call: 'GET /employee/settings',
    who: [employee],
    status: 200,
    sample: () => ({}),
    answer: () => ({ data: shapes.object(shapes.settings) }),
  },
  {
    call: 'POST /contacts',
    who: [employee],
    status: 200,
    sample: ({ sick }) => ({
      body: { records: [{ ...recordOf(sick, new Date(Date.now() - 60_000), 1), distance: 4 }] },
    }),
    answer: () => ({ data: shapes.receipt }),
    required: ['records'],
  },
];
