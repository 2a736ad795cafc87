import { parseCompanyReference } from '../validation/reference.js';
import {
  companyBody,
  contactBody,
  employeeBody,
  keepReported,
  planBody,
  uploadBody,
} from './bodies.js';
import { caseRoutes } from './case-routes.js';
import { cameraRoutes } from './camera-routes.js';
import {
  companyPage,
  companyStatus,
  guideInput,
  planChange,
  signUpInput,
} from './company-requests.js';
import { employeeRoutes } from './employee-routes.js';
import { followUpRoutes } from './follow-up-routes.js';
import { immunityRoutes } from './immunity-routes.js';
import * as documents from './generated.js';
import { healthRoutes } from './health-routes.js';
import { day, list, nullable, object, text } from './openapi/json-schema.js';
import { many, one, sentence, token, total } from './openapi/objects.js';
import { pageLimits } from './openapi/requests.js';
import { contactRecords } from './requests.js';
import { recordsLimits } from './records.js';
import { route } from './route.js';
import { noticeRoutes } from './notice-routes.js';
import { settingsRoutes } from './settings-routes.js';

const { page: pageNumber, ...listLimits } = pageLimits(1000);
const companyPageLimits = {
  ...listLimits,
  pageNumber,
  sortBy: text('Column and optional direction: createdAt:desc.', {
    pattern: '^(company_name|country|createdAt|email|isActive|phone|plan|subdomain)(:(asc|desc))?$',
    default: 'createdAt:desc',
  }),
};

