import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import processRequest from 'graphql-upload/processRequest.mjs';
import Upload from 'graphql-upload/Upload.mjs';
import { waitForFormTurn } from './body-turns.js';
import type { RequestContext } from '../request/context.js';
import { BadUserInput, TooLarge } from '../errors.js';
import { sendError } from './document-bodies.js';
import { maxFileBytes, type UploadedFile } from '../graphql/upload-scalar.js';

/** Headers that a form on another site cannot send. Apollo Server requires one of them, but checks only after the body is read. */
const preflightHeaders = ['x-apollo-operation-name', 'apollo-require-preflight'];
/** Maximum bytes of a document and its variables. The library parses them before their depth can be looked at, in at most 10 ms. */
const maxFieldBytes = 64 * 1024;

/**
 * Lets /graphql receive a file with an operation. The file arrives completely before the operation opens its transaction, so that a slow
 * client holds no database connection. It is stored in a temporary file that is deleted after the response.
 */
export function receiveUploads(
  graphql: FastifyInstance,
  context: (request: FastifyRequest) => RequestContext,
): void {
  graphql.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
  graphql.addHook('preValidation', async (request, reply) => {
    if (!isMultipart(request)) return undefined;
    // Without such a header Apollo Server refuses the request, and the file is not read.
    if (!preflightHeaders.some((name) => request.headers[name])) return undefined;
    const requestContext = context(request);
    try {
      const { companyId } = requestContext.assertSignedToken();
      const length = Number(request.headers['content-length'] ?? maxFileBytes);
      await waitForFormTurn(companyId, length);
      request.body = await receive(request, reply);
      return undefined;
    } catch (error) {
      const refused = error instanceof Error ? (toProductError(error) ?? error) : error;
      return sendError(refused, requestContext, reply);
    }
  });
}

function isMultipart(request: FastifyRequest): boolean {
  return (request.headers['content-type'] ?? '').startsWith('multipart/form-data');
}

async function receive(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const operation = await processRequest(request.raw, reply.raw, {
    maxFieldSize: maxFieldBytes,
    maxFileSize: maxFileBytes,
    maxFiles: 1,
  });
  const variables = Array.isArray(operation) ? undefined : operation.variables;
  const upload = Object.values((variables ?? {}) as Record<string, unknown>).find(
    (value) => value instanceof Upload,
  );
  if (!upload) throw new BadUserInput([{ field: 'map', message: 'Send a file as a variable' }]);
  const file = (await upload.promise) as UploadedFile;
  // Reads the file to its end, so that one that is too large or incomplete is refused before the operation begins.
  for await (const _chunk of file.createReadStream());
  return operation;
}

/** Maps an error of the library to one of ours; undefined if it is not about the request. */
function toProductError(error: Error): Error | undefined {
  const status = 'status' in error ? error.status : undefined;
  if (/max file uploads/.test(error.message))
    return new BadUserInput([{ field: 'map', message: 'Send one file' }]);
  if (status === 413) return new TooLarge('file', 'At most 20 MB');
  if (status === 400 || status === 499 || /form|multipart|boundary|header/i.test(error.message))
    return new BadUserInput([{ field: 'file', message: 'The file did not arrive whole' }]);
  return undefined;
}
