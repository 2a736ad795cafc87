import type { IncomingMessage, Server } from 'node:http';
import {
  type DocumentNode,
  getOperationAST,
  GraphQLError,
  type GraphQLSchema,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import { readCredentials } from './access/credentials.js';
import { type App, RequestContext } from './context.js';
import { limitRules, parseLimits } from './document-limits.js';
import { Unauthenticated } from './errors.js';
import { openWebsockets } from './metrics/metrics.js';
import { isWebOperation, notInSafelist, webOperations } from './persisted-operations.js';
import { publicError } from './public-error.js';
import { requestIdOf } from './request-id.js';
import { strangeVariable } from './variables.js';

/** Room for a document and its variables, in bytes. */
const largestMessage = 64 * 1024;

interface SubscriptionOptions {
  /** Network address of who connects. */
  addressOf: (request: IncomingMessage) => string;
  /** Only the web app's own documents are run. */
  persistedOnly?: boolean;
}

/**
 * Subscriptions over graphql-ws at /graphql. The token comes with `connection_init`, under the names of the HTTP headers.
 * Queries and mutations have no place here: they go over HTTP, where each has its transaction. Documents are as limited as
 * there, and may likewise be named by their hash.
 */
export function serveSubscriptions(
  server: Server,
  app: App,
  schema: GraphQLSchema,
  { addressOf, persistedOnly = false }: SubscriptionOptions,
): () => Promise<void> {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: largestMessage });
  const subscriptions = useServer<Record<string, unknown>>(
    {
      connectionInitWaitTimeout: 5000,
      onSubscribe: async (
        { connectionParams, extra },
        _id,
        { query, operationName, variables, extensions },
      ) => {
        const text = textOf(query, extensions);
        if (text instanceof GraphQLError) return [text];
        if (persistedOnly && !isWebOperation(text)) return [notInSafelist()];
        const document = readDocument(schema, text);
        if ('errors' in document) return document.errors;
        const operation = getOperationAST(document, operationName);
        if (operation?.operation !== OperationTypeNode.SUBSCRIPTION)
          return [refusal('BAD_REQUEST', 'Only subscriptions: please send the rest over HTTP')];
        const strange = strangeVariable(schema, operation, variables);
        if (strange) return [strange];
        const context = new RequestContext(app, {
          credentials: readCredentials(headersIn(connectionParams)),
          address: addressOf(extra.request),
          requestId: requestIdOf(extra.request.headers),
          userAgent: extra.request.headers['user-agent'] ?? '',
        });
        if (!(await context.isSignedIn())) return [new Unauthenticated()];
        return {
          schema,
          document,
          operationName: operationName ?? null,
          variableValues: variables ?? null,
          contextValue: context,
        };
      },
      onNext: (_context, _id, _message, _args, result) => ({
        ...result,
        ...(result.errors
          ? { errors: result.errors.map((error) => publicError(error, app.log)) as GraphQLError[] }
          : {}),
      }),
      onError: (_context, _id, _message, errors) =>
        errors.map((error) => publicError(error, app.log)) as GraphQLError[],
    },
    sockets,
  );
  sockets.on('connection', (socket) => {
    openWebsockets.inc();
    socket.once('close', () => openWebsockets.dec());
  });
  server.on('upgrade', (request, socket, head) => {
    const { pathname } = new URL(request.url ?? '/', 'http://gateway');
    if (pathname !== '/graphql') socket.destroy();
    else
      sockets.handleUpgrade(request, socket, head, (opened) =>
        sockets.emit('connection', opened, request),
      );
  });
  return async () => {
    await subscriptions.dispose();
    sockets.close();
  };
}

/** The document as it was sent, or the one that its hash stands for. */
function textOf(
  query: string,
  extensions: Record<string, unknown> | null | undefined,
): string | GraphQLError {
  const { sha256Hash } = (extensions?.['persistedQuery'] ?? {}) as { sha256Hash?: unknown };
  if (query || typeof sha256Hash !== 'string') return query;
  return (
    webOperations.get(sha256Hash) ?? refusal('PERSISTED_QUERY_NOT_FOUND', 'PersistedQueryNotFound')
  );
}

function readDocument(
  schema: GraphQLSchema,
  query: string,
): DocumentNode | { errors: GraphQLError[] } {
  try {
    const document = parse(query, parseLimits);
    const errors = validate(schema, document, [...specifiedRules, ...limitRules]);
    if (errors.length === 0) return document;
    // Nothing that would tell a visitor how the schema names things.
    const plain = errors.map(({ message }) => message.replace(/ ?Did you mean.*$/s, ''));
    return { errors: plain.map((message) => refusal('GRAPHQL_VALIDATION_FAILED', message)) };
  } catch (error) {
    const message = error instanceof GraphQLError ? error.message : 'The document cannot be read';
    return { errors: [refusal('GRAPHQL_PARSE_FAILED', message)] };
  }
}

function refusal(code: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } });
}

/** Header names in lower case; only texts can be credentials. */
function headersIn(params: Record<string, unknown> | undefined): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params ?? {}).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name.toLowerCase(), value]] : [],
    ),
  );
}
