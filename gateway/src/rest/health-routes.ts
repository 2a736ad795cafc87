import { parseReference } from '../validation/reference.js';
import { healthBody } from './bodies.js';
import * as documents from './generated.js';
import { nullable } from './openapi/json-schema.js';
import { count, many } from './openapi/objects.js';
import { type RestRequest, route } from './route.js';
import { readText, readBoolean } from './values.js';

function healthInput({ body }: RestRequest) {
  return {
    bluetoothStatus: readBoolean(body.bluetooth_status),
    locationStatus: readBoolean(body.location_status),
    locationPermission: readWord(body.location_permission),
    osVersion: readWord(body.os_version),
    deviceType: readWord(body.device_type),
    makeModel: readWord(body.make_model),
    appVersion: readWord(body.app_version),
  };
}

/** Reads a text that old app versions may send as a number or boolean. */
function readWord(value: unknown): unknown {
  return typeof value === 'boolean' ? String(value) : readText(value);
}

/** Health reports of phones. */
export const healthRoutes = [
  route('POST /health/new', {
    status: 200,
    document: documents.RestReportHealthDocument,
    variables: (request) => ({ input: healthInput(request) }),
    body: () => ({}),
    answer: {},
  }),
  route('GET /health/:employeeId', {
    status: 200,
    document: documents.RestHealthDocument,
    variables: ({ params }) => ({ employee: parseReference(params.employeeId) }),
    body: ({ healthRecords }) => ({ data: healthRecords.map((record) => healthBody(record)) }),
    answer: { data: many('HealthRecord') },
  }),
  route('POST /healths', {
    status: 200,
    document: documents.RestNewestHealthDocument,
    body: ({ newestHealthRecords }) => ({
      data: newestHealthRecords.map((record) => healthBody(record)),
    }),
    answer: { data: many('HealthRecord') },
  }),
  route('POST /health-report', {
    status: 200,
    document: documents.RestActiveCountDocument,
    body: ({ activeCount }) => ({ data: activeCount }),
    answer: {
      data: nullable(
        count(
          'Number of people whose phones reported anything in the last 2 hours; null: too few to be shown to the caller.',
        ),
      ),
    },
  }),
];
