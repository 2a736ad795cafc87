import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

const maxChunkLength = 65_536;

export type Cell = string | number | boolean | Date | null;

/** Streams rows into a table by COPY. */
export async function copyRows(
  client: Client,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly Cell[]>,
): Promise<void> {
  const statement = `COPY ${table} (${columns.join(', ')}) FROM STDIN`;
  await pipeline(Readable.from(chunksOf(rows)), client.query(copyFrom(statement)));
}

function* chunksOf(rows: Iterable<readonly Cell[]>): Generator<string> {
  let chunk = '';
  for (const row of rows) {
    chunk += `${row.map(formatCell).join('\t')}\n`;
    if (chunk.length < maxChunkLength) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk) yield chunk;
}

function formatCell(cell: Cell): string {
  if (cell === null) return '\\N';
  if (cell instanceof Date) return cell.toISOString();
  return typeof cell === 'string' ? cell.replaceAll(/[\\\t\n\r]/g, '\\$&') : String(cell);
}
