import { createReadStream } from 'node:fs';
import {
  auditFileFormat,
  type ClosingLine,
  hashLine,
  type Link,
  type OpeningLine,
  toCanonicalJson,
} from '../features/company/log/audit-chain.js';

type Line = (OpeningLine | ClosingLine | { type: 'entry' }) & Link;

/** Result for a file: whole, or invalid from a line on. */
export type Verdict =
  | { isWhole: true; entries: number; opening: OpeningLine; hash: string }
  | { isWhole: false; line: number; problem: string };

interface RawLine {
  /** From 1. */
  number: number;
  text: string;
  /** Whether a line break ends it. */
  isEnded: boolean;
}

/** Maximum length of a line, which bounds the memory for any file. */
const maxLineBytes = 1_000_000;
const lineBreak = 10;

/** Verifies a file of the audit log, and names the first line that is not as it was written. */
export async function verifyAuditFile(path: string): Promise<Verdict> {
  let before: Line | undefined;
  let opening: OpeningLine | undefined;
  let entries = 0;
  let count = 0;
  for await (const raw of readLines(path)) {
    count = raw.number;
    const wrong = (problem: string): Verdict => ({ isWhole: false, line: count, problem });
    if (before?.type === 'closing') return wrong('follows the closing line');
    if (!raw.isEnded) return wrong('is cut off: the file was truncated');
    const line = readLine(raw.text);
    if (!line) return wrong('was changed');
    if (count === 1) {
      if (line.type !== 'opening') return wrong('is not the opening line, which is missing');
      const { format }: { format: string } = line;
      if (format !== auditFileFormat) return wrong(`has the unknown format ${format}`);
      opening = line;
    }
    if (line.previous !== (before?.hash ?? null))
      return wrong(await explainPlace(path, count, line));
    if (line.type === 'entry') entries += 1;
    if (line.type === 'closing' && line.entries !== entries)
      return wrong(`counts ${line.entries} entries, but the file has ${entries}`);
    before = line;
  }
  if (!opening || !before)
    return { isWhole: false, line: 1, problem: 'is missing: the file is empty' };
  if (before.type !== 'closing')
    return { isWhole: false, line: count + 1, problem: 'is missing: the file was truncated' };
  return { isWhole: true, entries, opening, hash: before.hash };
}

/** Parses a line; undefined unless its text matches its hash. */
function readLine(text: string): Line | undefined {
  try {
    const { hash, ...line } = JSON.parse(text) as Line;
    const isSame = hash === hashLine(line) && toCanonicalJson({ ...line, hash }) === text;
    return isSame ? { ...line, hash } : undefined;
  } catch {
    return undefined;
  }
}

/** Explains why an unchanged line does not follow the previous one. It reads the file again, because the first pass stores no hashes. */
async function explainPlace(
  path: string,
  place: number,
  { previous, hash }: Line,
): Promise<string> {
  let copied = 0;
  let follows = 0;
  for await (const { number, text } of readLines(path)) {
    const found = readLine(text)?.hash;
    if (found === hash && number < place) copied ||= number;
    if (found === previous) follows ||= number;
  }
  if (copied > 0) return `is a copy of line ${copied}`;
  if (follows > 0) return `was moved or inserted: it belongs after line ${follows}`;
  return place === 1
    ? 'is not the first line: lines before it are missing'
    : 'does not continue the line before it: a line between them is missing, or the line before it was replaced';
}

async function* readLines(path: string): AsyncGenerator<RawLine> {
  let number = 0;
  let rest = Buffer.alloc(0);
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    rest = Buffer.concat([rest, chunk]);
    let start = 0;
    for (let end = rest.indexOf(lineBreak); end >= 0; end = rest.indexOf(lineBreak, start)) {
      number += 1;
      yield { number, text: rest.toString('utf8', start, end), isEnded: true };
      start = end + 1;
    }
    rest = rest.subarray(start);
    if (rest.length > maxLineBytes) break;
  }
  if (rest.length > 0) yield { number: number + 1, text: rest.toString('utf8'), isEnded: false };
}
