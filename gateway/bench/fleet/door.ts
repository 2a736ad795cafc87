import type { Receipt } from './ledger.js';
import type { LineAnswer } from './line.js';

/** A contact record in the words of a version of the app. */
export interface SentRecord {
  id: string;
  /** Id or employee code. */
  cross: string | undefined;
  /** Minutes. */
  since: number;
  /** ISO 8601. */
  date: string;
  /** Feet; absent when the phone could not tell. */
  distance?: number;
}

/** What a phone says of itself. */
export interface SentHealth {
  bluetooth: boolean | string | number;
  location: boolean | string | number;
  osVersion: string | number;
  appVersion: string;
}

export interface Request {
  path: string;
  payload: unknown;
}

/** A way in which apps speak with the gateway. */
export interface Door {
  name: 'REST' | 'GraphQL';
  upload(records: readonly SentRecord[]): Request;
  /** Undefined: this is no answer to an upload that was taken. */
  receiptIn(answer: LineAnswer): Receipt | undefined;
  report(health: SentHealth): Request;
  isReportTaken(answer: LineAnswer): boolean;
  /** Why it was refused. */
  reasonIn(answer: LineAnswer): string | undefined;
}

const device = { location: 'always', type: 'Android', model: 'Fleet' };

/** The paths of the app as it has always been. */
export const rest: Door = {
  name: 'REST',
  upload: (records) => ({
    path: '/api/contacts',
    payload: {
      records: records.map(({ cross, ...others }) => ({ ...others, cross_employee_id: cross })),
    },
  }),
  receiptIn: ({ status, body }) => (status === 200 ? body.data : undefined),
  report: ({ bluetooth, location, osVersion, appVersion }) => ({
    path: '/api/health/new',
    payload: {
      bluetooth_status: bluetooth,
      location_status: location,
      location_permission: device.location,
      os_version: osVersion,
      device_type: device.type,
      make_model: device.model,
      app_version: appVersion,
    },
  }),
  isReportTaken: ({ status }) => status === 200,
  reasonIn: ({ body }) => body?.message,
};

const uploadContacts = `mutation FleetUploadContacts($records: [ContactRecordInput!]!) {
  uploadContacts(records: $records) { accepted duplicates rejected { id message } }
}`;
const reportHealth = `mutation FleetReportHealth($input: HealthInput!) { reportHealth(input: $input) }`;

/** The mutations below those paths; a refusal may have the status of a success. */
export const graphql: Door = {
  name: 'GraphQL',
  upload: (records) => ({
    path: '/graphql',
    payload: {
      query: uploadContacts,
      variables: {
        records: records.map(({ cross, ...others }) => ({ ...others, crossEmployeeId: cross })),
      },
    },
  }),
  receiptIn: ({ body }) => (body?.errors ? undefined : body?.data?.uploadContacts),
  report: ({ bluetooth, location, osVersion, appVersion }) => ({
    path: '/graphql',
    payload: {
      query: reportHealth,
      variables: {
        input: {
          bluetoothStatus: bluetooth,
          locationStatus: location,
          locationPermission: device.location,
          osVersion,
          deviceType: device.type,
          makeModel: device.model,
          appVersion,
        },
      },
    },
  }),
  isReportTaken: ({ body }) => !body?.errors && Boolean(body?.data?.reportHealth),
  reasonIn: ({ body }) => body?.errors?.[0]?.message,
};
