import { encode } from 'uqr';

/** Light modules around a code. Scanners need them. */
const quietZone = 2;

/**
 * Encodes a text as a QR code that can be read with 15% of it covered.
 * @returns the dark modules as an SVG path, and the width of the code in units.
 */
export const drawQrPath = (text: string): { path: string; size: number } => {
  // Trying all masks and levels would take six times as long, and some people print thousands of cards.
  const { data, size } = encode(text, {
    ecc: 'M',
    boostEcc: false,
    border: quietZone,
    maskPattern: 2,
  });
  let path = '';
  for (const [y, row] of data.entries()) {
    for (let x = 0; x < size; x += 1) {
      if (!row[x]) continue;
      const start = x;
      while (row[x + 1]) x += 1;
      path += `M${start} ${y}h${x - start + 1}v1h-${x - start + 1}z`;
    }
  }
  return { path, size };
};
