import { createHash } from 'node:crypto';
import type { AuditLine } from './audit-line.js';

/** Version of the format, in the opening line. */
export const auditFileFormat = 'visioncloud-audit-log-1';

/** The first line of a file, which describes it. */
export interface OpeningLine {
  type: 'opening';
  format: typeof auditFileFormat;
  company: { id: string; name: string };
  writtenAt: string;
  /** Filters of the export; null: not filtered. */
  filter: Record<'from' | 'to' | 'actor' | 'action' | 'search', string | null>;
}

interface EntryLine {
  type: 'entry';
  entry: AuditLine;
}

/** The last line. A file without it is incomplete. */
export interface ClosingLine {
  type: 'closing';
  /** Number of entries. */
  entries: number;
}

/** Fields that chain each line to the one before. */
export interface Link {
  /** Hash of the line before; null in the first one. */
  previous: string | null;
  hash: string;
}

/** Makes the lines of a file, each with the hash of the line before it and its own. */
export class AuditChain {
  private previous: string | null = null;
  private entries = 0;

  open(line: Omit<OpeningLine, 'type' | 'format'>): string {
    return this.append({ type: 'opening', format: auditFileFormat, ...line });
  }

  add(entry: AuditLine): string {
    this.entries += 1;
    return this.append({ type: 'entry', entry });
  }

  close(): string {
    return this.append({ type: 'closing', entries: this.entries });
  }

  private append(line: OpeningLine | EntryLine | ClosingLine): string {
    const linked = { ...line, previous: this.previous };
    const hash = hashLine(linked);
    this.previous = hash;
    return `${toCanonicalJson({ ...linked, hash })}\n`;
  }
}

/** Hashes a line without its own hash: SHA-256 of its canonical JSON in UTF-8, in lower-case hexadecimal. */
export function hashLine(line: object): string {
  return createHash('sha256').update(toCanonicalJson(line)).digest('hex');
}

/** Writes canonical JSON (RFC 8785): sorted names, no spaces. Supports only objects of texts, whole numbers and nulls. */
export function toCanonicalJson(value: object): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(
          Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : part,
  );
}
