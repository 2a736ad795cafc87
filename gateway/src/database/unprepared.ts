import pg, { type Connection, type PoolClient } from 'pg';

/**
 * Whether the driver has never heard that a statement was prepared on this connection: then it prepares it when it comes again.
 */
export function isUnprepared(client: PoolClient, name: string): boolean {
  const { parsedStatements } = (
    client as unknown as { connection: { parsedStatements: Record<string, string> } }
  ).connection;
  return parsedStatements[name] === undefined;
}

/**
 * Has the names of statements given back that failed before they were prepared, each for itself or after another one. PostgreSQL
 * knows nothing of such a statement. PgBouncer has noted its name as it went by, and ends the connection of who prepares it again.
 */
export function giveNamesBack(client: PoolClient, names: ReadonlySet<string>): Promise<void> {
  return new Promise((resolve, reject) => {
    client.query(new Closing(names, (error) => (error ? reject(error) : resolve())));
  });
}

class Closing extends pg.Query {
  constructor(names: ReadonlySet<string>, done: (error: Error | undefined) => void) {
    super('', done);
    this.submit = (connection: Connection) => {
      for (const name of names) connection.close({ type: 'S', name }, true);
      connection.sync();
    };
  }
}
