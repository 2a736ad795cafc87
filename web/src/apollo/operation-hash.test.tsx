import { createHash } from 'node:crypto';
import { http, HttpResponse } from 'msw';
import { parse, print } from 'graphql';
import { expect, it } from 'vitest';
import {
  CancelImportDocument,
  ChooseFileDocument,
  LiveFiguresDocument,
  MailsPageDocument,
} from '../generated/graphql.ts';
import printedManifest from '../../operations.json?raw';
import { refuse, server } from '../testing/server.ts';
import { passUploads } from '../testing/uploads.ts';
import { createClient } from './client.ts';
import { operationHash } from './operation-hash.ts';

interface Sent {
  query?: string;
  operationName: string;
  extensions: { persistedQuery: { version: number; sha256Hash: string } };
}

const { operations } = JSON.parse(printedManifest) as {
  operations: { id: string; name: string; body: string }[];
};
const named = (name: string) => operations.find((operation) => operation.name === name);
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Mocks a gateway that knows no hashes. */
const forgetful = (code: string): Sent[] => {
  const sent: Sent[] = [];
  server.use(
    http.post('*/graphql', async ({ request }) => {
      const asked = (await request.json()) as Sent;
      sent.push(asked);
      const error =
        asked.query === undefined
          ? { message: 'no', extensions: { code } }
          : { message: 'the answer' };
      return HttpResponse.json({ errors: [error] });
    }),
  );
  return sent;
};
const cancel = (client = createClient()) =>
  client.mutate({ mutation: CancelImportDocument, variables: { id: 'a' } });

it('lists every operation once, with the hash of its text', () => {
  expect(operations.length).toBeGreaterThan(100);
  expect(new Set(operations.map(({ id }) => id)).size).toBe(operations.length);
  for (const { id, body } of operations) expect(sha256(body)).toBe(id);
});

it('sends the hash in place of the document', async () => {
  const sent: Sent[] = [];
  server.use(
    http.post('*/graphql', async ({ request }) => {
      sent.push((await request.json()) as Sent);
      return HttpResponse.json({ errors: [{ message: 'no' }] });
    }),
  );
  await expect(cancel()).rejects.toThrow('no');
  const { id } = named('CancelImport')!;
  expect(sent).toEqual([
    {
      operationName: 'CancelImport',
      variables: { id: 'a' },
      extensions: expect.objectContaining({ persistedQuery: { version: 1, sha256Hash: id } }),
    },
  ]);
});

it('sends the hash with a file', async () => {
  refuse(ChooseFileDocument, { code: 'CONFLICT', message: 'no' });
  const sent = passUploads();
  const file = new File(['a'], 'a.csv');
  await createClient()
    .mutate({ mutation: ChooseFileDocument, variables: { file, identifyBy: 'EMAIL' } })
    .catch(() => undefined);
  const operation = JSON.parse(sent[0]!.parts['operations']!) as Sent;
  expect(operation.query).toBeUndefined();
  expect(operation.extensions.persistedQuery.sha256Hash).toBe(named('ChooseFile')!.id);
});

it('sends the exact text of the hash if the gateway does not know the hash', async () => {
  const sent = forgetful('PERSISTED_QUERY_NOT_FOUND');
  await expect(cancel()).rejects.toThrow('the answer');
  const { id, body } = named('CancelImport')!;
  expect(sent.map(({ query }) => query)).toEqual([undefined, body]);
  expect(sent[1]!.extensions.persistedQuery.sha256Hash).toBe(id);
});

it('sends documents to a gateway that does not support hashes', async () => {
  const sent = forgetful('PERSISTED_QUERY_NOT_SUPPORTED');
  const client = createClient();
  await expect(cancel(client)).rejects.toThrow('the answer');
  await expect(cancel(client)).rejects.toThrow('the answer');
  expect(sent.map(({ query }) => query !== undefined)).toEqual([false, true, true]);
});

it('sends a subscription as the text of its hash', () => {
  expect(sha256(print(LiveFiguresDocument))).toBe(operationHash(LiveFiguresDocument));
});

it('finds a hash in every generated document', () => {
  expect(operationHash(MailsPageDocument)).toBe(named('MailsPage')!.id);
  expect(() => operationHash(parse('{ viewer { email } }'))).toThrow('Only generated documents');
});
