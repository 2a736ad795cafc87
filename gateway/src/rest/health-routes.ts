import { referenceOf } from '../validation/reference.js';
import { healthBody } from './bodies.js';
import * as documents from './generated.js';
import { count, many } from './openapi/objects.js';
import * as requests from './openapi/requests.js';
import { type RestRequest, route } from './route.js';
import { textIn, yesOrNoIn } from './values.js';

function healthInput({ body }: RestRequest) {
  return {
    bluetoothStatus: yesOrNoIn(body.bluetooth_status),
    locationStatus: yesOrNoIn(body.location_status),
    locationPermission: words(body.location_permission),
    osVersion: words(body.os_version),
    deviceType: words(body.device_type),
    makeModel: words(body.make_model),
    appVersion: words(body.app_version),
  };
}

/** Old app versions send numbers and booleans for texts. */
function words(value: unknown): unknown {
  return typeof value === 'boolean' ? String(value) : textIn(value);
}

/** Health reports of phones. */
export const healthRoutes = [
  route('POST /health/new', {
    status: 200,
    document: documents.RestReportHealthDocument,
    request: { body: requests.healthReport },
    variables: (request) => ({ input: healthInput(request) }),
    body: () => ({}),
    answer: {},
  }),
  route('GET /health/:employeeId', {
    status: 200,
    document: documents.RestHealthDocument,
    request: { params: { employeeId: requests.employeeId } },
    variables: ({ params }) => ({ employee: referenceOf(params.employeeId) }),
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
    answer: { data: count },
  }),
];
