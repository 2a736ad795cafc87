import type { FastifyInstance } from 'fastify';

/** From this length on bodies take turns, in bytes: to parse one and run what it asks for takes milliseconds. */
const minLength = 32 * 1024;

const waiting: (() => void)[] = [];

/**
 * Waits until a body of this length may be parsed. Each large one has a round of the event loop to itself, so that other requests
 * are answered between them, however many come at once.
 */
export function waitForTurn(length: number): Promise<void> {
  if (length < minLength) return Promise.resolve();
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(startNext);
  });
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

function startNext(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(startNext);
}
