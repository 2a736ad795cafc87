import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { CommandError, showProgress } from './command.js';
import {
  errorCode,
  graphqlRequest,
  type HttpRequest,
  jsonRequest,
  sendRequest,
} from '../../test/http-client.js';

/** Maximum attempts, fewer until the first answer because the address may be wrong. */
const maxTries = 8;
const maxFirstTries = 3;
const maxPauseMs = 10_000;

export interface Answer {
  status: number;
  // Each caller knows the body of its endpoint.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
}

/** Calls the gateway, and repeats requests without a response or with 503 or 429, so a request may arrive twice. */
export class RestClient {
  private hasAnswered = false;
  private readonly agent = new Agent({ keepAlive: true });

  constructor(private readonly url: string) {}

  /**
   * Calls a REST endpoint, 'POST /api/contacts'.
   * @throws CommandError for a status that is not expected, or without an answer.
   */
  async call(
    endpoint: string,
    token: string | null,
    payload: unknown,
    statuses: readonly number[],
  ): Promise<Answer> {
    const [method, path] = endpoint.split(' ') as [HttpRequest['method'], string];
    const { headers, body } = jsonRequest(path, payload, token ?? undefined);
    const answer = await this.sendUntilAnswered(
      payload === undefined
        ? { method, path, headers: token ? { authorization: `Bearer ${token}` } : {} }
        : { method, path, headers, body },
    );
    if (statuses.includes(answer.status)) return answer;
    throw new CommandError(
      `${endpoint} answered ${answer.status}: ${answer.body?.message ?? 'no reason given'}`,
    );
  }

  /** Runs a GraphQL document. @returns its data. @throws CommandError with the first error. */
  async query(token: string, query: string, variables: Record<string, unknown> = {}) {
    const { body } = await this.sendUntilAnswered(graphqlRequest(query, variables, token));
    if (body.errors) throw new CommandError(body.errors[0].message);
    return body.data;
  }

  private async sendUntilAnswered(request: HttpRequest): Promise<Answer> {
    for (let tries = 1; ; tries += 1) {
      const result = await this.send(request);
      if ('body' in result) return result;
      if (tries === (this.hasAnswered ? maxTries : maxFirstTries))
        throw new CommandError(
          `${this.url} does not answer (${result.reason}). Is the gateway running there?`,
        );
      const pauseMs = result.retryAfterMs ?? Math.min(maxPauseMs, 250 * 2 ** tries);
      if (pauseMs > maxPauseMs)
        showProgress(
          `waiting ${Math.ceil(pauseMs / 1000)} s for ${request.path}: ${result.reason}`,
        );
      await wait(pauseMs);
    }
  }

  private async send(
    request: HttpRequest,
  ): Promise<Answer | { reason: string; retryAfterMs?: number }> {
    const { url, agent } = this;
    const answer = await sendRequest(url, request, { agent }).catch(errorCode);
    if (typeof answer === 'string') return { reason: answer };
    const { status, text, retryAfter } = answer;
    this.hasAnswered = true;
    if (status === 429 || status === 503)
      return {
        reason: `status ${status}`,
        ...(retryAfter === undefined ? {} : { retryAfterMs: retryAfter * 1000 }),
      };
    return { status, body: /^[[{]/.test(text) ? JSON.parse(text) : null };
  }
}
