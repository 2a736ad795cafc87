import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { MINUTE } from '../../src/durations.js';
import { graphqlRequest, type HttpRequest, jsonRequest } from '../http-client.js';
import type { Attack } from './attack.js';

const levels = 900_000;
const keyCount = 150_000;
const maxRecords = 1000;

const post = (path: string, body: Buffer, token: string | undefined, encoding?: string) => ({
  method: 'POST' as const,
  path,
  headers: {
    'content-type': 'application/json',
    ...(encoding ? { 'content-encoding': encoding } : {}),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  },
  body,
});

/** Bodies that cost more than their bytes, and more than a phone or an officer asks for. */
export const bodyAttacks: readonly Attack[] = [
  {
    name: 'bodies of 900,000 levels, 16 kept up',
    atOnce: 16,
    expected: ['400', '400 BAD_REQUEST', '401', '200 UNAUTHENTICATED', 'cut'],
    run: (client, { phones: [phone] }, size) => {
      const variables = Buffer.from(`{"query":"{ __typename }","variables":{"a":${nest()}}}`);
      const records = Buffer.from(`{"records":${nest()}}`);
      return client.keepUp(size, (at) => {
        // Half of them without an account.
        const token = at % 4 < 2 ? phone?.token : undefined;
        return at % 2 === 0
          ? post('/graphql', variables, token)
          : post('/api/contacts', records, token);
      });
    },
  },
  {
    name: 'gzip of 2 KB with 900,000 levels, 16 kept up',
    atOnce: 16,
    expected: ['400', '401', 'cut'],
    run: (client, { phones: [phone] }, size) => {
      const packed = gzipSync(`{"records":${nest()}}`);
      return client.keepUp(size, (at) =>
        post('/api/contacts', packed, at % 2 === 0 ? phone?.token : undefined, 'gzip'),
      );
    },
  },
  {
    name: 'variables of 150,000 keys, 16 kept up',
    atOnce: 16,
    expected: ['400 BAD_REQUEST', '200 UNAUTHENTICATED', 'cut'],
    run: (client, { admin }, size) => {
      const keys = Array.from({ length: keyCount }, (_, at) => `"${at}":0`).join(',');
      const body = Buffer.from(`{"query":"{ __typename }","variables":{${keys}}}`);
      return client.keepUp(size, (at) => post('/graphql', body, at % 2 === 0 ? admin : undefined));
    },
  },
  {
    name: 'records of one phone, 8 uploads of 1000 kept up',
    atOnce: 8,
    expected: ['200', '429', '503'],
    run: (client, { phones: [phone, met = phone] }, size) =>
      client.keepUp(size, () => floodOf(phone!.token, met!.employeeId)),
  },
  {
    name: 'traces and lists of contacts, 16 kept up',
    atOnce: 16,
    expected: ['200', '503 UNAVAILABLE', '200 UNAVAILABLE'],
    run: (client, { admin }, size) => {
      const day = (ago: number) =>
        new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
      const query = `query ($from: LocalDate!, $to: LocalDate!) {
        continuousContacts(from: $from, to: $to) { total items { minutes } }
        cumulativeContacts(from: $from, to: $to) { total items { minutes } }
      }`;
      return client.keepUp(size, () => graphqlRequest(query, { from: day(13), to: day(0) }, admin));
    },
  },
  {
    name: 'previews of notices and of a setting, 16 kept up',
    atOnce: 16,
    expected: ['200', '503 UNAVAILABLE', '200 UNAVAILABLE'],
    run: (client, { admin, followUpIds }, size) => {
      const query = `query ($ids: [UUID!]!) {
        noticePreviews(followUpIds: $ids) { text candidates }
        settingsPreview(timeMetric: 1, minDistance: 10) { proposed { breaches peopleInContact } }
        positiveTraces { exposures { level } }
      }`;
      return client.keepUp(size, () => graphqlRequest(query, { ids: followUpIds }, admin));
    },
  },
];

const nest = () => '['.repeat(levels) + ']'.repeat(levels);

/** As many records as an upload may have, of the last day. */
function floodOf(token: string, met: string): HttpRequest {
  const now = Date.now();
  const records = Array.from({ length: maxRecords }, (_, at) => ({
    id: randomUUID(),
    cross_employee_id: met,
    since: 0.5,
    date: new Date(now - (at % 1000) * MINUTE).toISOString(),
  }));
  return jsonRequest('/api/contacts', { records }, token);
}
