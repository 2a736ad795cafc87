import { Client, escapeIdentifier } from 'pg';
import type { Cleaning } from '../cleaning-up.js';
import { layOut } from '../../src/cluster/lay-out.js';
import { nodeOf } from '../../src/cluster/nodes.js';
import { migrate } from '../../src/database/data-source.js';
import { prepareJobs } from '../../src/jobs/prepare.js';
import { type Amounts, fill, type Filled } from '../speed/filling/fill.js';
import { withInsights, withPlans } from '../speed/ground.js';

/** The same data twice: in one PostgreSQL, and over the nodes of a cluster. */
export interface Databases {
  plainUrl: string;
  clusterUrl: string;
  filled: Filled;
  /** When the records end. */
  until: Date;
}

/**
 * Makes and fills both: the one alone on the server of the coordinator, so that both are of one version and machine.
 * @param nodes addresses of a maintenance database of each, as superuser, the coordinator first.
 * @param cleaning hears of what has to go in the end, as soon as it may be there.
 */
export async function makeDatabases(
  nodes: readonly string[],
  { amounts, passwordPepper, shards }: { amounts: Amounts; passwordPepper: string; shards: number },
  progress: (text: string) => void,
  cleaning: Cleaning,
): Promise<Databases> {
  const [coordinator = '', ...workers] = nodes;
  const until = new Date();
  const [plain, spread] = [`bench_alone_${process.pid}`, `bench_cluster_${process.pid}`];
  const [plainUrl, clusterUrl] = [databaseAt(coordinator, plain), databaseAt(coordinator, spread)];
  const filled = async (url: string) => {
    await withPlans(url);
    const made = await fill(url, passwordPepper, amounts, progress, until);
    progress('counting insights');
    await withInsights(url);
    return made;
  };
  cleaning(() => onNode(coordinator, dropping(plain)));
  await onNode(coordinator, `CREATE DATABASE ${escapeIdentifier(plain)}`);
  await migrate(plainUrl, prepareJobs);
  await filled(plainUrl);
  // The coordinator lets go of the others first.
  for (const node of nodes.toReversed()) cleaning(() => onNode(node, dropping(spread)));
  for (const node of nodes) {
    await onNode(node, `CREATE DATABASE ${escapeIdentifier(spread)}`);
    await onNode(databaseAt(node, spread), 'CREATE EXTENSION citus');
  }
  progress('laying out the cluster');
  await layOut(clusterUrl, {
    workers: workers.map((worker) => nodeOf(worker)),
    coordinator: nodeOf(coordinator),
    shards,
  });
  return { plainUrl, clusterUrl, filled: await filled(clusterUrl), until };
}

/** The first process of a server that runs on this machine; undefined for one elsewhere. */
export async function serverPid(url: string): Promise<number | undefined> {
  if (!['127.0.0.1', 'localhost', '[::1]'].includes(new URL(url).hostname)) return undefined;
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    `SELECT split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int AS pid`,
  );
  await client.end();
  return rows[0]?.pid;
}

const dropping = (name: string) => `DROP DATABASE IF EXISTS ${escapeIdentifier(name)} WITH (FORCE)`;

async function onNode(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  await client.query(statement);
  await client.end();
}

function databaseAt(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
