import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

/** Size of the pieces that are sent, in characters or bytes. */
const pieceSize = 65_536;

export type Cell = string | number | boolean | Date | null;

/** Streams rows into a table by COPY, as text. */
export async function copyRows(
  client: Client,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly Cell[]>,
): Promise<void> {
  const statement = `COPY ${table} (${columns.join(', ')}) FROM STDIN`;
  await pipeline(Readable.from(textOf(rows)), client.query(copyFrom(statement)));
}

/** Likewise, for rows that are in the binary format already. */
export async function copyBinary(
  client: Client,
  table: string,
  columns: readonly string[],
  pieces: Iterable<Buffer>,
): Promise<void> {
  const statement = `COPY ${table} (${columns.join(', ')}) FROM STDIN (FORMAT binary)`;
  await pipeline(Readable.from(pieces), client.query(copyFrom(statement)));
}

function* textOf(rows: Iterable<readonly Cell[]>): Generator<string> {
  let piece = '';
  for (const row of rows) {
    piece += `${row.map(cellOf).join('\t')}\n`;
    if (piece.length < pieceSize) continue;
    yield piece;
    piece = '';
  }
  if (piece) yield piece;
}

function cellOf(cell: Cell): string {
  if (cell === null) return '\\N';
  if (cell instanceof Date) return cell.toISOString();
  return String(cell)
    .replaceAll('\\', '\\\\')
    .replaceAll('\t', '\\t')
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r');
}
