import type { FastifyInstance, FastifyReply } from 'fastify';
import { Unavailable } from '../errors.js';

/** Connections of one process. Its limit of open files must leave some hundred more, for the database and for files. */
const maxConnections = 10_000;
/** Bytes of large answers that may wait for clients to take them. */
const maxWaitingBytes = 64 * 1024 * 1024;
const largeAnswer = 256 * 1024;
/** How long an answer may take to leave, in milliseconds; a large one longer, as over a line of so many bytes a second. */
const maxSendingMs = 30_000;
const minBytesPerSecond = 4096;

/** How long a client may take. The connection of a slower one is closed. */
export const clientTimes = {
  /** Without a byte either way, in milliseconds. The longest statement takes half of it. */
  connectionTimeout: 60_000,
  /** From the first byte of a request to its last: 20 MB over a line of 70 KB a second. */
  requestTimeout: 300_000,
  /** Longer than load balancers keep a connection that nobody uses, or they would send into a closed one. */
  keepAliveTimeout: 72_000,
  http: {
    /** From the connection, or a later request's first byte, to the end of the headers. */
    headersTimeout: 15_000,
    /** How often the times of headers and of the whole request are checked. */
    connectionsCheckingInterval: 5000,
  },
};

/**
 * Limits the number of connections, and the memory of answers that wait for clients who hardly read them. Streams of unknown length have
 * limits of their own.
 */
export function guardConnections(server: FastifyInstance): void {
  server.server.maxConnections = maxConnections;
  // One of several processes would pass it on to the next, and all full ones in a circle.
  Object.assign(server.server, { dropMaxConnection: true });
  let waitingBytes = 0;
  server.addHook('onSend', async (_request, reply, payload) => {
    const bytes = bytesInMemory(payload);
    if (bytes > largeAnswer && waitingBytes + bytes > maxWaitingBytes) return refuse(reply);
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

/** At least. */
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
