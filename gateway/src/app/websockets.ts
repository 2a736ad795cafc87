import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { getOperationAST, GraphQLError, type GraphQLSchema, OperationTypeNode } from 'graphql';
import { CloseCode } from 'graphql-ws';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocket, WebSocketServer } from 'ws';
import { readCredentials } from '../access/credentials.js';
import { readToken } from '../access/tokens.js';
import { type App, RequestContext } from '../request/context.js';
import { RateLimited, Unauthenticated } from '../errors.js';
import { OpenSockets, tooMany } from './open-sockets.js';
import { openWebsockets } from '../observability/metrics.js';
import { isWebOperation, makeSafelistError } from '../graphql/persisted-operations.js';
import { publicError } from '../graphql/public-error.js';
import { findJsonProblem } from '../http/json-limits.js';
import { readOrMakeRequestId } from '../http/request-id.js';
import {
  makeRefusal,
  readDocumentText,
  SubscriptionDocuments,
} from '../graphql/subscription-documents.js';
import { findInvalidVariable } from '../graphql/variables.js';

/** Maximum bytes of a message: a token, or a subscription with its variables. */
const maxMessageBytes = 16 * 1024;
/** Maximum subscriptions of a socket at a time. */
const maxSubscriptions = 20;
/** Maximum messages of a socket, answers to pings not counted, within the window. */
const maxMessages = 100;
const messageWindowMs = 10_000;
/** Closes a socket that has not sent `connection_init` by then. */
const initTimeoutMs = 5000;
/** A socket that has not answered a ping by the next one is closed. Proxies close connections that are silent for a minute. */
const pingIntervalMs = 25_000;

interface SubscriptionOptions {
  /** Returns the network address of the client. */
  addressOf: (request: IncomingMessage) => string;
  /** Runs the web app's own documents only. */
  persistedOnly?: boolean;
}

/**
 * Serves subscriptions over graphql-ws at /graphql. `connection_init` carries the token under the names of the HTTP headers. A socket
 * without a valid session is closed, at most a second after the session has ended on any process. Queries and mutations need HTTP, where
 * each has its transaction. Documents have the same limits as there, and may also be sent as their hash.
 */
export function serveSubscriptions(
  server: Server,
  app: App,
  schema: GraphQLSchema,
  { addressOf, persistedOnly = false }: SubscriptionOptions,
): () => Promise<void> {
  // Compression would take some 300 kB per socket, for short messages.
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: maxMessageBytes,
    perMessageDeflate: false,
    WebSocket: ScannedWebSocket,
  });
  const open = new OpenSockets(app);
  const documents = new SubscriptionDocuments(schema);
  const makeContext = (params: Record<string, unknown> | undefined, address: string) =>
    new RequestContext(app, {
      credentials: readCredentials(readHeaders(params)),
      address,
      requestId: readOrMakeRequestId({}),
      userAgent: '',
      cookies: '',
    });
  const subscriptions = useServer<Record<string, unknown>>(
    {
      connectionInitWaitTimeout: initTimeoutMs,
      // Internal errors reveal no details to clients.
      isProd: true,
      onConnect: async ({ connectionParams, extra: { socket } }) => {
        const context = makeContext(connectionParams, open.addressOf(socket));
        const { token } = context.caller.credentials;
        const session = token === undefined ? undefined : readToken(app.tokenSecret, token);
        if (!session || !open.belongs(socket, session)) return false;
        if (!(await context.isSignedInWithRetry()) || !context.viewer) return false;
        open.updateSession(session, context.viewer);
        return true;
      },
      onSubscribe: async (
        { connectionParams, extra, subscriptions },
        _id,
        { query, operationName, variables, extensions },
      ) => {
        if (Object.keys(subscriptions).length > maxSubscriptions) return [new RateLimited(5)];
        const text = readDocumentText(query, extensions);
        if (text instanceof GraphQLError) return [text];
        if (persistedOnly && !isWebOperation(text)) return [makeSafelistError()];
        const document = documents.read(text);
        if ('errors' in document) return document.errors;
        const operation = getOperationAST(document, operationName);
        if (operation?.operation !== OperationTypeNode.SUBSCRIPTION)
          return [makeRefusal('BAD_REQUEST', 'Only subscriptions: please send the rest over HTTP')];
        const invalid = findInvalidVariable(schema, operation, variables);
        if (invalid) return [invalid];
        const context = makeContext(connectionParams, open.addressOf(extra.socket));
        if (!(await context.isSignedInWithRetry())) return [new Unauthenticated()];
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
    pingIntervalMs,
  );
  sockets.on('connection', (socket) => {
    openWebsockets.inc();
    socket.once('close', () => openWebsockets.dec());
  });
  server.on('upgrade', (request, socket, head) => {
    // Needed until the websocket has its own listener.
    socket.on('error', () => socket.destroy());
    if (parsePath(request.url) !== '/graphql') return refuseUpgrade(socket, '404 Not Found');
    const address = addressOf(request);
    if (!open.hasRoom(address)) return refuseUpgrade(socket, '429 Too Many Requests');
    return sockets.handleUpgrade(request, socket, head, (opened) => {
      open.opened(opened, address);
      // The request is left out: it would stay in memory as long as the socket is open.
      sockets.emit('connection', opened, undefined);
      limitMessages(opened);
    });
  });
  open.start();
  return async () => {
    open.stop();
    await subscriptions.dispose();
    sockets.close();
  };
}

/** Returns the path of an address; undefined for an invalid one, such as `//`. */
function parsePath(url = '/'): string | undefined {
  return URL.canParse(url, 'http://gateway') ? new URL(url, 'http://gateway').pathname : undefined;
}

function refuseUpgrade(socket: Duplex, status: string): void {
  socket.end(
    `HTTP/1.1 ${status}\r\nRetry-After: 5\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`,
  );
}

/** A websocket that closes in place of emitting a message that is too deep or has too many values to be parsed. */
class ScannedWebSocket extends WebSocket {
  override emit(event: string | symbol, ...values: unknown[]): boolean {
    const [data] = values;
    if (event !== 'message' || !Buffer.isBuffer(data) || !findJsonProblem(data))
      return super.emit(event, ...values);
    this.close(CloseCode.BadRequest, 'Invalid message');
    return true;
  }
}

/** Closes a socket that sends too many messages. */
function limitMessages(socket: WebSocket): void {
  let count = 0;
  let since = Date.now();
  // The library's own listener prints the error when a client's frame breaks the protocol.
  socket.removeAllListeners('error');
  socket.on('error', () => undefined);
  socket.on('message', () => {
    if (Date.now() - since > messageWindowMs) {
      count = 0;
      since = Date.now();
    }
    count += 1;
    if (count <= maxMessages) return;
    socket.removeAllListeners('message');
    socket.close(tooMany, 'Too many messages');
  });
}

/** Reads headers from connection parameters, with names in lower case. Only texts can be credentials. */
function readHeaders(params: Record<string, unknown> | undefined): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params ?? {}).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name.toLowerCase(), value]] : [],
    ),
  );
}
