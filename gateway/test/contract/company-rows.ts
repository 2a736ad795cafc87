import { LinkPurpose } from '../../src/features/members/accounts/mailed-link.entity.js';
import { CompanyStatus } from '../../src/features/company/profile/company.entity.js';
import {
  enterprisePlanId,
  professionalPlanId,
  standardPlanId,
} from '../../src/features/company/plans/plan.service.js';
import { makeCompany, makeLink, signUpFields } from '../factories.js';
import type { ContractRow, Sample } from './row.js';
import * as shapes from './shapes.js';
import { bearer, type Who, type World } from './world.js';

const newPassword = 'a password of 7 or more';
const ownId = ({ mine }: World): Record<string, string> => ({ id: mine.company.id });
const ownCompany = { param: 'id', kind: 'company' } as const;
const namedCompany = { param: 'companyId', kind: 'company' } as const;
const company = () => ({ data: shapes.company });

/** A plan other than the company's. */
async function planChange(world: World): Promise<Sample> {
  const companyId = world.mine.company.id;
  const { body } = await world.send({
    call: `GET /company/details/${companyId}`,
    headers: world.as('company'),
  });
  const { plan } = body.data as { plan: string };
  return {
    params: { companyId },
    body: {
      plan: plan === enterprisePlanId ? professionalPlanId : enterprisePlanId,
      is_super_admin: false,
    },
  };
}

const setting = (call: string, body: Record<string, unknown>, required: string[]): ContractRow => ({
  call,
  who: ['company'],
  status: 201,
  sample: (world) => ({ params: ownId(world), body }),
  answer: company,
  required,
  names: ownCompany,
});

/** Companies, their accounts and settings, and the provider. */
export const companyRows: ContractRow[] = [
  {
    call: 'POST /company/login',
    who: ['visitor'],
    status: 201,
    sample: ({ mine: { email, password } }) => ({ body: { email, password } }),
    answer: () => ({ data: shapes.object({ company: shapes.company, token: shapes.text }) }),
    required: ['email', 'password'],
    otherwise: [401],
  },
  {
    call: 'POST /company/signup',
    who: ['visitor'],
    status: 201,
    sample: () => {
      const fields = signUpFields();
      return {
        body: {
          company_name: fields.name,
          email: fields.email,
          password: 'accepted and ignored',
          subdomain: fields.website,
          location: { country: 'Singapore' },
          plan: standardPlanId,
          phone: fields.phone,
        },
      };
    },
    answer: () => ({ data: shapes.object({ company: shapes.company }) }),
    required: ['company_name', 'email', 'subdomain', 'country', 'plan', 'phone'],
  },
  {
    call: 'GET /plans',
    who: ['visitor'],
    status: 201,
    sample: () => ({}),
    answer: () => ({ data: shapes.someOf(shapes.plan) }),
  },
  {
    call: 'GET /company/details/{companyId}',
    who: ['company', 'provider'],
    status: 201,
    sample: ({ mine }, who) => ({
      params: { companyId: who === 'company' ? mine.company.passKey : mine.company.id },
    }),
    answer: company,
    names: namedCompany,
  },
  {
    call: 'PATCH /company/upgrade/plan/{companyId}',
    who: ['company', 'provider'],
    status: 201,
    sample: planChange,
    answer: company,
    required: ['plan'],
    names: namedCompany,
  },
  {
    call: 'POST /company/upgrade/plan/{companyId}',
    who: ['provider'],
    status: 201,
    sample: planChange,
    answer: company,
    required: ['plan'],
    names: namedCompany,
  },
  setting('PATCH /company/save-time-metric/{id}', { timeMetric: 10 }, ['timeMetric']),
  setting('PATCH /company/save-minimum-distance/{id}', { min_distance: 5 }, ['min_distance']),
  setting('PATCH /company/cross-status/{id}', { is_cross_status_on: true }, ['is_cross_status_on']),
  setting(
    'PATCH /company/save-geofencing/{id}',
    { is_geofencing_on: true, latitude: 1.29, longitude: 103.85, radius: 250.5 },
    ['is_geofencing_on'],
  ),
  setting('PATCH /company/save-iframe/{id}', { iframe: 'https://maps.example/hall' }, ['iframe']),
  {
    call: 'PATCH /company/changepassword',
    who: ['company'],
    status: 201,
    sample: async ({ gateway: { app } }) => {
      const { email, password, token } = await makeCompany(app);
      return {
        headers: bearer(token),
        body: { email, password: newPassword, current_password: password },
      };
    },
    answer: () => ({}),
    required: ['password', 'current_password'],
  },
  {
    call: 'GET /company/emailverified/{token}',
    who: ['visitor'],
    status: 201,
    sample: async ({ gateway: { app } }) => {
      const made = await makeCompany(app, { verified: false });
      const purpose = LinkPurpose.VERIFY_EMAIL;
      return { params: { token: await makeLink(app, made, { purpose }) } };
    },
    answer: () => ({}),
  },
  {
    call: 'POST /company/forgetpassword',
    who: ['visitor'],
    status: 201,
    sample: () => ({ body: { email: String(signUpFields().email) } }),
    answer: () => ({}),
    required: ['email'],
  },
  {
    call: 'POST /company/resetpassword/{token}',
    who: ['visitor'],
    status: 201,
    sample: async ({ gateway: { app } }) => ({
      params: { token: await makeLink(app, await makeCompany(app)) },
      body: { password: newPassword },
    }),
    answer: () => ({}),
    required: ['password'],
  },
  {
    call: 'GET /company/all',
    who: ['provider'],
    status: 201,
    sample: () => ({ query: 'pageSize=1000&pageNumber=1&sortBy=createdAt:desc' }),
    answer: () => ({ data: shapes.someOf(shapes.company), total: shapes.whole }),
  },
  {
    call: 'POST /company/activate/{id}',
    who: ['provider'],
    status: 201,
    sample: async ({ gateway: { app } }) => {
      const made = await makeCompany(app, { status: CompanyStatus.PENDING });
      return { params: { id: made.company.id }, body: { isActive: 'Active' } };
    },
    answer: company,
    required: ['isActive'],
    names: ownCompany,
  },
  {
    call: 'POST /admin/login',
    who: ['visitor'],
    status: 201,
    sample: ({ provider: { email, password } }) => ({ body: { email, password } }),
    answer: () => ({
      data: shapes.object({ admin: shapes.object({ email: shapes.text }), token: shapes.text }),
    }),
    required: ['email', 'password'],
    otherwise: [401],
  },
  {
    call: 'POST /company/guide',
    who: ['visitor'],
    status: 201,
    sample: () => {
      const { email } = signUpFields();
      return { body: { name: 'Ana Lim', email, phone: '61234567', type: 'professional' } };
    },
    answer: () => ({}),
    required: ['name', 'email'],
  },
  {
    call: 'GET /company/positive/{uniqueId}',
    who: ['company', 'employee'],
    status: 201,
    sample: ({ mine }) => ({ params: { uniqueId: mine.company.passKey } }),
    answer: (who: Who) => ({
      data: shapes.someOf(
        who === 'company'
          ? shapes.employee
          : shapes.object({ conta_tracing_date: shapes.orNull(shapes.day) }),
      ),
    }),
    names: { param: 'uniqueId', kind: 'company' },
  },
];
