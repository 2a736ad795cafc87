import type { Socket } from 'node:net';
import type { Pool, PoolClient } from 'pg';
import type { DataSource, QueryRunner } from 'typeorm';
import { Unavailable } from '../errors.js';
import { TenantSlots } from './tenant-slots.js';

/** Most requests that wait for a connection at a time: what comes on top is answered at once, and keeps no memory. */
const maxWaiting = 500;
/** Share of the pool that the requests of one company may hold, so that others always find a connection. */
const maxShareOfTenant = 1 / 4;
/** Name of the slots of requests that stand in no company. */
const noTenant = '';

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

  private readonly slots: TenantSlots;

  private constructor(private readonly dataSource: DataSource) {
    const { max, connectionTimeoutMillis = 5000 } = this.pool.options;
    this.slots = new TenantSlots(
      Math.max(1, Math.floor(max * maxShareOfTenant)),
      connectionTimeoutMillis,
    );
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

  /** Requests that wait for a connection, or for their company's turn to have one. */
  get waitingCount(): number {
    return this.pool.waitingCount + this.slots.waitingCount;
  }

  /**
   * Takes a connection for a request of a company, or of nobody in particular.
   * @throws Unavailable where too many wait already, or the company's others hold theirs for too long.
   */
  async take(companyId: string | null): Promise<TakenConnection> {
    if (this.waitingCount >= maxWaiting) throw new Unavailable();
    const release = await this.slots.acquire(companyId ?? noTenant);
    try {
      const { runner, client } = await this.connect();
      return {
        runner,
        client,
        giveBack: (isBroken) => giveBack(runner, isBroken).finally(release),
      };
    } catch (error) {
      release();
      throw error;
    }
  }

  private async connect(): Promise<{ runner: QueryRunner; client: PoolClient }> {
    for (;;) {
      const runner = this.dataSource.createQueryRunner();
      const client = (await runner.connect()) as PoolClient;
      if (!this.outdated.has(client)) return { runner, client };
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
