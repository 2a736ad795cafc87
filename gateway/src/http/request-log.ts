import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { RequestContext } from '../request/context.js';
import { httpSeconds } from '../observability/metrics.js';
import { nameRequestSpan } from '../observability/spans.js';

/** Asked every few seconds by machines: nobody wants to read them. */
const quietRoutes = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * One line of log a request and its time among the figures, and its id in the answer. Paths appear as their route, so that no id,
 * key or query string is written down.
 * @returns notes the context that a request runs in, for the line says who asked.
 */
export function observeRequests(
  server: FastifyInstance,
  log: Logger,
): (request: FastifyRequest, context: RequestContext) => RequestContext {
  const contexts = new WeakMap<FastifyRequest, RequestContext>();
  // Nothing that anybody typed stands in these lines: looking for secrets in each would only take time.
  const lines = log.child({}, { redact: [] });
  server.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    nameRequestSpan(request.method, routeOf(request), request.id);
  });
  server.addHook('onResponse', async (request, reply) => {
    const route = routeOf(request);
    const { method } = request;
    httpSeconds.observe(
      { method, route, status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    );
    const level = levelFor(route, reply);
    if (lines.isLevelEnabled(level))
      lines[level](line(request, reply, contexts.get(request)?.seen), 'request');
  });
  return (request, context) => {
    contexts.set(request, context);
    return context;
  };
}

/** Files have routes of their own, with new names in each release: they count as one. */
function routeOf({ routeOptions: { url } }: FastifyRequest): string {
  if (url === undefined) return 'none';
  return url.startsWith('/assets/') ? '/assets/*' : url;
}

function levelFor(route: string, { statusCode }: FastifyReply): 'warn' | 'info' | 'debug' {
  if (statusCode >= 500) return 'warn';
  return quietRoutes.has(route) ? 'debug' : 'info';
}

function line(
  request: FastifyRequest,
  reply: FastifyReply,
  seen: RequestContext['seen'] | undefined,
): Record<string, unknown> {
  const viewer = seen?.viewer;
  return {
    requestId: request.id,
    method: request.method,
    route: routeOf(request),
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime * 10) / 10,
    ...seen?.operation,
    ...(viewer
      ? {
          role: viewer.role,
          companyId: viewer.companyId,
          viewerId: viewer.accountId ?? viewer.employeeId ?? viewer.cameraId,
        }
      : {}),
  };
}
