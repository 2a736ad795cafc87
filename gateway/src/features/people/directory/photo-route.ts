import type { FastifyInstance, FastifyRequest } from 'fastify';
import { may } from '../../../access/permissions.js';
import type { Viewer } from '../../../access/viewer.queries.js';
import type { App, RequestContext } from '../../../request/context.js';
import { inTenant } from '../../../database/tenant.js';
import { isDatabaseAway, Unavailable } from '../../../errors.js';
import { findPhotoBytes } from './photo.queries.js';
import { parsePhotoCompany, isValidKey } from './photo-path.js';
import { pictureType } from './picture.js';

/**
 * How long a browser may cache a photo, in seconds: long enough to page through the directory and back, short enough that users who
 * lose access soon stop seeing photos.
 */
const cacheSeconds = 10 * 60;

/**
 * Registers GET /photos/{name}, which returns a photo to members who may read the company's directory, to its phones, and for a valid
 * key. All other requests get the same 404, or 503 while the database is unavailable.
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

/** Returns whether the viewer may see photos: members who read the directory, and phones, which show their own. */
function maySeePhotos(viewer: Viewer): boolean {
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
  try {
    await context.begin(true);
    const { viewer } = context;
    if (viewer?.companyId !== companyId || !maySeePhotos(viewer)) return undefined;
    return await findPhotoBytes(context.db, companyId, name);
  } finally {
    await context.db.rollback().catch(() => undefined);
  }
}
