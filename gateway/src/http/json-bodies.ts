import { isUtf8 } from 'node:buffer';
import type { Readable, Transform } from 'node:stream';
import { finished } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readCredentials } from '../access/credentials.js';
import { InvalidApiKey, SessionEnded, Unauthenticated } from '../errors.js';
import { Limiter } from '../limiter.js';
import type { App } from '../request/context.js';
import { findViewerByCredentials, parseCredentials } from '../request/viewer-lookup.js';
import { parseInTurn } from './body-turns.js';
import { JsonScanner } from './json-limits.js';

/** A body that is refused with this status. The message is for people. */
export class RefusedBody extends Error {
  constructor(
    readonly statusCode: 400 | 413 | 415,
    message: string,
  ) {
    super(message);
  }
}

/** Maximum bytes of a body, unpacked, of somebody without a valid token or key, and of every body without records or documents. */
export const maxSmallBodyBytes = 64 * 1024;
/** Maximum bytes of a body, unpacked: room for 1,000 records. */
export const maxLargeBodyBytes = 2 * 1024 * 1024;

const mebibyte = 1024 * 1024;
/** Maximum bytes of a refused body that are received, so that its sender reads the response: more than an upload of 1,000 records has. */
const maxDiscardedBytes = mebibyte / 2;
/** Memory of large bodies until they are parsed, in bytes. */
const memoryQuota = new Limiter({ max: 256 * mebibyte, maxPerKey: 64 * mebibyte });

/** Decompressors by content encoding. Phones on slow connections compress their records. */
const decompressors = new Map<string, (() => Transform) | null>([
  ['br', () => createBrotliDecompress()],
  ['deflate', () => createInflate()],
  ['gzip', () => createGunzip()],
  ['identity', null],
  ['x-gzip', () => createGunzip()],
]);

interface JsonOptions {
  /** Content types that are JSON. */
  types?: string[];
  /** What happens to `__proto__` and `constructor`, by default an error. */
  prototypes?: 'error' | 'remove';
  /** An empty body counts as an empty object, because old clients send the media type of JSON without a body. */
  acceptsEmpty?: boolean;
}

/**
 * Lets the routes of a scope receive JSON up to their `bodyLimit`, plain or compressed. A body is unpacked as a stream that ends at the limit,
 * looked through for depth and number of values as it arrives, and parsed in its turn.
 */
export function acceptJson(
  scope: FastifyInstance,
  app: App,
  { types = ['application/json'], prototypes = 'error', acceptsEmpty = false }: JsonOptions = {},
): void {
  const parse = scope.getDefaultJsonParser(prototypes, prototypes);
  scope.removeContentTypeParser(types);
  scope.addContentTypeParser(types, async (request: FastifyRequest, payload: Readable) => {
    const body = new BodyReader(app, request);
    try {
      const bytes = await body.read(payload);
      if (bytes.length === 0 && acceptsEmpty) return {};
      return await parseInTurn(body.sender, bytes.length, () => {
        const text = decode(bytes);
        const { promise, resolve, reject } = Promise.withResolvers<unknown>();
        void parse(request, text, (error, value) => {
          if (error) reject(error);
          else resolve(value);
        });
        return promise;
      });
    } finally {
      body.releaseMemory();
    }
  });
}

/** @throws RefusedBody */
function decode(bytes: Buffer): string {
  // Other encodings would be stored as replacement characters.
  if (!isUtf8(bytes)) throw new RefusedBody(400, 'The body is not UTF-8');
  return bytes.toString();
}

/** Reads one body within its limits. */
class BodyReader {
  /** The company whose token or key was verified, or the network of the request. */
  sender: string;
  private isVerified = false;
  private readonly releases: (() => void)[] = [];
  private readonly limit: number;
  private readonly declaredBytes: number;

  constructor(
    private readonly app: App,
    private readonly request: FastifyRequest,
  ) {
    this.sender = request.ip;
    this.limit = request.routeOptions.bodyLimit ?? maxSmallBodyBytes;
    this.declaredBytes = Number(request.headers['content-length'] ?? Number.NaN);
  }

  releaseMemory(): void {
    for (const release of this.releases.splice(0)) release();
  }

  /** @throws RefusedBody, or ProductError if somebody unknown sends too much. */
  async read(payload: Readable): Promise<Buffer> {
    if (this.declaredBytes > this.limit) throw new RefusedBody(413, 'The body is too large');
    let unpacked = payload;
    try {
      if (this.declaredBytes > maxSmallBodyBytes) await this.verifySender();
      unpacked = this.unpack(payload);
      return await this.collect(unpacked);
    } catch (error) {
      if (unpacked !== payload) {
        payload.unpipe();
        unpacked.destroy();
      }
      await this.discard(payload);
      throw error;
    }
  }

  private unpack(payload: Readable): Readable {
    const encoding = this.request.headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
    const decompressor = decompressors.get(encoding);
    if (decompressor === undefined)
      throw new RefusedBody(415, 'Please send JSON plain or packed with gzip');
    if (decompressor === null) return payload;
    const unpacker = decompressor();
    let packedBytes = 0;
    // Parts that unpack to nothing could otherwise follow each other without end.
    payload.on('data', (chunk: Buffer) => {
      packedBytes += chunk.length;
      if (packedBytes > this.limit) unpacker.destroy(new RefusedBody(413, 'The body is too large'));
    });
    payload.once('error', (error) => unpacker.destroy(error));
    return payload.pipe(unpacker);
  }

  private async collect(unpacked: Readable): Promise<Buffer> {
    const chunks: Buffer[] = [];
    const scanner = new JsonScanner();
    let size = 0;
    try {
      for await (const chunk of unpacked.iterator({ destroyOnReturn: false })) {
        const bytes = chunk as Buffer;
        size += bytes.length;
        if (size > this.limit) throw new RefusedBody(413, 'The body is too large');
        if (size > maxSmallBodyBytes) {
          await this.verifySender();
          this.releases.push(memoryQuota.take(this.sender, bytes.length));
        }
        const problem = scanner.scan(bytes);
        if (problem) throw new RefusedBody(400, `The body is ${problem}`);
        chunks.push(bytes);
      }
    } catch (error) {
      if (error instanceof RefusedBody || unpacked.errored !== error) throw error;
      throw new RefusedBody(400, 'The packed body did not arrive whole');
    }
    return Buffer.concat(chunks, size);
  }

  /**
   * Verifies a token's signature, or finds a key with one query, before more than a small body is read.
   * @throws ProductError
   */
  private async verifySender(): Promise<void> {
    if (this.isVerified) return;
    const credentials = readCredentials(this.request.headers);
    const parsed = parseCredentials(this.app.tokenSecret, credentials);
    if (!parsed) {
      if (credentials.token !== undefined) throw new SessionEnded();
      throw new Unauthenticated('Please sign in: without a session a body has at most 64 KB');
    }
    if (parsed.kind !== 'session' && !(await findViewerByCredentials(this.app, parsed, undefined)))
      throw parsed.kind === 'API key' ? new InvalidApiKey() : new Unauthenticated();
    this.sender = parsed.companyId;
    this.isVerified = true;
  }

  /** Receives the rest of a refused body, unless it is large, so that its sender reads the response instead of a broken connection. */
  private async discard(payload: Readable): Promise<void> {
    if (!(this.declaredBytes <= maxDiscardedBytes) || payload.readableEnded) return;
    payload.resume();
    await finished(payload, { writable: false }).catch(() => undefined);
  }
}
