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

export const companyId = text('Id or pass-key of the company.');
export const ownCompany = text("The viewer's own company: id or pass-key.");
export const passKey = text("The company's pass-key.");
export const employeeId = text('Id or code of the employee.');
export const cameraId = text('Id or camera id.');
export const ownCamera = text("Id or camera id of the key's own camera.");
export const noticeId = text('Id of the notice.', { format: 'uuid' });
export const linkToken = text('Token from the mailed link: the last part of its path.');

const email = (description: string) =>
  text(description, { minLength: 1, maxLength: 254, format: 'email' });
const registeredEmail = email('E-mail address of the account.');
const currentPassword = (description: string) =>
  text(description, { minLength: 1, maxLength: 256 });
const newPassword = text(
  'The new password: at least 7 characters and not easily guessed; 12 are recommended.',
  {
    minLength: 7,
    maxLength: 256,
  },
);

export const signIn = object({
  email: registeredEmail,
  password: currentPassword('Password of the account.'),
});

export const signUp = object(
  {
    company_name: text(
      'Name of the company: at least 3 letters and digits, separated by single spaces.',
      {
        minLength: 3,
        maxLength: 100,
      },
    ),
    location: object({ country: text('Country, by its English name.') }),
    email: email("E-mail address of the company's admin."),
    phone: text(
      'Phone number of 6 to 13 digits. Spaces and punctuation are allowed; only the digits are stored.',
      {
        pattern: digits(6, 13),
      },
    ),
    plan: id('Id of the plan.'),
    time_zone: nullable(
      text("IANA name of the company's time zone. The default is Asia/Singapore.", {
        maxLength: 64,
      }),
    ),
    subdomain: text("URL of the company's website.", {
      minLength: 1,
      maxLength: 500,
      format: 'uri',
    }),
  },
  ['company_name', 'location', 'email', 'phone', 'plan', 'subdomain'],
);

export const forgottenPassword = object({ email: registeredEmail });
export const resetPassword = object({ password: newPassword });
export const passwordChange = object({
  current_password: currentPassword('The current password.'),
  email: nullable(text("The viewer's own e-mail address.", { maxLength: 254 })),
  password: newPassword,
});

export const planChange = object({
  plan: text('Id of the plan, which must differ from the current one.'),
});
export const companyStatus = object({
  isActive: text('The new status.', { enum: ['Active', 'InActive'] }),
});

const companyColumns = 'company_name|country|createdAt|email|isActive|phone|plan|subdomain';
export const companyPage = {
  pageNumber: integer('Page number, from 1.', { minimum: 1, maximum: 1_000_000, default: 1 }),
  pageSize: integer('Number of items on a page, 1 to 1000.', {
    minimum: 1,
    maximum: 1000,
    default: 1000,
  }),
  search: text('Text to find anywhere in company name, e-mail, phone or website.', {
    maxLength: 100,
  }),
  sortBy: text('Column and optional direction: createdAt:desc.', {
    pattern: `^(${companyColumns})(:(asc|desc))?$`,
    default: 'createdAt:desc',
  }),
};

const name = text(
  'Full name: letters, which may be separated by spaces, hyphens, apostrophes and full stops.',
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
      text('Phone number. Spaces and punctuation are allowed; only the digits are stored.', {
        pattern: digits(0, 20),
      }),
    ),
    type: text('Occupation: student or professional.', { enum: ['student', 'professional'] }),
  },
  ['email', 'name'],
);

export const employeeSignIn = object(
  {
    unique_id: text('Pass-key of the company. Upper and lower case are equivalent.', {
      minLength: 1,
      maxLength: 64,
    }),
    email: nullable(text('E-mail address.', { maxLength: 254 })),
    phone: nullable(text('Phone number, digits only.', { maxLength: 20 })),
    employee_id: nullable(text('Employee code.', { maxLength: 64 })),
    password: text('The 6-digit password for the app.', { minLength: 1, maxLength: 256 }),
  },
  ['password', 'unique_id'],
);

export const employeePage = {
  search: text(
    'Words that must all appear in employee code, name, e-mail or department, ignoring case and accents.',
    { maxLength: 100 },
  ),
  page: integer('Page number, from 1.', { minimum: 1, maximum: 1_000_000, default: 1 }),
  pageSize: integer('Number of items on a page, 1 to 100000.', {
    minimum: 1,
    maximum: 100_000,
    default: 100_000,
  }),
};

