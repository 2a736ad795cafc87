import type { FastifyInstance } from 'fastify';
import { makeServer } from '../src/app/server.js';
import { startTestApp, type TestApp, type TestAppOptions } from './database.js';

interface GraphQLAnswer {
  // Tests read what they asked for.
  // oxlint-disable-next-line typescript/no-explicit-any
  data: any;
  errors?: {
    message: string;
    path?: string[];
    extensions: { code: string; fields?: { field: string; message: string }[] };
  }[];
}

interface RestAnswer {
  status: number;
  headers: Record<string, unknown>;
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
  /** The bytes as they went out. */
  text: string;
}

/** The whole gateway without a port: documents and REST calls go through the same HTTP layer as in production. */
export interface TestGateway {
  app: TestApp;
  server: FastifyInstance;
  graphql(
    token: string | null,
    query: string,
    variables?: Record<string, unknown>,
  ): Promise<GraphQLAnswer>;
  /** Runs a document with a file in its variable `file`, by the multipart request specification. */
  upload(
    token: string | null,
    query: string,
    variables: Record<string, unknown>,
    file: File,
  ): Promise<GraphQLAnswer>;
  /** Sends a form to a REST row. */
  restForm(token: string | null, call: string, form: FormData): Promise<RestAnswer>;
  rest(
    token: string | null,
    call: string,
    payload?: unknown,
    headers?: Record<string, string>,
  ): Promise<RestAnswer>;
  stop(): Promise<void>;
}

export async function startTestGateway(options?: TestAppOptions): Promise<TestGateway> {
  return serveTestApp(await startTestApp(options));
}

/** The gateway over insides that stand already. */
export async function serveTestApp(app: TestApp): Promise<TestGateway> {
  const server = await makeServer(app, { introspection: true, metrics: 'open' });
  await server.ready();
  const gateway: TestGateway = {
    app,
    server,
    async graphql(token, query, variables = {}) {
      const answer = await server.inject({
        method: 'POST',
        url: '/graphql',
        headers: token ? { authorization: `Bearer ${token}` } : {},
        payload: { query, variables },
      });
      return answer.json<GraphQLAnswer>();
    },
    async upload(token, query, variables, file) {
      const form = new FormData();
      const operation = { query, variables: { ...variables, file: null } };
      form.set('operations', JSON.stringify(operation));
      form.set('map', JSON.stringify({ file: ['variables.file'] }));
      form.set('file', file);
      const { payload, type } = await encoded(form);
      const answer = await server.inject({
        method: 'POST',
        url: '/graphql',
        headers: {
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          'content-type': type,
          'apollo-require-preflight': 'true',
        },
        payload,
      });
      return answer.json<GraphQLAnswer>();
    },
    async restForm(token, call, form) {
      const { payload, type } = await encoded(form);
      return gateway.rest(token, call, payload, { 'content-type': type });
    },
    async rest(token, call, payload, headers = {}) {
      const [method, url] = call.split(' ') as ['GET' | 'POST' | 'PATCH' | 'DELETE', string];
      const answer = await server.inject({
        method,
        url: `/api${url}`,
        headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
        ...(payload === undefined ? {} : { payload: payload as object }),
      });
      const isJson = String(answer.headers['content-type']).startsWith('application/json');
      return {
        status: answer.statusCode,
        headers: answer.headers,
        text: answer.body,
        body: isJson ? answer.json() : null,
      };
    },
    async stop() {
      await server.close();
      await app.stop();
    },
  };
  return gateway;
}

async function encoded(form: FormData): Promise<{ payload: Buffer; type: string }> {
  const body = new Response(form);
  return {
    payload: Buffer.from(await body.arrayBuffer()),
    type: body.headers.get('content-type') ?? '',
  };
}
