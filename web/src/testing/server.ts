import type { TypedDocumentNode, Unmasked } from '@apollo/client';
import { buildSchema, execute, Kind, parse, validate, type GraphQLFieldResolver } from 'graphql';
import { delay as wait, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { ws } from 'msw/ws';
import printedSchema from '../../../schema.graphql?raw';
import type { CompanyOption, ErrorCode, RefusalReason, SecondFactor } from '../apollo/errors.ts';
import printedOperations from '../../operations.json?raw';

/** The websocket of live figures. */
export const liveSocket = ws.link('*/graphql');

/** The web app's documents by hash. */
const documents = new Map(
  (JSON.parse(printedOperations) as { operations: { id: string; body: string }[] }).operations.map(
    ({ id, body }) => [id, body],
  ),
);

/** The gateway in tests. It answers only requests that a test has mocked, and sends no live events. */
export const server = setupServer(
  liveSocket.addEventListener('connection', () => undefined),
  http.head('*/', () => new HttpResponse()),
);

/** A request of the app, with a document or its hash. */
interface SentOperation {
  operationName: string;
  variables: Record<string, unknown>;
  query?: string;
  extensions?: { persistedQuery?: { sha256Hash: string } };
}

const schema = buildSchema(printedSchema);

const nameOf = <Data, Variables>(document: TypedDocumentNode<Data, Variables>): string => {
  const operation = document.definitions.find(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  );
  if (!operation?.name) throw new Error('Not a document with a named operation');
  return operation.name.value;
};

/**
 * Handles requests for the operation of a document. `query` is the sent text, or the text of the sent hash. Requests without a response are left
 * to the handler before.
 */
export const handleOperation = <Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  respond: (request: {
    variables: Variables;
    query: string;
  }) => Response | undefined | Promise<Response>,
): void => {
  server.use(
    http.post('*/graphql', async ({ request }) => {
      if (request.headers.get('content-type') !== 'application/json') return undefined;
      const sent = (await request.clone().json()) as SentOperation;
      if (sent.operationName !== nameOf(document)) return undefined;
      const query = sent.query ?? documents.get(sent.extensions?.persistedQuery?.sha256Hash ?? '');
      if (query === undefined)
        throw new Error(`${sent.operationName} was sent without a known document`);
      return respond({ variables: sent.variables as Variables, query });
    }),
  );
};

// Mocked data has the shape of the answer, including aliases.
const resolveByResponseKey: GraphQLFieldResolver<unknown, unknown> = (
  source,
  _args,
  _context,
  { path, fieldName },
) => {
  const record = source as Record<string, unknown>;
  return path.key in record ? record[path.key] : record[fieldName];
};

/** Delays an answer until the promise is resolved. */
type Until<Variables> = (variables: Variables) => Promise<void> | undefined;

/**
 * Mocks the answer to an operation. Returns the variables of all requests, oldest first. Validates the request and resolves the data with the
 * real schema, so an answer that the gateway could not give fails the test.
 */
export const answer = <Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  data: Unmasked<Data> | ((variables: Variables) => Unmasked<Data>),
  { delay = 0, until }: { delay?: number | 'infinite'; until?: Until<Variables> } = {},
): Variables[] => {
  const requests: Variables[] = [];
  handleOperation(document, async ({ variables, query }) => {
    requests.push(variables);
    if (delay !== 0) await wait(delay);
    await until?.(variables);
    const rootValue =
      typeof data === 'function' ? (data as (variables: Variables) => unknown)(variables) : data;
    const request = parse(query);
    const faults = validate(schema, request);
    const result =
      faults.length > 0
        ? { errors: faults }
        : await execute({
            schema,
            document: request,
            rootValue,
            variableValues: variables as Record<string, unknown>,
            fieldResolver: resolveByResponseKey,
          });
    return HttpResponse.json(JSON.parse(JSON.stringify(result)) as object);
  });
  return requests;
};

/** Mocks an error of an operation. Faults of the gateway have a `requestId` and no code. */
export const refuse = <Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  {
    code,
    message,
    fields,
    reason,
    requestId,
    companies,
    secondFactor,
  }: {
    code?: ErrorCode;
    message: string;
    requestId?: string;
    fields?: { field: string; message: string }[];
    reason?: RefusalReason;
    secondFactor?: SecondFactor;
    companies?: CompanyOption[];
  },
  { until }: { until?: Until<Variables> } = {},
): void => {
  handleOperation(document, async ({ variables }) => {
    await until?.(variables);
    return HttpResponse.json({
      data: null,
      errors: [
        {
          message,
          extensions: { code, fields, reason, requestId, companies, secondFactor },
        },
      ],
    });
  });
};

/** Mocks a lost connection for an operation. */
export const loseConnection = <Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
): Variables[] => {
  const requests: Variables[] = [];
  handleOperation(document, ({ variables }) => {
    requests.push(variables);
    return HttpResponse.error();
  });
  return requests;
};

/** Mocks a file of the REST API. Returns the addresses of all requests. */
export const answerFile = (path: `/api/${string}`, fileName: string, content: string): string[] => {
  const requests: string[] = [];
  server.use(
    http.get(`*${path}`, ({ request }) => {
      const { pathname, search } = new URL(request.url);
      requests.push(pathname + search);
      const disposition = `attachment; filename="${fileName}"`;
      return new HttpResponse(content, { headers: { 'content-disposition': disposition } });
    }),
  );
  return requests;
};

/** Mocks a lost connection for a file of the REST API. */
export const loseFile = (path: `/api/${string}`): void =>
  server.use(http.get(`*${path}`, () => HttpResponse.error()));
