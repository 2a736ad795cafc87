import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Ids that are safe in a log entry and a header. */
const safeId = /^[\w.:-]{1,64}$/;

/**
 * Returns the id of a request: the `X-Request-Id` of a proxy or client, or a new one, short enough to read aloud on the phone. The
 * response's header, the request's log entries and its audit entries contain it.
 */
export function readOrMakeRequestId(headers: IncomingHttpHeaders): string {
  const id = headers['x-request-id'];
  return typeof id === 'string' && safeId.test(id) ? id : makeId();
}

/** Makes 16 random hexadecimal digits. They come from a UUID, which Node buffers: randomBytes(8) is slower. */
function makeId(): string {
  const id = randomUUID();
  return id.slice(0, 8) + id.slice(-8);
}
