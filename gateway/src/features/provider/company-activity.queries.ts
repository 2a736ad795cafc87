import type { Rows } from '../../database/tenant.js';
import type { CompanyActivity } from './company-activity.types.js';

/** Counts a company's active phones and those that never signed in, and finds when it was last used. */
export async function findCompanyActivity(db: Rows, companyId: string): Promise<CompanyActivity> {
  const found = await db.row<CompanyActivity>(
    {
      name: 'company-activity',
      text: `SELECT (count(*) FILTER (WHERE first_sign_in_at IS NULL))::int AS "neverSignedIn",
          (count(*) FILTER (WHERE last_active_at > now() - interval '2 hours'))::int AS active,
          max(last_active_at) AS "lastReportAt",
          (SELECT max(last_signed_in_at) FROM member WHERE company_id = $1) AS "lastSignInAt"
        FROM employee WHERE company_id = $1 AND deleted_at IS NULL`,
    },
    [companyId],
  );
  return found!;
}
