import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { App, RequestContext } from '../../request/context.js';
import { callbackPath } from './identity-provider.service.js';
import { receiveCallback } from './callback.service.js';

/** The page that asks what came of a sign-in. */
const page = '/single-sign-on';

/**
 * Registers the address to which identity providers send browsers back. The browser goes on to a page without the code in its address,
 * whatever came of it.
 */
export function registerSingleSignOnCallback(
  server: FastifyInstance,
  { publicUrl }: App,
  context: (request: FastifyRequest) => RequestContext,
): void {
  server.get(callbackPath, async (request, reply) => {
    const asked = context(request);
    const query = request.url.indexOf('?');
    await receiveCallback(asked, query === -1 ? '' : request.url.slice(query)).catch(
      (error: unknown) => asked.log.error({ err: error }, 'sign-in could not be taken back'),
    );
    return reply.header('cache-control', 'no-store').redirect(`${publicUrl}${page}`, 303);
  });
}
