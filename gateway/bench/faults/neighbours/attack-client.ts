import { Agent, request as httpRequest } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { AttackSize } from './attack.js';

export interface AttackRequest {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: string;
  headers?: Record<string, string>;
  body?: Buffer | string;
}

/** Between two bursts, in milliseconds. */
const burstPauseMs = 1000;
/** The client gives an answer up after this time. */
const timeoutMs = 120_000;

/** The first address of those that attackers come from: loopback has 16 million, and limits count each as a network. */
const firstNetwork = 20 << 16;
let usedNetworks = 0;

/** A loopback address that no attack has used yet, so that limits per network do not bound an attack. */
function takeNetwork(): string {
  usedNetworks += 1;
  const at = firstNetwork + Math.floor(usedNetworks / 250) * 256 + 1 + (usedNetworks % 250);
  return `127.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`;
}

/** Sends an attack's requests and counts the answers. */
export class AttackClient {
  /** Answers by status and error codes. */
  readonly answers = new Map<string, number>();

  constructor(readonly port: number) {}

  get answered(): number {
    return [...this.answers.values()].reduce((sum, count) => sum + count, 0);
  }

  /** Sends many requests at once, each from another network, and again until the time is over. */
  async burst({ atOnce, seconds }: AttackSize, make: (at: number) => AttackRequest): Promise<void> {
    const until = performance.now() + seconds * 1000;
    let sent = 0;
    for (;;) {
      const agent = new Agent();
      const first = sent;
      sent += atOnce;
      // oxlint-disable-next-line no-await-in-loop
      await Promise.all(
        Array.from({ length: atOnce }, (_, at) =>
          this.send(make(first + at), agent, takeNetwork()),
        ),
      );
      agent.destroy();
      if (performance.now() + burstPauseMs > until) return;
      // oxlint-disable-next-line no-await-in-loop
      await wait(burstPauseMs);
    }
  }

  /** Keeps many requests under way: each client sends the next one as soon as it is answered. */
  async keepUp(
    { atOnce, seconds }: AttackSize,
    make: (at: number) => AttackRequest,
  ): Promise<void> {
    const until = performance.now() + seconds * 1000;
    const agent = new Agent({ keepAlive: true });
    let sent = 0;
    const loop = async () => {
      const network = takeNetwork();
      do {
        // oxlint-disable-next-line no-await-in-loop
        await this.send(make(sent++), agent, network);
      } while (performance.now() < until);
    };
    await Promise.all(Array.from({ length: atOnce }, () => loop()));
    agent.destroy();
  }

  note(answer: string): void {
    this.answers.set(answer, (this.answers.get(answer) ?? 0) + 1);
  }

  private async send(request: AttackRequest, agent: Agent, localAddress: string): Promise<void> {
    this.note(await this.answerTo(request, agent, localAddress));
  }

  private answerTo(request: AttackRequest, agent: Agent, localAddress: string): Promise<string> {
    const { method, path, headers, body } = request;
    return new Promise((resolve) => {
      const sent = httpRequest({
        agent,
        host: '127.0.0.1',
        localAddress,
        port: this.port,
        method,
        path,
        timeout: timeoutMs,
        headers: {
          ...headers,
          ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
        },
      });
      sent.on('response', (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () =>
          resolve(answerOf(answer.statusCode ?? 0, Buffer.concat(chunks).toString())),
        );
        answer.on('error', () => resolve('cut'));
      });
      sent.on('timeout', () => sent.destroy(new Error('timeout')));
      sent.on('error', (error) => {
        const code = 'code' in error ? String(error.code) : error.message;
        // A kept connection may close at the moment it is used again: every client sends once more then.
        if (sent.reusedSocket && code === 'ECONNRESET')
          resolve(this.answerTo(request, agent, localAddress));
        // A gateway that refuses early may close while the rest of a large body is under way.
        else resolve(code === 'EPIPE' || code === 'ECONNRESET' ? 'cut' : code);
      });
      sent.end(body);
    });
  }
}

/** An answer's status, followed by the codes of its GraphQL errors. */
function answerOf(status: number, text: string): string {
  const codes = [...text.matchAll(/"code":"([A-Z_]+)"/g)].map(([, code]) => code);
  return [status, ...new Set(codes)].join(' ');
}

export function graphqlRequest(
  query: string,
  variables: Record<string, unknown>,
  token?: string,
): AttackRequest {
  return {
    method: 'POST',
    path: '/graphql',
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify({ query, variables }),
  };
}

/** A form as it goes over the wire; whose session sends it is for the caller to add. */
export async function formRequest(
  method: 'POST' | 'PATCH',
  path: string,
  form: FormData,
): Promise<AttackRequest & { headers: Record<string, string> }> {
  const encoded = new Response(form);
  const body = Buffer.from(await encoded.arrayBuffer());
  return {
    method,
    path,
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    body,
  };
}
