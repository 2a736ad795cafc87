import type { Rows } from '../../database/tenant.js';

/** Finds the active companies whose directory has an address. Only for work outside requests, because it enters each company. */
export async function findCompaniesOfAddress(db: Rows, email: string): Promise<string[]> {
  const found = await db.rows<{ id: string }>(
    { name: 'companies-of-address', text: 'SELECT find_companies_of_employee($1) AS id' },
    [email],
  );
  return found.map(({ id }) => id);
}

/** Ends the unused links to a person's own file. */
export async function endOwnFileLinks(
  db: Rows,
  companyId: string,
  employeeId: string,
): Promise<void> {
  await db.rows(
    {
      name: 'end-own-file-links',
      text: `UPDATE mailed_link SET used_at = statement_timestamp()
        WHERE company_id = $1 AND employee_id = $2 AND used_at IS NULL`,
    },
    [companyId, employeeId],
  );
}

/** The person of a link that has just been used up. */
interface LinkOwner {
  employeeId: string;
  emailHash: Buffer;
}

/**
 * Uses up a link to an own file and returns its person; undefined for any other link. Only the first of two concurrent uses succeeds.
 * The company must be active, and the person in the directory under the address that got the link.
 */
export function consumeOwnFileLink(
  db: Rows,
  companyId: string,
  tokenHash: Buffer,
): Promise<LinkOwner | undefined> {
  return db.row(
    {
      name: 'consume-own-file-link',
      text: `WITH person AS (
          SELECT id, sha256(convert_to(email, 'UTF8')) AS email_hash FROM employee
          WHERE company_id = $1 AND deleted_at IS NULL
            AND id IN (SELECT employee_id FROM mailed_link WHERE company_id = $1 AND token_hash = $2)
        )
        UPDATE mailed_link AS link SET used_at = statement_timestamp() FROM person, company
        WHERE link.company_id = $1 AND token_hash = $2 AND purpose = 'OWN_FILE' AND used_at IS NULL
          AND expires_at > statement_timestamp()
          AND person.id = link.employee_id AND person.email_hash = link.email_hash
          AND company.id = $1 AND company.status = 'Active' AND (deletion_at IS NULL OR deletion_at > now())
        RETURNING link.employee_id AS "employeeId", link.email_hash AS "emailHash"`,
    },
    [companyId, tokenHash],
  );
}
