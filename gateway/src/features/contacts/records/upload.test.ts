import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { HOUR } from '../../../durations.js';
import { findStoredContacts } from '../../../../test/contacts.js';
import {
  type MadeCompany,
  type MadeEmployee,
  makeCompany,
  makeEmployee,
} from '../../../../test/factories.js';
import { useTestGateway } from '../../../../test/hooks.js';

const gateway = useTestGateway();
let made: MadeCompany;
let ana: MadeEmployee;
let ben: MadeEmployee;
beforeAll(async () => {
  made = await makeCompany(gateway.app);
  ana = await makeEmployee(gateway.app, made, { name: 'Ana' });
  ben = await makeEmployee(gateway.app, made, { name: 'Ben' });
});

const ago = (milliseconds: number) => new Date(Date.now() - milliseconds);

describe('uploadContacts', () => {
  const document =
    'mutation ($records: [ContactRecordInput!]!) { uploadContacts(input: { records: $records }) { accepted duplicates rejected { id message } } }';

  it('stores valid records and names the invalid field of the others', async () => {
    const record = {
      id: randomUUID(),
      other: ben.employee.id,
      minutes: 3,
      startedAt: ago(HOUR).toISOString(),
      distance: 4.5,
    };
    const { data } = await gateway.graphql(ana.token, document, {
      records: [
        record,
        { ...record, id: 'x' },
        { ...record, minutes: 0 },
        { ...record, startedAt: 'noon' },
        { ...record, other: null },
      ],
    });
    expect(data.uploadContacts).toMatchObject({ accepted: 1, duplicates: 0 });
    expect(data.uploadContacts.rejected).toEqual([
      { id: 'x', message: 'id must be a UUID' },
      { id: record.id, message: 'minutes must be more than 0 minutes' },
      { id: record.id, message: 'startedAt must be an ISO 8601 time with its zone' },
      { id: record.id, message: 'other is missing' },
    ]);
  });

  it('joins the batch of other phones when it is alone in its document', async () => {
    const joined = vi.spyOn(gateway.app.uploads, 'add');
    const records = [
      {
        id: randomUUID(),
        other: ben.employee.id,
        minutes: 3,
        startedAt: ago(HOUR).toISOString(),
      },
    ];
    await gateway.graphql(ana.token, document, { records });
    expect(joined).toHaveBeenCalledOnce();
    joined.mockRestore();
  });

  describe('with other mutations in its document', () => {
    const both = (order: string) =>
      `mutation ($records: [ContactRecordInput!]!, $version: String!) { ${order
        .replace('UPLOAD', 'uploadContacts(input: { records: $records }) { accepted }')
        .replace('HEALTH', 'reportHealth(input: { appVersion: $version }) { appVersion }')} }`;
    const record = () => ({
      id: randomUUID(),
      other: ben.employee.id,
      minutes: 3,
      startedAt: ago(HOUR).toISOString(),
    });
    const listVersions = async () => {
      const { data } = await gateway.graphql(
        made.token,
        `{ healthRecords(employee: { id: "${ana.employee.id}" }) { appVersion } }`,
      );
      return data.healthRecords.map(({ appVersion }: { appVersion: string }) => appVersion);
    };

    it.each(['HEALTH UPLOAD', 'UPLOAD HEALTH', '... on Mutation { HEALTH } UPLOAD'])(
      'stores everything if all mutations succeed: %s',
      async (order) => {
        const sent = record();
        const { data } = await gateway.graphql(ana.token, both(order), {
          records: [sent],
          version: sent.id,
        });
        expect(data).toEqual({
          reportHealth: { appVersion: sent.id },
          uploadContacts: { accepted: 1 },
        });
        expect(await findStoredContacts(gateway, made, [sent.id])).toEqual([sent.id]);
        expect(await listVersions()).toContain(sent.id);
      },
    );

    it.each(['HEALTH UPLOAD', 'UPLOAD HEALTH'])(
      'stores nothing if one mutation fails: %s',
      async (order) => {
        const sent = record();
        const long = 'x'.repeat(101);
        const refusedHealth = { records: [sent], version: long };
        const refusedUpload = { records: [], version: sent.id };
        for (const variables of [refusedHealth, refusedUpload]) {
          const { errors } = await gateway.graphql(ana.token, both(order), variables);
          expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
        }
        expect(await findStoredContacts(gateway, made, [sent.id])).toEqual([]);
        expect(await listVersions()).not.toContain(sent.id);
      },
    );
  });
});
