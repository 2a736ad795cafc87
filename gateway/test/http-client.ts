import { type Agent, type ClientRequest, type IncomingMessage, request } from 'node:http';

export interface HttpRequest {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: string;
  headers?: Record<string, string>;
  body?: Buffer | string;
}

export interface HttpAnswer {
  status: number;
  text: string;
  /** Value of Retry-After, in seconds. */
  retryAfter: number | undefined;
}

export interface HttpOptions {
  agent?: Agent | false;
  /** Loopback address of the client. Limits count each address as a network. */
  localAddress?: string;
  timeoutMs?: number;
  /** Sends the body; for clients that do so slowly or incompletely. */
  write?: (sending: ClientRequest, body: Buffer | string | undefined) => void;
}

/**
 * Sends one request.
 * @throws Error with a `code` if the response is incomplete.
 */
export function sendRequest(
  url: string,
  message: HttpRequest,
  options: HttpOptions = {},
): Promise<HttpAnswer> {
  const { method, path, headers, body } = message;
  const { agent, localAddress, timeoutMs = 60_000, write } = options;
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const sending = request(url + path, {
      method,
      agent,
      localAddress,
      timeout: timeoutMs,
      headers: { ...headers, ...length },
    });
    let isAnswered = false;
    sending.on('response', (response) => {
      isAnswered = true;
      readAnswer(response).then(resolve, reject);
    });
    sending.on('timeout', () => sending.destroy(errorWithCode('timeout')));
    sending.on('error', (error) => {
      // A persistent connection may close at the moment of its next use. Clients send the request again then.
      if (sending.reusedSocket && errorCode(error) === 'ECONNRESET' && !isAnswered)
        resolve(sendRequest(url, message, options));
      else reject(error);
    });
    sending.on('close', () => isAnswered || reject(errorWithCode('closed')));
    if (write) write(sending, body);
    else sending.end(body);
  });
}

const errorWithCode = (code: string) => Object.assign(new Error(code), { code });

async function readAnswer(response: IncomingMessage): Promise<HttpAnswer> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const seconds = response.headers['retry-after'];
  return {
    status: response.statusCode ?? 0,
    text: Buffer.concat(chunks).toString(),
    retryAfter: seconds === undefined ? undefined : Number(seconds),
  };
}

/** Returns the reason for a missing answer, such as ECONNREFUSED. */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}

export function jsonRequest(path: string, body: unknown, token?: string): HttpRequest {
  return {
    method: 'POST',
    path,
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(body),
  };
}

export function graphqlRequest(
  query: string,
  variables: Record<string, unknown>,
  token?: string,
): HttpRequest {
  return jsonRequest('/graphql', { query, variables }, token);
}
