import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { link, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { StartupError } from '../errors.js';

/** What a backup says of itself, before its rows. */
export interface Manifest {
  product: 'visioncloud';
  /** Of this file's form. */
  format: 1;
  /** ISO 8601. */
  madeAt: string;
  /** Names of the migrations that its tables had seen, oldest first. */
  migrations: string[];
  /** Proves that a pepper is the one of the passwords, without telling it; absent where it was not given. */
  pepperProof?: string;
  /** Days of contacts, with their bounds as PostgreSQL writes them. */
  partitions: { table: string; name: string; bound: string }[];
  sequences: { name: string; value: number; isCalled: boolean }[];
}

/** Rows that follow, as COPY writes them. */
export interface RowsHeader {
  table: string;
  columns: string[];
}

/** A piece of a backup, in this order: manifest, then for each table header, rows and their number. */
export type Piece =
  | { kind: 'manifest'; manifest: Manifest }
  | { kind: 'rows'; header: RowsHeader }
  | { kind: 'data'; bytes: Buffer }
  | { kind: 'counted'; rows: number };

const letters = { manifest: 'M', rows: 'T', data: 'D', counted: 'N', end: 'E' } as const;
/** A piece is at most so long; more is not a backup. */
const longest = 64 * 1024 * 1024;

/**
 * Writes a backup to a file that is there as a whole or not at all, for the eyes of its owner alone.
 * @throws StartupError where there is a file of that name and it may not be replaced.
 */
export async function writeBackup(
  file: string,
  pieces: AsyncIterable<Piece>,
  { replace }: { replace: boolean },
): Promise<void> {
  const part = `${file}.part`;
  try {
    await pipeline(
      Readable.from(framesOf(pieces), { objectMode: false }),
      createGzip({ level: 4 }),
      createWriteStream(part, { mode: 0o600, flags: 'w', flush: true }),
    );
    if (replace) await rename(part, file);
    else await link(part, file);
    await flushFolder(dirname(file));
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw alreadyThere(file);
    throw error;
  } finally {
    await rm(part, { force: true });
  }
}

export function alreadyThere(file: string): StartupError {
  return new StartupError(`${file} is already there: give another name, or --force to replace it`);
}

/**
 * Reads a backup, piece by piece. Whoever reads to the end knows that the file is whole and as it was written.
 * @throws StartupError for a file that is none, breaks off or was changed.
 */
export async function* readBackup(file: string): AsyncGenerator<Piece> {
  const source = createReadStream(file);
  const unpacked = createGunzip();
  // Its errors come out below, by way of the unpacked stream.
  source.on('error', (error) => unpacked.destroy(error));
  try {
    yield* piecesIn(source.pipe(unpacked));
  } catch (error) {
    if (error instanceof StartupError) throw error;
    const code = codeOf(error);
    if (code === 'ENOENT') throw new StartupError(`There is no file ${file}`);
    if (code === 'Z_BUF_ERROR') throw new StartupError(`${file} is not whole: it breaks off`);
    if (code?.startsWith('Z_') || error instanceof NotABackup || error instanceof SyntaxError)
      throw new StartupError(`${file} is damaged, or is no backup of this product`);
    throw error;
  } finally {
    source.destroy();
    unpacked.destroy();
  }
}

class NotABackup extends Error {}

async function* framesOf(pieces: AsyncIterable<Piece>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  for await (const piece of pieces) {
    const frame = frameOf(letters[piece.kind], contentOf(piece));
    hash.update(frame);
    yield frame;
  }
  yield frameOf(letters.end, Buffer.from(hash.digest('hex')));
}

function frameOf(letter: string, content: Buffer): Buffer {
  const frame = Buffer.allocUnsafe(5 + content.length);
  frame.write(letter, 0, 'latin1');
  frame.writeUInt32BE(content.length, 1);
  content.copy(frame, 5);
  return frame;
}

function contentOf(piece: Piece): Buffer {
  if (piece.kind === 'data') return piece.bytes;
  if (piece.kind === 'manifest') return Buffer.from(JSON.stringify(piece.manifest));
  if (piece.kind === 'rows') return Buffer.from(JSON.stringify(piece.header));
  return Buffer.from(String(piece.rows));
}

async function* piecesIn(bytes: AsyncIterable<Buffer>): AsyncGenerator<Piece> {
  const hash = createHash('sha256');
  let isOver = false;
  let isFirst = true;
  for await (const { letter, content, frame } of framesIn(bytes)) {
    if (isOver || (isFirst && letter !== letters.manifest)) throw new NotABackup();
    isFirst = false;
    if (letter === letters.end) isOver = isSealed(hash, content);
    else {
      hash.update(frame);
      yield pieceOf(letter, content);
    }
  }
  if (!isOver) throw new NotABackup();
}

function isSealed(hash: Hash, seal: Buffer): true {
  if (hash.digest('hex') !== seal.toString()) throw new NotABackup();
  return true;
}

function pieceOf(letter: string, content: Buffer): Piece {
  switch (letter) {
    case letters.manifest: {
      const manifest = JSON.parse(content.toString()) as Manifest;
      if (manifest.product !== 'visioncloud') throw new NotABackup();
      if (manifest.format !== 1)
        throw new StartupError('The backup was made by a newer version: restore it with that one');
      return { kind: 'manifest', manifest };
    }
    case letters.rows:
      return { kind: 'rows', header: JSON.parse(content.toString()) as RowsHeader };
    case letters.data:
      return { kind: 'data', bytes: content };
    case letters.counted:
      return { kind: 'counted', rows: Number(content.toString()) };
    default:
      throw new NotABackup();
  }
}

async function* framesIn(
  bytes: AsyncIterable<Buffer>,
): AsyncGenerator<{ letter: string; content: Buffer; frame: Buffer }> {
  let held: Buffer = Buffer.alloc(0);
  for await (const chunk of bytes) {
    held = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
    for (;;) {
      if (held.length < 5) break;
      const length = held.readUInt32BE(1);
      if (length > longest) throw new NotABackup();
      if (held.length < 5 + length) break;
      const frame = held.subarray(0, 5 + length);
      yield { letter: frame.toString('latin1', 0, 1), content: frame.subarray(5), frame };
      held = held.subarray(5 + length);
    }
  }
  if (held.length > 0) throw new NotABackup();
}

/** So that the name, too, is there after the machine went down. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}
