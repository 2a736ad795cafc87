import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createClient } from 'graphql-ws';
import { getIntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { projectRoot, readEnv } from '../env.js';
import { webOperations } from './persisted-operations.js';
import { makeServer } from '../app/server.js';
import { type MadeCompany, makeCompany } from '../../test/factories.js';
import { startTestGateway, type TestGateway } from '../../test/run-document.js';

const { operations } = JSON.parse(
  readFileSync(join(projectRoot, 'web/operations.json'), 'utf8'),
) as { operations: { id: string; name: string; body: string }[] };
const hashOf = (name: string) => operations.find((operation) => operation.name === name)?.id ?? '';
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const byHash = (sha256Hash: string) => ({ persistedQuery: { version: 1, sha256Hash } });

let gateway: TestGateway;
/** The same gateway, restricted to the web app's documents. */
let strict: FastifyInstance;
let made: MadeCompany;
beforeAll(async () => {
  gateway = await startTestGateway();
  await gateway.server.listen({ port: 0, host: 'localhost' });
  strict = await makeServer(gateway.app, { introspection: true, persistedOnly: true });
  await strict.listen({ port: 0, host: 'localhost' });
  made = await makeCompany(gateway.app);
});
afterAll(async () => {
  await strict.close();
  await gateway.stop();
});

const post = async (server: FastifyInstance, payload: object) => {
  const answer = await server.inject({
    method: 'POST',
    url: '/graphql',
    headers: { authorization: `Bearer ${made.token}` },
    payload,
  });
  return { status: answer.statusCode, ...answer.json() };
};

const refused = {
  status: 400,
  errors: [
    {
      message:
        "Only the web app's own operations are answered here. If this is the web app, please reload the page.",
      extensions: { code: 'QUERY_NOT_IN_SAFELIST' },
    },
  ],
};
const notFound = [
  { message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } },
];

describe.each([
  ['any gateway', () => gateway.server],
  ['a gateway that runs nothing else', () => strict],
])('on %s', (_which, server) => {
  it('a document of the web app runs by its hash and by its text', async () => {
    const id = hashOf('PlansPage');
    const answer = await post(server(), { extensions: byHash(id) });
    expect(answer.errors).toBeUndefined();
    expect(answer.data.plans.length).toBeGreaterThan(0);
    const whole = await post(server(), { query: webOperations.get(id) });
    expect(whole).toEqual(answer);
    expect(await post(server(), { query: webOperations.get(id), extensions: byHash(id) })).toEqual(
      answer,
    );
  });

  it('a document runs with variables several times', async () => {
    const answers = [];
    for (let time = 0; time < 3; time += 1) {
      const variables = {
        search: '',
        page: 1,
        pageSize: 5 + time,
        sort: 'CAMERA_ID',
        direction: 'ASC',
      };
      answers.push(await post(server(), { variables, extensions: byHash(hashOf('CamerasPage')) }));
    }
    for (const { data } of answers) expect(data.cameras).toMatchObject({ items: [], total: 0 });
  });

  it('a subscription is refused', async () => {
    const answer = await post(server(), { extensions: byHash(hashOf('LiveFigures')) });
    expect(answer).toEqual({
      status: 400,
      errors: [
        {
          message: 'Only queries and mutations: please send subscriptions over the websocket',
          extensions: { code: 'BAD_REQUEST' },
        },
      ],
    });
  });

  it('an unknown hash gets PERSISTED_QUERY_NOT_FOUND', async () => {
    const answer = await post(server(), { extensions: byHash(sha256('{ plans { id } }')) });
    expect(answer.errors).toEqual(notFound);
  });

  it('a hash is accepted by GET from an Apollo client', async () => {
    const id = hashOf('PlansPage');
    const search = new URLSearchParams({ extensions: JSON.stringify(byHash(id)) });
    const answer = await server().inject({
      url: `/graphql?${search.toString()}`,
      headers: { 'apollo-require-preflight': 'true' },
    });
    expect(answer.json().data.plans.length).toBeGreaterThan(0);
  });

  it('the subscription of live updates runs by text and by hash', async () => {
    const [text, id] = [webOperations.get(hashOf('LiveFigures')) ?? '', hashOf('LiveFigures')];
    for (const sent of [{ query: text }, { query: '', extensions: byHash(id) }])
      expect(await firstWord(server(), sent)).toBe('listening');
    const unknown = { query: '', extensions: byHash(sha256('nothing')) };
    expect(await firstWord(server(), unknown)).toEqual(notFound);
  });

  it('REST rows run their own documents', async () => {
    const answer = await server().inject({
      url: `/api/company/details/${made.company.id}`,
      headers: { authorization: `Bearer ${made.token}` },
    });
    expect([answer.statusCode, answer.json().success]).toEqual([201, true]);
  });
});

describe('a client cannot add a document', () => {
  it('a client cannot add a document by sending it with its hash', async () => {
    const query = '{ plans { id name } }';
    const extensions = byHash(sha256(query));
    expect((await post(gateway.server, { query, extensions })).data.plans.length).toBeGreaterThan(
      0,
    );
    expect((await post(gateway.server, { extensions })).errors).toEqual(notFound);
  });

  it('a client cannot add a document under the hash of another one', async () => {
    const [known] = operations;
    const answer = await post(gateway.server, {
      query: '{ plans { id } }',
      extensions: byHash(known!.id),
    });
    expect([answer.status, answer.data]).toEqual([400, undefined]);
  });
});

