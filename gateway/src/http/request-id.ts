import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Ids that are safe in a log entry and a header. */
const safe = /^[\w.:-]{1,64}$/;

/**
 * Returns the id of a request: the `X-Request-Id` of a proxy or client, or a new one, short enough to be read out on the telephone. The
 * response's header, the request's log entries and its audit entries contain it.
 */
export function requestIdOf(headers: IncomingHttpHeaders): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && safe.test(given) ? given : makeId();
}

/** Makes 16 random hexadecimal digits, from a UUID because Node buffers those: randomBytes(8) is slower. */
function makeId(): string {
  const id = randomUUID();
  return id.slice(0, 8) + id.slice(-8);
}
