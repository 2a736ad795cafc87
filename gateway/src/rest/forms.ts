import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { waitForFormTurn } from '../http/body-turns.js';
import { RefusedBody } from '../http/json-bodies.js';
import { Limiter } from '../limiter.js';
import type { RequestContext } from '../request/context.js';
import { maxFileBytes, makeUpload } from '../graphql/upload-scalar.js';
import type { RestRequest, Route } from './route.js';

/** Limits of a form, which may have other fields than the file. */
const limits = { fileSize: maxFileBytes, files: 5, fields: 20, fieldSize: 1000, parts: 25 };

/** Memory of forms until their responses are sent, in bytes. One company may hold two files of the maximum size. */
const memoryQuota = new Limiter({ max: 8 * maxFileBytes, maxPerKey: 2 * maxFileBytes });

/** Accepts forms, for rows with a file. */
export function acceptForms(rest: FastifyInstance): void {
  void rest.register(multipart, { limits });
}

/**
 * Reads the form of a row with a file; returns undefined for a row that takes JSON. Without a signed token nothing is read.
 * @throws Unavailable while too much is in memory, in all or of the company.
 */
export async function readForm(
  row: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  context: RequestContext,
): Promise<RestRequest | undefined> {
  const isForm = request.isMultipart();
  if (row.file === undefined) {
    if (isForm) throw new RefusedBody(415, 'Please send JSON');
    return undefined;
  }
  const form: RestRequest = {
    params: request.params as RestRequest['params'],
    query: request.query as RestRequest['query'],
    body: {},
    file: makeUpload('', Buffer.alloc(0)),
  };
  const { companyId } = context.assertSignedToken();
  if (!isForm) throw new RefusedBody(415, 'Please send a form with a file');
  reply.raw.once('close', memoryQuota.take(companyId, estimateBytes(request)));
  await waitForFormTurn(companyId, estimateBytes(request));
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') form.body[part.fieldname] = part.value;
      else if (part.fieldname === row.file) form.file = await readFile(part);
      else part.file.resume();
    }
  } catch (error) {
    // Otherwise the library would continue to parse a refused form.
    request.raw.unpipe().resume();
    const { code, statusCode } = error as { code?: unknown; statusCode?: unknown };
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw new RefusedBody(413, 'At most 20 MB');
    if (statusCode === 413) throw new RefusedBody(413, 'The form has too many parts');
    throw new RefusedBody(400, 'The file did not arrive whole');
  }
  return form;
}

/** Returns the maximum memory of a form. Without a length it counts as the largest file. */
function estimateBytes({ headers }: FastifyRequest): number {
  return Math.min(Number(headers['content-length'] ?? maxFileBytes), maxFileBytes);
}

async function readFile(part: MultipartFile): Promise<unknown> {
  return makeUpload(part.filename, await part.toBuffer());
}
