import type { FastifyInstance, FastifyReply } from 'fastify';
import { Unavailable } from '../errors.js';

/** Maximum connections of one process. Its limit of open files must be some hundred higher, for the database and files. */
const maxConnections = 10_000;
/** Maximum bytes of large responses that wait for slow readers. */
const maxWaitingBytes = 64 * 1024 * 1024;
const largeResponseBytes = 256 * 1024;
/** Maximum time to send a response, in addition to the time of its bytes at the minimum rate. */
const maxSendingMs = 30_000;
const minBytesPerSecond = 4096;

/** Timeouts of clients. The connection of a slower one is closed. */
export const clientTimes = {
  /** Without a byte in either direction, in milliseconds. The statement timeout is half of it. */
  connectionTimeout: 60_000,
  /** From the first byte of a request to its last: enough for 20 MB at 70 KB a second. */
  requestTimeout: 300_000,
  /** Longer than load balancers keep idle connections, or they would send into closed ones. */
  keepAliveTimeout: 72_000,
  http: {
    /** From the connection, or a later request's first byte, to the end of the headers. */
    headersTimeout: 15_000,
    /** Interval of checks of the timeouts of headers and requests. */
    connectionsCheckingInterval: 5000,
  },
};

/**
 * Limits the number of connections, and the memory of responses to slow readers: Fastify's `handlerTimeout` counts a response as sent once Node
 * has it. Streams of unknown length have limits of their own.
 */
export function guardConnections(server: FastifyInstance): void {
  server.server.maxConnections = maxConnections;
  // Otherwise full workers would pass a connection on to each other forever.
  Object.assign(server.server, { dropMaxConnection: true });
  let waitingBytes = 0;
  server.addHook('onSend', async (_request, reply, payload) => {
    const bytes = bytesInMemory(payload);
    if (bytes > largeResponseBytes && waitingBytes + bytes > maxWaitingBytes) return refuse(reply);
    const length = bytes || Number(reply.getHeader('content-length') ?? 0);
    if (length === 0) return payload;
    waitingBytes += bytes;
    const sendingMs = maxSendingMs + (length / minBytesPerSecond) * 1000;
    const timer = setTimeout(() => reply.raw.destroy(), sendingMs).unref();
    reply.raw.once('close', () => {
      clearTimeout(timer);
      waitingBytes -= bytes;
    });
    return payload;
  });
}

/** Returns the minimum memory of a payload. */
function bytesInMemory(payload: unknown): number {
  return typeof payload === 'string' || Buffer.isBuffer(payload) ? payload.length : 0;
}

function refuse(reply: FastifyReply): string {
  const { message, extensions } = new Unavailable();
  const body = JSON.stringify({ success: false, message });
  reply
    .code(503)
    .type('application/json; charset=utf-8')
    .header('retry-after', String(extensions.retryAfterSeconds))
    .header('content-length', body.length);
  return body;
}
