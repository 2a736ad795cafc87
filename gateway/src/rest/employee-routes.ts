import { parseReference } from '../validation/reference.js';
import { employeeBody, photoAddress, settingsBody, tracedBody } from './bodies.js';
import * as documents from './generated.js';
import { object } from './openapi/json-schema.js';
import {
  count,
  createdEmployee,
  many,
  one,
  photo,
  refusedRows,
  sentence,
  token,
} from './openapi/objects.js';
import * as requests from './openapi/requests.js';
import {
  createEmployeeInput,
  employeePage,
  employeesPerPage,
  identifyBy,
  updateEmployeeInput,
} from './requests.js';
import { route } from './route.js';
import { readText } from './values.js';

/** The directory, and the app's sign-in. */
export const employeeRoutes = [
  route('POST /employee/login', {
    status: 200,
    document: documents.RestSignInEmployeeDocument,
    request: { body: requests.employeeSignIn },
    variables: ({ body }) => ({
      input: {
        passKey: body.unique_id,
        email: body.email,
        phone: readText(body.phone),
        employeeCode: readText(body.employee_id),
        password: readText(body.password),
      },
    }),
    body: ({ signInEmployee: { employee, token, settings } }, publicUrl) => ({
      data: {
        employee: employeeBody(employee, publicUrl),
        token,
        settings: settingsBody(settings),
      },
    }),
    answer: {
      data: object({ employee: one('Employee'), token, settings: one('Settings') }),
    },
    failures: [401, 429],
  }),
  route('GET /employee/settings', {
    status: 200,
    document: documents.RestSettingsInForceDocument,
    body: ({ appSettings }) => ({ data: settingsBody(appSettings) }),
    answer: { data: one('Settings') },
  }),
  route('GET /employees', {
    status: 200,
    document: documents.RestEmployeesDocument,
    maxPageSize: employeesPerPage,
    request: { querystring: requests.employeePage },
    variables: employeePage,
    body: ({ employees }, publicUrl) => ({
      data: employees.items.map((employee) => employeeBody(employee, publicUrl)),
      not_login: employees.neverSignedIn,
    }),
    answer: { data: many('Employee'), not_login: count },
  }),
  route('POST /employee/new', {
    status: 200,
    document: documents.RestCreateEmployeeDocument,
    request: { body: requests.newEmployee },
    variables: (request) => ({ input: createEmployeeInput(request) }),
    body: ({ createEmployee: { employee, password } }, publicUrl) => ({
      data: { ...employeeBody(employee, publicUrl), ...(password === null ? {} : { password }) },
    }),
    answer: { data: createdEmployee },
    failures: [409],
  }),
  route('PATCH /employee/:employeeId', {
    status: 200,
    document: documents.RestUpdateEmployeeDocument,
    request: { params: { employeeId: requests.employeeId }, body: requests.employeeChange },
    variables: (request) => ({
      input: {
        employee: parseReference(request.params.employeeId),
        ...updateEmployeeInput(request),
      },
    }),
    body: ({ updateEmployee }, publicUrl) => ({ result: employeeBody(updateEmployee, publicUrl) }),
    answer: { result: one('Employee') },
  }),
  route('PATCH /employee/profile-photo/:employeeId', {
    status: 200,
    file: 'profile_photo',
    document: documents.RestUploadPhotoDocument,
    request: { params: { employeeId: requests.employeeId }, body: requests.photoForm },
    variables: ({ params, file }) => ({ employee: parseReference(params.employeeId), photo: file }),
    body: ({ uploadEmployeePhoto: { photo } }, publicUrl) => ({
      data: { profile_photo: photoAddress(photo, publicUrl) },
    }),
    answer: { data: object({ profile_photo: photo }) },
    failures: [429],
  }),
  route('POST /employee/csv-upload', {
    status: 200,
    file: 'csv',
    document: documents.RestImportEmployeesDocument,
    request: { body: requests.importForm },
    variables: (request) => ({ file: request.file, identifyBy: identifyBy(request) }),
    body: ({ importEmployees: { added, updated, refused } }) => ({
      message: refused,
      data: { added, updated, failed: refused.length },
    }),
    answer: {
      message: refusedRows,
      data: object({ added: count, updated: count, failed: count }),
    },
  }),
  route('DELETE /employee/:employeeId', {
    status: 200,
    document: documents.RestDeleteEmployeeDocument,
    request: { params: { employeeId: requests.employeeId } },
    variables: ({ params }) => ({ employee: parseReference(params.employeeId) }),
    body: () => ({ message: 'Employee deleted' }),
    answer: { message: sentence },
  }),
  route('GET /employee/conta/:employeeId', {
    status: 200,
    document: documents.RestTraceDocument,
    request: { params: { employeeId: requests.employeeId } },
    variables: ({ params }) => ({ employee: parseReference(params.employeeId) }),
    body: ({ trace: { exposures } }) => {
      const [primary, secondary, tertiary] = [1, 2, 3].map((level) =>
        exposures
          .filter((exposure) => exposure.level === level)
          .map((exposure) => tracedBody(exposure)),
      );
      return { data: { primary, secondary, tertiary } };
    },
    answer: {
      data: object({
        primary: many('TracedPerson'),
        secondary: many('TracedPerson'),
        tertiary: many('TracedPerson'),
      }),
    },
  }),
];
