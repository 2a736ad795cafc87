import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CompanyQuota } from '../request/company-quota.js';
import type { RequestContext } from '../request/context.js';
import { type FileStream, type OpenedFile, openFile } from '../http/file-stream.js';
import { publicError } from '../graphql/public-error.js';
import { fail } from './mount.js';
import { describeFile } from './openapi/document.js';

/** How long a client may take over one piece, in milliseconds: it holds a connection of the database. */
const pieceTime = 20_000;
/** Share of the database's connections that files may hold, one each: 6 of 16. */
const shareOfConnections = 3 / 8;
const maxFilesPerCompany = 2;

/** @param connections those of this process for requests. */
export function fileQuota(connections = 16): CompanyQuota {
  const max = Math.max(1, Math.floor(connections * shareOfConnections));
  return new CompanyQuota({ max, maxPerCompany: maxFilesPerCompany });
}

/**
 * Puts the files onto HTTP. A file leaves as fast as the client takes it: no more of it is made than fits the way. What goes
 * wrong before the first piece is answered as by any row; afterwards the connection breaks, so that half a file is not
 * taken for a whole one.
 * @param connections how many of the database this process has for requests.
 */
export function mountStreams(
  rest: FastifyInstance,
  streams: readonly FileStream[],
  context: (request: FastifyRequest) => RequestContext,
  connections?: number,
): void {
  const quota = fileQuota(connections);
  for (const stream of streams) {
    rest.get(stream.path, { schema: describeFile(stream) }, async (request, reply) => {
      const asked = context(request);
      let left: (() => void) | undefined;
      const open: FileStream['open'] = (opening, file) => {
        left = quota.take(opening.companyId);
        return stream.open(opening, file);
      };
      try {
        const file = await openFile(
          asked,
          { ...stream, open },
          {
            params: request.params as Record<string, string>,
            query: request.query as Record<string, unknown>,
          },
        );
        reply.header('content-type', stream.contentType);
        reply.header('content-disposition', attachment(file.fileName));
        reply.header('cache-control', 'no-store');
        const pieces = Readable.from(piecesOf(asked, file, reply));
        // However it ends, also when the client goes away before it begins, the transaction ends with it.
        pieces.once('close', () => {
          left?.();
          void asked.db.rollback().catch(() => undefined);
        });
        return await reply.send(pieces);
      } catch (error) {
        left?.();
        // These paths are younger than the old clients' words.
        return fail(reply, publicError(error, asked.log, asked.caller.requestId));
      }
    });
  }
}

async function* piecesOf(
  { db, log }: RequestContext,
  file: OpenedFile,
  reply: FastifyReply,
): AsyncGenerator<string> {
  let tooSlow: NodeJS.Timeout | undefined;
  try {
    // As text, which becomes bytes only on its way out: as buffers it would be garbage that calls for collecting everything.
    for await (const piece of file.chunks(db)) {
      tooSlow = setTimeout(() => reply.raw.destroy(), pieceTime);
      yield piece;
      clearTimeout(tooSlow);
    }
  } catch (error) {
    log.error({ err: error }, 'a file broke off');
    throw error;
  } finally {
    clearTimeout(tooSlow);
  }
}

/** Names any file: plainly for old clients, and as it is for the others. */
function attachment(fileName: string): string {
  const plain = fileName.replace(/[^\w.-]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName)}`;
}
