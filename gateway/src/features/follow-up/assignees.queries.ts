import { may } from '../../access/permissions.js';
import { MemberRole } from '../../access/role.js';
import type { Rows } from '../../database/tenant.js';

const roles = Object.values(MemberRole).filter((role) => may({ role }, 'follow-up:update'));

const assignable = `SELECT email FROM member JOIN account ON account.id = account_id
  WHERE company_id = $1 AND role IN (${roles.map((role) => `'${role}'`).join(', ')})`;

/** SQL of who is assigned to `follow_up`. Null: nobody, or somebody who is no longer a member that may work on follow-ups. */
export const assignee = `CASE WHEN follow_up.assignee IN (${assignable}) THEN follow_up.assignee END`;

/** Lists the addresses of the members who may work on follow-ups. */
export async function listAssignees(db: Rows, companyId: string): Promise<string[]> {
  const found = await db.rows<{ email: string }>(
    { name: 'follow-up-assignees', text: `${assignable} ORDER BY email` },
    [companyId],
  );
  return found.map(({ email }) => email);
}
