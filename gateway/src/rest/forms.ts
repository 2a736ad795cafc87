import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { waitForTurn } from '../http/body-turns.js';
import { CompanyQuota } from '../request/company-quota.js';
import type { RequestContext } from '../request/context.js';
import { maxFileBytes, uploadOf } from '../graphql/upload-scalar.js';
import { RefusedBody } from './refused-body.js';
import type { RestRequest, Route } from './route.js';

/** Room for what stands beside the file. */
const limits = { fileSize: maxFileBytes, files: 5, fields: 20, fieldSize: 1000, parts: 25 };

/** Bytes of forms in memory, until they are answered: of one company two of the largest files. */
const memoryQuota = new CompanyQuota({ max: 8 * maxFileBytes, maxPerCompany: 2 * maxFileBytes });

/** Lets rows that take a file take a form. */
export function acceptForms(rest: FastifyInstance): void {
  void rest.register(multipart, { limits });
}

/**
 * The form of a row that takes a file: its fields as the body, and the file. Undefined for a row that takes JSON. Nothing is read
 * from a stranger.
 * @throws Unavailable while too much is held in memory, of all or of the company.
 */
export async function formOf(
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
    file: uploadOf('', Buffer.alloc(0)),
  };
  const { companyId } = context.assertSignedToken();
  if (!isForm) throw new RefusedBody(415, 'Please send a form with a file');
  reply.raw.once('close', memoryQuota.take(companyId, bytesOf(request)));
  await waitForTurn(bytesOf(request));
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') form.body[part.fieldname] = part.value;
      else if (part.fieldname === row.file) form.file = await fileOf(part);
      else part.file.resume();
    }
  } catch (error) {
    const { code, statusCode } = error as { code?: unknown; statusCode?: unknown };
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw new RefusedBody(413, 'At most 20 MB');
    if (statusCode === 413) throw new RefusedBody(413, 'The form has too many parts');
    throw new RefusedBody(400, 'The file did not arrive whole');
  }
  return form;
}

/** How much of a form is kept at most; one that does not say how long it is counts as the largest file. */
function bytesOf({ headers }: FastifyRequest): number {
  return Math.min(Number(headers['content-length'] ?? maxFileBytes), maxFileBytes);
}

async function fileOf(part: MultipartFile): Promise<unknown> {
  return uploadOf(part.filename, await part.toBuffer());
}
