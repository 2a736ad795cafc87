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
import * as documents from './generated.js';
import { healthRoutes } from './health-routes.js';
import { object, text } from './openapi/json-schema.js';
import { count, many, one, positiveCases, sentence, token } from './openapi/objects.js';
import * as requests from './openapi/requests.js';
import { contactRecords } from './requests.js';
import { route } from './route.js';
import { noticeRoutes } from './notice-routes.js';
import { settingsRoutes } from './settings-routes.js';

/** The REST contract, one row per path. The document of a row decides who may call it. */
export const routes = [
  route('POST /company/login', {
    status: 201,
    document: documents.RestSignInCompanyDocument,
    entersOldestCompany: true,
    request: { body: requests.signIn },
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
    request: { body: requests.signIn },
    variables: ({ body }) => ({ input: { email: body.email, password: body.password } }),
    body: ({ signInAdministrator: { email, token } }) => ({ data: { admin: { email }, token } }),
    answer: {
      data: object({ admin: object({ email: text('Address.', { format: 'email' }) }), token }),
    },
    failures: [401, 429],
  }),
  route('POST /company/signup', {
    status: 201,
    document: documents.RestSignUpDocument,
    request: { body: requests.signUp },
    variables: (request) => ({ input: signUpInput(request) }),
    body: ({ signUp }) => ({ data: { company: companyBody(signUp) } }),
    answer: { data: object({ company: one('Company') }) },
    failures: [409, 429],
  }),
  route('GET /company/emailverified/:token', {
    status: 201,
    document: documents.RestConfirmEmailDocument,
    description:
      'Verifies an address by the mailed link and leaves the link good for the first password. Public.',
    request: { params: { token: requests.linkToken } },
    variables: ({ params }) => ({ token: params.token }),
    body: () => ({ message: 'Congratulations! Your email is successfully verified.' }),
    answer: { message: sentence },
    failures: [429],
  }),
  route('POST /company/forgetpassword', {
    status: 201,
    document: documents.RestForgotPasswordDocument,
    request: { body: requests.forgottenPassword },
    variables: ({ body }) => ({ email: body.email }),
    body: () => ({ message: 'If this address has an account, a mail is on its way' }),
    answer: { message: sentence },
    failures: [429],
  }),
  route('POST /company/resetpassword/:token', {
    status: 201,
    document: documents.RestResetPasswordDocument,
    request: { params: { token: requests.linkToken }, body: requests.resetPassword },
    variables: ({ params, body }) => ({ token: params.token, password: body.password }),
    body: () => ({ message: 'Password changed successfully' }),
    answer: { message: sentence },
    failures: [429],
  }),
  route('PATCH /company/changepassword', {
    status: 201,
    document: documents.RestChangePasswordDocument,
    request: { body: requests.passwordChange },
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
    request: { params: { companyId: requests.companyId }, body: requests.planChange },
    variables: planChange,
    body: ({ updateCompanyPlan }) => ({ data: companyBody(updateCompanyPlan) }),
    answer: { data: one('Company') },
  }),
  route('POST /company/upgrade/plan/:companyId', {
    status: 201,
    document: documents.RestChangeCompanyPlanDocument,
    description: 'Changes the plan of any company to another one.',
    permission: 'plan:assign',
    request: { params: { companyId: requests.companyId }, body: requests.planChange },
    variables: planChange,
    body: ({ updateCompanyPlan }) => ({ data: companyBody(updateCompanyPlan) }),
    answer: { data: one('Company') },
  }),
  route('GET /company/all', {
    status: 201,
    document: documents.RestCompaniesDocument,
    request: { querystring: requests.companyPage },
    variables: companyPage,
    body: ({ companies: { items, total } }) => ({
      data: items.map((company) => companyBody(company)),
      total,
    }),
    answer: { data: many('Company'), total: count },
  }),
  route('POST /company/activate/:id', {
    status: 201,
    document: documents.RestSetCompanyStatusDocument,
    request: { params: { id: requests.companyId }, body: requests.companyStatus },
    variables: companyStatus,
    body: ({ updateCompanyStatus }) => ({ data: companyBody(updateCompanyStatus) }),
    answer: { data: one('Company') },
  }),
  route('POST /company/guide', {
    status: 201,
    document: documents.RestRequestGuideDocument,
    request: { body: requests.guideRequest },
    variables: (request) => ({ input: guideInput(request) }),
    body: () => ({ message: 'Thank you for your request, our sales team will contact you soon!' }),
    answer: { message: sentence },
    failures: [429],
  }),
  route('GET /company/details/:companyId', {
    status: 201,
    document: documents.RestCompanyDetailsDocument,
    request: { params: { companyId: requests.companyId } },
    variables: ({ params }) => ({ company: parseCompanyReference(params.companyId) }),
    body: ({ company }) => ({ data: companyBody(company) }),
    answer: { data: one('Company') },
  }),
  route('GET /company/positive/:uniqueId', {
    status: 201,
    document: documents.RestPositivesDocument,
    request: { params: { uniqueId: requests.passKey } },
    variables: ({ params }) => ({ passKey: params.uniqueId }),
    body: ({ positiveCases }, publicUrl) => ({
      data: positiveCases.map(({ date, employee }) =>
        employee ? employeeBody(employee, publicUrl) : { conta_tracing_date: date },
      ),
    }),
    answer: { data: positiveCases },
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
    request: { body: requests.period },
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
    request: { body: requests.period },
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
    request: { body: requests.contactRecords },
    takesRecords: true,
    variables: (request) => ({ records: contactRecords(request) }),
    body: ({ uploadContacts }) => ({ data: uploadBody(uploadContacts) }),
    failures: [429],
    answer: { data: one('UploadReceipt') },
  }),
  ...healthRoutes,
  ...caseRoutes,
  ...followUpRoutes,
  ...settingsRoutes,
  ...cameraRoutes,
];
