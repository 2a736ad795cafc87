import { findCountryCode } from '../validation/countries.js';
import { parseCompanyReference } from '../validation/reference.js';
import type { RestRequest } from './route.js';
import { readId, readPaging, readText } from './values.js';

// Variables of requests about companies. Values are passed on unchanged; the schema validates them.

export function signUpInput({ body }: RestRequest) {
  const { location } = body;
  const country =
    typeof location === 'object' && location !== null && 'country' in location
      ? location.country
      : undefined;
  return {
    name: readText(body.company_name),
    email: body.email,
    website: body.subdomain,
    // An unknown name becomes an invalid code, which the schema refuses.
    country: typeof country === 'string' ? (findCountryCode(country) ?? '') : country,
    phone: readText(body.phone),
    planId: readId(body.plan),
    timeZone: body.time_zone,
  };
}

/** Makes the input of a guide request. Without a type the schema's default applies. */
export function guideInput({ body }: RestRequest) {
  const { name, email, phone, type } = body;
  return {
    name,
    email,
    phone: readText(phone),
    type: typeof type === 'string' ? type.toUpperCase() || undefined : (type ?? undefined),
  };
}

/** Statuses by the words of old clients and the booleans of older ones. */
const statuses = new Map<unknown, string>([
  ['Active', 'ACTIVE'],
  ['InActive', 'INACTIVE'],
  [true, 'ACTIVE'],
  [false, 'INACTIVE'],
]);

export function companyStatus({ params, body }: RestRequest) {
  return {
    company: parseCompanyReference(params.id),
    status: statuses.get(body.isActive) ?? body.isActive,
  };
}

export function planChange({ params, body }: RestRequest) {
  return { company: parseCompanyReference(params.companyId), planId: readId(body.plan) };
}

const columns = new Map<unknown, string>([
  ['company_name', 'NAME'],
  ['country', 'COUNTRY'],
  ['createdAt', 'CREATED_AT'],
  ['email', 'EMAIL'],
  ['isActive', 'STATUS'],
  ['phone', 'PHONE'],
  ['plan', 'PLAN'],
  ['subdomain', 'WEBSITE'],
]);

/** Reads `sortBy=createdAt:desc`. The default page size is the maximum, because old clients expect everything. */
export function companyPage({ query }: RestRequest) {
  const sortBy =
    query.sortBy === undefined || query.sortBy === '' ? 'createdAt:desc' : query.sortBy;
  // A repeated parameter is an array, and invalid.
  const [column, direction = 'asc'] = typeof sortBy === 'string' ? sortBy.split(':') : [];
  return {
    page: readPaging(query.pageNumber, 1),
    pageSize: readPaging(query.pageSize, 1000),
    sort: columns.get(column) ?? column,
    direction: direction.toUpperCase(),
    search: query.search,
  };
}
