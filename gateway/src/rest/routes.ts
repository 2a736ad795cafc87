import {
  companyBody,
  contactBody,
  employeeBody,
  photoAddress,
  planBody,
  settingsBody,
  tracedBody,
} from './bodies.js';
import { cameraRoutes } from './camera-routes.js';
import {
  companyPage,
  companyStatus,
  guideInput,
  planChange,
  signUpInput,
} from './company-requests.js';
import * as documents from './generated.js';
import { healthRoutes } from './health-routes.js';
import {
  contactRecords,
  createEmployeeInput,
  employeePage,
  identifyBy,
  updateEmployeeInput,
} from './requests.js';
import { route } from './route.js';
import { settingsRoutes } from './settings-routes.js';
import { textIn } from './values.js';

/** The REST contract, a row a path. What a row may do is decided by its document. */
export const routes = [
  route('POST /company/login', {
    status: 201,
    document: documents.RestSignInCompanyDocument,
    variables: ({ body }) => ({ input: { email: body.email, password: body.password } }),
    body: ({ signInCompany }) => ({
      data: { company: companyBody(signInCompany.company), token: signInCompany.token },
    }),
  }),
  route('POST /admin/login', {
    status: 201,
    document: documents.RestSignInAdministratorDocument,
    variables: ({ body }) => ({ input: { email: body.email, password: body.password } }),
    body: ({ signInAdministrator: { email, token } }) => ({ data: { admin: { email }, token } }),
  }),
  route('POST /company/signup', {
    status: 201,
    document: documents.RestSignUpDocument,
    variables: (request) => ({ input: signUpInput(request) }),
    body: ({ signUp }) => ({ data: { company: companyBody(signUp) } }),
  }),
  route('GET /company/emailverified/:token', {
    status: 201,
    document: documents.RestConfirmEmailDocument,
    variables: ({ params }) => ({ token: params.token }),
    body: () => ({ message: 'Congratulations! Your email is successfully verified.' }),
  }),
  route('POST /company/forgetpassword', {
    status: 201,
    document: documents.RestForgotPasswordDocument,
    variables: ({ body }) => ({ email: body.email }),
    body: () => ({ message: 'If this address has an account, a mail is on its way' }),
  }),
  route('POST /company/resetpassword/:token', {
    status: 201,
    document: documents.RestResetPasswordDocument,
    variables: ({ params, body }) => ({ token: params.token, password: body.password }),
    body: () => ({ message: 'Password changed successfully' }),
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
  }),
  route('PATCH /company/upgrade/plan/:companyId', {
    status: 201,
    document: documents.RestUpgradePlanDocument,
    variables: planChange,
    body: ({ upgradePlan }) => ({ data: companyBody(upgradePlan) }),
  }),
  route('POST /company/upgrade/plan/:companyId', {
    status: 201,
    document: documents.RestChangeCompanyPlanDocument,
    variables: planChange,
    body: ({ changeCompanyPlan }) => ({ data: companyBody(changeCompanyPlan) }),
  }),
  route('GET /company/all', {
    status: 201,
    document: documents.RestCompaniesDocument,
    variables: companyPage,
    body: ({ companies: { items, total } }) => ({
      data: items.map((company) => companyBody(company)),
      total,
    }),
  }),
  route('POST /company/activate/:id', {
    status: 201,
    document: documents.RestSetCompanyStatusDocument,
    variables: companyStatus,
    body: ({ setCompanyStatus }) => ({ data: companyBody(setCompanyStatus) }),
  }),
  route('POST /company/guide', {
    status: 201,
    document: documents.RestRequestGuideDocument,
    variables: (request) => ({ input: guideInput(request) }),
    body: () => ({ message: 'Thank you for your request, our sales team will contact you soon!' }),
  }),
  route('GET /company/details/:companyId', {
    status: 201,
    document: documents.RestCompanyDetailsDocument,
    variables: ({ params }) => ({ id: params.companyId }),
    body: ({ company }) => ({ data: companyBody(company) }),
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
  }),
  route('GET /plans', {
    status: 201,
    document: documents.RestPlansDocument,
    body: ({ plans }) => ({ data: plans.map((plan) => planBody(plan)) }),
  }),
  route('POST /employee/login', {
    status: 200,
    document: documents.RestSignInEmployeeDocument,
    variables: ({ body }) => ({
      input: {
        uniqueId: body.unique_id,
        email: body.email,
        phone: textIn(body.phone),
        employeeId: textIn(body.employee_id),
        password: textIn(body.password),
      },
    }),
    body: ({ signInEmployee: { employee, token, settings } }, publicUrl) => ({
      data: {
        employee: employeeBody(employee, publicUrl),
        token,
        settings: settingsBody(settings),
      },
    }),
  }),
  route('GET /employee/settings', {
    status: 200,
    document: documents.RestSettingsInForceDocument,
    body: ({ settings }) => ({ data: settingsBody(settings) }),
  }),
  route('GET /employees', {
    status: 200,
    document: documents.RestEmployeesDocument,
    variables: employeePage,
    body: ({ employees }, publicUrl) => ({
      data: employees.items.map((employee) => employeeBody(employee, publicUrl)),
      not_login: employees.neverSignedIn,
    }),
  }),
  route('POST /employee/new', {
    status: 200,
    document: documents.RestCreateEmployeeDocument,
    variables: (request) => ({ input: createEmployeeInput(request) }),
    body: ({ createEmployee: { employee, password } }, publicUrl) => ({
      data: { ...employeeBody(employee, publicUrl), ...(password === null ? {} : { password }) },
    }),
  }),
  route('PATCH /employee/:employeeId', {
    status: 200,
    document: documents.RestUpdateEmployeeDocument,
    variables: (request) => ({
      id: request.params.employeeId,
      input: updateEmployeeInput(request),
    }),
    body: ({ updateEmployee }, publicUrl) => ({ result: employeeBody(updateEmployee, publicUrl) }),
  }),
  route('PATCH /employee/profile-photo/:employeeId', {
    status: 200,
    file: 'profile_photo',
    document: documents.RestUploadPhotoDocument,
    variables: ({ params, file }) => ({ id: params.employeeId, photo: file }),
    body: ({ uploadPhoto: { photo } }, publicUrl) => ({
      data: { profile_photo: photoAddress(photo, publicUrl) },
    }),
  }),
  route('POST /employee/csv-upload', {
    status: 200,
    file: 'csv',
    document: documents.RestImportEmployeesDocument,
    variables: (request) => ({ file: request.file, identifyBy: identifyBy(request) }),
    body: ({ importEmployees: { added, updated, refused } }) => ({
      message: refused,
      data: { added, updated, failed: refused.length },
    }),
  }),
  route('DELETE /employee/:id', {
    status: 200,
    document: documents.RestDeleteEmployeeDocument,
    variables: ({ params }) => ({ id: params.id }),
    body: () => ({ message: 'Employee deleted' }),
  }),
  route('GET /employee/conta/:employeeId', {
    status: 200,
    document: documents.RestTraceDocument,
    variables: ({ params }) => ({ employeeId: params.employeeId }),
    body: ({ trace: { exposures } }) => {
      const [primary, secondary, tertiary] = [1, 2, 3].map((level) =>
        exposures
          .filter((exposure) => exposure.level === level)
          .map((exposure) => tracedBody(exposure)),
      );
      return { data: { primary, secondary, tertiary } };
    },
  }),
  route('POST /intermittent/cross', {
    status: 201,
    document: documents.RestContinuousContactsDocument,
    variables: ({ body }) => ({ from: body.from_date, to: body.to_date }),
    body: ({ continuousContacts: { items } }) => ({
      data: items.map((contact) => contactBody({ ...contact, date: contact.startedAt })),
    }),
  }),
  route('POST /cumulative/cross', {
    status: 201,
    document: documents.RestCumulativeContactsDocument,
    variables: ({ body }) => ({ from: body.from_date, to: body.to_date }),
    body: ({ cumulativeContacts: { items } }) => ({
      data: items.map((contact) => contactBody({ ...contact, date: contact.windowStart })),
    }),
  }),
  route('POST /contacts', {
    status: 200,
    document: documents.RestUploadContactsDocument,
    variables: (request) => ({ records: contactRecords(request) }),
    body: ({ uploadContacts }) => ({ data: { ...uploadContacts } }),
  }),
  ...healthRoutes,
  ...settingsRoutes,
  ...cameraRoutes,
];
