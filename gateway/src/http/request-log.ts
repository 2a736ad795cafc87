import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { RequestContext } from '../request/context.js';
import { httpSeconds } from '../observability/metrics.js';
import { nameRequestSpan } from '../observability/spans.js';

/** Routes that machines request every few seconds, logged at debug level. */
const quietRoutes = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * Logs and measures each request, and returns its id in the response. Entries contain the route instead of the path, and thus no ids, keys
 * or query strings.
 * @returns a function that notes a request's context, so that the log entry can name the viewer.
 */
export function observeRequests(
  server: FastifyInstance,
  log: Logger,
): (request: FastifyRequest, context: RequestContext) => RequestContext {
  const contexts = new WeakMap<FastifyRequest, RequestContext>();
  // The entries contain no input of clients, so they need no redaction.
  const requestLog = log.child({}, { redact: [] });
  server.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    nameRequestSpan(request.method, readRoute(request), request.id);
  });
  server.addHook('onResponse', async (request, reply) => {
    const route = readRoute(request);
    const { method } = request;
    httpSeconds.observe(
      { method, route, status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    );
    const level = levelFor(route, reply);
    if (requestLog.isLevelEnabled(level))
      requestLog[level](makeLogFields(request, reply, contexts.get(request)?.seen), 'request');
  });
  return (request, context) => {
    contexts.set(request, context);
    return context;
  };
}

/** Returns the route of a request. The web app's built files count as one, because their names change with each release. */
function readRoute({ routeOptions: { url } }: FastifyRequest): string {
  if (url === undefined) return 'none';
  return url.startsWith('/assets/') ? '/assets/*' : url;
}

function levelFor(route: string, { statusCode }: FastifyReply): 'warn' | 'info' | 'debug' {
  if (statusCode >= 500) return 'warn';
  return quietRoutes.has(route) ? 'debug' : 'info';
}

function makeLogFields(
  request: FastifyRequest,
  reply: FastifyReply,
  seen: RequestContext['seen'] | undefined,
): Record<string, unknown> {
  const viewer = seen?.viewer;
  return {
    requestId: request.id,
    method: request.method,
    route: readRoute(request),
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime * 10) / 10,
    ...seen?.operation,
    ...(viewer
      ? {
          role: viewer.role,
          companyId: viewer.companyId,
          viewerId: viewer.accountId ?? viewer.employeeId ?? viewer.cameraId ?? viewer.apiKeyId,
        }
      : {}),
  };
}
