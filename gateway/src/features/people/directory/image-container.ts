/** Accepted image formats. */
export type ImageKind = 'jpeg' | 'png' | 'webp';

const jpegSignature = Buffer.from([0xff, 0xd8]);
const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * Detects the image format of a complete file; undefined for anything else. A file with bytes after its image, or one that is
 * cut off, is refused since it may be something else as well. Animations are refused too.
 */
export function detectImageKind(bytes: Buffer): ImageKind | undefined {
  if (isCompleteJpeg(bytes)) return 'jpeg';
  if (isCompletePng(bytes)) return 'png';
  if (isCompleteWebp(bytes)) return 'webp';
  return undefined;
}

/** Checks segments with a length (ITU T.81, B.1.1) and scans up to the next marker. */
function isCompleteJpeg(bytes: Buffer): boolean {
  if (!bytes.subarray(0, 2).equals(jpegSignature)) return false;
  let at = 2;
  while (bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xd9) return at + 2 === bytes.length;
    if (marker < 0xc0 || (marker >= 0xd0 && marker <= 0xd8) || at + 4 > bytes.length) return false;
    at += 2 + bytes.readUInt16BE(at + 2);
    if (marker === 0xda) at = findScanEnd(bytes, at);
  }
  return false;
}

function findScanEnd(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at !== -1) {
    const next = bytes[at + 1] ?? 0;
    const isData = next === 0 || (next >= 0xd0 && next <= 0xd7);
    if (!isData) return at;
    at = bytes.indexOf(0xff, at + 2);
  }
  return bytes.length;
}

/** Checks chunks of length, type, data and checksum until IEND. `acTL` marks an animation. */
function isCompletePng(bytes: Buffer): boolean {
  if (!bytes.subarray(0, 8).equals(pngSignature)) return false;
  let at = 8;
  while (at + 12 <= bytes.length) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    const end = at + 12 + bytes.readUInt32BE(at);
    if (type === 'acTL') return false;
    if (type === 'IEND') return end === bytes.length;
    at = end;
  }
  return false;
}

/** Checks for one RIFF file of the declared length with at least one chunk. `ANIM` marks an animation. */
function isCompleteWebp(bytes: Buffer): boolean {
  if (bytes.toString('latin1', 0, 4) !== 'RIFF') return false;
  if (bytes.toString('latin1', 8, 12) !== 'WEBP') return false;
  if (bytes.readUInt32LE(4) + 8 !== bytes.length) return false;
  let at = 12;
  while (at + 8 <= bytes.length) {
    if (bytes.toString('latin1', at, at + 4) === 'ANIM') return false;
    const length = bytes.readUInt32LE(at + 4);
    at += 8 + length + (length % 2);
  }
  return at > 12 && at === bytes.length;
}
