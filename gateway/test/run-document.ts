import type { FastifyInstance } from 'fastify';
import { makeServer } from '../src/app/server.js';
import { startTestApp, type TestApp, type TestAppOptions } from './database.js';

interface GraphQLAnswer {
  // Tests know the fields of their documents.
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
  /** The body as it was sent. */
  text: string;
}

/** Credentials of a request: the token of a session, the text of an API key, or headers. */
export type Sender = string | null | Record<string, string>;

/** The whole gateway without a port: documents and REST calls go through the same HTTP layer as in production. */
export interface TestGateway {
  app: TestApp;
  server: FastifyInstance;
  graphql(
    sender: Sender,
    query: string,
    variables?: Record<string, unknown>,
  ): Promise<GraphQLAnswer>;
  /** Runs a document with a file in its variable `file`, by the multipart request specification. */
  upload(
    sender: Sender,
    query: string,
    variables: Record<string, unknown>,
    file: File,
  ): Promise<GraphQLAnswer>;
  /** Sends a form to a REST row. */
  restForm(sender: Sender, call: string, form: FormData): Promise<RestAnswer>;
  rest(
    sender: Sender,
    call: string,
    payload?: unknown,
    headers?: Record<string, string>,
  ): Promise<RestAnswer>;
  stop(): Promise<void>;
}

export async function startTestGateway(options?: TestAppOptions): Promise<TestGateway> {
  return serveTestApp(await startTestApp(options));
}

/** Serves an app that has been started. */
export async function serveTestApp(app: TestApp): Promise<TestGateway> {
  const server = await makeServer(app, { introspection: true, metrics: 'open' });
  await server.ready();
  const gateway: TestGateway = {
    app,
    server,
    async graphql(sender, query, variables = {}) {
      const answer = await server.inject({
        method: 'POST',
        url: '/graphql',
        headers: makeSenderHeaders(sender),
        payload: { query, variables },
      });
      return answer.json<GraphQLAnswer>();
    },
    async upload(sender, query, variables, file) {
      const form = new FormData();
      const operation = { query, variables: { ...variables, file: null } };
      form.set('operations', JSON.stringify(operation));
      form.set('map', JSON.stringify({ file: ['variables.file'] }));
      form.set('file', file);
      const { payload, type } = await encodeForm(form);
      const answer = await server.inject({
        method: 'POST',
        url: '/graphql',
        headers: {
          ...makeSenderHeaders(sender),
          'content-type': type,
          'apollo-require-preflight': 'true',
        },
        payload,
      });
      return answer.json<GraphQLAnswer>();
    },
    async restForm(sender, call, form) {
      const { payload, type } = await encodeForm(form);
      return gateway.rest(sender, call, payload, { 'content-type': type });
    },
    async rest(sender, call, payload, headers = {}) {
      const [method, url] = call.split(' ') as ['GET' | 'POST' | 'PATCH' | 'DELETE', string];
      const answer = await server.inject({
        method,
        url: `/api${url}`,
        headers: { ...makeSenderHeaders(sender), ...headers },
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

/** Returns the headers of the credentials. */
export function makeSenderHeaders(sender: Sender): Record<string, string> {
  return typeof sender === 'string' ? { authorization: `Bearer ${sender}` } : { ...sender };
}

async function encodeForm(form: FormData): Promise<{ payload: Buffer; type: string }> {
  const body = new Response(form);
  return {
    payload: Buffer.from(await body.arrayBuffer()),
    type: body.headers.get('content-type') ?? '',
  };
}
