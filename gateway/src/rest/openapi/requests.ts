import {
  day,
  file,
  id,
  integer,
  type JsonSchema,
  list,
  nullable,
  number,
  object,
  text,
  boolean,
} from './json-schema.js';

// Schemas of requests. The GraphQL schema validates the values; a test compares the limits.

/** Makes the pattern of a phone number with this many digits, as people write it. */
const digits = (min: number, max: number) =>
  String.raw`^[\s(]*\+?(?:[\s()./-]*\d){${min},${max}}[\s)]*$`;

export const companyId = text('Id or pass-key.');
export const ownCompany = text("The viewer's own company: id or pass-key.");
export const passKey = text("The company's pass-key.");
export const employeeId = text('Id or employee code.');
export const cameraId = text('Id or camera id.');
export const ownCamera = text("Id or camera id of the key's own camera.");
export const noticeId = text('Id of the notice.', { format: 'uuid' });
export const linkToken = text('The last part of the link.');

const email = (description: string) =>
  text(description, { minLength: 1, maxLength: 254, format: 'email' });
const registeredEmail = email('Registered e-mail address.');
const currentPassword = (description: string) =>
  text(description, { minLength: 1, maxLength: 256 });
const newPassword = text(
  'The new password: at least 7 characters, and not easily guessed; 12 are recommended.',
  {
    minLength: 7,
    maxLength: 256,
  },
);

export const signIn = object({
  email: registeredEmail,
  password: currentPassword("The account's password."),
});

export const signUp = object(
  {
    company_name: text('Name: at least 3 letters and digits, with single spaces.', {
      minLength: 3,
      maxLength: 100,
    }),
    location: object({ country: text('Country, by its English name.') }),
    email: email('Address of its admin.'),
    phone: text('Phone number: 6 to 13 digits, written as people do; kept as digits.', {
      pattern: digits(6, 13),
    }),
    plan: id('Id of the plan.'),
    time_zone: nullable(
      text("IANA name of the company's time zone; else Asia/Singapore.", { maxLength: 64 }),
    ),
    subdomain: text('Address of its website.', { minLength: 1, maxLength: 500, format: 'uri' }),
  },
  ['company_name', 'location', 'email', 'phone', 'plan', 'subdomain'],
);

export const forgottenPassword = object({ email: registeredEmail });
export const resetPassword = object({ password: newPassword });
export const passwordChange = object({
  current_password: currentPassword('The password until now.'),
  email: nullable(text("The viewer's own address.", { maxLength: 254 })),
  password: newPassword,
});

export const planChange = object({ plan: text('Id of the plan; not the current one.') });
export const companyStatus = object({
  isActive: text('The new status.', { enum: ['Active', 'InActive'] }),
});

const companyColumns = 'company_name|country|createdAt|email|isActive|phone|plan|subdomain';
export const companyPage = {
  pageNumber: integer('From 1.', { minimum: 1, maximum: 1_000_000, default: 1 }),
  pageSize: integer('1 to 1000.', { minimum: 1, maximum: 1000, default: 1000 }),
  search: text('Text anywhere in company name, e-mail, phone or website.', { maxLength: 100 }),
  sortBy: text('Column and optional direction: createdAt:desc.', {
    pattern: `^(${companyColumns})(:(asc|desc))?$`,
    default: 'createdAt:desc',
  }),
};

const name = text(
  'Full name: letters, and between them spaces, hyphens, apostrophes and full stops.',
  {
    minLength: 1,
    maxLength: 100,
  },
);

export const guideRequest = object(
  {
    email: email('E-mail address.'),
    name,
    phone: nullable(
      text('Phone number, written as people do; kept as digits.', { pattern: digits(0, 20) }),
    ),
    type: text('Student or professional.', { enum: ['student', 'professional'] }),
  },
  ['email', 'name'],
);

export const employeeSignIn = object(
  {
    unique_id: text("The company's pass-key, in any case.", { minLength: 1, maxLength: 64 }),
    email: nullable(text('E-mail address.', { maxLength: 254 })),
    phone: nullable(text('Phone number, digits.', { maxLength: 20 })),
    employee_id: nullable(text('Employee code.', { maxLength: 64 })),
    password: text('The 6-digit password.', { minLength: 1, maxLength: 256 }),
  },
  ['password', 'unique_id'],
);

export const employeePage = {
  search: text(
    'Words that are all found in employee code, name, e-mail or department, whatever their case and accents.',
    { maxLength: 100 },
  ),
  page: integer('From 1.', { minimum: 1, maximum: 1_000_000, default: 1 }),
  pageSize: integer('1 to 100000.', { minimum: 1, maximum: 100_000, default: 100_000 }),
};

