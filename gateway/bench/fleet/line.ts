import { Agent, type ClientRequest, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '../../src/demo/random.js';
import type { Fate } from './manners.js';

/** Pieces of a body on a slow connection, and the longest pause between two, in milliseconds. */
const pieces = 5;
const longestPause = 40;
/** A phone that gets no answer gives up after so long, in milliseconds. */
const patience = 30_000;

export interface LineAnswer {
  status: number;
  /** Seconds to wait before the next try, where the gateway says so. */
  retryAfter: number | undefined;
  // What a row answers is read where the row is called.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
}

/** Connections of phones to the gateway, good and bad ones. */
export class Line {
  private readonly agent = new Agent({ keepAlive: true });

  constructor(private readonly url: string) {}

  /** Undefined: no answer came. What was sent may have arrived all the same. */
  async post(
    path: string,
    headers: Record<string, string>,
    payload: unknown,
    fate: Fate,
    random: Random,
  ): Promise<LineAnswer | undefined> {
    const body = Buffer.from(JSON.stringify(payload));
    const isWhole = fate === 'steady' || fate === 'slow';
    const sending = request(this.url + path, {
      method: 'POST',
      agent: isWhole ? this.agent : false,
      headers: { 'content-type': 'application/json', 'content-length': body.length, ...headers },
    });
    sending.setTimeout(patience, () => sending.destroy());
    const answer = answerOf(sending);
    if (fate === 'steady') sending.end(body);
    else await sendBadly(sending, body, fate, random);
    return isWhole ? answer : undefined;
  }

  close(): void {
    this.agent.destroy();
  }
}

async function sendBadly(
  sending: ClientRequest,
  body: Buffer,
  fate: Exclude<Fate, 'steady'>,
  random: Random,
): Promise<void> {
  const pause = () => wait(random.between(0, longestPause));
  if (fate === 'slow') {
    const size = Math.ceil(body.length / pieces);
    for (let at = 0; at < body.length && !sending.destroyed; at += size) {
      sending.write(body.subarray(at, at + size));
      await pause();
    }
    sending.end();
    return;
  }
  if (fate === 'cut') sending.write(body.subarray(0, body.length / 2));
  else sending.end(body);
  // Long enough for some of the answers to be under way.
  await pause();
  sending.destroy();
}

/** Undefined: the connection was lost before the answer was whole. */
function answerOf(sending: ClientRequest): Promise<LineAnswer | undefined> {
  return new Promise((resolve) => {
    sending.once('close', () => resolve(undefined));
    sending.on('error', () => resolve(undefined));
    sending.once('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', () => resolve(undefined));
      response.once('end', () => {
        if (!response.complete) return;
        const seconds = Number(response.headers['retry-after'] ?? Number.NaN);
        resolve({
          status: response.statusCode ?? 0,
          retryAfter: Number.isNaN(seconds) ? undefined : seconds,
          body: JSON.parse(Buffer.concat(parts).toString() || 'null'),
        });
      });
    });
  });
}
