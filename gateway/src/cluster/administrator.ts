import { type Client, escapeIdentifier } from 'pg';
import { gatewayRole } from '../database/data-source.js';
import { StartupError } from '../errors.js';

/**
 * Nodes ask one another as whoever asks them, in sessions that know nothing of how the gateway opens its own. Each time the gateway
 * says which company a transaction is for, workers hear its `BEGIN` as well and warn that they are in a transaction already: only
 * their errors are logged.
 */
const roleSettings = { timezone: 'UTC', jit: 'off', log_min_messages: 'error' };

/** What is still to be done so that nodes may ask one another as the gateway's role; nothing where it has been done. */
export async function roleStatements(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ canLogin: boolean; settings: string[] }>(
    `SELECT rolcanlogin AS "canLogin", coalesce(rolconfig, '{}') AS settings FROM pg_roles WHERE rolname = $1`,
    [gatewayRole],
  );
  const [role] = rows;
  return [
    ...(role ? [] : [`CREATE ROLE ${gatewayRole} LOGIN`]),
    ...(role && !role.canLogin ? [`ALTER ROLE ${gatewayRole} LOGIN`] : []),
    ...Object.entries(roleSettings)
      .filter(
        ([setting, value]) =>
          !role?.settings.some((set) => set.toLowerCase() === `${setting}=${value}`.toLowerCase()),
      )
      .map(([setting, value]) => `ALTER ROLE ${gatewayRole} SET ${setting} = '${value}'`),
  ];
}

/**
 * Citus lets superusers alone add nodes and make roles that all nodes know: an owner who is none is told what an administrator
 * has to run once. @throws StartupError with its statements.
 */
export async function refuseWhatNeedsAdministrator(
  client: Client,
  joining: string[],
): Promise<void> {
  const { rows } = await client.query<{ name: string; isSuperuser: boolean; mayGrant: boolean }>(
    `SELECT rolname AS name, rolsuper AS "isSuperuser",
        EXISTS (SELECT FROM pg_auth_members
          WHERE member = pg_roles.oid AND roleid = to_regrole($1) AND admin_option) AS "mayGrant"
      FROM pg_roles WHERE rolname = current_user`,
    [gatewayRole],
  );
  const owner = rows[0]!;
  if (owner.isSuperuser) return;
  const statements = [
    ...joining,
    ...(await roleStatements(client)),
    ...(owner.mayGrant
      ? []
      : [`GRANT ${gatewayRole} TO ${escapeIdentifier(owner.name)} WITH ADMIN OPTION`]),
  ];
  if (statements.length > 0)
    throw new StartupError(
      `${owner.name} is no superuser: let one run this once in the database ${client.database} at the coordinator, and start again\n${statements.map((each) => `  ${each};`).join('\n')}`,
    );
}
