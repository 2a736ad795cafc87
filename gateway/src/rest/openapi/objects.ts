import type {
  cameraBody,
  companyBody,
  contactBody,
  employeeBody,
  healthBody,
  planBody,
  settingsBody,
  tracedBody,
} from '../bodies.js';
import type {
  RestCaseFragment,
  RestFollowUpFragment,
  RestNoticeFragment,
  RestPersonFragment,
} from '../generated.js';
import {
  day,
  id,
  integer,
  type JsonSchema,
  list,
  moment,
  nullable,
  number,
  object,
  text,
  boolean,
} from './json-schema.js';

/** A schema for each property of an object. */
type Properties<Body> = { [Name in keyof Body]: JsonSchema };

const settings: Properties<ReturnType<typeof settingsBody>> = {
  timeMetric: integer('Minutes after which a contact counts.'),
  min_distance: integer('Feet: closer than this is a breach.'),
  is_cross_status_on: boolean('Whether the app shows the status of people met.'),
  is_geofencing_on: boolean('Whether the app reports only inside the geofence.'),
  latitude: nullable(number('Degrees: middle of the geofence.')),
  longitude: nullable(number('Degrees: middle of the geofence.')),
  radius: nullable(number('Metres: radius of the geofence.')),
};

const planName = text('Standard, Professional or Enterprise.');

const company: Properties<ReturnType<typeof companyBody>> = {
  _id: id('Id of the company.'),
  unique_id: text('The pass-key: selects the company and proves nothing. Compared in any case.'),
  company_name: text('Name of the company.'),
  email: text('Address of its admin.'),
  subdomain: text('Address of its website.'),
  location: object({ country: text('Country, by name.') }),
  phone: text('Phone number, digits.'),
  plan: id('Id of the plan.'),
  isActive: text('Status of the company.', { enum: ['Active', 'InActive', 'Pending'] }),
  current_plan_details: object({ plan: object({ plan_name: planName }) }),
  ...settings,
  iframe: text('Address of the page embedded in Analytics; empty for none.'),
  createdAt: moment('When it signed up.'),
};

const plan: Properties<ReturnType<typeof planBody>> = {
  _id: id('Id of the plan.'),
  id: id('Id of the plan.'),
  name: planName,
  price: text("Per employee and month, two decimals; '0.00' means free or customizable."),
  planDetails: object({
    plan_name: planName,
    description: text('One sentence about the plan.'),
    max_employee: integer('Maximum number of employees.'),
    isPayble: boolean('Whether it is paid for.'),
    access: list(text('Name of a feature.'), { description: 'Features of the plan.' }),
  }),
};

export const photo = nullable(
  text('Address of the photo with a key in it; null without a photo.', { format: 'uri' }),
);

const employee: Properties<ReturnType<typeof employeeBody>> = {
  _id: id('Id of the employee.'),
  employee_id: text('Employee code, unique within the company.'),
  name: text('Full name.'),
  email: text('E-mail address, lower case, unique within the company.'),
  phone: text('Phone number, digits, unique within the company.'),
  country_code: text("Country code of the phone, as '+65'; may be empty."),
  designation: text('Job title; may be empty.'),
  department: text('Name of the department.'),
  gender: nullable(text('Gender.', { enum: ['Female', 'Male'] })),
  dob: nullable(day('Date of birth, where given.')),
  company_id: id('Id of the company.'),
  is_conta_tracing: boolean('COVID-19 status.'),
  conta_tracing_date: nullable(day('Day of the positive test; null when not disclosed.')),
  profile_photo: photo,
  last_active: nullable(moment('When the phone last reported anything.')),
};

const camera: Properties<ReturnType<typeof cameraBody>> = {
  _id: id('Id of the camera.'),
  id: text('Camera id, unique within the company.'),
  company_name: text('Name of the company.'),
  company_id: id('Id of the company.'),
  camera_location: list(number('Degrees.'), {
    minItems: 2,
    maxItems: 2,
    description: 'Degrees: latitude and longitude.',
  }),
  camera_room_number: text('Number of the room that it watches.'),
  camera_room_name: text('Name of the room that it watches.'),
  safe_distance: number('Feet that people should keep between them.'),
  time_lag: integer('Seconds between two looks of the camera.'),
  is_cctv: boolean('Whether it is a closed-circuit camera.'),
  cctv_feed_url: text('Address of its feed; the gateway never fetches it.'),
};

