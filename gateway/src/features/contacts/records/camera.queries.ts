import {
  containsPattern,
  type ListPage,
  selectPage,
  SortDirection,
} from '../../../database/listing.js';
import type { Rows } from '../../../database/tenant.js';
import type { Camera } from './camera.entity.js';
import { type CameraListing, CameraSort } from './camera-page.types.js';

const columns = `company_id AS "companyId", id, code, room_name AS "roomName", room_number AS "roomNumber",
  latitude, longitude, safe_distance AS "safeDistance", time_lag AS "timeLag", is_cctv AS "isCctv", feed_url AS "feedUrl",
  region, key_made_at AS "keyMadeAt", last_reported_at AS "lastReportedAt", created_at AS "createdAt"`;

/** Sort expressions by column. ORDER BY is built from these only, never from client input. */
const sortKeys: Record<CameraSort, string> = {
  [CameraSort.CAMERA_ID]: 'lower(code)',
  [CameraSort.CREATED_AT]: 'created_at',
  [CameraSort.LAST_REPORTED]: 'last_reported_at',
  [CameraSort.ROOM_NAME]: 'lower(room_name)',
  [CameraSort.ROOM_NUMBER]: 'lower(room_number)',
};

/** Lists a page of cameras. */
export function listCameras(db: Rows, companyId: string, listing: CameraListing): ListPage<Camera> {
  const { search, isSilent, sort, direction } = listing;
  const nulls = direction === SortDirection.ASC ? 'NULLS FIRST' : 'NULLS LAST';
  return selectPage(
    db,
    {
      name: `cameras-by-${sort}-${direction}`,
      from: `FROM camera WHERE company_id = $1 AND deleted_at IS NULL
        AND (code ILIKE $2 OR room_name ILIKE $2 OR room_number ILIKE $2)
        AND ($3::boolean IS NULL OR coalesce(last_reported_at < now() - interval '24 hours', false) = $3)`,
      values: [companyId, containsPattern(search), isSilent],
    },
    { columns, order: `${sortKeys[sort]} ${direction} ${nulls}, id ${direction}` },
    listing,
  );
}
