import { isUtf8 } from 'node:buffer';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate, type ZlibOptions } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { waitForTurn } from '../http/body-turns.js';
import { RefusedBody } from './refused-body.js';

type Decompress = (body: Buffer, options: ZlibOptions) => Promise<Buffer>;

/** Decompressors by content encoding. Phones on slow connections compress their records. */
const decompressors = new Map<string, Decompress>([
  ['br', promisify(brotliDecompress)],
  ['deflate', promisify(inflate)],
  ['gzip', promisify(gunzip)],
  ['identity', (body) => Promise.resolve(body)],
  ['x-gzip', promisify(gunzip)],
]);

/** Parses JSON. An empty body counts as an empty object, because old clients send the media type of JSON without a body. */
export function acceptJson(rest: FastifyInstance): void {
  // `__proto__` and `constructor` are ignored like unknown fields.
  const parse = rest.getDefaultJsonParser('remove', 'remove');
  rest.removeAllContentTypeParsers();
  rest.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      const bytes = await decompress(request, body);
      if (bytes.length === 0) return {};
      await waitForTurn(bytes.length);
      // Other encodings would be stored as replacement characters.
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

/** Decompresses a body, up to the limit of uncompressed ones. */
async function decompress(request: FastifyRequest, body: Buffer): Promise<Buffer> {
  const encoding = request.headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  const run = decompressors.get(encoding);
  if (!run) throw new RefusedBody(415, 'Please send JSON plain or packed with gzip');
  try {
    return await run(body, { maxOutputLength: request.routeOptions.bodyLimit });
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
      ? new RefusedBody(413, 'The body is too large')
      : new RefusedBody(400, 'The packed body did not arrive whole');
  }
}
