const quote = 0x22;
const lineFeed = 0x0a;

/**
 * Counts the rows of a CSV file while it comes in pieces, its heading left out. Line breaks inside quotes are part of a cell. Answers the count
 * after each piece; a last row without a line break counts once it is told that the file has ended, by no piece at all.
 */
export const csvRowCounter = (): ((piece?: Uint8Array) => number) => {
  let lines = 0;
  let isQuoted = false;
  let isLineBegun = false;
  return (piece) => {
    for (const byte of piece ?? []) {
      if (byte === quote) isQuoted = !isQuoted;
      if (byte === lineFeed && !isQuoted) {
        lines += 1;
        isLineBegun = false;
      } else isLineBegun = true;
    }
    return Math.max(0, lines + (piece === undefined && isLineBegun ? 1 : 0) - 1);
  };
};
