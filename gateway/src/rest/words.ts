import type { FieldError } from '../errors.js';
import type { RestRequest } from './route.js';

/** What old clients call the schema's fields, where it is not the same. */
const restWords: Record<string, string> = {
  countryCode: 'country_code',
  crossEmployeeId: 'cross_employee_id',
  dateOfBirth: 'dob',
  code: 'employee_id',
  employeeCode: 'employee_id',
  employeeId: 'employee_id',
  from: 'from_date',
  isPositive: 'is_conta_tracing',
  positiveDate: 'conta_tracing_date',
  to: 'to_date',
  file: 'csv',
  identifyBy: 'method',
  photo: 'profile_photo',
  uniqueId: 'unique_id',
  companyName: 'company_name',
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

/** And where one row calls it otherwise than the rest. */
const wordsOfRow: Record<string, Record<string, string>> = {
  'GET /company/all': { page: 'pageNumber' },
  'PATCH /camera/:id': { code: 'id', latitude: 'camera_location', longitude: 'camera_location' },
  'PATCH /company/save-geofencing/:id': { isOn: 'is_geofencing_on' },
  'POST /camera/new': { code: 'id', latitude: 'camera_location', longitude: 'camera_location' },
};

/** Rows whose missing fields are named in alphabetical order, where that of the schema's words is another. */
const alphabeticalRows = new Set(['POST /employee/new']);

/** Puts the fields of a request that fits no type into the order in which a row names them. */
export function inRowOrder(row: string, errors: FieldError[]): FieldError[] {
  if (!alphabeticalRows.has(row)) return errors;
  return errors.toSorted((one, other) => (one.field < other.field ? -1 : 1));
}

/** Says an error's field and message in the words of a row, 'METHOD /path' as the route table has it. */
export function inRestWords(row: string, error: FieldError): FieldError {
  const name = error.field.split('.').at(-1) ?? error.field;
  const word = wordsOfRow[row]?.[name] ?? restWords[name] ?? name;
  // Only a message that begins with the field's name speaks of it; others may use the same word.
  const isNamed = error.message.startsWith(`${error.field} is `);
  const message = isNamed ? word + error.message.slice(error.field.length) : error.message;
  return { field: word, message };
}

/** The fields of a request whose text has a NUL or half a character, which the database cannot hold and cannot name. */
export function unstorableFields({ body, query }: RestRequest): string[] {
  return Object.entries({ ...query, ...body })
    .filter(([, value]) => isUnstorable(value))
    .map(([field]) => field);
}

/** Without a call in a call: lists in lists may be as many as a body holds. */
function isUnstorable(field: unknown): boolean {
  const inside = [field];
  for (const value of inside) {
    if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) return true;
    if (typeof value === 'object' && value !== null)
      for (const each of Object.values(value)) inside.push(each);
  }
  return false;
}
