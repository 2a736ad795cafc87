import type { TypedDocumentNode } from '@apollo/client';
import { buildSchema, execute, Kind, parse, validate, type GraphQLFieldResolver } from 'graphql';
import { delay as wait, HttpResponse } from 'msw';
import { graphql } from 'msw/graphql';
import { setupServer } from 'msw/node';
import { ws } from 'msw/ws';
import printedSchema from '../../../schema.graphql?raw';
import type { ErrorCode } from '../apollo/errors.ts';

/** Where live figures come from. */
export const liveDoor = ws.link('*/graphql');

/** The gateway in tests. Refuses every request that a test has not announced; nothing moves over its websocket. */
export const server = setupServer(liveDoor.addEventListener('connection', () => undefined));

const gateway = graphql.link('*/graphql');
const schema = buildSchema(printedSchema);

const nameOf = <Data, Variables>(document: TypedDocumentNode<Data, Variables>): string => {
  const operation = document.definitions.find(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  );
  if (!operation?.name) throw new Error('Not a document with a named operation');
  return operation.name.value;
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

/**
 * Announces the answer to an operation; returns the variables of every request that came, oldest first. The request is validated and the data
 * shaped by the real schema, so an answer that the gateway could not give fails the test.
 */
export const answer = <Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  data: Data | ((variables: Variables) => Data),
  { delay = 0 }: { delay?: number | 'infinite' } = {},
): Variables[] => {
  const asked: Variables[] = [];
  server.use(
    gateway.operation(async ({ operationName, variables, query }) => {
      if (operationName !== nameOf(document)) return undefined;
      asked.push(variables as Variables);
      if (delay !== 0) await wait(delay);
      const rootValue =
        typeof data === 'function'
          ? (data as (variables: Variables) => Data)(variables as Variables)
          : data;
      const request = parse(query);
      const faults = validate(schema, request);
      const result =
        faults.length > 0
          ? { errors: faults }
          : await execute({
              schema,
              document: request,
              rootValue,
              variableValues: variables,
              fieldResolver: byResponseKey,
            });
      return HttpResponse.json(JSON.parse(JSON.stringify(result)) as object);
    }),
  );
  return asked;
};

/** Announces that an operation fails, with a code and message, and the messages by field where there are some. */
export const refuse = <Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  {
    code,
    message,
    fields,
  }: { code: ErrorCode; message: string; fields?: { field: string; message: string }[] },
): void => {
  server.use(
    gateway.operation(({ operationName }) =>
      operationName === nameOf(document)
        ? HttpResponse.json({
            data: null,
            errors: [{ message, extensions: { code, ...(fields ? { fields } : {}) } }],
          })
        : undefined,
    ),
  );
};

/** Announces that no answer comes for an operation: the line is down. */
export const loseConnection = <Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
): void => {
  server.use(
    gateway.operation(({ operationName }) =>
      operationName === nameOf(document) ? HttpResponse.error() : undefined,
    ),
  );
};
