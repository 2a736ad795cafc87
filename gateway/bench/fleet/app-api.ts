import type { Receipt } from './ledger.js';
import type { PhoneAnswer } from './connection.js';

/** A contact record before an app's version encodes it. */
export interface UploadedRecord {
  id: string;
  /** Id or employee code. */
  cross: string | undefined;
  /** Minutes. */
  since: number;
  /** ISO 8601. */
  date: string;
  /** Feet; absent if unknown. */
  distance?: number;
}

export interface HealthReport {
  bluetooth: boolean | string | number;
  location: boolean | string | number;
  osVersion: string | number;
  appVersion: string;
}

interface AppRequest {
  path: string;
  payload: unknown;
}

/** The API that an app uses. */
export interface AppApi {
  name: 'REST' | 'GraphQL';
  upload(records: readonly UploadedRecord[]): AppRequest;
  /** Returns undefined if the upload was refused. */
  readReceipt(answer: PhoneAnswer): Receipt | undefined;
  reportHealth(report: HealthReport): AppRequest;
  isHealthAccepted(answer: PhoneAnswer): boolean;
  readError(answer: PhoneAnswer): string | undefined;
}

export const restApi: AppApi = {
  name: 'REST',
  upload: (records) => ({
    path: '/api/contacts',
    payload: {
      records: records.map(({ cross, ...record }) => ({ ...record, cross_employee_id: cross })),
    },
  }),
  readReceipt: ({ status, body }) => (status === 200 ? body.data : undefined),
  reportHealth: ({ bluetooth, location, osVersion, appVersion }) => ({
    path: '/api/health/new',
    payload: {
      bluetooth_status: bluetooth,
      location_status: location,
      location_permission: 'always',
      os_version: osVersion,
      device_type: 'Android',
      make_model: 'Fleet',
      app_version: appVersion,
    },
  }),
  isHealthAccepted: ({ status }) => status === 200,
  readError: ({ body }) => body?.message,
};

const uploadContacts = `mutation FleetUploadContacts($records: [ContactRecordInput!]!) {
  uploadContacts(input: { records: $records }) { accepted duplicates rejected { id message } }
}`;
const reportHealth = `mutation FleetReportHealth($input: ReportHealthInput!) { reportHealth(input: $input) { id } }`;
const graphqlRequest = (query: string, variables: Record<string, unknown>): AppRequest => ({
  path: '/graphql',
  payload: { query, variables },
});

/** Errors may have the status of a success. */
export const graphqlApi: AppApi = {
  name: 'GraphQL',
  upload: (records) =>
    graphqlRequest(uploadContacts, {
      records: records.map(({ cross, since, date, ...record }) => ({
        ...record,
        other: cross,
        minutes: since,
        startedAt: date,
      })),
    }),
  readReceipt: ({ body }) => (body?.errors ? undefined : body?.data?.uploadContacts),
  reportHealth: ({ bluetooth, location, osVersion, appVersion }) =>
    graphqlRequest(reportHealth, {
      input: {
        bluetoothStatus: bluetooth,
        locationStatus: location,
        locationPermission: 'always',
        osVersion,
        deviceType: 'Android',
        makeModel: 'Fleet',
        appVersion,
      },
    }),
  isHealthAccepted: ({ body }) => !body?.errors && Boolean(body?.data?.reportHealth),
  readError: ({ body }) => body?.errors?.[0]?.message,
};
