import { may } from '../../access/permissions.js';
import { Role } from '../../access/role.js';
import type { Rows } from '../../database/tenant.js';
import { accessesOfPerson } from '../audit/accesses/person-read.queries.js';
import type { OwnAccess } from './own-file.types.js';

/** Roles that can see the directory, but no health. */
const directoryRoles = Object.values(Role).filter((role) => !may({ role }, 'health:read'));

/**
 * Lists by day who looked at a person's data, latest day first. An access to health is listed once the person was told of an exposure at
 * the same time or later, because an officer looks at whoever was exposed before telling them; an access to a case of their own and an
 * access to the directory are listed at once. What an officer opens only counts as directory if their role cannot read health, or if it
 * is the whole directory.
 */
export function listOwnAccesses(
  db: Rows,
  companyId: string,
  personId: string,
  { timeZone, limit }: { timeZone: string; limit: number | null },
): Promise<OwnAccess[]> {
  return db.rows(
    {
      name: 'own-accesses',
      text: `WITH access AS (
          SELECT read_at, role, kind, role = ANY ($3::text[]) OR employee_id IS NULL AND people IS NULL AS is_directory ${accessesOfPerson}
        ), told AS (
          SELECT max(at) AS at FROM (
            SELECT sent_at AS at FROM notice WHERE company_id = $1 AND employee_id = $2
            UNION ALL
            SELECT done_at FROM follow_up_act
            WHERE company_id = $1 AND employee_id = $2 AND kind IN ('INFORMED', 'CORRECTED') AND undone_at IS NULL
          ) AS telling
        )
        SELECT DISTINCT (read_at AT TIME ZONE $4)::date AS day, role,
          CASE WHEN is_directory THEN 'DIRECTORY' ELSE 'HEALTH' END AS data
        FROM access CROSS JOIN told
        WHERE is_directory OR read_at <= told.at OR kind = 'CASE' AND EXISTS (
          SELECT FROM disease_case WHERE company_id = $1 AND employee_id = $2 AND opened_at <= read_at
            AND (closed_at IS NULL OR closed_at >= read_at))
        ORDER BY day DESC, role, data LIMIT $5`,
    },
    [companyId, personId, directoryRoles, timeZone, limit],
  );
}
