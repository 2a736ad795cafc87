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
import { diseaseCase, followUp, notice, personName } from './case-objects.js';
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
  type Properties,
  text,
  boolean,
} from './json-schema.js';

const settings: Properties<ReturnType<typeof settingsBody>> = {
  timeMetric: integer('Length in minutes from which a contact counts.'),
  min_distance: integer('Minimum distance in feet. Being closer than this is a breach.'),
  is_cross_status_on: boolean('Whether the app shows the COVID-19 status of the people met.'),
  is_geofencing_on: boolean('Whether the app reports only inside the geofence.'),
  latitude: nullable(
    number("Latitude of the geofence's centre, in degrees; null: it was never set."),
  ),
  longitude: nullable(
    number("Longitude of the geofence's centre, in degrees; null: it was never set."),
  ),
  radius: nullable(number('Radius of the geofence in metres; null: it was never set.')),
};

const planName = text('Name of the plan: Standard, Professional or Enterprise.');

const company: Properties<ReturnType<typeof companyBody>> = {
  _id: id('Id of the company.'),
  unique_id: text(
    "The company's pass-key: identifies the company but is not a secret. Upper and lower case are equivalent.",
  ),
  company_name: text('Name of the company.'),
  email: text("E-mail address of the company's admin."),
  subdomain: text("URL of the company's website."),
  location: object({ country: text('Name of the country.') }),
  phone: text('Phone number, digits only.'),
  plan: id('Id of the plan.'),
  isActive: text('Status of the company.', { enum: ['Active', 'InActive', 'Pending'] }),
  current_plan_details: object({ plan: object({ plan_name: planName }) }),
  ...settings,
  iframe: text('URL of the page embedded in Analytics; empty: none.'),
  createdAt: moment('When the company signed up.'),
};

const plan: Properties<ReturnType<typeof planBody>> = {
  _id: id('Id of the plan.'),
  id: id('Id of the plan.'),
  name: planName,
  price: text(
    "Price per employee and month, with two decimals; '0.00' means free or customizable.",
  ),
  planDetails: object({
    plan_name: planName,
    description: text('Description of the plan in one sentence.'),
    max_employee: integer('Maximum number of employees.'),
    isPayble: boolean('Whether the plan costs money.'),
    access: list(text('Name of a feature.'), { description: 'Features of the plan.' }),
  }),
};

export const photo = nullable(
  text('URL of the photo, which contains a key; null: none.', { format: 'uri' }),
);

const employee: Properties<ReturnType<typeof employeeBody>> = {
  _id: id('Id of the employee.'),
  employee_id: text('Employee code, unique within the company.'),
  name: text('Full name.'),
  email: text('E-mail address, lower case, unique within the company.'),
  phone: text('Phone number, digits only, unique within the company.'),
  country_code: text("Country calling code of the phone number, such as '+65'; may be empty."),
  designation: text('Job title; may be empty.'),
  department: text('Name of the department.'),
  gender: nullable(text('Gender; null: not specified.', { enum: ['Female', 'Male'] })),
  dob: nullable(day('Date of birth; null: not specified.')),
  company_id: id('Id of the company.'),
  is_conta_tracing: boolean('Whether the COVID-19 status is positive.'),
  conta_tracing_date: nullable(
    day('Day of the positive test; null: not positive, or not disclosed.'),
  ),
  profile_photo: photo,
  last_active: nullable(moment('When the phone last reported anything; null: never.')),
};

const camera: Properties<ReturnType<typeof cameraBody>> = {
  _id: id('Id of the camera.'),
  id: text('Camera id, unique within the company.'),
  company_name: text('Name of the company.'),
  company_id: id('Id of the company.'),
  camera_location: list(number('Coordinate in degrees.'), {
    minItems: 2,
    maxItems: 2,
    description: 'Latitude and longitude in degrees.',
  }),
  camera_room_number: text('Number of the room that the camera watches.'),
  camera_room_name: text('Name of the room that the camera watches.'),
  safe_distance: number('Distance that people should keep from each other, in feet.'),
  time_lag: integer('Seconds between two pictures that the camera analyses.'),
  is_cctv: boolean('Whether the camera is a closed-circuit camera.'),
  cctv_feed_url: text('URL of the video feed. The gateway never fetches it.'),
};

const healthRecord: Properties<ReturnType<typeof healthBody>> = {
  employee_id: id('Id of the employee.'),
  name: personName,
  bluetooth_status: nullable(boolean('Whether Bluetooth was on; null: never reported.')),
  location_status: nullable(boolean('Whether location was on; null: never reported.')),
  location_permission: nullable(
    text('Location permission granted to the app; null: never reported.'),
  ),
  os_version: nullable(text('Version of the operating system; null: never reported.')),
  device_type: nullable(text('Kind of device; null: never reported.')),
  make_model: nullable(text('Make and model of the device; null: never reported.')),
  app_version: nullable(text('Version of the app; null: never reported.')),
  createdAt: moment('When the phone sent the report.'),
};

const contact: Properties<ReturnType<typeof contactBody>> = {
  employee_id: id('Id of the employee.'),
  cross_employee_id: id('Id of the other employee.'),
  since: number('Minutes from the start of the first record to the end of the last.'),
  date: moment('Start of the meeting, or of the 24 hours with the largest sum.'),
  name: personName,
  cross_name: personName,
  source: text('Kind of device that recorded the contact.', { enum: ['mobile', 'camera'] }),
};

const person: Properties<ReturnType<typeof tracedBody>['employee'][number]> = {
  _id: id('Id of the employee.'),
  employee_id: nullable(text('Employee code; null: the person has left the directory.')),
  name: personName,
  department: nullable(text('Department; null: the person has left the directory.')),
};

const traced: Properties<ReturnType<typeof tracedBody>> = {
  _id: id('Id of the employee.'),
  employee: list(object(person), { minItems: 1, maxItems: 1 }),
  since: number('Minutes of the last contact on the path.'),
  date: moment('Earliest time of exposure at this level.'),
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
    accepted: integer('Number of records stored by this upload.'),
    duplicates: integer('Number of records that were already stored.'),
    held: integer(
      "Number of the accepted records that exceed the budget of the phone's day and await a decision; 0 for cameras.",
    ),
    rejected: list(
      object({
        id: text('Id of the record as sent; empty: it had none.'),
        message: text('Why the record was rejected.'),
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
        password: text(
          'The one that was made; absent where the request gave one, and for API keys, which get none.',
          {
            pattern: String.raw`^\d{6}$`,
          },
        ),
      },
      [],
    ),
  ],
};

/** Employees get only the exposures of which they were told. */
export const positiveCases: JsonSchema = {
  anyOf: [
    many('Employee'),
    list(
      object({ conta_tracing_date: nullable(day('Day of the exposure that the notice named.')) }),
    ),
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
