/** The pepper of `passwordHash`. */
export const pepper = 'a pepper of the released version';
export const credentials = { email: 'safety@released.example', password: 'a long passphrase' };
const passwordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$oxd4gt6cV0PaPHal5tT58A$4DBk/8I1q3qP5JUPUn8WL+uwEJjq6M0gtrtQH9vmn60';
const companyId = '01a223f7-b612-7203-aa4b-9437018e0deb';
const planId = '019a0000-0000-7000-8000-000000000002';
const accountId = '01a223f7-b749-77d2-b494-3f9c05fee300';
const anaId = '01a223f7-b9d5-77f5-aad1-e4a85c1b5bd6';

/** Rows that version 1.0.0 stored for a company with two people and a case, by table in the order of their references. */
export const rows: readonly (readonly [table: string, row: Record<string, unknown>])[] = [
  [
    'plan',
    {
      id: planId,
      name: 'Professional',
      price: 49,
      description: 'For growing companies',
      max_employee: 500,
      is_payable: true,
      access: ['CONTACT_TRACING'],
      position: 2,
    },
  ],
  [
    'company',
    {
      id: companyId,
      name: 'Released',
      email: credentials.email,
      phone: '61234567',
      status: 'Active',
      country: 'Singapore',
      plan_id: planId,
      website: 'https://released.example',
      unique_id: '8b75a0b4-8f3a-4ce3-8d4f-51120e274e5e',
    },
  ],
  [
    'account',
    {
      id: accountId,
      email: credentials.email,
      verified_at: '2026-11-28T21:02:46.601Z',
      password_hash: passwordHash,
    },
  ],
  [
    'member',
    {
      id: '01a223f7-b759-7486-bdd6-9ddafe0ad89a',
      role: 'OWNER',
      account_id: accountId,
      company_id: companyId,
    },
  ],
  [
    'employee',
    {
      id: anaId,
      company_id: companyId,
      code: 'A-1',
      name: 'Ana Lim',
      email: 'ana@released.example',
      phone: '61230001',
      calling_code: '+65',
      department: 'Research',
      search: 'a-1\nana lim\nana@released.example\nresearch',
      name_key: 'ana lim',
      department_key: 'research',
      phone_key: '6561230001',
    },
  ],
  [
    'employee',
    {
      id: '01a223f7-b9fd-76e1-ace5-8f2b1f11f18b',
      company_id: companyId,
      code: 'A-2',
      name: 'Ben Ong',
      email: 'ben@released.example',
      phone: '61230002',
      calling_code: '+65',
      department: 'Research',
      search: 'a-2\nben ong\nben@released.example\nresearch',
      name_key: 'ben ong',
      department_key: 'research',
      phone_key: '6561230002',
    },
  ],
  ['employee_status', { company_id: companyId, employee_id: anaId, is_positive: true }],
  [
    'disease_case',
    {
      id: '01a223f7-bb4e-7264-abe5-52b13f394205',
      company_id: companyId,
      employee_id: anaId,
      number: 1,
      disease: 'COVID_19',
      classification: 'CONFIRMED',
      // Retention deletes old cases.
      reported_day: new Date().toISOString().slice(0, 10),
      opened_by: credentials.email,
    },
  ],
];
