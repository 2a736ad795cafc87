import type { FastifyInstance, FastifyReply } from 'fastify';
import { Unavailable } from '../errors.js';

/** Descriptors of files that are left to the database's connections, to files and to the web app. */
const otherFiles = 256;
/** Most connections of one process, where the system would allow more. */
const mostConnections = 50_000;
/** Bytes of large answers that may wait for clients to take them. */
const mostUntaken = 64 * 1024 * 1024;
const large = 256 * 1024;
/** How long an answer may take to leave, in milliseconds; a large one longer, as over a line of so many bytes a second. */
const leavingTime = 30_000;
const slowestLine = 4096;

/** How long a client may take. Who is slower loses the connection, and tries again. */
export const clientTimes = {
  /** With nothing going either way, in milliseconds. The longest statement takes half of it. */
  connectionTimeout: 60_000,
  /** From the first byte of a request to its last: 20 MB over a line of 70 KB a second. */
  requestTimeout: 300_000,
  /** Longer than load balancers keep a connection that nobody uses, or they would send into a closed one. */
  keepAliveTimeout: 72_000,
  http: {
    /** From the connection, or a later request's first byte, to the end of the headers. */
    headersTimeout: 15_000,
    /** How often the two above are looked at. */
    connectionsCheckingInterval: 5000,
  },
};

/**
 * Keeps connections below what the system lets the process open, and answers from waiting in memory for clients who hardly take
 * them. Streams of unknown length look after themselves.
 */
export function guardConnections(server: FastifyInstance): void {
  server.server.maxConnections = roomForConnections();
  // One of several processes would pass it on to the next, and all full ones in a circle.
  Object.assign(server.server, { dropMaxConnection: true });
  let untaken = 0;
  server.addHook('onSend', async (_request, reply, payload) => {
    const size = sizeOf(payload);
    if (size > large && untaken + size > mostUntaken) return refuse(reply);
    const leaving = size || Number(reply.getHeader('content-length') ?? 0);
    if (leaving === 0) return payload;
    untaken += size;
    const time = leavingTime + (leaving / slowestLine) * 1000;
    const timer = setTimeout(() => reply.raw.destroy(), time).unref();
    reply.raw.once('close', () => {
      clearTimeout(timer);
      untaken -= size;
    });
    return payload;
  });
}

/** Bytes that stand in memory, at least. */
function sizeOf(payload: unknown): number {
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

function roomForConnections(): number {
  const { open_files: files } = userLimits();
  const allowed = typeof files?.soft === 'number' ? files.soft : mostConnections;
  return Math.max(otherFiles, Math.min(mostConnections, allowed - otherFiles));
}

/** What the system lets this process use; a figure or 'unlimited'. Not known everywhere. */
function userLimits(): { open_files?: { soft: number | 'unlimited' } } {
  // Names of peers would be looked up for it.
  Object.assign(process.report, { excludeNetwork: true });
  const report = process.report.getReport() as { userLimits?: object };
  return report.userLimits ?? {};
}
