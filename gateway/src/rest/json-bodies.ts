import { isUtf8 } from 'node:buffer';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate, type ZlibOptions } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { waitForTurn } from '../http/body-turns.js';
import { RefusedBody } from './refused-body.js';

type Unpack = (packed: Buffer, options: ZlibOptions) => Promise<Buffer>;

/** Phones on slow connections send their records packed. */
const unpackers = new Map<string, Unpack>([
  ['br', promisify(brotliDecompress)],
  ['deflate', promisify(inflate)],
  ['gzip', promisify(gunzip)],
  ['identity', (body) => Promise.resolve(body)],
  ['x-gzip', promisify(gunzip)],
]);

/** Takes JSON, and nothing in its place: old clients say that they send JSON also where they send nothing. */
export function acceptJson(rest: FastifyInstance): void {
  // A field that would become a prototype is a field that nobody knows.
  const parse = rest.getDefaultJsonParser('remove', 'remove');
  rest.removeAllContentTypeParsers();
  rest.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      const bytes = await unpacked(request, body);
      if (bytes.length === 0) return {};
      await waitForTurn(bytes.length);
      // Letters of another encoding would be stored as question marks.
      if (!isUtf8(bytes)) throw new RefusedBody(400, 'The body is not UTF-8');
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      void parse(request, bytes.toString(), (error, value) => {
        if (error) reject(error);
        else resolve(value);
      });
      return promise;
    },
  );
}

/** Never becomes larger than a plain body may be, however much was packed into it. */
async function unpacked(request: FastifyRequest, body: Buffer): Promise<Buffer> {
  const encoding = request.headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  const unpack = unpackers.get(encoding);
  if (!unpack) throw new RefusedBody(415, 'Please send JSON plain or packed with gzip');
  try {
    return await unpack(body, { maxOutputLength: request.routeOptions.bodyLimit });
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
      ? new RefusedBody(413, 'The body is too large')
      : new RefusedBody(400, 'The packed body did not arrive whole');
  }
}
