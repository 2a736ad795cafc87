import { readSharedFields, readRecords, readTextOrNull } from './records.js';
import type { RestRequest } from './route.js';
import { readPaging, readText, readBoolean } from './values.js';

// Variables of REST requests. Values are passed on unchanged; the schema validates them.

export function createEmployeeInput({ body }: RestRequest) {
  return {
    ...employeeFields(body),
    code: readText(body.employee_id),
    email: body.email,
    phone: readText(body.phone),
  };
}

/** Ignores `email`, `employee_id` and `phone`, which cannot be changed. */
export function updateEmployeeInput({ body }: RestRequest) {
  return employeeFields(body);
}

function employeeFields(body: RestRequest['body']) {
  return {
    name: body.name,
    // For old clients null leaves these two fields unchanged.
    callingCode: readText(body.country_code) ?? undefined,
    designation: body.designation ?? undefined,
    department: readText(body.department),
    gender: typeof body.gender === 'string' ? body.gender.toUpperCase() || null : body.gender,
    dateOfBirth: body.dob === '' ? null : body.dob,
    password: body.password === '' ? null : readText(body.password),
    isPositive: readBoolean(body.is_conta_tracing),
    positiveDate: body.conta_tracing_date === '' ? null : body.conta_tracing_date,
  };
}

export function contactRecords(request: RestRequest): unknown {
  return readRecords(request, (sent) => ({
    ...readSharedFields(sent),
    other: readTextOrNull(sent.cross_employee_id),
  }));
}

/** Maps 'email', 'phone' and 'mobile'; the schema refuses other values. */
export function identifyBy({ body }: RestRequest): unknown {
  if (body.method === 'email') return 'EMAIL';
  return body.method === 'phone' || body.method === 'mobile' ? 'MOBILE' : body.method;
}

/** Page size for old clients, which read the whole directory at once. */
export const employeesPerPage = 100_000;

/** Reads the optional page; without a size it is the whole directory. */
export function employeePage({ query }: RestRequest) {
  return {
    search: query.search,
    page: readPaging(query.page, 1),
    pageSize: readPaging(query.pageSize, employeesPerPage),
  };
}
