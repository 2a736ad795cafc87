import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Caller } from './two-doors.js';

/** So often a client tries again, as a phone does, before it gives up. */
const mostTries = 8;
const pause = 300;

interface Answer {
  status: number;
  text: string;
  retryAfter: string | undefined;
}

/** What the clients lived through. */
export interface Lived {
  requests: number;
  /** Needed more than one try, and what was wrong with a try. */
  retried: number;
  reasons: Map<string, number>;
  /** Gave up, or were refused for good. */
  failed: number;
  /** Milliseconds of the slowest one, with all its tries. */
  slowest: number;
}

/**
 * Clients that keep their connections and try again on a lost connection or a 503, and on nothing else. What they write comes again as
 * it was, so that it counts once.
 */
export class RetryingClients {
  readonly acknowledged: string[] = [];
  readonly lived: Lived = { requests: 0, retried: 0, reasons: new Map(), failed: 0, slowest: 0 };
  private readonly agent = new Agent({ keepAlive: true });
  private isOver = false;
  private asking: Promise<unknown> = Promise.resolve();

  constructor(private readonly caller: Caller) {}

  start(count: number): void {
    this.asking = Promise.all(Array.from({ length: count }, (_, at) => this.loop(at)));
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await this.asking;
    this.agent.destroy();
  }

  private async loop(at: number): Promise<void> {
    while (!this.isOver) {
      const started = performance.now();
      const isDone = await (at % 2 === 0 ? this.upload() : this.read());
      this.lived.requests += 1;
      if (!isDone) this.lived.failed += 1;
      this.lived.slowest = Math.max(this.lived.slowest, performance.now() - started);
      await wait(10);
    }
  }

  private async upload(): Promise<boolean> {
    const id = randomUUID();
    const date = new Date(Date.now() - 60_000).toISOString();
    const cross_employee_id = this.caller.crossEmployeeId;
    const records = [{ id, cross_employee_id, since: 1, date }];
    const answer = await this.ask('/api/contacts', this.caller.phoneToken, { records });
    if (answer?.status !== 200) return false;
    this.acknowledged.push(id);
    return true;
  }

  private async read(): Promise<boolean> {
    const query = '{ employees(pageSize: 10) { items { id name department } } }';
    const answer = await this.ask('/graphql', this.caller.adminToken, { query });
    return answer?.status === 200 && !answer.text.includes('"errors"');
  }

  private async ask(path: string, token: string, body: unknown): Promise<Answer | undefined> {
    for (let tries = 0; tries < mostTries; tries += 1) {
      const answer = await this.send(path, token, JSON.stringify(body)).catch((error: unknown) =>
        this.note(error instanceof Error && 'code' in error ? String(error.code) : String(error)),
      );
      if (answer && answer.status !== 503) {
        if (tries > 0) this.lived.retried += 1;
        if (answer.status >= 400) this.note(`${answer.status} ${answer.text.slice(0, 100)}`);
        return answer;
      }
      if (answer) this.note(answer.retryAfter ? '503' : '503 without Retry-After');
      await wait(pause);
    }
    return undefined;
  }

  private note(reason: string): undefined {
    const { reasons } = this.lived;
    reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
    return undefined;
  }

  private send(path: string, token: string, body: string): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const sent = request(
        `${this.caller.url}${path}`,
        {
          method: 'POST',
          agent: this.agent,
          timeout: 30_000,
          headers: {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
            authorization: `Bearer ${token}`,
          },
        },
        (answer) => {
          let text = '';
          answer.setEncoding('utf8');
          answer.on('data', (piece: string) => (text += piece));
          answer.once('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              text,
              retryAfter: answer.headers['retry-after'],
            }),
          );
          answer.once('error', reject);
        },
      );
      sent.once('error', reject);
      sent.once('timeout', () => sent.destroy(new Error('timeout')));
      sent.end(body);
    });
  }
}
