import { isUtf8 } from 'node:buffer';
import { notASheet, UnreadableFile } from './problem.ts';

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** Bytes that are decoded at a time. */
const piece = 64 * 1024;

/** The encoding of a text: by its mark, by the zeros that UTF-16 has in Western texts, else UTF-8 where that fits. */
export function encodingOf(bytes: Buffer): Encoding {
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
  if (bytes.includes(0)) throw new UnreadableFile(notASheet);
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

/** The text, piece by piece and without its mark, with the part of the bytes that is done. */
export function* decoded(bytes: Buffer): Generator<{ text: string; done: number }> {
  const decoder = new TextDecoder(encodingOf(bytes));
  for (let at = 0; at < bytes.length; at += piece) {
    const end = Math.min(at + piece, bytes.length);
    const text = decoder.decode(bytes.subarray(at, end), { stream: end < bytes.length });
    yield { text, done: end / bytes.length };
  }
}
