import Papa from 'papaparse';

/**
 * Creates a counter of the rows of a CSV file, without its header, to be called with each chunk. A call without a chunk ends the file, and counts
 * a last row without a line break.
 */
export const csvRowCounter = (): ((chunk?: Uint8Array) => number) => {
  const decoder = new TextDecoder();
  let count = 0;
  let rest = '';
  return (chunk) => {
    rest += decoder.decode(chunk, { stream: chunk !== undefined });
    // The last row may go on in the next chunk.
    const ends: number[] = [];
    Papa.parse(rest, { newline: '\r\n', step: ({ meta }) => ends.push(meta.cursor) });
    count += Math.max(0, ends.length - 1);
    rest = rest.slice(ends.at(-2) ?? 0);
    return Math.max(0, count - 1 + (chunk === undefined && rest !== '' ? 1 : 0));
  };
};