const personName = text("Full name; 'Former employee' once deleted.");

const healthRecord: Properties<ReturnType<typeof healthBody>> = {
  employee_id: id('Id of the employee.'),
  name: personName,
  bluetooth_status: nullable(boolean('Whether Bluetooth was on.')),
  location_status: nullable(boolean('Whether location was on.')),
  location_permission: nullable(text('Location permission that the app had.')),
  os_version: nullable(text('Version of the operating system.')),
  device_type: nullable(text('Kind of device.')),
  make_model: nullable(text('Make and model.')),
  app_version: nullable(text('Version of the app.')),
  createdAt: moment('When the phone reported it.'),
};

const contact: Properties<ReturnType<typeof contactBody>> = {
  employee_id: id('Id of the employee.'),
  cross_employee_id: id('Id of the other employee.'),
  since: number('Minutes from first start to last end.'),
  date: moment('When the meeting began, or the 24 hours in which the sum is largest.'),
  name: personName,
  cross_name: personName,
  source: text('What recorded it.', { enum: ['mobile', 'camera'] }),
};

const person: Properties<ReturnType<typeof tracedBody>['employee'][number]> = {
  _id: id('Id of the employee.'),
  employee_id: nullable(text('Employee code; null once deleted.')),
  name: personName,
  department: nullable(text('Department; null once deleted.')),
};

const traced: Properties<ReturnType<typeof tracedBody>> = {
  _id: id('Id of the employee.'),
  employee: list(object(person), { minItems: 1, maxItems: 1 }),
  since: number('Minutes of the last contact of the path.'),
  date: moment('Earliest exposure over that many transmissions.'),
};

const basis = ['ONSET', 'REPORT', 'SPECIMEN'];
const inWords = text('The same in words.');

const casePerson: Properties<RestPersonFragment> = {
  id: id('Id of the employee.'),
  code: nullable(text('Employee code; null once deleted.')),
  name: personName,
  department: nullable(text('Department; null once deleted.')),
};

const followUp: Properties<RestFollowUpFragment> = {
  id: id('Id of the follow-up.'),
  person: object(casePerson),
  disease: text('The disease, such as COVID_19.'),
  state: text('Where the follow-up stands.', {
    enum: [
      'TO_INFORM',
      'INFORMED',
      'IN_QUARANTINE',
      'TEST_DUE',
      'RELEASED',
      'BECAME_A_CASE',
      'NO_LONGER_EXPOSED',
    ],
  }),
  nextStep: nullable(
    text('What has to be done next; null: nothing.', {
      enum: ['INFORM', 'CORRECT', 'TEST', 'RELEASE'],
    }),
  ),
  dueAt: nullable(moment('When the next step is due; null: there is none.')),
  quarantineUntil: nullable(day('Last day of quarantine; null: nobody asks for one.')),
  releaseTestDay: nullable(day('First day on which a negative test ends the quarantine.')),
  reason: text('The dates with their reason, in English.'),
  informedAt: nullable(moment('When the person was last informed.')),
  toldUntil: nullable(day('Last day of quarantine that the person was told.')),
  owesCorrection: boolean('Whether the person has to be told that the notice no longer holds.'),
  assignee: nullable(text('E-mail address of who works on it; null: nobody in particular.')),
  changedAt: moment('When the follow-up last changed.'),
  exposures: list(
    object({
      caseNumber: integer('Number of the case.'),
      level: integer('Fewest transmissions from the case, 1 to 3.'),
      exposedAt: moment('When a contact first reached the threshold.'),
      lastExposedAt: moment('End of the last contact that counts.'),
      minutes: number('Minutes of that last contact.'),
      source: text('Whether phones or cameras reported it, or it was added by hand.', {
        enum: ['MOBILE', 'CAMERA', 'MANUAL'],
      }),
    }),
  ),
};

const notice: Properties<RestNoticeFragment> = {
  id: id('Id of the notice.'),
  subject: text('Its subject line.'),
  text: text('Its text: paragraphs with an empty line between them.'),
  sentAt: moment('When it was sent.'),
  readAt: nullable(moment('When the employee first opened it; null: not yet.')),
};