/** The REST contract, one row per path. The document of a row decides who may call it. */
export const routes = [
  route('POST /company/login', {
    status: 201,
    document: documents.RestSignInCompanyDocument,
    description:
      'Signs in a member of a company. A member of several companies enters the one joined first.',
    entersOldestCompany: true,
    variables: ({ body }) => ({ input: { email: body.email, password: body.password } }),
    body: ({ signInCompany }) => ({
      data: { company: companyBody(signInCompany.company), token: signInCompany.token },
    }),
    answer: { data: object({ company: one('Company'), token }) },
    failures: [401, 403, 429],
  }),
  route('POST /admin/login', {
    status: 201,
    document: documents.RestSignInAdministratorDocument,
    variables: ({ body }) => ({ input: { email: body.email, password: body.password } }),
    body: ({ signInAdministrator: { email, token } }) => ({ data: { admin: { email }, token } }),
    answer: {
      data: object({
        admin: object({ email: text('Email address.', { format: 'email' }) }),
        token,
      }),
    },
    failures: [401, 429],
  }),
  route('POST /company/signup', {
    status: 201,
    document: documents.RestSignUpDocument,
    fields: { location: object({ country: text('Country, by its English name.') }) },
    variables: (request) => ({ input: signUpInput(request) }),
    body: ({ signUp }) => ({ data: { company: companyBody(signUp) } }),
    answer: { data: object({ company: one('Company') }) },
    failures: [409, 429],
  }),
  route('GET /company/emailverified/:token', {
    status: 201,
    document: documents.RestConfirmEmailDocument,
    description:
      'Verifies an email address with the mailed link. The link can still be used to set the first password.',
    variables: ({ params }) => ({ token: params.token }),
    body: () => ({ message: 'Congratulations! Your email is successfully verified.' }),
    answer: { message: sentence },
    failures: [429],
  }),
  route('POST /company/forgetpassword', {
    status: 201,
    document: documents.RestForgotPasswordDocument,
    variables: ({ body }) => ({ email: body.email }),
    body: () => ({ message: 'If this address has an account, a mail is on its way' }),
    answer: { message: sentence },
    failures: [429],
  }),
  route('POST /company/resetpassword/:token', {
    status: 201,
    document: documents.RestResetPasswordDocument,
    variables: ({ params, body }) => ({ token: params.token, password: body.password }),
    body: () => ({ message: 'Password changed successfully' }),
    answer: { message: sentence },
    failures: [429],
  }),
  route('PATCH /company/changepassword', {
    status: 201,
    document: documents.RestChangePasswordDocument,
    variables: ({ body }) => ({
      input: {
        email: body.email ?? '',
        currentPassword: body.current_password,
        password: body.password,
        endsAllSessions: true,
      },
    }),
    body: () => ({ message: 'Password changed successfully' }),
    answer: { message: sentence },
    failures: [429],
  }),
  route('PATCH /company/upgrade/plan/:companyId', {
    status: 201,
    document: documents.RestUpgradePlanDocument,
    variables: planChange,
    body: ({ updateCompanyPlan }) => ({ data: companyBody(updateCompanyPlan) }),
    answer: { data: one('Company') },
  }),
  route('POST /company/upgrade/plan/:companyId', {
    status: 201,
    document: documents.RestChangeCompanyPlanDocument,
    description: 'Changes the plan of a company.',
    permission: 'plan:assign',
    variables: planChange,
    body: ({ updateCompanyPlan }) => ({ data: companyBody(updateCompanyPlan) }),
    answer: { data: one('Company') },
  }),
  route('GET /company/all', {
    status: 201,
    document: documents.RestCompaniesDocument,
    fields: companyPageLimits,
    variables: companyPage,
    body: ({ companies: { items, total } }) => ({
      data: items.map((company) => companyBody(company)),
      total,
    }),
    answer: { data: many('Company'), total },
  }),
  route('POST /company/activate/:id', {
    status: 201,
    document: documents.RestSetCompanyStatusDocument,
    fields: { isActive: text('The new status.', { enum: ['Active', 'InActive'] }) },
    variables: companyStatus,
    body: ({ updateCompanyStatus }) => ({ data: companyBody(updateCompanyStatus) }),
    answer: { data: one('Company') },
  }),
  route('POST /company/guide', {
    status: 201,
    document: documents.RestRequestGuideDocument,
    fields: { type: { enum: ['student', 'professional'], default: 'student' } },
    variables: (request) => ({ input: guideInput(request) }),
    body: () => ({ message: 'Thank you for your request, our sales team will contact you soon!' }),
    answer: { message: sentence },
    failures: [429],
  }),
  route('GET /company/details/:companyId', {
    status: 201,
    document: documents.RestCompanyDetailsDocument,
    variables: ({ params }) => ({ company: parseCompanyReference(params.companyId) }),
    body: ({ company }) => ({ data: companyBody(company) }),
    answer: { data: one('Company') },
  }),
  route('GET /company/positive/:uniqueId', {
    status: 201,
    document: documents.RestPositivesDocument,
    variables: ({ params }) => ({ passKey: params.uniqueId }),
    body: ({ positiveCases }, publicUrl) => ({
      data: positiveCases.map(({ date, employee }) =>
        employee ? employeeBody(employee, publicUrl) : { conta_tracing_date: date },
      ),
    }),
    // Employees get only the exposures of which they were told.
    answer: {
      data: {
        anyOf: [
          many('Employee'),
          list(
            object({
              conta_tracing_date: nullable(
                day('Day of the exposure that the notice named; null: it named none.'),
              ),
            }),
          ),
        ],
      },
    },
  }),
  route('GET /plans', {
    status: 201,
    document: documents.RestPlansDocument,
    body: ({ plans }) => ({ data: plans.map((plan) => planBody(plan)) }),
    answer: { data: many('Plan') },
  }),
  ...employeeRoutes,
  ...noticeRoutes,
  route('POST /intermittent/cross', {
    status: 201,
    document: documents.RestContinuousContactsDocument,
    variables: ({ body }) => ({ from: body.from_date, to: body.to_date }),
    body: ({ continuousContacts: { items } }) => ({
      data: keepReported(items).map((contact) =>
        contactBody({ ...contact, date: contact.startedAt }),
      ),
    }),
    answer: { data: many('Contact') },
  }),
  route('POST /cumulative/cross', {
    status: 201,
    document: documents.RestCumulativeContactsDocument,
    variables: ({ body }) => ({ from: body.from_date, to: body.to_date }),
    body: ({ cumulativeContacts: { items } }) => ({
      data: keepReported(items).map((contact) =>
        contactBody({ ...contact, date: contact.windowStart }),
      ),
    }),
    answer: { data: many('Contact') },
  }),
  route('POST /contacts', {
    status: 200,
    document: documents.RestUploadContactsDocument,
    fields: recordsLimits,
    takesRecords: true,
    variables: (request) => ({ records: contactRecords(request) }),
    body: ({ uploadContacts }) => ({ data: uploadBody(uploadContacts) }),
    failures: [429],
    answer: { data: one('UploadReceipt') },
  }),
  ...healthRoutes,
  ...caseRoutes,
  ...followUpRoutes,
  ...immunityRoutes,
  ...settingsRoutes,
  ...cameraRoutes,
];
