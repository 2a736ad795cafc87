import type { Rows } from '../../../database/tenant.js';

/** Names who did something by what is stored about them: an email address, or 'API key' and its name. */
export type FormatActor = (by: string) => string;

/** Reads the names of the members who have one, by their addresses. */
async function findNames(db: Rows, companyId: string): Promise<Map<string, string>> {
  const members = await db.rows<{ email: string; name: string }>(
    {
      name: 'actor-names',
      text: `SELECT email, name FROM member JOIN account ON account.id = account_id
        WHERE company_id = $1 AND name IS NOT NULL`,
    },
    [companyId],
  );
  return new Map(members.map(({ email, name }) => [email, name]));
}

/**
 * Reads the names of a company's members for files.
 * @returns a function that returns the name of a member, with the address if somebody else has a name that looks the same; what is stored if
 * no name is known.
 */
export async function loadActorNames(db: Rows, companyId: string): Promise<FormatActor> {
  const names = await findNames(db, companyId);
  const byKey = Map.groupBy(names.values(), toKey);
  return (by) => {
    const name = names.get(by);
    if (name === undefined) return by;
    return byKey.get(toKey(name))!.length === 1 ? name : `${name} (${by})`;
  };
}

/**
 * Reads the names of a company's members for mails. Members choose their names freely, so that an address always follows.
 * @returns a function that returns the name of a member and the address; what is stored if no name is known.
 */
export async function loadAddressedNames(db: Rows, companyId: string): Promise<FormatActor> {
  const names = await findNames(db, companyId);
  return (by) => (names.has(by) ? `${names.get(by)} (${by})` : by);
}

/** Names that look alike count as the same. */
function toKey(name: string): string {
  return name.normalize('NFKC').replaceAll(/\s+/gu, ' ').toLowerCase();
}
