import type { ApolloServer } from '@apollo/server';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type GraphQLFormattedError, print } from 'graphql';
import type { Logger } from 'pino';
import type { RequestContext } from '../context.js';
import { type FieldError, ProductError, statusOf } from '../errors.js';
import { publicError } from '../public-error.js';
import { acceptForms, formOf, RefusedForm } from './forms.js';
import type { RestRequest } from './route.js';
import { routes } from './routes.js';
import { inRestWords } from './words.js';

/** What Fastify refuses before a row is asked, by its own status. */
const refusals: Record<number, string> = {
  400: 'The body is not valid JSON',
  413: 'The body is too large',
  415: 'Please send JSON',
};

/**
 * Puts the route table onto HTTP. A row runs its document by the same door as /graphql, so validation, limits and
 * authorisation are the same for both.
 */
export function mountRest(
  rest: FastifyInstance,
  apollo: ApolloServer<RequestContext>,
  context: (request: FastifyRequest) => RequestContext,
  log: Logger,
): void {
  acceptJson(rest);
  acceptForms(rest);
  for (const row of routes) {
    const query = print(row.document);
    rest.route({
      method: row.method,
      url: row.path,
      handler: async (request, reply) => {
        const contextValue = context(request);
        const form = await formOf(row, request, contextValue);
        const { body, http } = await apollo.executeOperation(
          { query, variables: row.variables(form ?? readRequest(request)) },
          { contextValue },
        );
        const retryAfter = http.headers.get('retry-after');
        if (retryAfter) reply.header('retry-after', retryAfter);
        if (body.kind !== 'single') throw new Error('A row answers at once');
        const { data, errors } = body.singleResult;
        return errors?.[0]
          ? fail(reply, errors[0], errors)
          : reply
              .code(row.status)
              .send({ success: true, ...row.body(data, contextValue.app.publicUrl) });
      },
    });
  }
  rest.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ success: false, message: 'Not found' }),
  );
  rest.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error instanceof ProductError) {
      const failure = publicError(error, log, request.id);
      return fail(reply, failure, [failure]);
    }
    const status = error.statusCode ?? 500;
    if (status >= 500) log.error({ err: error, requestId: request.id }, 'request failed');
    const message =
      (error instanceof RefusedForm ? error.message : refusals[status]) ??
      (status < 500 ? 'Bad request' : 'Something went wrong, Please try again!');
    return reply.code(status).send({ success: false, message });
  });
}

/** Old clients say that they send JSON also where they send nothing. */
function acceptJson(rest: FastifyInstance): void {
  const parse = rest.getDefaultJsonParser('error', 'error');
  rest.removeAllContentTypeParsers();
  rest.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {});
    else void parse(request, String(body), done);
  });
}

function readRequest(request: FastifyRequest): RestRequest {
  const { body } = request;
  return {
    params: request.params as RestRequest['params'],
    query: request.query as RestRequest['query'],
    body:
      typeof body === 'object' && body !== null && !Array.isArray(body)
        ? (body as RestRequest['body'])
        : {},
    file: null,
  };
}

/** Answers the first error, with the fields that any of them names; `inWords` says them as the path's clients do. */
export function fail(
  reply: FastifyReply,
  error: GraphQLFormattedError,
  all: readonly GraphQLFormattedError[],
  inWords: (field: FieldError) => FieldError = inRestWords,
): FastifyReply {
  const fields = all.flatMap(({ extensions }) => (extensions?.fields ?? []) as FieldError[]);
  const errors = fields.length > 0 ? fields.map((field) => inWords(field)) : undefined;
  return reply.code(statusOf(error)).send({
    success: false,
    // Only where a session was sent and is over: this word signs old clients out.
    ...(error.extensions?.sessionEnded ? { errorCode: 401 } : {}),
    message: errors?.[0]?.message ?? error.message,
    ...(errors ? { errors } : {}),
  });
}
