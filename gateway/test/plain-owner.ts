import type { Pool } from 'pg';

/**
 * Gives the tables and the functions that run as their owner to a role that is no superuser, as in production, where row
 * level security also binds the owner. The role exists as long as the test server. It may sign in, because the nodes of a cluster
 * query each other under the role of the caller.
 * @returns the role.
 */
export async function giveToPlainOwner(superuser: Pick<Pool, 'query'>): Promise<string> {
  const { rows } = await superuser.query<{ role: string }>(
    `SELECT 'owner_of_' || current_database() AS role`,
  );
  const role = rows[0]!.role;
  await superuser.query(`CREATE ROLE ${role} LOGIN NOSUPERUSER NOBYPASSRLS`);
  await superuser.query(`DO $$ DECLARE each record; BEGIN
    FOR each IN SELECT oid::regclass AS name FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') LOOP
      EXECUTE format('ALTER TABLE %s OWNER TO ${role}', each.name);
    END LOOP;
    FOR each IN SELECT oid::regprocedure AS name FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND prosecdef LOOP
      EXECUTE format('ALTER FUNCTION %s OWNER TO ${role}', each.name);
    END LOOP;
  END $$`);
  return role;
}
