const quote = 0x22;
const lineFeed = 0x0a;

/**
 * Creates a counter of the rows of a CSV file, without its header, to be called with each chunk. Line breaks inside quotes are part of a cell.
 * A call without a chunk ends the file, and counts a last row without a line break.
 */
export const csvRowCounter = (): ((chunk?: Uint8Array) => number) => {
  let lines = 0;
  let isQuoted = false;
  let isLineBegun = false;
  return (chunk) => {
    for (const byte of chunk ?? []) {
      if (byte === quote) isQuoted = !isQuoted;
      if (byte === lineFeed && !isQuoted) {
        lines += 1;
        isLineBegun = false;
      } else isLineBegun = true;
    }
    return Math.max(0, lines + (chunk === undefined && isLineBegun ? 1 : 0) - 1);
  };
};