const department = text('Name of the department, one line.', {
  minLength: 1,
  maxLength: 100,
});
const optionalDetails = {
  country_code: nullable(
    text("Country code of the phone, as '+65'.", { pattern: String.raw`^(\+?\d{1,4})?$` }),
  ),
  dob: nullable(day('Date of birth, today at the latest.')),
  designation: nullable(text('Job title, one line.', { maxLength: 100 })),
  gender: nullable(text('Female or male; null: not given.', { enum: ['Female', 'Male'] })),
  is_conta_tracing: nullable(
    boolean('COVID-19 status; a new employee is negative when absent. Negative clears the date.'),
  ),
  password: nullable(
    text(
      "6 digits for the app's sign-in. Made for a new employee when absent; a change ends the phone's sessions.",
      { pattern: String.raw`^\d{6}$` },
    ),
  ),
  conta_tracing_date: nullable(
    day('Day of the positive test, today at the latest; only for a positive employee.'),
  ),
};

export const newEmployee = object(
  {
    ...optionalDetails,
    name,
    department,
    email: email('E-mail address, unique within the company.'),
    employee_id: text('Employee code, one line, unique within the company.', {
      minLength: 1,
      maxLength: 64,
    }),
    phone: text(
      'Phone number, 6 to 13 digits, unique within the company; a country code in front of it is kept apart.',
      { pattern: digits(6, 13) },
    ),
  },
  ['department', 'email', 'employee_id', 'name', 'phone'],
);
export const employeeChange = object(
  { ...optionalDetails, name: nullable(name), department: nullable(department) },
  [],
);

export const photoForm = object({ profile_photo: file('The image.') });
export const importForm = object({
  csv: file('The file.'),
  method: text('What tells people apart.', { enum: ['email', 'phone'] }),
});

export const period = object({
  from_date: day("First day, in the company's time zone."),
  to_date: day('Last day, included; at most 366 days.'),
});

const upload = (record: Record<string, JsonSchema>) =>
  object({
    records: list(object(record, []), {
      minItems: 1,
      maxItems: 1000,
      description: '1 to 1000 records.',
    }),
  });
const startedAt = nullable(
  text('Start, ISO 8601 with a time zone, at most 5 minutes in the future.'),
);
export const contactRecords = upload({
  id: nullable(text('UUID made by the phone. It identifies a record that is sent again.')),
  cross_employee_id: nullable(text('The person met: id or employee code.')),
  date: startedAt,
  since: nullable(number('Minutes that the contact lasted: more than 0, at most 1440.')),
  distance: nullable(number('Distance in feet; absent if the phone could not tell.')),
});
export const breachRecords = upload({
  id: nullable(text('UUID made by the camera. It identifies a record that is sent again.')),
  employee_id: nullable(
    text('Id or employee code of one of the two people, if the camera knows both.'),
  ),
  cross_employee_id: nullable(text('The other: id or employee code.')),
  people: nullable(
    number('Number of people who were too close, 2 to 1000; required if nobody is named.'),
  ),
  date: startedAt,
  since: nullable(number('Minutes that it lasted: more than 0, at most 1440.')),
  distance: nullable(number('Distance in feet; absent if the camera could not tell.')),
});

const shortText = (description: string) => nullable(text(description, { maxLength: 100 }));
export const healthReport = object(
  {
    bluetooth_status: nullable(boolean('Whether Bluetooth is on.')),
    location_status: nullable(boolean('Whether location is on.')),
    location_permission: shortText('Location permission that the app was given.'),
    os_version: shortText('Version of the operating system.'),
    device_type: shortText('Kind of device.'),
    make_model: shortText('Make and model.'),
    app_version: shortText('Version of the app.'),
  },
  [],
);

export const timeMetric = object({
  timeMetric: integer('Minutes.', { enum: [1, 2, 3, 4, 5, 10, 15, 20, 25, 30] }),
});
export const minDistance = object({
  min_distance: integer('Feet.', { minimum: 1, maximum: 10 }),
});
export const crossStatus = object({ is_cross_status_on: boolean('On or off.') });
export const latitude = { minimum: -90, maximum: 90 };
export const longitude = { minimum: -180, maximum: 180 };
export const geofence = object(
  {
    is_geofencing_on: boolean('Whether the app reports only inside of it.'),
    latitude: nullable(number('Degrees: its middle.', latitude)),
    longitude: nullable(number('Degrees: its middle.', longitude)),
    radius: nullable(number('Metres, at most two decimals.')),
  },
  ['is_geofencing_on'],
);
export const iframe = object({ iframe: text('An https address; empty for none.') });
