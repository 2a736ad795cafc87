import { countryCodeNamed } from '../validation/countries.js';
import { companyRefOf } from '../validation/reference.js';
import type { RestRequest } from './route.js';
import { idIn, pagingIn, textIn } from './values.js';

/** Variables of requests about companies. Values are passed on unchanged; the schema validates them. */

export function signUpInput({ body }: RestRequest) {
  const { location } = body;
  const country =
    typeof location === 'object' && location !== null && 'country' in location
      ? location.country
      : undefined;
  return {
    name: textIn(body.company_name),
    email: body.email,
    website: body.subdomain,
    // A name that no country has becomes a code that none has, for the schema to refuse.
    country: typeof country === 'string' ? (countryCodeNamed(country) ?? '') : country,
    phone: textIn(body.phone),
    planId: idIn(body.plan),
    timeZone: body.time_zone,
  };
}

/** Without a type the schema's default applies: student. */
export function guideInput({ body }: RestRequest) {
  const { name, email, phone, type } = body;
  return {
    name,
    email,
    phone: textIn(phone),
    type: typeof type === 'string' ? type.toUpperCase() || undefined : (type ?? undefined),
  };
}

/** Statuses of old clients, and the booleans of still older ones. */
const statuses = new Map<unknown, string>([
  ['Active', 'ACTIVE'],
  ['InActive', 'INACTIVE'],
  [true, 'ACTIVE'],
  [false, 'INACTIVE'],
]);

export function companyStatus({ params, body }: RestRequest) {
  return { company: companyRefOf(params.id), status: statuses.get(body.isActive) ?? body.isActive };
}

export function planChange({ params, body }: RestRequest) {
  return { company: companyRefOf(params.companyId), planId: idIn(body.plan) };
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
    page: pagingIn(query.pageNumber, 1),
    pageSize: pagingIn(query.pageSize, 1000),
    sort: columns.get(column) ?? column,
    direction: direction.toUpperCase(),
    search: query.search,
  };
}
