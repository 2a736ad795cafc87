import { employeeBody, photoAddress, settingsBody, tracedBody } from './bodies.js';
import * as documents from './generated.js';
import { count, many, one, record, sentence, token } from './openapi/answers.js';
import {
  createdEmployee,
  employeePageWords,
  genderWords,
  importCounts,
  levels,
  photo,
  refusedRows,
} from './openapi/row-words.js';
import { createEmployeeInput, employeePage, identifyBy, updateEmployeeInput } from './requests.js';
import { route } from './route.js';
import { textIn } from './values.js';

/** The directory, and the app's sign-in. */
export const employeeRoutes = [
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
    answer: {
      data: record({ employee: one('Employee'), token, settings: one('Settings') }),
    },
    failures: [401, 429],
  }),
  route('GET /employee/settings', {
    status: 200,
    document: documents.RestSettingsInForceDocument,
    body: ({ settings }) => ({ data: settingsBody(settings) }),
    answer: { data: one('Settings') },
  }),
  route('GET /employees', {
    status: 200,
    document: documents.RestEmployeesDocument,
    variables: employeePage,
    body: ({ employees }, publicUrl) => ({
      data: employees.items.map((employee) => employeeBody(employee, publicUrl)),
      not_login: employees.neverSignedIn,
    }),
    answer: { data: many('Employee'), not_login: count },
    request: employeePageWords,
  }),
  route('POST /employee/new', {
    status: 200,
    document: documents.RestCreateEmployeeDocument,
    variables: (request) => ({ input: createEmployeeInput(request) }),
    body: ({ createEmployee: { employee, password } }, publicUrl) => ({
      data: { ...employeeBody(employee, publicUrl), ...(password === null ? {} : { password }) },
    }),
    answer: { data: createdEmployee },
    request: genderWords,
    failures: [409],
  }),
  route('PATCH /employee/:employeeId', {
    status: 200,
    document: documents.RestUpdateEmployeeDocument,
    variables: (request) => ({
      id: request.params.employeeId,
      input: updateEmployeeInput(request),
    }),
    body: ({ updateEmployee }, publicUrl) => ({ result: employeeBody(updateEmployee, publicUrl) }),
    answer: { result: one('Employee') },
    request: genderWords,
  }),
  route('PATCH /employee/profile-photo/:employeeId', {
    status: 200,
    file: 'profile_photo',
    document: documents.RestUploadPhotoDocument,
    variables: ({ params, file }) => ({ id: params.employeeId, photo: file }),
    body: ({ uploadPhoto: { photo } }, publicUrl) => ({
      data: { profile_photo: photoAddress(photo, publicUrl) },
    }),
    answer: { data: record({ profile_photo: photo }) },
    failures: [429],
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
    answer: { message: refusedRows, data: importCounts },
    request: { method: { type: 'string', enum: ['email', 'phone'] } },
  }),
  route('DELETE /employee/:id', {
    status: 200,
    document: documents.RestDeleteEmployeeDocument,
    variables: ({ params }) => ({ id: params.id }),
    body: () => ({ message: 'Employee deleted' }),
    answer: { message: sentence },
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
    answer: { data: levels },
  }),
];
