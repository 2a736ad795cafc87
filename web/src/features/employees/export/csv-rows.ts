const quote = 0x22;
const lineFeed = 0x0a;

/**
 * Counts the rows of a CSV file while it comes in chunks, its heading left out. Line breaks inside quotes are part of a cell. Answers the count
 * after each chunk; a last row without a line break counts once it is told that the file has ended, by no chunk at all.
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
