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

/** Who sends a request: the token of a session or the text of an API key, else headers. */
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

/** The gateway over insides that stand already. */
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
        headers: headersOf(sender),
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
      const { payload, type } = await encoded(form);
      const answer = await server.inject({
        method: 'POST',
        url: '/graphql',
        headers: {
          ...headersOf(sender),
          'content-type': type,
          'apollo-require-preflight': 'true',
        },
        payload,
      });
      return answer.json<GraphQLAnswer>();
    },
    async restForm(sender, call, form) {
      const { payload, type } = await encoded(form);
      return gateway.rest(sender, call, payload, { 'content-type': type });
    },
    async rest(sender, call, payload, headers = {}) {
      const [method, url] = call.split(' ') as ['GET' | 'POST' | 'PATCH' | 'DELETE', string];
      const answer = await server.inject({
        method,
        url: `/api${url}`,
        headers: { ...headersOf(sender), ...headers },
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

/** Headers that say who sends a request. */
export function headersOf(sender: Sender): Record<string, string> {
  return typeof sender === 'string' ? { authorization: `Bearer ${sender}` } : { ...sender };
}

async function encoded(form: FormData): Promise<{ payload: Buffer; type: string }> {
  const body = new Response(form);
  return {
    payload: Buffer.from(await body.arrayBuffer()),
    type: body.headers.get('content-type') ?? '',
  };
}
