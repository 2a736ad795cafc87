import sharp from 'sharp';

/** Sizes of the pictures in pixels, for tabs, tabs on high-resolution screens, and shortcuts. */
const sides = [16, 32, 48];
const headerBytes = 6;
const entryBytes = 16;

/** Renders a square SVG into an icon file with a PNG for each size, for clients that request /favicon.ico. */
export async function makeFavicon(svg: Buffer): Promise<Buffer> {
  const pictures = await Promise.all(
    sides.map((side) =>
      sharp(svg, { density: 72 * side })
        .resize(side, side)
        .png()
        .toBuffer(),
    ),
  );
  const header = Buffer.alloc(headerBytes);
  // Type 1: icon; 2 would be a cursor.
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(sides.length, 4);
  let offset = headerBytes + entryBytes * sides.length;
  const entries = pictures.map((picture, index) => {
    const entry = Buffer.alloc(entryBytes);
    const side = sides[index] ?? 0;
    entry.writeUInt8(side, 0);
    entry.writeUInt8(side, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(picture.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += picture.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...pictures]);
}
