import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { constants, createDeflate, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Makes a photo with place and camera in its metadata. */
export function makePhoto(kind: 'jpeg' | 'png' | 'webp', width = 60, height = 40): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#268' } })
    .withExif({
      IFD0: { Make: 'Camera', Copyright: 'Somebody' },
      IFD3: { GPSLatitude: '1/1 2/1 3/1' },
    })
    .toFormat(kind)
    .toBuffer();
}

/** Makes files that are no photo, or something else as well. */
export async function makeHostileImages(): Promise<Record<string, Buffer>> {
  const [jpeg, png, webp] = [
    await makePhoto('jpeg'),
    await makePhoto('png'),
    await makePhoto('webp'),
  ];
  const gif = await sharp(png).gif().toBuffer();
  const zip = Buffer.from('504b0506000000000000000000000000000000000000', 'hex');
  const frames = Buffer.alloc(8 * 16 * 3);
  frames.fill(200, 0, frames.length / 2);
  const animated = await sharp(frames, {
    raw: { width: 8, height: 16, channels: 3, pageHeight: 8 },
  })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer();
  const cut = (bytes: Buffer) => bytes.subarray(0, bytes.length - 20);
  const flipped = Buffer.from(png);
  const pixels = flipped.indexOf('IDAT') + 12;
  flipped.writeUInt8((flipped[pixels] ?? 0) ^ 0xff, pixels);
  return {
    text: Buffer.from('hello'),
    html: Buffer.from('<!doctype html><script>alert(1)</script>'),
    svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>'),
    gif,
    tiff: await sharp(png).tiff().toBuffer(),
    heic: Buffer.concat([
      Buffer.from([0, 0, 0, 24]),
      Buffer.from('ftypheic\0\0\0\0mif1heic', 'latin1'),
    ]),
    pdf: Buffer.from('%PDF-1.7\n1 0 obj\n'),
    'jpeg with an archive behind it': Buffer.concat([jpeg, zip]),
    'png with a page behind it': Buffer.concat([png, Buffer.from('<script>alert(1)</script>')]),
    'webp with a page behind it': Buffer.concat([webp, Buffer.from('<script>')]),
    'page in front of a jpeg': Buffer.concat([Buffer.from('<html>'), jpeg]),
    'gif in front of a jpeg': Buffer.concat([gif, jpeg]),
    'jpeg cut short': cut(jpeg),
    'png cut short': cut(png),
    'webp cut short': cut(webp),
    'png with a flipped byte': flipped,
    'animated webp': animated,
    'animated png': withChunk(png, 'acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])),
    'png of the largest size': makePngBomb(0x7fffffff, 0x7fffffff),
    'webp of 260 megapixels': declareLargeCanvas(webp),
  };
}

/** Makes small files that take more memory than allowed once they are unpacked. */
export async function makeImageBombs(): Promise<Record<string, Buffer>> {
  return {
    'png of 260 megapixels': makePngBomb(20_000, 13_000),
    'png of 25 megapixels with 16 bits': makePngBomb(4999, 4999, { bits: 16, colourType: 6 }),
    'interlaced png of 25 megapixels': makePngBomb(4999, 4999, { interlaced: true }),
    'interlaced png of 5 megapixels with 16 bits': makePngBomb(2500, 2000, {
      bits: 16,
      colourType: 6,
      interlaced: true,
    }),
    'progressive jpeg of 12 megapixels': await makeJpeg(4000, 3000, true),
  };
}

export function makeJpeg(width: number, height: number, progressive = false): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#268' } })
    .jpeg({ progressive })
    .toBuffer();
}

interface PngHeader {
  bits?: 8 | 16;
  /** 0 for grey, 6 for colours with transparency. */
  colourType?: 0 | 6;
  interlaced?: boolean;
}

/** Makes a small file whose header declares any size. */
function makePngBomb(
  width: number,
  height: number,
  { bits = 8, colourType = 0, interlaced = false }: PngHeader = {},
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(bits, 8);
  header.writeUInt8(colourType, 9);
  header.writeUInt8(interlaced ? 1 : 0, 12);
  const pixels = deflateSync(Buffer.alloc(Math.min((width + 1) * height, 30_000_000)));
  return makePng(header, pixels);
}

function makePng(header: Buffer, pixels: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    makeChunk('IHDR', header),
    makeChunk('IDAT', pixels),
    makeChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** First column and row, and the steps between columns and rows, of the seven passes of an interlaced PNG. */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

interface PhotoBomb {
  /** Width and height in pixels of eight bytes. */
  side: number;
  interlaced: boolean;
}

/**
 * Makes a PNG that unpacks to a thousand times its size: RGBA, 16 bits, all zero. An interlaced one is unpacked as a whole before its
 * first row is known.
 */
export async function makePhotoBomb({ side, interlaced }: PhotoBomb): Promise<Buffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.writeUInt8(16, 8);
  header.writeUInt8(6, 9);
  header.writeUInt8(interlaced ? 1 : 0, 12);
  const sizes = (interlaced ? passes : [[0, 0, 1, 1] as const]).map(
    ([left, top, across, down]) =>
      Math.ceil((side - top) / down) * (1 + Math.ceil((side - left) / across) * 8),
  );
  const size = sizes.reduce((sum, each) => sum + each, 0);
  const zeros = Buffer.alloc(1_000_000);
  function* pixels() {
    for (let at = 0; at < size; at += zeros.length)
      yield zeros.subarray(0, Math.min(zeros.length, size - at));
  }
  const level = constants.Z_BEST_COMPRESSION;
  return makePng(header, await buffer(Readable.from(pixels()).pipe(createDeflate({ level }))));
}

/** Makes an extended WebP file that declares a canvas of 16383 x 16383 pixels. */
function declareLargeCanvas(webp: Buffer): Buffer {
  const header = Buffer.from('VP8X\n\0\0\0\0\0\0\0\xfe\x3f\0\xfe\x3f\0', 'latin1');
  const inside = Buffer.concat([Buffer.from('WEBP', 'latin1'), header, webp.subarray(12)]);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(inside.length);
  return Buffer.concat([Buffer.from('RIFF', 'latin1'), size, inside]);
}

function withChunk(png: Buffer, type: string, data: Buffer): Buffer {
  return Buffer.concat([png.subarray(0, 33), makeChunk(type, data), png.subarray(33)]);
}

function makeChunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([length, body, computeChecksum(body)]);
}

/** Computes the CRC-32 of a PNG chunk. */
function computeChecksum(bytes: Buffer): Buffer {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE((crc ^ 0xffffffff) >>> 0);
  return sum;
}
