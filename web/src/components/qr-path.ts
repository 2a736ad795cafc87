import { encode } from 'uqr';

/** Light modules around a code, without which scanners do not find it. */
const quietZone = 2;

/**
 * Draws a text as a QR code that is readable with 15% of it covered.
 * @returns the dark modules as a path of an SVG, and how many units the whole is wide.
 */
export const drawQrPath = (text: string): { path: string; size: number } => {
  // Trying all masks and levels takes six times as long, and people print thousands of cards.
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
