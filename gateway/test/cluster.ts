import { Client } from 'pg';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { layOut } from '../src/cluster/lay-out.js';

/** Few, because each test file has its own copy of every one. */
export const shards = 4;

/**
 * Runs the tests on an existing Citus cluster. TEST_CITUS has the addresses of a maintenance database on each node, as superuser,
 * separated by commas, coordinator first. Each test file gets a copy of a database on every node, Citus' tables included.
 */
export async function setUpCluster(
  project: TestProject,
  [serverUrl = '', ...workerUrls]: string[],
): Promise<() => Promise<void>> {
  const template = `template_${process.pid}`;
  const nodes = [serverUrl, ...workerUrls];
  for (const node of nodes) {
    await onNode(node, `CREATE DATABASE ${template}`);
    await onNode(databaseAt(node, template), 'CREATE EXTENSION citus');
  }
  const calls = nodes.map((node, at) => {
    const { hostname, port } = new URL(node);
    return `SELECT ${at === 0 ? 'citus_set_coordinator_host' : 'citus_add_node'}('${hostname}', ${port})`;
  });
  await onNode(databaseAt(serverUrl, template), ...calls);
  await layOut(databaseAt(serverUrl, template), shards);
  for (const node of nodes)
    await onNode(
      node,
      `ALTER DATABASE ${template} ALLOW_CONNECTIONS false`,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${template}'`,
    );
  project.provide('serverUrl', serverUrl);
  project.provide('workerUrls', workerUrls);
  project.provide('template', template);
  project.provide('poolerUrl', undefined);
  return async () => {
    await dropOnCluster(nodes, template);
    for (const node of nodes) await onNode(node, dropOwners);
  };
}

/** Drops the roles of `giveToPlainOwner`, which elsewhere go with the server. */
const dropOwners = `DO $$ DECLARE each text; BEGIN
  FOR each IN SELECT rolname FROM pg_roles WHERE rolname LIKE 'owner\\_of\\_test\\_%' LOOP
    EXECUTE format('DROP ROLE %I', each);
  END LOOP;
END $$`;

/** Copies a database on every node. */
export async function copyOnCluster(
  [serverUrl = '', ...workerUrls]: string[],
  template: string,
  name: string,
): Promise<void> {
  await Promise.all(
    [serverUrl, ...workerUrls].map((node) =>
      onNode(node, `CREATE DATABASE ${name} TEMPLATE ${template}`),
    ),
  );
  // A copy of a database lacks its settings.
  await onNode(
    serverUrl,
    `DO $$ DECLARE setting text; BEGIN
      FOR setting IN SELECT unnest(setconfig) FROM pg_db_role_setting JOIN pg_database ON pg_database.oid = setdatabase
        WHERE datname = '${template}' LOOP
        EXECUTE format('ALTER DATABASE ${name} SET %s = %L', split_part(setting, '=', 1), split_part(setting, '=', 2));
      END LOOP;
    END $$`,
  );
}

export async function dropOnCluster(nodes: string[], name: string): Promise<void> {
  await Promise.all(
    nodes.map((node) => onNode(node, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)),
  );
}

/** Runs a statement in a database, and on a cluster in its copy on every worker. Returns all rows. */
export async function onEveryNode<Row>(ownerUrl: string, statement: string): Promise<Row[]> {
  const name = new URL(ownerUrl).pathname.slice(1);
  const urls = [ownerUrl, ...inject('workerUrls').map((worker) => databaseAt(worker, name))];
  const found = await Promise.all(
    urls.map(async (url) => {
      const client = new Client({ connectionString: url });
      await client.connect();
      // Each node runs it for itself.
      await client.query('SET citus.enable_ddl_propagation = off');
      const { rows } = await client.query(statement);
      await client.end();
      return rows as Row[];
    }),
  );
  return found.flat();
}

async function onNode(url: string, ...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

export function databaseAt(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
