import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Smaller bodies do not wait, because parsing them takes less than a millisecond. */
const minBytes = 32 * 1024;
/** Average rate of large bodies, which leaves most of the event loop to other requests. */
const bytesPerMs = 10_000;
/** Maximum delay that one body causes for the next. */
const maxTurnMs = 100;

let nextTurnAt = 0;

/** Waits until a body may be parsed. Pauses between large bodies let other requests run, however many arrive at once. */
export async function waitForTurn(length: number): Promise<void> {
  if (length < minBytes) return;
  const now = performance.now();
  const turnAt = Math.max(now, nextTurnAt);
  nextTurnAt = turnAt + Math.min(length / bytesPerMs, maxTurnMs);
  if (turnAt > now) await wait(turnAt - now);
}

/** Parses the JSON bodies of a scope in turn. @param types content types that are JSON. */
export function parseJsonInTurn(
  scope: FastifyInstance,
  types: string | string[] = 'application/json',
): void {
  const parse = scope.getDefaultJsonParser('error', 'error');
  scope.addContentTypeParser<string>(types, { parseAs: 'string' }, (request, body, done) => {
    void waitForTurn(body.length).then(() => parse(request, body, done));
  });
}
