import { setTimeout as wait } from 'node:timers/promises';
import { ReplayError } from './replay-error.js';

/** Tries of one request while the gateway is away, fewer before it has ever answered: then the address may be wrong. */
const mostTries = 8;
const firstTries = 3;
/** Between two tries, in milliseconds. */
const longestPause = 10_000;

export interface Answer {
  status: number;
  // What a row answers is read where the row is called.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
}

/** The gateway's REST door. Sends again what got no answer: everything that is sent here may arrive twice. */
export class RestClient {
  private hasAnswered = false;

  constructor(
    private readonly url: string,
    private readonly notice: (text: string) => void,
  ) {}

  /**
   * Answers whatever comes with one of the statuses.
   * @throws ReplayError for any other status, and when the gateway stays away.
   */
  async call(
    call: string,
    token: string | null,
    payload: unknown,
    statuses: readonly number[],
  ): Promise<Answer> {
    const answer = await this.untilAnswered(call, token, payload);
    if (statuses.includes(answer.status)) return answer;
    throw new ReplayError(
      `${call} answered ${answer.status}: ${answer.body?.message ?? 'no reason given'}`,
    );
  }

  private async untilAnswered(
    call: string,
    token: string | null,
    payload: unknown,
  ): Promise<Answer> {
    for (let tries = 1; ; tries += 1) {
      // Each try waits for the one before.
      // oxlint-disable-next-line no-await-in-loop
      const tried = await this.send(call, token, payload);
      if ('body' in tried) return tried;
      if (tries === (this.hasAnswered ? mostTries : firstTries))
        throw new ReplayError(
          `${this.url} does not answer (${tried.reason}): is the gateway running there?`,
        );
      const pause = tried.retryAfter ?? Math.min(longestPause, 250 * 2 ** tries);
      if (pause > longestPause)
        this.notice(`${call} has to wait ${Math.ceil(pause / 1000)} seconds (${tried.reason})`);
      // oxlint-disable-next-line no-await-in-loop
      await wait(pause);
    }
  }

  private async send(
    call: string,
    token: string | null,
    payload: unknown,
  ): Promise<Answer | { reason: string; retryAfter: number | undefined }> {
    const [method = 'GET', path = ''] = call.split(' ');
    try {
      const response = await fetch(this.url + path, {
        method,
        headers: {
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
          ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(payload === undefined ? {} : { body: JSON.stringify(payload) }),
      });
      const text = await response.text();
      this.hasAnswered = true;
      if (response.status === 429 || response.status === 503) {
        const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
        return {
          reason: `status ${response.status}`,
          retryAfter: Number.isNaN(seconds) ? undefined : seconds * 1000,
        };
      }
      const isJson = response.headers.get('content-type')?.includes('json');
      return { status: response.status, body: isJson ? JSON.parse(text) : null };
    } catch (error) {
      const cause = error instanceof Error ? (error.cause ?? error) : error;
      const reason = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause);
      return { reason, retryAfter: undefined };
    }
  }
}
