import { type GraphQLSchema, isInterfaceType, isObjectType } from 'graphql';
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
import { type ComponentName, record } from './answers.js';
import { type JsonSchema, jsonSchemaOf, nullable } from './json-schema.js';

/**
 * What stands at each place of a body: a field of the schema as 'Type.field', whose type and description hold here too, or
 * what is this contract's own. The compiler holds the places against the bodies.
 */
type Shape<Body> = { [Name in keyof Body]-?: `${string}.${string}` | Own | Inside<Body[Name]> };
type Inside<Value> =
  NonNullable<Value> extends readonly unknown[]
    ? never
    : NonNullable<Value> extends object
      ? Shape<NonNullable<Value>>
      : never;
interface Own {
  own: JsonSchema;
}
type AnyShape = { [name: string]: string | Own | AnyShape };

const own = (schema: JsonSchema): Own => ({ own: schema });

const settings: Shape<ReturnType<typeof settingsBody>> = {
  timeMetric: 'AppSettings.timeMetric',
  min_distance: 'AppSettings.minDistance',
  is_cross_status_on: 'AppSettings.isCrossStatusOn',
  is_geofencing_on: 'AppSettings.isGeofencingOn',
  latitude: 'AppSettings.latitude',
  longitude: 'AppSettings.longitude',
  radius: 'AppSettings.radius',
};

const company: Shape<ReturnType<typeof companyBody>> = {
  _id: 'Company.id',
  unique_id: 'Company.uniqueId',
  company_name: 'Company.name',
  email: 'Company.email',
  subdomain: 'Company.website',
  location: { country: 'Company.country' },
  phone: 'Company.phone',
  plan: 'Plan.id',
  isActive: own({
    type: 'string',
    enum: ['Active', 'InActive', 'Pending'],
    description: 'Where it stands with the provider.',
  }),
  current_plan_details: { plan: { plan_name: 'Plan.name' } },
  ...settings,
  iframe: 'Company.iframe',
  createdAt: 'Company.createdAt',
};

const plan: Shape<ReturnType<typeof planBody>> = {
  _id: 'Plan.id',
  id: 'Plan.id',
  name: 'Plan.name',
  price: 'Plan.price',
  planDetails: {
    plan_name: 'Plan.name',
    description: 'Plan.description',
    max_employee: 'Plan.maxEmployee',
    isPayble: 'Plan.isPayable',
    access: 'Plan.access',
  },
};

const employee: Shape<ReturnType<typeof employeeBody>> = {
  _id: 'Employee.id',
  employee_id: 'Employee.employeeId',
  name: 'Employee.name',
  email: 'Employee.email',
  phone: 'Employee.phone',
  country_code: 'Employee.countryCode',
  designation: 'Employee.designation',
  department: 'Employee.department',
  gender: own(nullable({ type: 'string', enum: ['Female', 'Male'], description: 'Gender.' })),
  dob: 'Employee.dateOfBirth',
  company_id: 'Employee.companyId',
  is_conta_tracing: 'Employee.isPositive',
  conta_tracing_date: 'Employee.positiveDate',
  profile_photo: own(
    nullable({
      type: 'string',
      format: 'uri',
      description: 'Address of the photo with a key in it; null without a photo.',
    }),
  ),
  last_active: 'Employee.lastActive',
};

const camera: Shape<ReturnType<typeof cameraBody>> = {
  _id: 'Camera.id',
  id: 'Camera.cameraId',
  company_name: 'Company.name',
  company_id: 'Company.id',
  camera_location: own({
    type: 'array',
    items: { type: 'number' },
    minItems: 2,
    maxItems: 2,
    description: 'Degrees: latitude and longitude.',
  }),
  camera_room_number: 'Camera.roomNumber',
  camera_room_name: 'Camera.roomName',
  safe_distance: 'Camera.safeDistance',
  time_lag: 'Camera.timeLag',
  is_cctv: 'Camera.isCctv',
  cctv_feed_url: 'Camera.feedUrl',
};

const healthRecord: Shape<ReturnType<typeof healthBody>> = {
  employee_id: 'Person.id',
  name: 'Person.name',
  bluetooth_status: 'HealthRecord.bluetoothStatus',
  location_status: 'HealthRecord.locationStatus',
  location_permission: 'HealthRecord.locationPermission',
  os_version: 'HealthRecord.osVersion',
  device_type: 'HealthRecord.deviceType',
  make_model: 'HealthRecord.makeModel',
  app_version: 'HealthRecord.appVersion',
  createdAt: 'HealthRecord.createdAt',
};

const contact: Shape<ReturnType<typeof contactBody>> = {
  employee_id: 'Person.id',
  cross_employee_id: 'Person.id',
  since: 'ContinuousContact.minutes',
  date: own({
    type: 'string',
    format: 'date-time',
    description: 'When the meeting began, or the 24 hours in which the sum is largest.',
  }),
  name: 'Person.name',
  cross_name: 'Person.name',
  source: own({ type: 'string', enum: ['mobile', 'camera'], description: 'What saw them.' }),
};

const person: Shape<ReturnType<typeof tracedBody>['employee'][number]> = {
  _id: 'Person.id',
  employee_id: 'Person.employeeId',
  name: 'Person.name',
  department: 'Person.department',
};

/** The objects of the contract, described from the schema's own types. */
export function componentSchemas(schema: GraphQLSchema): Record<ComponentName, JsonSchema> {
  const described = (shape: AnyShape) => describe(schema, shape);
  const traced: Shape<ReturnType<typeof tracedBody>> = {
    _id: 'Person.id',
    employee: own({ type: 'array', items: described(person), minItems: 1, maxItems: 1 }),
    since: 'Exposure.minutes',
    date: 'Exposure.exposedAt',
  };
  return {
    Camera: described(camera),
    Company: described(company),
    Contact: described(contact),
    Employee: described(employee),
    HealthRecord: described(healthRecord),
    Plan: described(plan),
    Settings: described(settings),
    TracedPerson: described(traced),
    UploadReceipt: described({
      accepted: 'UploadReceipt.accepted',
      duplicates: 'UploadReceipt.duplicates',
      rejected: own({
        type: 'array',
        items: described({ id: 'RejectedRecord.id', message: 'RejectedRecord.message' }),
      }),
    }),
  };
}

function describe(schema: GraphQLSchema, shape: AnyShape): JsonSchema {
  return record(
    Object.fromEntries(
      Object.entries(shape).map(([name, at]) => [name, describePlace(schema, at)]),
    ),
  );
}

function describePlace(schema: GraphQLSchema, at: string | Own | AnyShape): JsonSchema {
  if (typeof at === 'string') return fieldSchema(schema, at);
  return isOwn(at) ? at.own : describe(schema, at);
}

function isOwn(at: Own | AnyShape): at is Own {
  return 'own' in at;
}

function fieldSchema(schema: GraphQLSchema, place: string): JsonSchema {
  const [typeName = '', fieldName = ''] = place.split('.');
  const type = schema.getType(typeName);
  const field =
    isObjectType(type) || isInterfaceType(type) ? type.getFields()[fieldName] : undefined;
  if (!field) throw new Error(`The schema has no ${place}`);
  const { description } = field;
  return { ...jsonSchemaOf(field.type), ...(description ? { description } : {}) };
}
