import type { Rows } from '../../../database/tenant.js';

/**
 * Lists the exposures of which a person was told and that were not corrected since: the day that the notice named, latest first, and null
 * for each time that they were told without a day. Whatever tells an employee about illness must read it here: it depends on nothing
 * that the person was not told, neither on cases nor on contacts.
 */
export async function listToldExposures(
  db: Rows,
  companyId: string,
  personId: string,
): Promise<(string | null)[]> {
  const told = await db.rows<{ day: string | null }>(
    {
      name: 'told-exposures',
      text: `WITH told AS (
          SELECT id, disease, sent_at AS at, CASE WHEN detail IN ('DAY_PART', 'DAY') THEN exposed_on END AS day
          FROM notice WHERE company_id = $1 AND employee_id = $2 AND kind = 'EXPOSURE'
          UNION ALL
          SELECT id, disease, done_at, NULL FROM follow_up_act
          WHERE company_id = $1 AND employee_id = $2 AND kind = 'INFORMED' AND channel IS DISTINCT FROM 'NOTICE' AND undone_at IS NULL
        ), corrected AS (
          SELECT disease, sent_at AS at FROM notice
          WHERE company_id = $1 AND employee_id = $2 AND kind = 'CORRECTION'
          UNION ALL
          SELECT disease, done_at FROM follow_up_act
          WHERE company_id = $1 AND employee_id = $2 AND kind = 'CORRECTED' AND undone_at IS NULL
        )
        SELECT day FROM told
        WHERE NOT EXISTS (SELECT FROM corrected WHERE corrected.disease = told.disease AND corrected.at >= told.at)
        GROUP BY day, CASE WHEN day IS NULL THEN id END
        ORDER BY day DESC NULLS LAST`,
    },
    [companyId, personId],
  );
  return told.map(({ day }) => day);
}
