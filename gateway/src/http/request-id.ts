import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** What may stand in a log line and a header as it comes. */
const safe = /^[\w.:-]{1,64}$/;

/**
 * The id of a request: the one that a proxy or client gives in `X-Request-Id`, or one of our own, short enough to be read out on
 * the telephone. It stands in the answer's header, in every log line of the request and in its audit entries.
 */
export function requestIdOf(headers: IncomingHttpHeaders): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && safe.test(given) ? given : ownId();
}

/** Sixteen random digits. A UUID's are drawn many at a time, which is quicker than asking for eight bytes each time. */
function ownId(): string {
  const id = randomUUID();
  return id.slice(0, 8) + id.slice(-8);
}
