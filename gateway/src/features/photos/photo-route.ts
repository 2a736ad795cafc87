import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { App, RequestContext } from '../../request/context.js';
import { inTenant } from '../../database/tenant.js';
import { isDatabaseAway, Unavailable } from '../../errors.js';
import { photoBytes } from './photo.queries.js';
import { companyOfPhoto, isGoodKey } from './photo-path.js';
import { pictureType } from './picture.js';

/**
 * How long a browser may show a photo without asking again, in seconds: a directory is turned over page by page, and each page shows the
 * same faces. Not longer, for whoever has lost access must not go on seeing them.
 */
const cacheSeconds = 10 * 60;

/**
 * GET /photos/{name}: a photo, to a session of its company or to whoever has a key of it. Every other request gets the same
 * 404, or 503 while the database is away.
 */
export function servePhotos(
  server: FastifyInstance,
  app: App,
  context: (request: FastifyRequest) => RequestContext,
): void {
  server.get('/photos/:name', async (request, reply) => {
    const { name } = request.params as { name: string };
    const { key } = request.query as { key?: unknown };
    const bytes = await photoOf(app, context(request), name, key).catch((error: unknown) => {
      if (isDatabaseAway(error) || error instanceof Unavailable) return 'away' as const;
      throw error;
    });
    if (bytes === 'away') {
      const { message } = new Unavailable();
      return reply.code(503).header('retry-after', '5').send({ success: false, message });
    }
    if (!bytes) return reply.code(404).send({ success: false, message: 'Not found' });
    return reply
      .type(pictureType)
      .header('cache-control', `private, max-age=${cacheSeconds}`)
      .header('x-content-type-options', 'nosniff')
      .send(bytes);
  });
}

async function photoOf(
  app: App,
  context: RequestContext,
  name: string,
  key: unknown,
): Promise<Buffer | undefined> {
  const companyId = companyOfPhoto(name);
  if (companyId === undefined) return undefined;
  if (typeof key === 'string' && isGoodKey(app.tokenSecret, name, key))
    return inTenant(app.dataSource, companyId, (db) => photoBytes(db, companyId, name));
  if (context.caller.credentials.token === undefined) return undefined;
  try {
    await context.begin(true);
    if (context.viewer?.companyId !== companyId) return undefined;
    return await photoBytes(context.db, companyId, name);
  } finally {
    await context.db.rollback().catch(() => undefined);
  }
}
