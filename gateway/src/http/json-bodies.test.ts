import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { makeApiKey } from '../../test/api-keys.js';
import { cameraFields } from '../../test/cameras.js';
import {
  type MadeCompany,
  type MadeEmployee,
  makeCompany,
  makeEmployee,
  recordOf,
} from '../../test/factories.js';
import { startTestGateway, type TestGateway } from '../../test/run-document.js';

let gateway: TestGateway;
let made: MadeCompany;
let ana: MadeEmployee;
let ben: MadeEmployee;
beforeAll(async () => {
  gateway = await startTestGateway();
  made = await makeCompany(gateway.app);
  ana = await makeEmployee(gateway.app, made);
  ben = await makeEmployee(gateway.app, made);
  await gateway.server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => gateway.stop());

const levels = 900_000;
const brackets = '['.repeat(levels) + ']'.repeat(levels);
const variables = `{"query":"{ __typename }","variables":{"a":${brackets}}}`;
const records = `{"records":${brackets}}`;
const keys = `{"query":"{ __typename }","variables":{${Array.from({ length: 150_000 }, (_, at) => `"${at}":0`).join(',')}}}`;
const tooDeep = 'The body is nested too deeply: at most 32 levels';
const tooMany = 'The body is too long: at most 50000 values';
const needsSession = 'Please sign in: without a session a body has at most 64 KB';

async function send(
  url: string,
  payload: string | Buffer,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: any }> {
  const answer = await gateway.server.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  });
  return { status: answer.statusCode, body: answer.json() };
}
const as = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` });

describe('a body within its size that is costly to parse', () => {
  it.each([
    ['900,000 levels of variables', '/graphql', () => variables, tooDeep],
    ['150,000 keys of variables', '/graphql', () => keys, tooMany],
    ['900,000 levels of records', '/api/contacts', () => records, tooDeep],
    [
      '33 levels in a small body',
      '/graphql',
      () => `{"query":"","variables":{"a":${'['.repeat(31)}`,
      tooDeep,
    ],
  ])('is refused with the limit before it is parsed: %s', async (_, url, make, message) => {
    const { status, body } = await send(url, make(), as(ana));
    expect(status).toBe(400);
    if (url === '/graphql')
      expect(body).toEqual({ errors: [{ message, extensions: { code: 'BAD_REQUEST' } }] });
    else expect(body).toEqual({ success: false, message });
  });

  it.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ])('is refused if it is compressed with %s', async (encoding, pack) => {
    const packed = pack(records);
    expect(packed.length).toBeLessThan(4000);
    const headers = { ...as(ana), 'content-encoding': encoding };
    expect(await send('/api/contacts', packed, headers)).toEqual({
      status: 400,
      body: { success: false, message: tooDeep },
    });
  });

  it.each(['/api/nowhere', '/api/company/login', '/client-errors', '/scim/v2/Users', '/nowhere'])(
    'is refused at %s',
    async (url) => {
      const { status } = await send(url, `{"a":${'['.repeat(2000)}${']'.repeat(2000)}}`);
      expect(status).toBe(400);
    },
  );

  it('is refused in the query string', async () => {
    const text = encodeURIComponent(`{"a":${'['.repeat(1000)}${']'.repeat(1000)}}`);
    for (const name of ['variables', 'extensions']) {
      const answer = await gateway.server.inject(`/graphql?query={__typename}&${name}=${text}`);
      expect([answer.statusCode, answer.json().errors[0].message]).toEqual([
        400,
        `The parameter ${name} is nested too deeply: at most 32 levels`,
      ]);
    }
  });

  it.each(['connection_init', 'ping', 'subscribe'])(
    'closes the websocket on which it arrives as %s',
    async (type) => {
      const { port } = gateway.server.server.address() as AddressInfo;
      const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws');
      await once(socket, 'open');
      socket.send(`{"type":"${type}","payload":{"a":${'['.repeat(1000)}${']'.repeat(1000)}}}`);
      const [code, reason] = await once(socket, 'close');
      expect([code, String(reason)]).toEqual([4400, 'Invalid message']);
    },
  );
});

describe('a body of more than 64 KB', () => {
  const padding = 'x'.repeat(70_000);
  const document = JSON.stringify({ query: '{ __typename }', variables: { a: padding } });

  it.each([
    ['plain', (text: string) => Buffer.from(text), {}],
    ['gzip', gzipSync, { 'content-encoding': 'gzip' }],
  ])('is refused without a session: %s', async (_, pack, headers) => {
    expect(await send('/graphql', pack(document), headers)).toEqual({
      status: 200,
      body: {
        data: null,
        errors: [{ message: needsSession, extensions: { code: 'UNAUTHENTICATED' } }],
      },
    });
    expect(await send('/api/contacts', pack(`{"beside":"${padding}"}`), headers)).toEqual({
      status: 401,
      body: { success: false, message: needsSession },
    });
  });

  it('is refused with a forged token, which ends the session of old clients', async () => {
    const { status, body } = await send('/api/contacts', records, {
      authorization: 'Bearer x.y.z',
    });
    expect([status, body.errorCode]).toEqual([401, 401]);
  });

  it('is accepted with a session', async () => {
    expect(await send('/graphql', document, as(ana))).toMatchObject({
      status: 200,
      body: { data: { __typename: 'Query' } },
    });
  });

  it('is accepted with 1,000 records, plain and compressed', async () => {
    const text = JSON.stringify({
      records: Array.from({ length: 1000 }, (_, at) =>
        recordOf(ben, new Date(Date.now() - at * 60_000), 1),
      ),
    });
    expect(text.length).toBeGreaterThan(100_000);
    expect((await send('/api/contacts', text, as(ana))).body.data.accepted).toBe(1000);
    const headers = { ...as(ana), 'content-encoding': 'gzip' };
    expect((await send('/api/contacts', gzipSync(text), headers)).body.data.duplicates).toBe(1000);
  });

  it('is refused if the length is only known once it has arrived', async () => {
    const { port } = gateway.server.server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: new Blob([document]).stream(),
      duplex: 'half',
    });
    const body = (await answer.json()) as { errors: { message: string }[] };
    expect(body.errors[0]?.message).toBe(needsSession);
  });

  it('is not awaited before somebody unknown is refused', async () => {
    const { port } = gateway.server.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    // More than any body may have, so that the rest is not received either.
    socket.write(
      'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5000000\r\n\r\n{',
    );
    const [first] = (await once(socket, 'data')) as [Buffer];
    expect(String(first)).toMatch(/^HTTP\/1\.1 413 /);
    socket.destroy();
  });

  it('is accepted with an API key only if the key is valid', async () => {
    const { key } = await makeApiKey(gateway.app, made);
    const query = JSON.stringify({ query: '{ __typename }', variables: { a: padding } });
    const headers = { authorization: `Bearer ${key}` };
    expect((await send('/graphql', query, headers)).body.data).toEqual({ __typename: 'Query' });
    const forged = `${key.slice(0, -4)}AAAA`;
    const refused = await send('/graphql', query, { authorization: `Bearer ${forged}` });
    expect(refused.body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
  });

  it('is accepted with a camera key only if the key is valid', async () => {
    const { body: added } = await gateway.rest(made.token, 'POST /camera/new', cameraFields);
    const key = added.data.camera_key as string;
    const payload = JSON.stringify({ records: [], beside: padding });
    const url = `/api/camera/${cameraFields.id}/breaches`;
    const { status, body } = await send(url, payload, { 'x-camera-key': key });
    expect([status, body.errors[0].field]).toEqual([400, 'records']);
    const forged = `${key.slice(0, -4)}AAAA`;
    expect((await send(url, payload, { 'x-camera-key': forged })).status).toBe(401);
  });
});
