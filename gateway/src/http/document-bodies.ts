import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ProductError } from '../errors.js';
import { acceptJson, RefusedBody } from './json-bodies.js';
import { findJsonProblem } from './json-limits.js';
import type { App, RequestContext } from '../request/context.js';
import { publicError } from '../graphql/public-error.js';
import { sendRefusal } from '../graphql/refuse-documents.js';

/** Messages for bodies that Fastify refuses, by status; its own repeat the unreadable text. */
const refusals: Record<number, string> = {
  400: 'The body is not valid JSON',
  413: 'The body is too large',
};
/** Parameters of the query string that Apollo Server parses as JSON. */
const jsonParameters = ['variables', 'extensions'];

/** Lets /graphql receive documents within the limits of bodies, and answers refused ones as GraphQL errors. */
export function acceptDocuments(
  graphql: FastifyInstance,
  app: App,
  context: (request: FastifyRequest) => RequestContext,
): void {
  graphql.removeAllContentTypeParsers();
  acceptJson(graphql, app);
  graphql.addHook('preValidation', async (request) => {
    const { searchParams } = new URL(request.url, 'http://gateway');
    for (const name of jsonParameters)
      for (const text of searchParams.getAll(name)) {
        const problem = findJsonProblem(Buffer.from(text));
        if (problem) throw new RefusedBody(400, `The parameter ${name} is ${problem}`);
      }
  });
  graphql.setErrorHandler<FastifyError | RefusedBody>((error, request, reply) => {
    const status = error instanceof ProductError ? undefined : error.statusCode;
    if (status === undefined || status >= 500) return sendError(error, context(request), reply);
    const message =
      error instanceof RefusedBody ? error.message : (refusals[status] ?? 'Please send JSON');
    return sendRefusal(request, reply.code(status), {
      message,
      extensions: { code: status === 413 ? 'TOO_LARGE' : 'BAD_REQUEST' },
    });
  });
}

/** Sends an error as an operation would return it. */
export function sendError(
  error: unknown,
  { log, caller }: RequestContext,
  reply: FastifyReply,
): FastifyReply {
  return reply.send({ data: null, errors: [publicError(error, log, caller.requestId)] });
}
