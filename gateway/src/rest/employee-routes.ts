import { parseReference } from '../validation/reference.js';
import { employeeBody, photoAddress, settingsBody, tracedBody } from './bodies.js';
import * as documents from './generated.js';
import { integer, list, object, text } from './openapi/json-schema.js';
import { count, many, one, photo, sentence, token } from './openapi/objects.js';
import { pageLimits } from './openapi/requests.js';
import {
  createEmployeeInput,
  employeePage,
  employeesPerPage,
  identifyBy,
  updateEmployeeInput,
} from './requests.js';
import { route } from './route.js';
import { readText } from './values.js';

const detailsInWords = {
  department: { description: 'Name of the department, one line.' },
  designation: { description: 'Job title, one line of at most 100 characters; null: none.' },
  gender: { enum: ['Female', 'Male', null] },
};

/** The directory, and the app's sign-in. */
export const employeeRoutes = [
  route('POST /employee/login', {
    status: 200,
    document: documents.RestSignInEmployeeDocument,
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
    fields: pageLimits(employeesPerPage),
    variables: employeePage,
    body: ({ employees }, publicUrl) => ({
      data: employees.items.map((employee) => employeeBody(employee, publicUrl)),
      not_login: employees.neverSignedIn,
    }),
    answer: {
      data: many('Employee'),
      not_login: count('Number of employees who have never signed in on the app.'),
    },
  }),
  route('POST /employee/new', {
    status: 200,
    document: documents.RestCreateEmployeeDocument,
    fields: {
      ...detailsInWords,
      employee_id: { description: 'Employee code, one line, unique within the company.' },
    },
    variables: (request) => ({ input: createEmployeeInput(request) }),
    body: ({ createEmployee: { employee, password } }, publicUrl) => ({
      data: { ...employeeBody(employee, publicUrl), ...(password === null ? {} : { password }) },
    }),
    answer: {
      data: {
        allOf: [
          one('Employee'),
          object(
            {
              password: text(
                'Generated password, shown only now. Absent if the request gave one, and for API keys.',
                { pattern: String.raw`^\d{6}$` },
              ),
            },
            [],
          ),
        ],
      },
    },
    failures: [409],
  }),
  route('PATCH /employee/:employeeId', {
    status: 200,
    document: documents.RestUpdateEmployeeDocument,
    fields: detailsInWords,
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
    fields: { method: { enum: ['email', 'phone'] } },
    variables: (request) => ({ file: request.file, identifyBy: identifyBy(request) }),
    body: ({ importEmployees: { added, updated, refused } }) => ({
      message: refused,
      data: { added, updated, failed: refused.length },
    }),
    answer: {
      message: list(
        object({
          row: integer('Number of the row in the file, where the heading is row 1.'),
          message: sentence,
        }),
        { description: 'Rejected rows, each with its reason.' },
      ),
      data: object({
        added: count('Number of employees added.'),
        updated: count('Number of employees updated.'),
        failed: count('Number of rejected rows.'),
      }),
    },
  }),
  route('DELETE /employee/:employeeId', {
    status: 200,
    document: documents.RestDeleteEmployeeDocument,
    variables: ({ params }) => ({ employee: parseReference(params.employeeId) }),
    body: () => ({ message: 'Employee deleted' }),
    answer: { message: sentence },
  }),
  route('GET /employee/conta/:employeeId', {
    status: 200,
    document: documents.RestTraceDocument,
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
