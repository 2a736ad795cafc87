import { companyBody, contactBody, employeeBody, planBody } from './bodies.js';
import { cameraRoutes } from './camera-routes.js';
import {
  companyPage,
  companyStatus,
  guideInput,
  planChange,
  signUpInput,
} from './company-requests.js';
import { employeeRoutes } from './employee-routes.js';
import * as documents from './generated.js';
import { healthRoutes } from './health-routes.js';
import { count, many, one, record, sentence, token } from './openapi/answers.js';
import { address, companyPageWords, positives } from './openapi/row-words.js';
import { contactRecords } from './requests.js';
import { route } from './route.js';
import { settingsRoutes } from './settings-routes.js';

/** The REST contract, a row a path. What a row may do is decided by its document. */
export const routes = [
  route('POST /company/login', {
    status: 201,
    document: documents.RestSignInCompanyDocument,
    variables: ({ body }) => ({ input: { email: body.email, password: body.password } }),
    body: ({ signInCompany }) => ({
      data: { company: companyBody(signInCompany.company), token: signInCompany.token },
    }),
    answer: { data: record({ company: one('Company'), token }) },
    failures: [401, 403, 429],
  }),
  route('POST /admin/login', {
    status: 201,
    document: documents.RestSignInAdministratorDocument,
    variables: ({ body }) => ({ input: { email: body.email, password: body.password } }),
    body: ({ signInAdministrator: { email, token } }) => ({ data: { admin: { email }, token } }),
    answer: { data: record({ admin: record({ email: address }), token }) },
    failures: [401, 429],
  }),
  route('POST /company/signup', {
    status: 201,
    document: documents.RestSignUpDocument,
    variables: (request) => ({ input: signUpInput(request) }),
    body: ({ signUp }) => ({ data: { company: companyBody(signUp) } }),
    answer: { data: record({ company: one('Company') }) },
    failures: [409, 429],
  }),
  route('GET /company/emailverified/:token', {
    status: 201,
    document: documents.RestConfirmEmailDocument,
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
      },
    }),
    body: () => ({ message: 'Password changed successfully' }),
    answer: { message: sentence },
    requires: ['email'],
    failures: [429],
  }),
  route('PATCH /company/upgrade/plan/:companyId', {
    status: 201,
    document: documents.RestUpgradePlanDocument,
    variables: planChange,
    body: ({ upgradePlan }) => ({ data: companyBody(upgradePlan) }),
    answer: { data: one('Company') },
  }),
  route('POST /company/upgrade/plan/:companyId', {
    status: 201,
    document: documents.RestChangeCompanyPlanDocument,
    variables: planChange,
    body: ({ changeCompanyPlan }) => ({ data: companyBody(changeCompanyPlan) }),
    answer: { data: one('Company') },
  }),
  route('GET /company/all', {
    status: 201,
    document: documents.RestCompaniesDocument,
    variables: companyPage,
    body: ({ companies: { items, total } }) => ({
      data: items.map((company) => companyBody(company)),
      total,
    }),
    answer: { data: many('Company'), total: count },
    request: companyPageWords,
  }),
  route('POST /company/activate/:id', {
    status: 201,
    document: documents.RestSetCompanyStatusDocument,
    variables: companyStatus,
    body: ({ setCompanyStatus }) => ({ data: companyBody(setCompanyStatus) }),
    answer: { data: one('Company') },
    request: { isActive: { type: 'string', enum: ['Active', 'InActive'] } },
  }),
  route('POST /company/guide', {
    status: 201,
    document: documents.RestRequestGuideDocument,
    variables: (request) => ({ input: guideInput(request) }),
    body: () => ({ message: 'Thank you for your request, our sales team will contact you soon!' }),
    answer: { message: sentence },
    request: { type: { type: 'string', enum: ['student', 'professional'] } },
    failures: [429],
  }),
  route('GET /company/details/:companyId', {
    status: 201,
    document: documents.RestCompanyDetailsDocument,
    variables: ({ params }) => ({ id: params.companyId }),
    body: ({ company }) => ({ data: companyBody(company) }),
    answer: { data: one('Company') },
  }),
  route('GET /company/positive/:uniqueId', {
    status: 201,
    document: documents.RestPositivesDocument,
    variables: ({ params }) => ({ uniqueId: params.uniqueId }),
    body: ({ positives }, publicUrl) => ({
      data: positives.map(({ date, employee }) =>
        employee ? employeeBody(employee, publicUrl) : { conta_tracing_date: date },
      ),
    }),
    answer: { data: positives },
  }),
  route('GET /plans', {
    status: 201,
    document: documents.RestPlansDocument,
    body: ({ plans }) => ({ data: plans.map((plan) => planBody(plan)) }),
    answer: { data: many('Plan') },
  }),
  ...employeeRoutes,
  route('POST /intermittent/cross', {
    status: 201,
    document: documents.RestContinuousContactsDocument,
    variables: ({ body }) => ({ from: body.from_date, to: body.to_date }),
    body: ({ continuousContacts: { items } }) => ({
      data: items.map((contact) => contactBody({ ...contact, date: contact.startedAt })),
    }),
    answer: { data: many('Contact') },
  }),
  route('POST /cumulative/cross', {
    status: 201,
    document: documents.RestCumulativeContactsDocument,
    variables: ({ body }) => ({ from: body.from_date, to: body.to_date }),
    body: ({ cumulativeContacts: { items } }) => ({
      data: items.map((contact) => contactBody({ ...contact, date: contact.windowStart })),
    }),
    answer: { data: many('Contact') },
  }),
  route('POST /contacts', {
    status: 200,
    document: documents.RestUploadContactsDocument,
    variables: (request) => ({ records: contactRecords(request) }),
    body: ({ uploadContacts }) => ({ data: { ...uploadContacts } }),
    answer: { data: one('UploadReceipt') },
  }),
  ...healthRoutes,
  ...settingsRoutes,
  ...cameraRoutes,
];
