import { momentIn, recordsIn, textOf } from './records.js';
import type { RestRequest } from './route.js';
import { pagingIn, textIn, yesOrNoIn } from './values.js';

/** Requests of the REST contract in the schema's words. Values go through as they came, for the schema to check. */

export function createEmployeeInput({ body }: RestRequest) {
  return {
    ...employeeFields(body),
    code: textIn(body.employee_id),
    email: body.email,
    phone: textIn(body.phone),
  };
}

/** `email`, `employee_id` and `phone` of an employee cannot be changed: they are not looked at. */
export function updateEmployeeInput({ body }: RestRequest) {
  return employeeFields(body);
}

function employeeFields(body: RestRequest['body']) {
  return {
    name: body.name,
    countryCode: textIn(body.country_code),
    designation: body.designation,
    department: textIn(body.department),
    gender: typeof body.gender === 'string' ? body.gender.toUpperCase() || null : body.gender,
    dateOfBirth: body.dob === '' ? null : body.dob,
    password: body.password === '' ? null : textIn(body.password),
    isPositive: yesOrNoIn(body.is_conta_tracing),
    positiveDate: body.conta_tracing_date === '' ? null : body.conta_tracing_date,
  };
}

export function contactRecords(request: RestRequest): unknown {
  return recordsIn(request, (sent) => ({
    ...momentIn(sent),
    crossEmployeeId: textOf(sent.cross_employee_id),
  }));
}

/** `email` or `phone`; anything else goes through, for the schema to refuse. */
export function identifyBy({ body }: RestRequest): unknown {
  if (body.method === 'email') return 'EMAIL';
  return body.method === 'phone' || body.method === 'mobile' ? 'MOBILE' : body.method;
}

/** Old clients know no pages. */
export const employeesPerPage = 100_000;

/** Optional paging: without a size the whole directory, as old clients expect. */
export function employeePage({ query }: RestRequest) {
  return {
    search: query.search,
    page: pagingIn(query.page, 1),
    pageSize: pagingIn(query.pageSize, employeesPerPage),
  };
}
