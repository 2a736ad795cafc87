import { Agent, type ClientRequest } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '../../src/demo/random.js';
import { jsonRequest, sendRequest } from '../../test/http-client.js';

const slowChunks = 5;
const maxPauseMs = 40;
const timeoutMs = 30_000;

/** How a request is sent: well, slowly, cut off half-way, or its answer is lost. */
export type Condition = 'good' | 'slow' | 'cut' | 'lost';

export interface PhoneAnswer {
  status: number;
  /** Value of Retry-After, in seconds. */
  retryAfter: number | undefined;
  // Each caller knows the body of its endpoint.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
}

/** Good and bad connections of phones to the gateway. */
export class Connections {
  private readonly agent = new Agent({ keepAlive: true });

  constructor(private readonly url: string) {}

  /** Returns undefined if no answer arrived; the request may still have reached the gateway. */
  async post(
    path: string,
    headers: Record<string, string>,
    payload: unknown,
    condition: Condition,
    random: Random,
  ): Promise<PhoneAnswer | undefined> {
    const request = jsonRequest(path, payload);
    const answer = await sendRequest(
      this.url,
      { ...request, headers: { ...request.headers, ...headers } },
      {
        agent: condition === 'good' || condition === 'slow' ? this.agent : false,
        timeoutMs,
        write: (sending, body = '') => void send(sending, Buffer.from(body), condition, random),
      },
    ).catch(() => undefined);
    if (!answer || condition === 'cut' || condition === 'lost') return undefined;
    const { status, retryAfter, text } = answer;
    return { status, retryAfter, body: JSON.parse(text || 'null') };
  }

  close(): void {
    this.agent.destroy();
  }
}

async function send(
  sending: ClientRequest,
  body: Buffer,
  condition: Condition,
  random: Random,
): Promise<void> {
  const pause = () => wait(random.between(0, maxPauseMs));
  if (condition === 'good') {
    sending.end(body);
  } else if (condition === 'slow') {
    const size = Math.ceil(body.length / slowChunks);
    for (let at = 0; at < body.length && !sending.destroyed; at += size) {
      sending.write(body.subarray(at, at + size));
      await pause();
    }
    sending.end();
  } else {
    if (condition === 'cut') sending.write(body.subarray(0, body.length / 2));
    else sending.end(body);
    // Some answers are on their way meanwhile.
    await pause();
    sending.destroy();
  }
}
