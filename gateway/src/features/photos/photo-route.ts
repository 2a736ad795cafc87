import type { FastifyInstance, FastifyRequest } from 'fastify';
import { may } from '../../access/permissions.js';
import type { Viewer } from '../../access/viewer.queries.js';
import type { App, RequestContext } from '../../request/context.js';
import { inTenant } from '../../database/tenant.js';
import { isDatabaseAway, Unavailable } from '../../errors.js';
import { findPhotoBytes } from './photo.queries.js';
import { parsePhotoCompany, isValidKey } from './photo-path.js';
import { pictureType } from './picture.js';

/**
 * How long a browser may cache a photo, in seconds: enough to page through the directory and back. Not longer, so that users
 * who lose access stop seeing photos soon.
 */
const cacheSeconds = 10 * 60;

/**
 * Registers GET /photos/{name}: returns a photo to whoever may read the company's directory, to its phones, and with a valid key. Every
 * other request gets the same 404, or 503 while the database is unavailable.
 */
export function registerPhotoRoute(
  server: FastifyInstance,
  app: App,
  context: (request: FastifyRequest) => RequestContext,
): void {
  server.get('/photos/:name', async (request, reply) => {
    const { name } = request.params as { name: string };
    const { key } = request.query as { key?: unknown };
    const bytes = await findPhoto(app, context(request), name, key).catch((error: unknown) => {
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

/** Those who read the directory, and phones, which show the own photo. */
function mayShow(viewer: Viewer): boolean {
  return !viewer.lacksSecondFactor && (may(viewer, 'employee:read') || may(viewer, 'photo:update'));
}

async function findPhoto(
  app: App,
  context: RequestContext,
  name: string,
  key: unknown,
): Promise<Buffer | undefined> {
  const companyId = parsePhotoCompany(name);
  if (companyId === undefined) return undefined;
  if (typeof key === 'string' && isValidKey(app.tokenSecret, name, key))
    return inTenant(app.dataSource, companyId, (db) => findPhotoBytes(db, companyId, name));
  if (context.caller.credentials.token === undefined) return undefined;
  try {
    await context.begin(true);
    const { viewer } = context;
    if (viewer?.companyId !== companyId || !mayShow(viewer)) return undefined;
    return await findPhotoBytes(context.db, companyId, name);
  } finally {
    await context.db.rollback().catch(() => undefined);
  }
}
