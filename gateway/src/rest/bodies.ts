import type {
  ContactSource,
  RestCameraFragment,
  RestCompanyFragment,
  RestEmployeeFragment,
  RestHealthFragment,
  RestPersonFragment,
  RestPlanFragment,
  RestSettingsFragment,
  RestUploadContactsMutation,
} from './generated.js';
import { toRecordNames } from './records.js';

// The objects of the REST contract, with the field names of old clients.

const statusNames = { ACTIVE: 'Active', INACTIVE: 'InActive', PENDING: 'Pending' } as const;
const genderNames = { FEMALE: 'Female', MALE: 'Male' } as const;

export function companyBody(company: RestCompanyFragment) {
  return {
    _id: company.id,
    unique_id: company.passKey,
    company_name: company.name,
    email: company.email,
    subdomain: company.website,
    location: { country: company.country.name },
    phone: company.phone,
    plan: company.plan.id,
    isActive: statusNames[company.status],
    current_plan_details: { plan: { plan_name: company.plan.name } },
    ...settingsBody(company),
    iframe: company.iframe ?? '',
    createdAt: company.createdAt,
  };
}

export function settingsBody(settings: RestSettingsFragment) {
  return {
    timeMetric: settings.timeMetric,
    min_distance: settings.minDistance,
    is_cross_status_on: settings.isCrossStatusOn,
    is_geofencing_on: settings.isGeofencingOn,
    latitude: settings.latitude,
    longitude: settings.longitude,
    radius: settings.radius,
  };
}

export function planBody(plan: RestPlanFragment) {
  return {
    _id: plan.id,
    id: plan.id,
    name: plan.name,
    // Old clients expect '0.00' for a price by agreement.
    price: plan.price?.amount ?? '0.00',
    planDetails: {
      plan_name: plan.name,
      description: plan.description,
      max_employee: plan.maxEmployees,
      isPayble: plan.isPayable,
      access: plan.access,
    },
  };
}

/** @param publicUrl base of the photo's URL, which contains a key: image views of old clients send no token. */
export function employeeBody(employee: RestEmployeeFragment, publicUrl: string) {
  return {
    _id: employee.id,
    employee_id: employee.code,
    name: employee.name,
    email: employee.email,
    phone: employee.phone,
    country_code: employee.callingCode ?? '',
    designation: employee.designation ?? '',
    department: employee.department,
    gender: employee.gender ? genderNames[employee.gender] : null,
    dob: employee.dateOfBirth,
    company_id: employee.companyId,
    is_conta_tracing: employee.isPositive,
    conta_tracing_date: employee.positiveDate,
    profile_photo: photoAddress(employee.photo, publicUrl),
    last_active: employee.lastActiveAt,
  };
}

export function photoAddress(path: string | null, publicUrl: string): string | null {
  return path === null ? null : publicUrl + path;
}

/** Makes an item of the contact lists. Old clients read the person from a list of one. */
export function tracedBody(traced: {
  person: RestPersonFragment;
  minutes: number;
  exposedAt: string;
}) {
  const { id, code, name, department } = traced.person;
  return {
    _id: id,
    employee: [{ _id: id, employee_id: code, name, department }],
    since: traced.minutes,
    date: traced.exposedAt,
  };
}

/** The sources that old clients know. */
type ReportedSource = Exclude<ContactSource, 'MANUAL'>;

/** Returns the contacts that devices reported, without those added by hand. */
export function keepReported<Contact extends { source: ContactSource }>(contacts: Contact[]) {
  return contacts.filter(
    (contact): contact is Contact & { source: ReportedSource } => contact.source !== 'MANUAL',
  );
}

export function contactBody(contact: {
  person: RestPersonFragment;
  other: RestPersonFragment;
  source: ReportedSource;
  minutes: number;
  date: string;
}) {
  return {
    employee_id: contact.person.id,
    cross_employee_id: contact.other.id,
    since: contact.minutes,
    date: contact.date,
    name: contact.person.name,
    cross_name: contact.other.name,
    source: contact.source === 'MOBILE' ? 'mobile' : 'camera',
  };
}

export function cameraBody(camera: RestCameraFragment) {
  return {
    _id: camera.id,
    id: camera.code,
    company_name: camera.company.name,
    company_id: camera.company.id,
    camera_location: [camera.latitude, camera.longitude],
    camera_room_number: camera.roomNumber,
    camera_room_name: camera.roomName,
    safe_distance: camera.safeDistance,
    time_lag: camera.timeLag,
    is_cctv: camera.isCctv,
    cctv_feed_url: camera.feedUrl,
  };
}

/** Makes the answer to an upload. Old clients expect an empty id for a record without one. */
export function uploadBody({ rejected, ...counts }: RestUploadContactsMutation['uploadContacts']) {
  return {
    ...counts,
    rejected: rejected.map(({ id, message }) => ({
      id: id ?? '',
      message: toRecordNames(message),
    })),
  };
}

export function healthBody(health: RestHealthFragment) {
  return {
    employee_id: health.employee.id,
    name: health.employee.name,
    bluetooth_status: health.bluetoothStatus,
    location_status: health.locationStatus,
    location_permission: health.locationPermission,
    os_version: health.osVersion,
    device_type: health.deviceType,
    make_model: health.makeModel,
    app_version: health.appVersion,
    createdAt: health.createdAt,
  };
}
