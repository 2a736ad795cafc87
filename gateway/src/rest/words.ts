/** What old clients call the schema's fields, where it is not the same. */
const restWords: Record<string, string> = {
  countryCode: 'country_code',
  crossEmployeeId: 'cross_employee_id',
  dateOfBirth: 'dob',
  employeeId: 'employee_id',
  from: 'from_date',
  isPositive: 'is_conta_tracing',
  positiveDate: 'conta_tracing_date',
  to: 'to_date',
  file: 'csv',
  identifyBy: 'method',
  photo: 'profile_photo',
  uniqueId: 'unique_id',
  cameraId: 'id',
  companyName: 'company_name',
  feedUrl: 'cctv_feed_url',
  feet: 'min_distance',
  minutes: 'timeMetric',
  roomName: 'camera_room_name',
  roomNumber: 'camera_room_number',
  safeDistance: 'safe_distance',
  timeLag: 'time_lag',
  url: 'iframe',
  website: 'subdomain',
  planId: 'plan',
  currentPassword: 'current_password',
  status: 'isActive',
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

/** Says an error's field and message in the words of the REST contract. */
export function inRestWords(error: { field: string; message: string }): {
  field: string;
  message: string;
} {
  const name = error.field.split('.').at(-1) ?? error.field;
  const word = restWords[name] ?? name;
  // Only a message that begins with the field's name speaks of it; others may use the same word.
  const isNamed = error.message.startsWith(`${error.field} is `);
  const message = isNamed ? word + error.message.slice(error.field.length) : error.message;
  return { field: word, message };
}