const diseaseCase: Properties<RestCaseFragment> = {
  id: id('Id of the case.'),
  number: integer('Number of the case within the company, from 1.'),
  person: object(casePerson),
  disease: text('The disease, such as COVID_19.'),
  classification: text('How sure it is that the person has it.', {
    enum: ['SUSPECTED', 'PROBABLE', 'CONFIRMED', 'NOT_A_CASE'],
  }),
  onsetDay: nullable(day('Day on which symptoms began, if known.')),
  onsetAt: nullable(moment('Moment at which symptoms began, if known.')),
  specimenDay: nullable(day('Day on which the specimen of the test was taken, if disclosed.')),
  reportedDay: day('Day on which the company heard of it.'),
  isolatedAt: nullable(moment('Moment from which the person met nobody of the company.')),
  notes: text('Notes of the company; may be empty.'),
  isOpen: boolean('Whether the case is open.'),
  outcome: nullable(
    text('Why it was closed; null: it is open.', {
      enum: ['RECOVERED', 'NOT_A_CASE', 'OPENED_IN_ERROR'],
    }),
  ),
  openedAt: moment('When it was opened.'),
  closedAt: nullable(moment('When it was closed; null: it is open.')),
  version: integer('Version of the case, which increases with every act.'),
  dayZero: object({
    day: day("The day from which the disease's days are counted."),
    basis: text('What it was taken from.', { enum: basis }),
    reason: inWords,
  }),
  window: object({
    from: moment('When the person began to be infectious.'),
    until: moment('End of the infectious window; equal to its start if it is empty.'),
    startReason: text('What the start was counted from.', { enum: basis }),
    endReason: text('What ended it.', { enum: ['DAYS_AFTER', 'DISMISSED', 'ISOLATION', 'NOW'] }),
    reason: inWords,
  }),
  isolation: nullable(object({ until: day('Last day of isolation.'), reason: inWords })),
};

/** Schemas that answers refer to by name. */
export const objects = {
  Camera: object(camera),
  Case: object(diseaseCase),
  FollowUp: object(followUp),
  Company: object(company),
  Contact: object(contact),
  Employee: object(employee),
  HealthRecord: object(healthRecord),
  Notice: object(notice),
  Plan: object(plan),
  Settings: object(settings),
  TracedPerson: object(traced),
  UploadReceipt: object({
    accepted: integer('Records stored now.'),
    duplicates: integer('Records that had been stored before.'),
    rejected: list(
      object({
        id: text('The id as it was sent; empty when there was none.'),
        message: text('Why.'),
      }),
    ),
  }),
};

export function one(name: keyof typeof objects): JsonSchema {
  return { $ref: `#/components/schemas/${name}` };
}

export function many(name: keyof typeof objects): JsonSchema {
  return list(one(name));
}

export const token = text('Send it as Authorization: Bearer.');
export const sentence = text('For a person.');
export const count = integer('How many.', { minimum: 0 });

export const createdEmployee: JsonSchema = {
  allOf: [
    one('Employee'),
    object(
      {
        password: text('The one that was made; absent where the request gave one.', {
          pattern: String.raw`^\d{6}$`,
        }),
      },
      [],
    ),
  ],
};

/** Employees get only the dates of the people they were in contact with. */
export const positiveCases: JsonSchema = {
  anyOf: [
    many('Employee'),
    list(object({ conta_tracing_date: nullable(day('Day of the positive test.')) })),
  ],
};

export const refusedRows = list(
  object({ row: integer('From 1, the headings included.'), message: sentence }),
  { description: 'The rows that were refused.' },
);

export const cameraWithKey: JsonSchema = {
  allOf: [one('Camera'), object({ camera_key: text('Shown only now: send it as X-Camera-Key.') })],
};

export const cameraWithRegion: JsonSchema = {
  allOf: [
    one('Camera'),
    object({
      region: list(list(number('0 to 1.'), { minItems: 2, maxItems: 2 }), {
        description:
          'Corners of the region of interest, each as x and y from 0 to 1 of the picture.',
      }),
    }),
  ],
};
