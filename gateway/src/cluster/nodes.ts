import { type Client, escapeLiteral } from 'pg';
import { StartupError } from '../errors.js';

/** Address of a node's PostgreSQL, as the other nodes reach it. */
export interface Node {
  host: string;
  port: number;
}

/** The oldest version that this is tried with. */
const oldestCitus = 13;

/** @throws StartupError when an address is not host:port. */
export function readNode(word: string): Node {
  const [, host, port] = /^(\[[0-9a-fA-F:]+\]|[^:\s]+):(\d{1,5})$/.exec(word) ?? [];
  if (!host || !port || Number(port) > 65_535)
    throw new StartupError(`'${word}' is no address of a node: give it as host:port`);
  return { host: host.replace(/^\[|\]$/g, ''), port: Number(port) };
}

/** Where the address of a database leads. */
export function nodeOf(url: string): Node {
  const { hostname, port } = new URL(url);
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 5432) };
}

export const saidNode = ({ host, port }: Node): string => `${host}:${port}`;

/** @throws StartupError unless the database is one of Citus, new enough, at its coordinator. */
export async function refuseOthersThanCoordinator(client: Client): Promise<void> {
  const { rows } = await client.query<{ version: string }>(
    `SELECT extversion AS version FROM pg_extension WHERE extname = 'citus'`,
  );
  const [citus] = rows;
  if (!citus)
    throw new StartupError(
      `The database ${client.database} has no Citus: with shared_preload_libraries = 'citus' on every node, run CREATE EXTENSION citus in a database of this name on each of them`,
    );
  if (Number.parseInt(citus.version, 10) < oldestCitus)
    throw new StartupError(
      `The database has Citus ${citus.version}: version ${oldestCitus} or newer is needed`,
    );
  const { rows: groups } = await client.query<{ group: number }>(
    'SELECT groupid AS group FROM pg_dist_local_group',
  );
  if ((groups[0]?.group ?? 0) !== 0)
    throw new StartupError(
      'DATABASE_URL leads to a worker: let it lead to the coordinator, where gateways connect',
    );
}

/** What has to be called so that a node belongs to the cluster. */
interface Joining {
  node: Node;
  call: 'citus_set_coordinator_host' | 'citus_add_node';
}

/** What of these does not belong to the cluster yet? @throws StartupError where it has no worker at all, and is told of none. */
export async function missingNodes(
  client: Client,
  { workers, coordinator }: { workers: Node[]; coordinator: Node },
): Promise<Joining[]> {
  const { rows: known } = await client.query<{ node: string; group: number }>(
    `SELECT nodename || ':' || nodeport AS node, groupid AS group FROM pg_dist_node WHERE noderole = 'primary'`,
  );
  if (workers.length === 0 && !known.some(({ group }) => group > 0))
    throw new StartupError('The cluster has no workers yet: name them with --nodes host:port');
  const added = workers.filter((worker) => !known.some(({ node }) => node === saidNode(worker)));
  return [
    ...(known.some(({ group }) => group === 0)
      ? []
      : [{ node: coordinator, call: 'citus_set_coordinator_host' } as const]),
    ...added.map((node) => ({ node, call: 'citus_add_node' }) as const),
  ];
}

/** Lets nodes belong to the cluster. Answers the workers among them. @throws StartupError where one does not answer. */
export async function joinNodes(client: Client, missing: Joining[]): Promise<Node[]> {
  for (const { node, call } of missing)
    try {
      await client.query(`SELECT ${call}($1, $2)`, [node.host, node.port]);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new StartupError(
        `The node ${saidNode(node)} cannot be added (${reason}): it needs a database ${client.database} with the extension citus, and must let the coordinator in`,
      );
    }
  return missing.filter(({ call }) => call === 'citus_add_node').map(({ node }) => node);
}

/** The same for an administrator to run. */
export const joiningStatements = (missing: Joining[]): string[] =>
  missing.map(({ node, call }) => `SELECT ${call}(${escapeLiteral(node.host)}, ${node.port})`);
