import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** From this length on bodies take turns, in bytes: to parse one and run what it asks for takes milliseconds. */
const minLength = 32 * 1024;
/** Bytes of large bodies that are parsed in a millisecond, on average: so much leaves most of the event loop to other requests. */
const bytesPerMs = 10_000;
/** Longest time that one body takes from the next, in milliseconds. */
const maxTurnMs = 100;

let nextTurnAt = 0;

/**
 * Waits until a body of this length may be parsed. Large bodies are parsed one after the other with time between them, so that other
 * requests are answered meanwhile, however many come at once.
 */
export async function waitForTurn(length: number): Promise<void> {
  if (length < minLength) return;
  const now = performance.now();
  const turnAt = Math.max(now, nextTurnAt);
  nextTurnAt = turnAt + Math.min(length / bytesPerMs, maxTurnMs);
  if (turnAt > now) await wait(turnAt - now);
}

/** Has the JSON bodies of a scope take turns. */
export function parseJsonInTurn(scope: FastifyInstance): void {
  const parse = scope.getDefaultJsonParser('error', 'error');
  scope.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      void waitForTurn(body.length).then(() => parse(request, body, done));
    },
  );
}
