import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Limiter } from '../limiter.js';
import type { RequestContext } from '../request/context.js';
import { type FileStream, type OpenedFile, openFile } from '../http/file-stream.js';
import { publicError } from '../graphql/public-error.js';
import { fail } from './mount.js';
import { describeFile } from './openapi/document.js';

/** Timeout of a client for one chunk, because it holds a database connection. */
const chunkTimeoutMs = 20_000;
/** Share of the request connections that files may hold, one each: 6 of 16. */
const shareOfConnections = 3 / 8;
const maxFilesPerCompany = 2;

/** @param connections size of the pool for requests. */
export function makeFileQuota(connections = 16): Limiter {
  const max = Math.max(1, Math.floor(connections * shareOfConnections));
  return new Limiter({ max, maxPerKey: maxFilesPerCompany });
}

/**
 * Serves files as fast as their clients read. An error before the first chunk gets a normal response. A later one breaks the connection,
 * so that clients notice the incomplete file.
 * @param connections size of the pool for requests.
 */
export function mountStreams(
  rest: FastifyInstance,
  streams: readonly FileStream[],
  context: (request: FastifyRequest) => RequestContext,
  connections?: number,
): void {
  const quota = makeFileQuota(connections);
  for (const stream of streams) {
    rest.get(stream.path, { schema: describeFile(stream) }, async (request, reply) => {
      const requestContext = context(request);
      let release: (() => void) | undefined;
      const open: FileStream['open'] = (opening, file) => {
        release = quota.take(opening.companyId);
        return stream.open(opening, file);
      };
      try {
        const file = await openFile(
          requestContext,
          { ...stream, open },
          {
            params: request.params as Record<string, string>,
            query: request.query as Record<string, unknown>,
          },
        );
        reply.header('content-type', file.contentType ?? stream.contentType);
        reply.header('content-disposition', attachment(file.fileName));
        reply.header('cache-control', 'no-store');
        const chunks = Readable.from(chunksOf(requestContext, file, reply));
        // Also emitted if the client disconnects before the first chunk.
        chunks.once('close', () => {
          release?.();
          void requestContext.db.rollback().catch(() => undefined);
        });
        return await reply.send(chunks);
      } catch (error) {
        release?.();
        // No old client knows these paths, so fields keep their GraphQL names.
        return fail(reply, publicError(error, requestContext.log, requestContext.caller.requestId));
      }
    });
  }
}

async function* chunksOf(
  { db, log }: RequestContext,
  file: OpenedFile,
  reply: FastifyReply,
): AsyncGenerator<string | Uint8Array> {
  let tooSlow: NodeJS.Timeout | undefined;
  try {
    // Text instead of buffers, whose garbage would trigger full collections.
    for await (const chunk of file.chunks(db)) {
      tooSlow = setTimeout(() => reply.raw.destroy(), chunkTimeoutMs);
      yield chunk;
      clearTimeout(tooSlow);
    }
  } catch (error) {
    log.error({ err: error }, 'file stream failed');
    throw error;
  } finally {
    clearTimeout(tooSlow);
  }
}

/** Makes a Content-Disposition header, with an ASCII name for old clients. */
function attachment(fileName: string): string {
  const plain = fileName.replace(/[^\w.-]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName)}`;
}
