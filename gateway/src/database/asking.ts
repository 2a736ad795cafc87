import pg, { type PoolClient, type QueryResultRow } from 'pg';
import { socketOf } from './connections.js';
import type { Statement } from './tenant.js';

/*
 * The driver's own promises are not used here. It makes them by giving a property a function, which V8 puts among what
 * lives long, with all that an answer held: it stays until all garbage is looked for, and each small collection before
 * that carries it on.
 */

/**
 * Asks for the rows of one statement, which is prepared where it has a name. The driver's own way to name one would take the
 * statement apart and put it together again each time.
 */
export function askRows<Row extends QueryResultRow>(
  client: PoolClient,
  statement: Asked,
  values: unknown[],
): Promise<Row[]> {
  return new Promise((resolve, reject) => {
    client.query(
      new Named<Row>(statement, values, (error, result) =>
        error ? reject(error) : resolve(result.rows),
      ),
    );
  });
}

type Asked = Partial<Statement> & Pick<Statement, 'text'>;

class Named<Row extends QueryResultRow> extends pg.Query<Row, unknown[]> {
  readonly name: string;

  constructor(
    { name = '', text }: Asked,
    values: unknown[],
    done: (error: Error | undefined, result: pg.ResultBuilder<Row>) => void,
  ) {
    super(text, values, done);
    this.name = name;
  }
}

/** Says something that has no rows. */
export function say(client: PoolClient, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    client.query(text, (error) => (error ? reject(error) : resolve()));
  });
}

/**
 * Has what is said to the database from here to the end of this turn leave as one piece: a transaction's begin with its first
 * statement, and what the fields of an answer ask side by side. Each piece costs a call of the system here, and wakes the server.
 */
export function sendTogether(client: PoolClient): void {
  const socket = socketOf(client);
  if (socket.writableCorked > 0) return;
  socket.cork();
  process.nextTick(() => socket.uncork());
}