describe('a gateway that runs only documents of the web app', () => {
  it.each([
    ['a document of somebody else', { query: '{ plans { id } }' }],
    [
      'one with its hash',
      { query: '{ plans { id } }', extensions: byHash(sha256('{ plans { id } }')) },
    ],
    ['a known one with a space more', { query: `${operations[0]!.body} ` }],
    [
      'another one under a known hash',
      { query: '{ plans { id } }', extensions: byHash(operations[0]!.id) },
    ],
    ['an introspection', { query: getIntrospectionQuery() }],
    ['what cannot be read', { query: '{ nothing' }],
    ['what is no text', { query: ['{ plans { id } }'] }],
    ['no text at all', { query: '' }],
  ])('refuses %s without revealing the schema', async (_name, payload) => {
    expect(await post(strict, payload)).toEqual(refused);
  });

  it('responds with the media type that the web app reads at every status', async () => {
    const answer = await strict.inject({
      method: 'POST',
      url: '/graphql',
      headers: { accept: 'application/graphql-response+json,application/json;q=0.9' },
      payload: { query: '{ plans { id } }' },
    });
    expect(answer.headers['content-type']).toBe('application/graphql-response+json; charset=utf-8');
    expect({ status: answer.statusCode, ...answer.json() }).toEqual(refused);
  });

  it('refuses other documents by GET, in a batch and with a file', async () => {
    const query = '{ plans { id } }';
    const headers = { 'apollo-require-preflight': 'true' };
    const get = await strict.inject({
      url: `/graphql?query=${encodeURIComponent(query)}`,
      headers,
    });
    expect({ status: get.statusCode, ...get.json() }).toEqual(refused);
    const twice = `/graphql?query=${encodeURIComponent(operations[0]!.body)}&query=${encodeURIComponent(query)}`;
    expect((await strict.inject({ url: twice, headers })).json()).not.toHaveProperty('data');
    const batch = await strict.inject({ method: 'POST', url: '/graphql', payload: [{ query }] });
    expect([batch.statusCode, batch.body.includes('"data"')]).toEqual([400, false]);
    const form = new FormData();
    form.set(
      'operations',
      JSON.stringify({
        query:
          'mutation ($file: Upload!) { startImport(input: { file: $file, identifyBy: EMAIL }) { id } }',
        variables: { file: null },
      }),
    );
    form.set('map', JSON.stringify({ file: ['variables.file'] }));
    form.set('file', new File(['name\n'], 'a.csv'));
    const body = new Response(form);
    const upload = await strict.inject({
      method: 'POST',
      url: '/graphql',
      headers: {
        ...headers,
        authorization: `Bearer ${made.token}`,
        'content-type': body.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await body.arrayBuffer()),
    });
    expect({ status: upload.statusCode, ...upload.json() }).toEqual(refused);
  });

  it('accepts an upload of the web app by its hash', async () => {
    const form = new FormData();
    form.set(
      'operations',
      JSON.stringify({
        operationName: 'ChooseFile',
        variables: { file: null, identifyBy: 'EMAIL' },
        extensions: byHash(hashOf('ChooseFile')),
      }),
    );
    form.set('map', JSON.stringify({ file: ['variables.file'] }));
    form.set('file', new File(['name,email\nAnna Li,anna@a.example\n'], 'a.csv'));
    const body = new Response(form);
    const upload = await strict.inject({
      method: 'POST',
      url: '/graphql',
      headers: {
        'apollo-require-preflight': 'true',
        authorization: `Bearer ${made.token}`,
        'content-type': body.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await body.arrayBuffer()),
    });
    expect(upload.json().errors).toBeUndefined();
    expect(upload.json().data.startImport.id).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('serves no Sandbox', async () => {
    const page = await strict.inject({ url: '/graphql', headers: { accept: 'text/html' } });
    expect(page.body).not.toContain('sandbox');
  });

  it('refuses other subscriptions', async () => {
    const other = 'subscription { insightsChanged { topics } }';
    expect(await firstWord(strict, { query: other })).toEqual(refused.errors);
    expect(await firstWord(gateway.server, { query: other })).toBe('listening');
  });
});

describe('GRAPHQL_PERSISTED_ONLY', () => {
  const given = {
    DATABASE_URL: 'postgres://nowhere',
    TOKEN_SECRET: 'x'.repeat(32),
    PASSWORD_PEPPER: 'y'.repeat(32),
    ADMIN_EMAIL: 'a@b.example',
    ADMIN_PASSWORD: 'z',
  };
  it('is off by default', () => {
    expect(readEnv(given).persistedOnly).toBe(false);
    expect(readEnv({ ...given, GRAPHQL_PERSISTED_ONLY: 'true' }).persistedOnly).toBe(true);
    expect(() => readEnv({ ...given, GRAPHQL_PERSISTED_ONLY: 'yes' })).toThrow(
      "GRAPHQL_PERSISTED_ONLY is 'yes': set it to true or false",
    );
  });
});

/** Returns the first event of a subscription: an error, or nothing for a moment. */
async function firstWord(
  server: FastifyInstance,
  sent: { query: string; extensions?: Record<string, unknown> },
): Promise<unknown> {
  const { port } = server.server.address() as AddressInfo;
  const client = createClient({
    url: `ws://localhost:${port}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams: { Authorization: `Bearer ${made.token}` },
  });
  const word = await new Promise((resolve) => {
    setTimeout(() => resolve('listening'), 700);
    client.subscribe(sent, {
      next: resolve,
      error: resolve,
      complete: () => resolve('over'),
    });
  });
  await client.dispose();
  return word;
}
