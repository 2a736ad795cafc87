import { isUuid } from '../../src/validation/reference.js';

/** Lists the differences between a value and its shape. */
export type Shape = (value: unknown, at: string) => string[];

function is(name: string, fits: (value: unknown) => boolean): Shape {
  return (value, at) => (fits(value) ? [] : [`${at} is ${JSON.stringify(value)}, not ${name}`]);
}

const matches = (name: string, form: RegExp) =>
  is(name, (value) => typeof value === 'string' && form.test(value));

export const text = is('a text', (value) => typeof value === 'string');
export const number = is('a number', (value) => Number.isFinite(value));
export const whole = is('a whole number', (value) => Number.isInteger(value));
export const yesOrNo = is('yes or no', (value) => typeof value === 'boolean');
export const id = is('a UUID', (value) => typeof value === 'string' && isUuid(value));
export const day = matches('yyyy-MM-dd', /^\d{4}-\d{2}-\d{2}$/);
export const moment = matches('an ISO time', /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/);
export const price = matches('a price', /^\d+\.\d{2}$/);
export const address = matches('an address', /^https:\/\/app\.visioncloud\.example\/photos\//);

export function oneOf(...words: unknown[]): Shape {
  return is(`one of ${JSON.stringify(words)}`, (value) => words.includes(value));
}

export function orNull(shape: Shape): Shape {
  return (value, at) => (value === null ? [] : shape(value, at));
}

export function listOf(shape: Shape): Shape {
  return (value, at) =>
    Array.isArray(value)
      ? value.flatMap((item, index) => shape(item, `${at}.${index}`))
      : [`${at} is no list`];
}

/** A list with at least one item, because an empty one would not be checked. */
export function someOf(shape: Shape): Shape {
  return (value, at) =>
    Array.isArray(value) && value.length === 0 ? [`${at} is empty`] : listOf(shape)(value, at);
}

/** Exactly these keys, and perhaps the optional ones. */
export function object(shapes: Record<string, Shape>, optional: Record<string, Shape> = {}): Shape {
  return (value, at) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return [`${at} is no object`];
    const given = value as Record<string, unknown>;
    const missing = Object.keys(shapes).filter((key) => !(key in given));
    return [
      ...missing.map((key) => `${at}.${key} is missing`),
      ...Object.entries(given).flatMap(([key, inside]) => {
        const shape = shapes[key] ?? optional[key];
        return shape ? shape(inside, `${at}.${key}`) : [`${at}.${key} is not in the contract`];
      }),
    ];
  };
}

/*
 * The objects of the contract.
 */

export const settings = {
  timeMetric: whole,
  min_distance: whole,
  is_cross_status_on: yesOrNo,
  is_geofencing_on: yesOrNo,
  latitude: orNull(number),
  longitude: orNull(number),
  radius: orNull(number),
};

export const company = object({
  _id: id,
  unique_id: text,
  company_name: text,
  email: text,
  subdomain: text,
  location: object({ country: text }),
  phone: text,
  plan: id,
  isActive: oneOf('Active', 'InActive', 'Pending'),
  current_plan_details: object({ plan: object({ plan_name: text }) }),
  ...settings,
  iframe: text,
  createdAt: moment,
});

export const plan = object({
  _id: id,
  id,
  name: text,
  price,
  planDetails: object({
    plan_name: text,
    description: text,
    max_employee: whole,
    isPayble: yesOrNo,
    access: listOf(text),
  }),
});

const employeeKeys = {
  _id: id,
  employee_id: text,
  name: text,
  email: text,
  phone: text,
  country_code: text,
  designation: text,
  department: text,
  gender: oneOf('Male', 'Female', null),
  dob: orNull(day),
  company_id: id,
  is_conta_tracing: yesOrNo,
  conta_tracing_date: orNull(day),
  profile_photo: orNull(address),
  last_active: orNull(moment),
};
export const employee = object(employeeKeys);
/** The create answer carries a generated password, this once. */
export const newEmployee = object(employeeKeys, {
  password: is('6 digits', (value) => /^\d{6}$/.test(String(value))),
});

const cameraKeys = {
  _id: id,
  id: text,
  company_name: text,
  company_id: id,
  camera_location: (value: unknown, at: string) =>
    Array.isArray(value) && value.length === 2
      ? listOf(number)(value, at)
      : [`${at} is not latitude and longitude`],
  camera_room_number: text,
  camera_room_name: text,
  safe_distance: number,
  time_lag: whole,
  is_cctv: yesOrNo,
  cctv_feed_url: text,
};
export const camera = object(cameraKeys);
export const newCamera = object({ ...cameraKeys, camera_key: text });
export const cameraWithRegion = object({ ...cameraKeys, region: listOf(listOf(number)) });

