/**
 * Maximum levels of lists and objects of a JSON text. Records have 3; the deepest document of the web app has 8 with its variables. Each level
 * costs the parser as much as 30 plain bytes, and the garbage collector more.
 */
export const maxJsonDepth = 32;
/** Maximum values of a JSON text. An upload of 1,000 records has 7,000, a variable with the longest list 20,000. */
export const maxJsonValues = 50_000;

const quote = 0x22;
const comma = 0x2c;
const openList = 0x5b;
const backslash = 0x5c;
const closeList = 0x5d;
const openObject = 0x7b;
const closeObject = 0x7d;

/** Looks through a JSON text in parts as they arrive, in about 2 ms per MB. An empty list or object counts as two values. */
export class JsonScanner {
  private depth = 0;
  private values = 1;
  private isInText = false;
  /** The part has ended behind a backslash. */
  private isEscaped = false;

  /** @returns which limit the text exceeds; undefined if none so far. */
  scan(bytes: Uint8Array): string | undefined {
    for (let at = this.isInText ? this.findEndOfText(bytes, 0) : 0; at < bytes.length; at += 1) {
      const byte = bytes[at];
      if (byte === quote) at = this.findEndOfText(bytes, at + 1) - 1;
      else if (byte === comma) this.values += 1;
      else if (byte === openList || byte === openObject) {
        this.depth += 1;
        this.values += 1;
        if (this.depth > maxJsonDepth) return `nested too deeply: at most ${maxJsonDepth} levels`;
      } else if (byte === closeList || byte === closeObject) this.depth -= 1;
      if (this.values > maxJsonValues) return `too long: at most ${maxJsonValues} values`;
    }
    return undefined;
  }

  /** Returns the place behind the quote that ends a text, or behind the part if the text goes on in the next one. */
  private findEndOfText(bytes: Uint8Array, start: number): number {
    let at = this.isEscaped ? start + 1 : start;
    this.isEscaped = false;
    while (at < bytes.length && bytes[at] !== quote) at += bytes[at] === backslash ? 2 : 1;
    this.isInText = at >= bytes.length;
    this.isEscaped = at > bytes.length;
    return Math.min(at + 1, bytes.length);
  }
}

/** Looks through a whole JSON text. @returns which limit it exceeds; undefined if none. */
export function findJsonProblem(bytes: Uint8Array): string | undefined {
  return new JsonScanner().scan(bytes);
}
