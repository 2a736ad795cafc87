import type { ApolloServer } from '@apollo/server';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type GraphQLFormattedError, type GraphQLSchema, print } from 'graphql';
import type { App, RequestContext } from '../request/context.js';
import { assertPermission, makePermissionGuard } from '../graphql/document-guard.js';
import { type FieldError, statusOf } from '../errors.js';
import { publicError } from '../graphql/public-error.js';
import { acceptJson, maxLargeBodyBytes, RefusedBody } from '../http/json-bodies.js';
import { acceptForms, readForm } from './forms.js';
import { describeRow } from './openapi/document.js';
import type { RestRequest, Route } from './route.js';
import { routes } from './routes.js';
import { toRestNames, sortForRow, unstorableFields } from './field-names.js';

/** Messages for bodies that Fastify refuses before a row runs. */
const refusals: Record<number, string> = {
  400: 'The body is not valid JSON',
  413: 'The body is too large',
};

/** Serves the route table. Rows run their documents as /graphql does, so validation, limits and authorisation are the same. */
export function mountRest(
  rest: FastifyInstance,
  { apollo, schema }: { apollo: ApolloServer<RequestContext>; schema: GraphQLSchema },
  context: (request: FastifyRequest) => RequestContext,
  app: App,
): void {
  rest.removeAllContentTypeParsers();
  // `__proto__` and `constructor` are ignored like unknown fields.
  acceptJson(rest, app, { prototypes: 'remove', acceptsEmpty: true });
  acceptForms(rest);
  for (const row of routes) {
    const query = print(row.document);
    const guard = makePermissionGuard(row.document);
    rest.route({
      method: row.method,
      url: row.path,
      schema: describeRow(row, schema),
      ...(row.takesRecords ? { bodyLimit: maxLargeBodyBytes } : {}),
      // HEAD must not have side effects.
      exposeHeadRoute: !query.startsWith('mutation'),
      handler: async (request, reply) => {
        const contextValue = context(request);
        contextValue.isRest = true;
        contextValue.maxPageSize = row.maxPageSize;
        contextValue.entersOldestCompany = row.entersOldestCompany ?? false;
        if (row.permission) await assertPermission(contextValue, [row.permission]);
        const sent = (await readForm(row, request, reply, contextValue)) ?? readRequest(request);
        const { body } = await apollo.executeOperation(
          { query, variables: row.variables({ ...sent, params: withoutNul(sent.params) }) },
          { contextValue },
        );
        if (body.kind !== 'single') throw new Error('A row must not defer parts of its response');
        const { data, errors } = body.singleResult;
        if (!errors?.[0])
          return reply
            .code(row.status)
            .send({ success: true, ...row.body(data, contextValue.app.publicUrl) });
        // The field did not run, so its permissions are checked now: they come before errors about values.
        if (!errors[0].path && errors[0].extensions?.code === 'BAD_USER_INPUT')
          await guard(contextValue);
        return fail(reply, errors[0], fieldsOf(errors, row, sent));
      },
    });
  }
  rest.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ success: false, message: 'Not found' }),
  );
  rest.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode;
    if (status === undefined || status >= 500)
      return fail(reply, publicError(error, app.log, request.id));
    const message =
      error instanceof RefusedBody
        ? error.message
        : (refusals[status] ?? refusalFor(status, request));
    return reply.code(status).send({ success: false, message });
  });
}

function refusalFor(status: number, { method, routeOptions }: FastifyRequest): string {
  if (status !== 415) return 'Bad request';
  const takesFile = routes.some(
    (row) => row.file && row.method === method && routeOptions.url?.endsWith(row.path),
  );
  return takesFile ? 'Please send a form with a file' : 'Please send JSON';
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

/** Replaces NUL characters, which PostgreSQL refuses, so that nothing is found. */
function withoutNul(params: RestRequest['params']): RestRequest['params'] {
  return Object.fromEntries(
    Object.entries(params).map(([param, value]) => [param, value.replaceAll('\0', '\uFFFD')]),
  );
}

function fieldsNamed({ extensions }: GraphQLFormattedError): FieldError[] {
  return (extensions?.fields ?? []) as FieldError[];
}

/** Lists the invalid fields by their names in the row. */
function fieldsOf(
  errors: readonly GraphQLFormattedError[],
  { method, path }: Route,
  sent: RestRequest,
): FieldError[] {
  const row = `${method} ${path}`;
  const fields = errors
    .flatMap((error) => fieldsNamed(error))
    .flatMap((error) =>
      error.field === 'input'
        ? unstorableFields(sent).map((field) => ({ ...error, field }))
        : toRestNames(row, error),
    );
  return errors[0]?.path ? fields : sortForRow(row, fields);
}

/** Sends an error with its fields. */
export function fail(
  reply: FastifyReply,
  error: GraphQLFormattedError,
  fields: readonly FieldError[] = fieldsNamed(error),
): FastifyReply {
  const retryAfter = error.extensions?.retryAfterSeconds;
  if (typeof retryAfter === 'number') reply.header('retry-after', String(retryAfter));
  const reason = error.extensions?.reason;
  if (typeof reason === 'string') reply.header('x-reason', reason);
  return reply.code(statusOf(error)).send({
    success: false,
    // Old clients sign out when they see this, so it is only sent if the session has ended.
    ...(error.extensions?.sessionEnded ? { errorCode: 401 } : {}),
    message: fields[0]?.message ?? error.message,
    ...(fields.length > 0 ? { errors: fields } : {}),
  });
}
