import type { FieldError } from '../errors.js';
import type { RestRequest } from './route.js';

/** Names of the schema's fields in REST, where they differ. */
const restNames: Record<string, string> = {
  callingCode: 'country_code',
  dateOfBirth: 'dob',
  code: 'employee_id',
  employeeCode: 'employee_id',
  from: 'from_date',
  isPositive: 'is_conta_tracing',
  positiveDate: 'conta_tracing_date',
  to: 'to_date',
  file: 'csv',
  identifyBy: 'method',
  photo: 'profile_photo',
  passKey: 'unique_id',
  feedUrl: 'cctv_feed_url',
  isCrossStatusOn: 'is_cross_status_on',
  minDistance: 'min_distance',
  roomName: 'camera_room_name',
  roomNumber: 'camera_room_number',
  safeDistance: 'safe_distance',
  timeLag: 'time_lag',
  website: 'subdomain',
  planId: 'plan',
  currentPassword: 'current_password',
  status: 'isActive',
  isCctv: 'is_cctv',
  timeZone: 'time_zone',
  sort: 'sortBy',
  direction: 'sortBy',
  bluetoothStatus: 'bluetooth_status',
  locationStatus: 'location_status',
  locationPermission: 'location_permission',
  osVersion: 'os_version',
  deviceType: 'device_type',
  makeModel: 'make_model',
  appVersion: 'app_version',
};

/** Names that only one row uses. */
const namesOfRow: Record<string, Record<string, string>> = {
  'GET /company/all': { page: 'pageNumber' },
  'PATCH /camera/:id': { code: 'id', latitude: 'camera_location', longitude: 'camera_location' },
  'PATCH /company/save-geofencing/:id': { isOn: 'is_geofencing_on' },
  'POST /company/signup': { name: 'company_name' },
  'POST /camera/new': { code: 'id', latitude: 'camera_location', longitude: 'camera_location' },
};

/** Rows that name missing fields in the alphabetical order of their REST names. */
const alphabeticalRows = new Set([
  'POST /company/signup',
  'POST /employee/login',
  'POST /employee/new',
]);

/** Sorts the invalid fields of a request as the contract of its row requires. */
export function sortForRow(row: string, errors: FieldError[]): FieldError[] {
  if (!alphabeticalRows.has(row)) return errors;
  return errors.toSorted((one, other) => (one.field < other.field ? -1 : 1));
}

/** Translates the name of a field of the schema into that of a row. @param row 'METHOD /path'. */
export function toRestName(row: string, name: string): string {
  return namesOfRow[row]?.[name] ?? restNames[name] ?? name;
}

/** Translates an error's field and message into the names of a row. @param row 'METHOD /path'. */
export function toRestNames(row: string, error: FieldError): FieldError {
  const name = error.field.split('.').at(-1) ?? error.field;
  const restName = toRestName(row, name);
  // Other messages may contain the same word without meaning the field.
  const isNamed = error.message.startsWith(`${error.field} is `);
  const message = isNamed ? restName + error.message.slice(error.field.length) : error.message;
  return { field: restName, message };
}

/** Lists the fields with a NUL or a lone surrogate, which PostgreSQL refuses without naming them. */
export function unstorableFields({ body, query }: RestRequest): string[] {
  return Object.entries({ ...query, ...body })
    .filter(([, value]) => isUnstorable(value))
    .map(([field]) => field);
}

/** Iterates instead of recursing, because a body can nest thousands of lists. */
function isUnstorable(field: unknown): boolean {
  const inside = [field];
  for (const value of inside) {
    if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) return true;
    if (typeof value === 'object' && value !== null)
      for (const each of Object.values(value)) inside.push(each);
  }
  return false;
}
