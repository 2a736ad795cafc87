import { Resolver } from 'node:dns/promises';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { request as httpsRequest, type RequestOptions } from 'node:https';
import { isIP } from 'node:net';
import { isAllowedAddress, type Networks } from '../validation/public-address.js';

declare module '../request/context.js' {
  interface App {
    outbound: OutboundClient;
  }
}

/** Timeout of the connection, with name lookup and TLS. */
const connectTimeoutMs = 5000;
/** Timeout of the complete answer. */
const totalTimeoutMs = 15_000;
const defaultMaxAnswerBytes = 64 * 1024;
const maxHeaderBytes = 16 * 1024;
/** Timeout of each of two attempts to reach the name server. */
const lookupTimeoutMs = 2000;

/** Returns the addresses of a host name. */
export type Resolve = (host: string) => Promise<string[]>;

export interface OutboundRequest {
  method: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  /** Maximum bytes of the answer that are read, by default 64 KB. */
  maxAnswerBytes?: number;
}

export interface OutboundAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  /** First bytes of the body, at most `maxAnswerBytes`. */
  body: Buffer;
  /** Whether the body was longer. */
  isCut: boolean;
}

/** A request without an answer. The message contains neither an address nor a network of the operator. */
export class OutboundFailure extends Error {}

/**
 * Sends requests to addresses that customers have entered. It uses https only, follows no redirects, and connects only to addresses that
 * it has checked to be public, even if the name resolves differently a moment later.
 */
export class OutboundClient {
  /**
   * @param allowed private networks that may be reached.
   * @param resolve looks up names; tests replace DNS.
   */
  constructor(
    private readonly allowed: Networks,
    private readonly resolve: Resolve = resolveInDns,
  ) {}

  /** Returns why an address cannot be used, without looking up its host name; null if it can. */
  validate(address: string): string | null {
    if (!URL.canParse(address)) return 'Please enter an address such as https://example.com/hooks';
    const url = new URL(address);
    if (url.protocol !== 'https:') return 'The address has to begin with https://';
    if (url.username !== '' || url.password !== '')
      return 'The address must not contain a user name or password';
    const host = readHost(url);
    if (isIP(host) !== 0 && !isAllowedAddress(host, this.allowed))
      return 'The address is not public';
    return null;
  }

  /**
   * Sends a request and reads the answer, whatever its status.
   * @throws OutboundFailure without an answer, or for an address that may not be used.
   */
  async send(address: string, request: OutboundRequest): Promise<OutboundAnswer> {
    const problem = this.validate(address);
    if (problem !== null) throw new OutboundFailure(problem);
    const controller = new AbortController();
    const abort = (reason: string) => () => controller.abort(new OutboundFailure(reason));
    const connecting = setTimeout(
      abort(`No connection within ${connectTimeoutMs / 1000} seconds`),
      connectTimeoutMs,
    );
    const answering = setTimeout(
      abort(`No complete answer within ${totalTimeoutMs / 1000} seconds`),
      totalTimeoutMs,
    );
    try {
      const url = new URL(address);
      const addresses = await rejectOnAbort(this.findAddresses(readHost(url)), controller.signal);
      const response = await exchange(url, addresses, request, controller.signal, () =>
        clearTimeout(connecting),
      );
      return await readAnswer(response, request.maxAnswerBytes ?? defaultMaxAnswerBytes);
    } catch (error) {
      throw controller.signal.aborted ? controller.signal.reason : toFailure(error);
    } finally {
      clearTimeout(connecting);
      clearTimeout(answering);
    }
  }

  private async findAddresses(host: string): Promise<string[]> {
    const addresses = isIP(host) === 0 ? await this.resolve(host) : [host];
    if (addresses.length === 0) throw new OutboundFailure('The host name was not found');
    // A single private address refuses the name: a mix of private and public ones is no accident.
    if (!addresses.every((found) => isAllowedAddress(found, this.allowed)))
      throw new OutboundFailure('The address is not public');
    return addresses;
  }
}

/** Returns the host without the brackets of an IPv6 address. The URL parser has normalised all other spellings. */
function readHost(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '');
}

/**
 * Looks up a name with the name servers of the system. `dns.lookup` would use the threads that also hash passwords, so a customer's
 * slow name server could delay sign-ins.
 */
async function resolveInDns(host: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: lookupTimeoutMs, tries: 2 });
  const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  return found.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
}

function rejectOnAbort<Value>(value: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    value.then(resolve, reject);
  });
}

function exchange(
  url: URL,
  addresses: readonly string[],
  { method, headers, body }: OutboundRequest,
  signal: AbortSignal,
  onConnected: () => void,
): Promise<IncomingMessage> {
  const known = addresses.map((address) => ({ address, family: isIP(address) }));
  const lookup: RequestOptions['lookup'] = (_host, options, found) => {
    const [first] = known;
    if (options.all) found(null, known);
    else found(null, first?.address ?? '', first?.family);
  };
  return new Promise((resolve, reject) => {
    const sent = httpsRequest(
      url,
      {
        method,
        headers: {
          ...headers,
          'accept-encoding': 'identity',
          ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
        },
        lookup,
        // A new connection each time, so that none outlives a change of the name.
        agent: false,
        maxHeaderSize: maxHeaderBytes,
        signal,
      },
      resolve,
    );
    sent.on('error', reject);
    sent.on('socket', (socket) => socket.once('secureConnect', onConnected));
    sent.end(body);
  });
}

async function readAnswer(response: IncomingMessage, maxBytes: number): Promise<OutboundAnswer> {
  const parts: Buffer[] = [];
  let size = 0;
  // Breaking out of the loop closes the connection.
  for await (const part of response as AsyncIterable<Buffer>) {
    parts.push(part);
    size += part.length;
    if (size > maxBytes) break;
  }
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: Buffer.concat(parts).subarray(0, maxBytes),
    isCut: size > maxBytes,
  };
}

const reasons: Record<string, string> = {
  ECONNREFUSED: 'The server refused the connection',
  ECONNRESET: 'The server closed the connection',
  EPIPE: 'The server closed the connection',
  ETIMEDOUT: 'The server could not be reached',
  EHOSTUNREACH: 'The server could not be reached',
  ENETUNREACH: 'The server could not be reached',
  HPE_HEADER_OVERFLOW: 'The answer has too many headers',
};

function toFailure(error: unknown): OutboundFailure {
  if (error instanceof OutboundFailure) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  const reason =
    reasons[code] ?? (isCertificateError(code) ? 'The certificate is not valid' : undefined);
  return new OutboundFailure(
    reason === undefined ? `The request failed (${code})` : `${reason} (${code})`,
  );
}

function isCertificateError(code: string): boolean {
  return /CERT|SIGNATURE|ISSUER|^ERR_TLS_/.test(code);
}
