import type { Socket } from 'node:net';
import type { Pool, PoolClient } from 'pg';
import type { DataSource, QueryRunner } from 'typeorm';
import { Unavailable } from '../errors.js';

/** Most requests that wait for a connection at a time: what comes on top is answered at once, and keeps no memory. */
const mostWaiting = 500;

/** A connection that one transaction has for itself. */
export interface TakenConnection {
  runner: QueryRunner;
  client: PoolClient;
  /** Ends the turn; a broken connection, one in an unknown state or with outdated statements goes for good. */
  giveBack(isBroken: boolean): Promise<void>;
}

/** The connections of requests. Knows them all, so that those that nobody answers can be cut. */
export class Connections {
  private readonly known = new Set<PoolClient>();
  /** Opened before a migration changed what their prepared statements answer. */
  private readonly outdated = new WeakSet<PoolClient>();

  private constructor(private readonly dataSource: DataSource) {
    this.pool.on('acquire', (client) => this.known.add(client));
    this.pool.on('remove', (client) => this.known.delete(client));
  }

  /** The pool below TypeORM. */
  get pool(): Pool {
    return (this.dataSource.driver as unknown as { master: Pool }).master;
  }

  static of(dataSource: DataSource): Connections {
    const connections = made.get(dataSource) ?? new Connections(dataSource);
    made.set(dataSource, connections);
    return connections;
  }

  /** @throws Unavailable where too many wait already. */
  async take(): Promise<TakenConnection> {
    for (;;) {
      if (this.pool.waitingCount >= mostWaiting) throw new Unavailable();
      const runner = this.dataSource.createQueryRunner();
      const client = (await runner.connect()) as PoolClient;
      if (!this.outdated.has(client))
        return { runner, client, giveBack: (isBroken) => giveBack(runner, isBroken) };
      await giveBack(runner, true);
    }
  }

  /** No connection that is open now is used again once its turn is over. */
  outdate(): void {
    for (const client of this.known) this.outdated.add(client);
  }

  /** Breaks all connections off: their statements fail now instead of waiting for an answer that never comes. */
  cut(): void {
    for (const client of this.known) socketOf(client).destroy();
  }
}

const made = new WeakMap<DataSource, Connections>();

/** A connection that was lost has been given back already, by TypeORM. */
async function giveBack(runner: QueryRunner, isBroken: boolean): Promise<void> {
  if (runner.isReleased) return;
  if (isBroken)
    await (runner as ReleasingRunner).releasePostgresConnection(new Error('Not to be used again'));
  else await runner.release();
}

interface ReleasingRunner extends QueryRunner {
  releasePostgresConnection(error: Error): Promise<void>;
}

/** The stream of a connection, which `pg` does not name in its types. */
export function socketOf(client: unknown): Socket {
  return (client as { connection: { stream: Socket } }).connection.stream;
}
