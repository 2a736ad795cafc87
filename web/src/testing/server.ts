import type { TypedDocumentNode, Unmasked } from '@apollo/client';
import { buildSchema, execute, Kind, parse, validate, type GraphQLFieldResolver } from 'graphql';
import { delay as wait, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { ws } from 'msw/ws';
import printedSchema from '../../../schema.graphql?raw';
import type { CompanyOption, ErrorCode, RefusalReason, SecondFactor } from '../apollo/errors.ts';
import printedOperations from '../generated/operations.json?raw';

/** Where live figures come from. */
export const liveSocket = ws.link('*/graphql');

/** The web app's documents by their hashes, as the gateway knows them. */
const documents = new Map(
  (JSON.parse(printedOperations) as { operations: { id: string; body: string }[] }).operations.map(
    ({ id, body }) => [id, body],
  ),
);

/** The gateway in tests. Can be reached, but refuses every request that a test has not announced; nothing moves over its websocket. */
export const server = setupServer(
  liveSocket.addEventListener('connection', () => undefined),
  http.head('*/', () => new HttpResponse()),
);

/** What the app sends: a document or its hash. */
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

/** Answers the operations of a document's name, whose text is the one that was sent, or the one that its hash stands for. */
const whenAsked = <Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  respond: (asked: { variables: Variables; query: string }) => Response | Promise<Response>,
): void => {
  server.use(
    http.post('*/graphql', async ({ request }) => {
      if (request.headers.get('content-type') !== 'application/json') return undefined;
      const sent = (await request.clone().json()) as SentOperation;
      if (sent.operationName !== nameOf(document)) return undefined;
      const query = sent.query ?? documents.get(sent.extensions?.persistedQuery?.sha256Hash ?? '');
      if (query === undefined) throw new Error(`${sent.operationName} came without a document`);
      return respond({ variables: sent.variables as Variables, query });
    }),
  );
};

// Announced data is shaped like the answer, aliases included.
const byResponseKey: GraphQLFieldResolver<unknown, unknown> = (
  source,
  _args,
  _context,
  { path, fieldName },
) => {
  const record = source as Record<string, unknown>;
  return path.key in record ? record[path.key] : record[fieldName];
};

/** Holds an answer back until the promise is resolved. */
type Until<Variables> = (variables: Variables) => Promise<void> | undefined;

/**
 * Announces the answer to an operation; returns the variables of every request that came, oldest first. The request is validated and the data
 * shaped by the real schema, so an answer that the gateway could not give fails the test.
 */
export const answer = <Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  data: Unmasked<Data> | ((variables: Variables) => Unmasked<Data>),
  { delay = 0, until }: { delay?: number | 'infinite'; until?: Until<Variables> } = {},
): Variables[] => {
  const asked: Variables[] = [];
  whenAsked(document, async ({ variables, query }) => {
    asked.push(variables);
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
            fieldResolver: byResponseKey,
          });
    return HttpResponse.json(JSON.parse(JSON.stringify(result)) as object);
  });
  return asked;
};

/** Announces that an operation fails. A fault of the gateway has no code, but the id of its request. */
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
  whenAsked(document, async ({ variables }) => {
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

/** Announces that no answer comes for an operation: the line is down. */
export const loseConnection = <Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
): void => {
  whenAsked(document, () => HttpResponse.error());
};

/** Answers requests for a file that the gateway makes; returns their addresses. */
export const answerFile = (path: `/api/${string}`, fileName: string, content: string): string[] => {
  const asked: string[] = [];
  server.use(
    http.get(`*${path}`, ({ request }) => {
      const { pathname, search } = new URL(request.url);
      asked.push(pathname + search);
      const disposition = `attachment; filename="${fileName}"`;
      return new HttpResponse(content, { headers: { 'content-disposition': disposition } });
    }),
  );
  return asked;
};

/** Fails requests for a file as if the gateway could not be reached. */
export const loseFile = (path: `/api/${string}`): void =>
  server.use(http.get(`*${path}`, () => HttpResponse.error()));
