import type { Phone } from '../replay/phones.js';
import type { PhoneRecord } from './meetings.js';

/** The gateway's answer to an upload. */
export interface Receipt {
  accepted: number;
  duplicates: number;
  rejected: { id: string }[];
}

/** A version of the app. */
export interface AppVersion {
  path: string;
  headers(token: string, passKey: string): Record<string, string>;
  makePayload(records: readonly PhoneRecord[], phones: readonly Phone[]): unknown;
  /** Reads the body of an answer of 200, which may hold GraphQL errors. Returns undefined if the upload was refused. */
  readReceipt(body: { data?: { uploadContacts?: Receipt } & Receipt }): Receipt | undefined;
}

const toMinutes = ({ start, end }: PhoneRecord) => (end - start) / 60_000;
const toTime = ({ start }: PhoneRecord) => new Date(start).toISOString();

const graphqlApp: AppVersion = {
  path: '/graphql',
  headers: (token) => ({ authorization: `Bearer ${token}` }),
  makePayload: (records, phones) => ({
    query: `mutation FleetUploadContacts($records: [ContactRecordInput!]!) {
      uploadContacts(input: { records: $records }) { accepted duplicates rejected { id } }
    }`,
    variables: {
      records: records.map((record) => ({
        id: record.id,
        other: phones[record.other]?.id,
        minutes: toMinutes(record),
        startedAt: toTime(record),
        distance: record.distance,
      })),
    },
  }),
  readReceipt: ({ data }) => data?.uploadContacts,
};

/** @param key how the app names the other person. */
const makeRestApp = (key: 'id' | 'code', headers: AppVersion['headers']): AppVersion => ({
  path: '/api/contacts',
  headers,
  makePayload: (records, phones) => ({
    records: records.map((record) => ({
      id: record.id,
      cross_employee_id: phones[record.other]?.[key],
      since: toMinutes(record),
      date: toTime(record),
      ...(record.distance === null ? {} : { distance: record.distance }),
    })),
  }),
  readReceipt: ({ data }) => data,
});

/** Versions in use, the newest first. */
export const appVersions: readonly AppVersion[] = [
  graphqlApp,
  makeRestApp('id', (token, passKey) => ({
    authorization: `Bearer ${token}`,
    'x-company-id': passKey,
  })),
  makeRestApp('code', (token, passKey) => ({ authorization: passKey, bearer: token })),
  makeRestApp('code', (token, passKey) => ({ authorization: passKey, 'x-access-token': token })),
];
