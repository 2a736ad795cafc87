import type { Rows } from '../src/database/tenant.js';

/** Makes a database that runs statements by a function. */
export function makeRows(rows: Rows['rows']): Rows {
  return {
    rows,
    async row<Row>(...given: Parameters<Rows['row']>) {
      const [row] = await rows<Row>(...given);
      return row;
    },
  };
}
