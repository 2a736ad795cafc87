import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { App, RequestContext } from '../../../request/context.js';
import { callbackPath } from './identity-provider.service.js';
import { receiveCallback } from './callback.service.js';

/** The page that finishes the sign-in. */
const finishPage = '/single-sign-on';

/**
 * Registers the address to which identity providers send browsers back. In any case the browser is redirected to a page without the code in
 * its address.
 */
export function registerSingleSignOnCallback(
  server: FastifyInstance,
  { publicUrl }: App,
  context: (request: FastifyRequest) => RequestContext,
): void {
  server.get(callbackPath, async (request, reply) => {
    const requestContext = context(request);
    const query = request.url.indexOf('?');
    await receiveCallback(requestContext, query === -1 ? '' : request.url.slice(query)).catch(
      (error: unknown) =>
        requestContext.log.error({ err: error }, 'single sign-on callback failed'),
    );
    return reply.header('cache-control', 'no-store').redirect(`${publicUrl}${finishPage}`, 303);
  });
}
