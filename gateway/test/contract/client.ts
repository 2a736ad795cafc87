import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listOf, object, oneOf, text } from './shapes.js';

/** A request as an old client puts it onto the wire. */
export interface Call {
  /** For example 'GET /plans'; the path is not encoded. */
  call: string;
  /** Sent in the letters that they are written in. */
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
  form?: FormData;
  /** Sent unchanged; the headers contain its media type. */
  raw?: string | Buffer;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** The body as it was received. */
  text: string;
  body: Record<string, unknown>;
}

const ended = 401;
const failure = object(
  { success: oneOf(false), message: text },
  { errors: listOf(object({ field: text, message: text })), errorCode: oneOf(ended) },
);
const failures = new Set([400, 401, 403, 404, 409, 413, 415, 429, 503]);
const waits = new Set([429, 503]);

/**
 * An old client on a connection of its own. Whatever it requests, the answer must follow the contract
 * of every answer.
 */
export class OldClient {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 8 });

  constructor(private readonly port: number) {}

  async send({ call, headers = {}, body, form, raw }: Call): Promise<Answer> {
    const [method = 'GET', path = '/'] = call.split(' ');
    const sent = await payloadOf({ body, form, raw });
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const asked = request(
      {
        agent: this.agent,
        host: '127.0.0.1',
        port: this.port,
        method,
        path: `/api${path}`,
        headers: {
          ...(sent.type ? { 'Content-Type': sent.type } : {}),
          ...(sent.bytes ? { 'Content-Length': String(sent.bytes.length) } : {}),
          ...headers,
        },
      },
      (response) => {
        resolve(answerOf(response));
      },
    );
    asked.once('error', reject);
    asked.end(sent.bytes);
    const answer = await promise;
    const faults = method === 'HEAD' ? [] : faultsOf(answer);
    if (faults.length > 0) throw new Error(`${call} ${answer.status}: ${faults.join(', ')}`);
    return answer;
  }

  close(): void {
    this.agent.destroy();
  }
}

async function answerOf(response: IncomingMessage): Promise<Answer> {
  const read = (await buffer(response)).toString();
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    text: read,
    body: read === '' ? {} : (JSON.parse(read) as Answer['body']),
  };
}

/** In what an answer breaks the contract's words on bodies. */
function faultsOf({ status, headers, body }: Answer): string[] {
  const type = String(headers['content-type']);
  const faults = type === 'application/json; charset=utf-8' ? [] : [`it is ${type}`];
  if (status < 300) return body.success === true ? faults : [...faults, 'it is no success'];
  if (!failures.has(status)) faults.push('the contract has no such status');
  if (body.errorCode !== undefined && status !== ended) faults.push('it signs the client out');
  if (waits.has(status) !== /^[1-9]\d*$/.test(String(headers['retry-after'])))
    faults.push(`Retry-After is ${headers['retry-after']}`);
  return [...faults, ...failure(body, 'body')];
}

async function payloadOf({ body, form, raw }: Pick<Call, 'body' | 'form' | 'raw'>) {
  if (form) {
    const encoded = new Response(form);
    return {
      bytes: Buffer.from(await encoded.arrayBuffer()),
      type: encoded.headers.get('content-type') ?? '',
    };
  }
  if (raw !== undefined) return { bytes: Buffer.from(raw as string), type: undefined };
  if (body === undefined) return { bytes: undefined, type: undefined };
  return { bytes: Buffer.from(JSON.stringify(body)), type: 'application/json' };
}
