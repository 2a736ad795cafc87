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

/**
 * Looks through a JSON text before it is parsed, in about 2 ms per MB. An empty list or object counts as two values.
 * @returns which limit the text exceeds; undefined if none.
 */
export function findJsonProblem(bytes: Uint8Array): string | undefined {
  let depth = 0;
  let values = 1;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === quote) at = findEndOfText(bytes, at);
    else if (byte === comma) values += 1;
    else if (byte === openList || byte === openObject) {
      depth += 1;
      values += 1;
      if (depth > maxJsonDepth) return `nested too deeply: at most ${maxJsonDepth} levels`;
    } else if (byte === closeList || byte === closeObject) depth -= 1;
    if (values > maxJsonValues) return `too long: at most ${maxJsonValues} values`;
  }
  return undefined;
}

/** Returns the place of the quote that ends a text. */
function findEndOfText(bytes: Uint8Array, start: number): number {
  let at = start + 1;
  while (at < bytes.length && bytes[at] !== quote) at += bytes[at] === backslash ? 2 : 1;
  return at;
}