const department = text('Name of the department, one line.', {
  minLength: 1,
  maxLength: 100,
});
const optionalDetails = {
  country_code: nullable(
    text("Country calling code of the phone number, such as '+65'.", {
      pattern: String.raw`^(\+?\d{1,4})?$`,
    }),
  ),
  dob: nullable(day('Date of birth, today at the latest.')),
  designation: nullable(text('Job title, one line.', { maxLength: 100 })),
  gender: nullable(
    text('Gender of the employee; null: not specified.', { enum: ['Female', 'Male'] }),
  ),
  is_conta_tracing: nullable(
    boolean(
      'Whether the COVID-19 status is positive. A new employee is negative by default. Setting it to false clears the positive date.',
    ),
  ),
  password: nullable(
    text(
      "6-digit password for signing in on the app. Needs the permission app-code:issue, which API keys never have. Generated for a new employee if absent, but not for an API key. Changing it needs a recent confirmation of identity and ends the phone's sessions.",
      { pattern: String.raw`^\d{6}$` },
    ),
  ),
  conta_tracing_date: nullable(
    day('Day of the positive test, today at the latest. Allowed only for a positive employee.'),
  ),
};

export const newEmployee = object(
  {
    ...optionalDetails,
    name,
    department,
    email: email('E-mail address of the employee, unique within the company.'),
    employee_id: text('Employee code, one line, unique within the company.', {
      minLength: 1,
      maxLength: 64,
    }),
    phone: text(
      'Phone number of 6 to 13 digits, unique within the company. A leading country code is stored separately.',
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
  method: text('Column that identifies the person in a row.', { enum: ['email', 'phone'] }),
});

export const period = object({
  from_date: day("First day, in the company's time zone."),
  to_date: day('Last day, included. The period can have at most 366 days.'),
});

const upload = (record: Record<string, JsonSchema>) =>
  object({
    records: list(object(record, []), {
      minItems: 1,
      maxItems: 1000,
      description: 'Records to store, 1 to 1000.',
    }),
  });
const startedAt = nullable(
  text(
    'When the contact or breach began, in ISO 8601 with a time zone, at most 5 minutes in the future.',
  ),
);
export const contactRecords = upload({
  id: nullable(
    text('UUID generated by the phone. Use the same one when sending the record again.'),
  ),
  cross_employee_id: nullable(text('Id or employee code of the person who was met.')),
  date: startedAt,
  since: nullable(number('Length in minutes: more than 0 and at most 1440.')),
  distance: nullable(number('Distance in feet; absent if the phone could not measure it.')),
});
export const breachRecords = upload({
  id: nullable(
    text('UUID generated by the camera. Use the same one when sending the record again.'),
  ),
  employee_id: nullable(
    text('Id or employee code of one of the two people, if the camera recognised both.'),
  ),
  cross_employee_id: nullable(
    text('Id or employee code of the second person, if the camera recognised both.'),
  ),
  people: nullable(
    number(
      'Number of people who were too close to each other, 2 to 1000. Required if no person is given.',
    ),
  ),
  date: startedAt,
  since: nullable(number('Length in minutes: more than 0 and at most 1440.')),
  distance: nullable(number('Distance in feet; absent if the camera could not measure it.')),
});

const shortText = (description: string) => nullable(text(description, { maxLength: 100 }));
export const healthReport = object(
  {
    bluetooth_status: nullable(boolean('Whether Bluetooth is on; absent or null: unchanged.')),
    location_status: nullable(boolean('Whether location is on; absent or null: unchanged.')),
    location_permission: shortText(
      'Location permission granted to the app; absent or null: unchanged.',
    ),
    os_version: shortText('Version of the operating system; absent or null: unchanged.'),
    device_type: shortText('Kind of device; absent or null: unchanged.'),
    make_model: shortText('Make and model of the device; absent or null: unchanged.'),
    app_version: shortText('Version of the app; absent or null: unchanged.'),
  },
  [],
);

export const timeMetric = object({
  timeMetric: integer('Length in minutes from which a contact counts.', {
    enum: [1, 2, 3, 4, 5, 10, 15, 20, 25, 30],
  }),
});
export const minDistance = object({
  min_distance: integer('Minimum distance in feet. Being closer is a breach.', {
    minimum: 1,
    maximum: 10,
  }),
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