export const health = object({
  employee_id: id,
  name: text,
  bluetooth_status: orNull(yesOrNo),
  location_status: orNull(yesOrNo),
  location_permission: orNull(text),
  os_version: orNull(text),
  device_type: orNull(text),
  make_model: orNull(text),
  app_version: orNull(text),
  createdAt: moment,
});

export const contact = object({
  employee_id: id,
  cross_employee_id: id,
  since: number,
  date: moment,
  name: text,
  cross_name: text,
  source: oneOf('mobile', 'camera'),
});

export const traced = object({
  _id: id,
  employee: someOf(object({ _id: id, employee_id: text, name: text, department: text })),
  since: number,
  date: moment,
});

const dayZeroBasis = oneOf('ONSET', 'REPORT', 'SPECIMEN');

export const diseaseCase = object({
  id,
  number: whole,
  person: object({ id, code: text, name: text, department: text }),
  disease: text,
  classification: oneOf('SUSPECTED', 'PROBABLE', 'CONFIRMED', 'NOT_A_CASE'),
  onsetDay: orNull(day),
  onsetAt: orNull(moment),
  specimenDay: orNull(day),
  reportedDay: day,
  isolatedAt: orNull(moment),
  symptomsEndedAt: orNull(moment),
  feverEndedAt: orNull(moment),
  treatmentStartedAt: orNull(moment),
  clearedAt: orNull(moment),
  notes: text,
  isOpen: yesOrNo,
  outcome: oneOf('RECOVERED', 'NOT_A_CASE', 'OPENED_IN_ERROR', null),
  openedAt: moment,
  closedAt: orNull(moment),
  version: whole,
  dayZero: object({ day, basis: dayZeroBasis, reason: text }),
  window: object({
    from: moment,
    until: moment,
    startReason: dayZeroBasis,
    endReason: oneOf('CLEARED', 'CLOSED', 'DAYS_AFTER', 'DISMISSED', 'ISOLATION', 'NOW'),
    reason: text,
  }),
  isolation: orNull(
    object({ until: orNull(day), endsAt: orNull(moment), isOver: yesOrNo, reason: text }),
  ),
});

export const followUp = object({
  id,
  person: object({ id, code: text, name: text, department: text }),
  disease: text,
  state: oneOf(
    'TO_INFORM',
    'INFORMED',
    'IN_QUARANTINE',
    'TEST_DUE',
    'RELEASED',
    'BECAME_A_CASE',
    'NO_LONGER_EXPOSED',
    'IMMUNE',
  ),
  nextStep: oneOf('INFORM', 'CORRECT', 'TEST', 'RELEASE', null),
  dueAt: orNull(moment),
  quarantineUntil: orNull(day),
  releaseTestDay: orNull(day),
  reason: text,
  informedAt: orNull(moment),
  toldUntil: orNull(day),
  owesCorrection: yesOrNo,
  assignee: orNull(text),
  changedAt: moment,
  exposures: someOf(
    object({
      caseNumber: whole,
      level: whole,
      exposedAt: moment,
      lastExposedAt: moment,
      minutes: number,
      source: oneOf('MOBILE', 'CAMERA'),
    }),
  ),
});

export const immunityEvidence = object({
  id,
  person: object({ id, code: text, name: text, department: text }),
  disease: text,
  kind: oneOf('VACCINATION', 'LABORATORY', 'ILLNESS', 'OTHER'),
  isImmune: yesOrNo,
  day,
  doses: orNull(whole),
  validUntil: orNull(day),
  document: text,
  state: oneOf('WAITING', 'ACCEPTED', 'DECLINED', 'WITHDRAWN'),
  recordedAt: moment,
});

export const immunityImport = object({
  batchId: orNull(id),
  added: whole,
  unchanged: whole,
  refused: whole,
  rows: someOf(
    object({
      row: whole,
      outcome: oneOf('ADDED', 'UNCHANGED', 'REFUSED'),
      field: orNull(text),
      problem: orNull(text),
    }),
  ),
});

export const notice = object({
  id,
  subject: text,
  text,
  sentAt: moment,
  readAt: orNull(moment),
});

export const receipt = object({
  accepted: whole,
  duplicates: whole,
  held: whole,
  rejected: listOf(object({ id: text, message: text })),
});
