import { isUtf8 } from 'node:buffer';
import { notASpreadsheet, UnreadableFile } from './limits.ts';

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** Bytes decoded at a time. */
const chunkBytes = 64 * 1024;

/** Detects the encoding: by byte order mark, else by the zeros of UTF-16 in Western texts, else UTF-8 if valid, else Windows-1252. */
export function detectEncoding(bytes: Buffer): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, 4096);
  const zeros = [0, 0];
  for (const [at, byte] of start.entries())
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const many = start.length / 5;
  if (odd > many && even < odd / 10) return 'utf-16le';
  if (even > many && odd < even / 10) return 'utf-16be';
  if (bytes.includes(0)) throw new UnreadableFile(notASpreadsheet);
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

/** Decodes a text in chunks, without its byte order mark. `done` is the progress, 0 to 1. */
export function* decodeChunks(bytes: Buffer): Generator<{ text: string; done: number }> {
  const decoder = new TextDecoder(detectEncoding(bytes));
  for (let at = 0; at < bytes.length; at += chunkBytes) {
    const end = Math.min(at + chunkBytes, bytes.length);
    const text = decoder.decode(bytes.subarray(at, end), { stream: end < bytes.length });
    yield { text, done: end / bytes.length };
  }
}
