import { Socket } from 'node:net';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { DataSource, type DataSourceOptions, type QueryRunner } from 'typeorm';
import { Unavailable } from '../errors.js';
import { Limiter } from '../limiter.js';

/** Maximum requests that wait for a connection. Further ones are refused at once to save memory. */
const maxWaiting = 500;
/** Share of the pool for the requests of one company, so that others always find a connection. */
const maxShareOfTenant = 1 / 4;
/** Name of the slots of requests without a company. */
const noTenant = '';

/** A connection for one transaction. */
export interface AcquiredConnection {
  runner: QueryRunner;
  client: PoolClient;
  /** Returns the connection to the pool, or closes it if it is broken or in an unknown state. */
  release(isBroken: boolean): Promise<void>;
}

type PostgresOptions = Extract<DataSourceOptions, { type: 'postgres' }>;

/** A data source for requests and its pool. No company can use it up, and its connections can be cut. */
export class Connections {
  readonly dataSource: DataSource;
  readonly pool: Pool;
  private readonly sockets = new Set<Socket>();
  private readonly clients = new Set<PoolClient>();
  /** Connections from before a migration changed the columns of their prepared statements. */
  private readonly outdated = new WeakSet<PoolClient>();
  private readonly slots: Limiter;

  constructor(
    options: PostgresOptions,
    settings: PoolConfig & { max: number; connectionTimeoutMillis: number },
  ) {
    const pool = new Pool({ ...settings, stream: () => this.openSocket() });
    pool.on('acquire', (client) => this.clients.add(client));
    pool.on('remove', (client) => this.clients.delete(client));
    this.pool = pool;
    this.slots = new Limiter({
      maxPerKey: Math.max(1, Math.floor(settings.max * maxShareOfTenant)),
      timeoutMs: settings.connectionTimeoutMillis,
    });
    // TypeORM calls `new driver.Pool()`, whose constructor returns this pool instead.
    const driver = {
      Pool: function PoolOfRequests() {
        return pool;
      },
    };
    this.dataSource = new DataSource({ ...options, driver });
    connectionsOf.set(this.dataSource, this);
  }

  static of(dataSource: DataSource): Connections {
    const connections = connectionsOf.get(dataSource);
    if (!connections) throw new Error('Not a data source of requests');
    return connections;
  }

  /** Requests that wait for a connection, or for a slot of their company. */
  get waitingCount(): number {
    return this.pool.waitingCount + this.slots.waitingCount;
  }

  /**
   * Acquires a connection for a request of a company, or of none.
   * @throws Unavailable if too many requests wait, or other requests of the company hold its share for too long.
   */
  async acquire(companyId: string | null): Promise<AcquiredConnection> {
    if (this.waitingCount >= maxWaiting) throw new Unavailable();
    const releaseSlot = await this.slots.acquire(companyId ?? noTenant);
    try {
      const { runner, client } = await this.connect();
      return {
        runner,
        client,
        release: (isBroken) => releaseClient(runner, client, isBroken).finally(releaseSlot),
      };
    } catch (error) {
      releaseSlot();
      throw error;
    }
  }

  /** Closes each open connection before its next use. */
  outdate(): void {
    for (const client of this.clients) this.outdated.add(client);
  }

  /** Destroys all connections, so that their statements fail instead of waiting for a dead server. */
  cut(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  private async connect(): Promise<{ runner: QueryRunner; client: PoolClient }> {
    for (;;) {
      const runner = this.dataSource.createQueryRunner();
      const client: PoolClient = await runner.connect();
      if (!this.outdated.has(client)) return { runner, client };
      await releaseClient(runner, client, true);
    }
  }

  private openSocket(): Socket {
    const socket = new Socket();
    this.sockets.add(socket);
    socket.once('close', () => this.sockets.delete(socket));
    return socket;
  }
}

const connectionsOf = new WeakMap<DataSource, Connections>();

async function releaseClient(
  runner: QueryRunner,
  client: PoolClient,
  isBroken: boolean,
): Promise<void> {
  // TypeORM has already released a lost connection.
  if (runner.isReleased) return;
  // The pool drops ended clients.
  if (isBroken) void client.end();
  await runner.release();
}
