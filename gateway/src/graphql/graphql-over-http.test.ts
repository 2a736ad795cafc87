import type { AddressInfo } from 'node:net';
import { auditServer } from 'graphql-http';
import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { makeServer } from '../app/server.js';
import { makeCompany } from '../../test/factories.js';
import { startTestGateway, type TestGateway } from '../../test/run-document.js';

let gateway: TestGateway;
let url: string;
beforeAll(async () => {
  gateway = await startTestGateway();
  await gateway.server.listen({ port: 0, host: 'localhost' });
  const { port } = gateway.server.server.address() as AddressInfo;
  url = `http://localhost:${port}/graphql`;
});
afterAll(() => gateway.stop());

/** Recommendations of the specification that we do not follow, with the reason. */
const otherwise = {
  // Apollo Server answers 400 whatever the client accepts, which is what caches and logs want.
  'SHOULD use 200 status code on document parsing failure when accepting application/json': 'warn',
  'SHOULD use 200 status code on document validation failure when accepting application/json':
    'warn',
  'SHOULD use a status code of 200 on variable coercion failure when accepting application/json':
    'warn',
  // A GET that a foreign page can have a browser send is refused: it would carry no token anyway.
  'MAY accept application/x-www-form-urlencoded formatted GET requests': 'notice',
  'MAY allow URL-encoded JSON string {variables} parameter in GETs when accepting application/graphql-response+json':
    'notice',
  'MAY allow URL-encoded JSON string {variables} parameter in GETs when accepting application/json':
    'notice',
};

describe('GraphQL over HTTP', () => {
  it('follows every MUST and each SHOULD but these of its specification', async () => {
    const results = await auditServer({ url });
    const failed = results.filter(({ status }) => status !== 'ok');
    expect(results.length).toBeGreaterThan(60);
    expect(Object.fromEntries(failed.map(({ name, status }) => [name, status]))).toEqual(otherwise);
  });

  it('refuses batches', async () => {
    const batch = [{ query: '{ plans { id } }' }, { query: '{ plans { id } }' }];
    const answer = await gateway.server.inject({ method: 'POST', url: '/graphql', payload: batch });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual([
      { message: 'Operation batching disabled.', extensions: { code: 'BAD_REQUEST' } },
    ]);
  });
});

describe('without introspection', () => {
  it('errors reveal no names of the schema, over HTTP and websockets', async () => {
    const closed = await makeServer(gateway.app, { introspection: false });
    const ask = async (query: string) =>
      (await closed.inject({ method: 'POST', url: '/graphql', payload: { query } })).json();
    const misspelt = await ask('{ plan { id } }');
    expect(misspelt.errors[0].message).toBe('Cannot query field "plan" on type "Query".');
    const asked = await ask('{ __schema { types { name } } }');
    expect([asked.data, asked.errors[0].extensions.code]).toEqual([
      undefined,
      'GRAPHQL_VALIDATION_FAILED',
    ]);
    const page = await closed.inject({ url: '/graphql', headers: { accept: 'text/html' } });
    expect(page.body).not.toContain('sandbox');
    await closed.close();
    const { token } = await makeCompany(gateway.app);
    const client = createClient({
      url: url.replace('http', 'ws'),
      webSocketImpl: WebSocket,
      retryAttempts: 0,
      connectionParams: { Authorization: `Bearer ${token}` },
    });
    const query = 'subscription { insightsChange { at } }';
    const errors = await new Promise((resolve) => {
      client.subscribe(
        { query },
        { next: resolve, error: resolve, complete: () => resolve('over') },
      );
    });
    await client.dispose();
    expect(errors).toMatchObject([
      { message: 'Cannot query field "insightsChange" on type "Subscription".' },
    ]);
  });
});

describe("a foreign page's form", () => {
  const signOut = JSON.stringify({ query: 'mutation { signOut { signedOutAt } }' });
  const boundary = 'a-boundary';
  const form = [
    `--${boundary}`,
    'Content-Disposition: form-data; name="operations"',
    '',
    signOut,
    `--${boundary}--`,
    '',
  ].join('\r\n');

  it.each([
    ['text/plain', signOut, 415],
    ['application/x-www-form-urlencoded', 'query=mutation%7BsignOut%7D', 415],
    [`multipart/form-data; boundary=${boundary}`, form, 400],
    [undefined, signOut, 415],
  ])("a foreign page's form of type %s changes nothing", async (type, payload, status) => {
    const { token } = await makeCompany(gateway.app);
    const answer = await gateway.server.inject({
      method: 'POST',
      url: '/graphql',
      // As if a browser brought the session along.
      headers: { authorization: `Bearer ${token}`, ...(type ? { 'content-type': type } : {}) },
      payload,
    });
    expect([answer.statusCode, answer.body.includes('"data"')]).toEqual([status, false]);
    const { data } = await gateway.graphql(token, '{ viewer { role } }');
    expect(data).toEqual({ viewer: { role: 'OWNER' } });
  });

  it('a GET of an Apollo client can read but not write', async () => {
    const { token } = await makeCompany(gateway.app);
    const get = (query: string, headers: Record<string, string>) =>
      gateway.server.inject({
        url: `/graphql?${new URLSearchParams({ query }).toString()}`,
        headers: { authorization: `Bearer ${token}`, ...headers },
      });
    const asked = '{ viewer { role } }';
    expect((await get(asked, {})).statusCode).toBe(400);
    const preflight = { 'apollo-require-preflight': 'true' };
    expect((await get(asked, preflight)).json().data).toEqual({
      viewer: { role: 'OWNER' },
    });
    const changed = await get('mutation { signOut { signedOutAt } }', preflight);
    expect([changed.statusCode, changed.headers.allow]).toEqual([405, 'POST']);
    expect((await get(asked, preflight)).json().data.viewer.role).toBe('OWNER');
  });
});
