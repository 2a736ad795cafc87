import type { RestRequest } from './route.js';

/** Requests of the REST contract in the schema's words. Values go through as they came, for the schema to check. */

export function createEmployeeInput({ body }: RestRequest) {
  return {
    ...employeeFields(body),
    employeeId: body.employee_id,
    email: body.email,
    phone: body.phone,
  };
}

/** `email`, `employee_id` and `phone` of an employee cannot be changed: they are not looked at. */
export function updateEmployeeInput({ body }: RestRequest) {
  return employeeFields(body);
}

function employeeFields(body: RestRequest['body']) {
  return {
    name: body.name,
    countryCode: body.country_code,
    designation: body.designation,
    department: body.department,
    gender: typeof body.gender === 'string' ? body.gender.toUpperCase() || null : body.gender,
    dateOfBirth: body.dob === '' ? null : body.dob,
    password: body.password === '' ? null : body.password,
    isPositive: body.is_conta_tracing,
    positiveDate: body.conta_tracing_date === '' ? null : body.conta_tracing_date,
  };
}

/** A field of the wrong type becomes absent, so that it spoils its own record alone. */
export function contactRecords({ body }: RestRequest): unknown {
  if (!Array.isArray(body.records)) return body.records;
  return body.records.map((sent: unknown) => {
    const record = (typeof sent === 'object' && sent !== null ? sent : {}) as Record<
      string,
      unknown
    >;
    const { id, cross_employee_id: crossEmployeeId, since, date, distance } = record;
    return {
      id: text(id),
      crossEmployeeId: text(crossEmployeeId),
      since: number(since),
      date: text(date),
      distance: distance === undefined || distance === null ? null : (number(distance) ?? -1),
    };
  });
}

/** `email` or `phone`; anything else goes through, for the schema to refuse. */
export function identifyBy({ body }: RestRequest): unknown {
  if (body.method === 'email') return 'EMAIL';
  return body.method === 'phone' || body.method === 'mobile' ? 'MOBILE' : body.method;
}

/** Optional paging: without a size the whole directory, as old clients expect. */
export function employeePage({ query }: RestRequest) {
  return {
    search: query.search,
    page: query.page === undefined ? 1 : Number(query.page),
    pageSize: query.pageSize === undefined ? 100_000 : Number(query.pageSize),
  };
}

function text(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function number(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}
