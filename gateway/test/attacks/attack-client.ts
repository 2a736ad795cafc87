import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { errorCode, type HttpRequest, sendRequest } from '../http-client.js';

export interface AttackSize {
  /** Requests or connections at the same time. */
  atOnce: number;
  /** How long the attack lasts; at 0 it happens once. */
  seconds: number;
  fileBytes: number;
}

const burstPauseMs = 1000;
const timeoutMs = 120_000;

/** The first loopback address that attackers use; limits count each address as a network. */
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
  readonly port: number;

  constructor(private readonly url: string) {
    this.port = Number(new URL(url).port);
  }

  /** Sends many requests at once, each from another network, and again until the time is over. */
  async burst({ atOnce, seconds }: AttackSize, make: (at: number) => HttpRequest): Promise<void> {
    const until = performance.now() + seconds * 1000;
    for (let sent = 0; ; sent += atOnce) {
      const agent = new Agent();
      await Promise.all(
        Array.from({ length: atOnce }, (_, at) => this.send(make(sent + at), agent, takeNetwork())),
      );
      agent.destroy();
      if (performance.now() + burstPauseMs > until) return;
      await wait(burstPauseMs);
    }
  }

  /** Keeps many requests running: each client sends the next one after an answer. */
  async keepUp({ atOnce, seconds }: AttackSize, make: (at: number) => HttpRequest): Promise<void> {
    const until = performance.now() + seconds * 1000;
    const agent = new Agent({ keepAlive: true });
    let sent = 0;
    const loop = async () => {
      const network = takeNetwork();
      do await this.send(make(sent++), agent, network);
      while (performance.now() < until);
    };
    await Promise.all(Array.from({ length: atOnce }, () => loop()));
    agent.destroy();
  }

  private async send(request: HttpRequest, agent: Agent, localAddress: string): Promise<void> {
    const options = { agent, localAddress, timeoutMs };
    const answer = await sendRequest(this.url, request, options).then(
      ({ status, text }) => {
        const codes = [...text.matchAll(/"code":"([A-Z_]+)"/g)].map(([, code]) => code);
        return [status, ...new Set(codes)].join(' ');
      },
      // A gateway that refuses early may close while the rest of a large body is being sent.
      (error) => (/EPIPE|ECONNRESET|closed/.test(errorCode(error)) ? 'cut' : errorCode(error)),
    );
    this.answers.set(answer, (this.answers.get(answer) ?? 0) + 1);
  }
}

/** Makes a request with a form, without credentials. */
export async function formRequest(
  method: 'POST' | 'PATCH',
  path: string,
  form: FormData,
): Promise<HttpRequest & { headers: Record<string, string> }> {
  const encoded = new Response(form);
  const body = Buffer.from(await encoded.arrayBuffer());
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '' };
  return { method, path, headers, body };
}
