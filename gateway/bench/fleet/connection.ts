import type { ClientRequest } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '../../src/demo/random.js';
import { type HttpAnswer, type HttpRequest, sendRequest } from '../../test/http-client.js';

const slowChunks = 5;
const maxPauseMs = 40;
const timeoutMs = 30_000;

/** How a request is sent: well, slowly, cut off half-way, or its answer is lost. */
export type Condition = 'good' | 'slow' | 'cut' | 'lost';

/** Sends a request. @returns undefined if no answer arrived; the request may still have reached the gateway. */
export async function sendOver(
  condition: Condition,
  url: string,
  request: HttpRequest,
  random: Random,
): Promise<HttpAnswer | undefined> {
  const answer = await sendRequest(url, request, {
    timeoutMs,
    write: (sending, body = '') => void write(sending, Buffer.from(body), condition, random),
  }).catch(() => undefined);
  // Some answers are faster than the end of their connection.
  return condition === 'cut' || condition === 'lost' ? undefined : answer;
}

async function write(
  sending: ClientRequest,
  body: Buffer,
  condition: Condition,
  random: Random,
): Promise<void> {
  if (condition === 'good') return void sending.end(body);
  const size = Math.ceil(body.length / slowChunks);
  const sentBytes = condition === 'cut' ? body.length / 2 : body.length;
  for (let at = 0; at < sentBytes && !sending.destroyed; at += size) {
    sending.write(body.subarray(at, Math.min(sentBytes, at + size)));
    await wait(random.between(0, maxPauseMs));
  }
  if (condition === 'slow') sending.end();
  else sending.destroy();
}
