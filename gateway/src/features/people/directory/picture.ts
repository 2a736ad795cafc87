import PQueue from 'p-queue';
import type { default as Sharp, Metadata } from 'sharp';
import { TooLarge } from '../../../errors.js';
import { Limiter } from '../../../limiter.js';
import { detectImageKind } from './image-container.js';

let loading: Promise<typeof Sharp> | undefined;

/** Loads the library with the first photo, since it takes 8 MB and few processes need it. */
function loadSharp(): Promise<typeof Sharp> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    // Disables every other format that the library can read.
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({
      operation: [
        'VipsForeignLoadJpegBuffer',
        'VipsForeignLoadPngBuffer',
        'VipsForeignLoadWebpBuffer',
      ],
    });
    sharp.concurrency(1);
    sharp.cache(false);
    return sharp;
  });
  return loading;
}

/** Maximum side of a stored picture, in pixels. */
const maxSide = 512;
const megabyte = 1_000_000;
/** Maximum size of a decoded image: 12 megapixels with four channels. A small file can claim any size. */
const maxUnpackedBytes = 48 * megabyte;
/** Maximum size of a decoded progressive image, which is decoded as a whole in memory. */
const maxUnpackedBytesInPasses = 16 * megabyte;
const maxDecodeSeconds = 5;
/** Images decoded at once; others wait. */
const decoding = new PQueue({ concurrency: 2 });
/** Limits the images that are decoded or wait in memory. */
const queue = new Limiter({ max: 12, maxPerKey: 6 });

/** Media type of stored pictures. */
export const pictureType = 'image/webp';

/**
 * Decodes a photo and makes the stored picture: upright, at most 512 pixels wide and high, as WebP without metadata. Slow: no
 * transaction may be open during it.
 * @param companyId limits the company's share of the queue.
 * @returns undefined unless it is a valid JPEG, PNG or WebP image without animation.
 * @throws TooLarge before anything is decoded, Unavailable if too many wait.
 */
export async function makePicture(companyId: string, bytes: Buffer): Promise<Buffer | undefined> {
  const leaveQueue = queue.take(companyId);
  try {
    return await decoding.add(() => decode(bytes));
  } finally {
    leaveQueue();
  }
}

/** @throws Unavailable if too many images wait, of this company or in total. */
export function assertPictureQueueHasRoom(companyId: string): void {
  queue.assertLeft(companyId);
}

async function decode(bytes: Buffer): Promise<Buffer | undefined> {
  const kind = detectImageKind(bytes);
  if (!kind) return undefined;
  const sharp = await loadSharp();
  try {
    const header = await sharp(bytes, { limitInputPixels: false, failOn: 'error' }).metadata();
    if (header.format !== kind) return undefined;
    assertUnpackedSize(header);
    return await sharp(bytes, { failOn: 'error' })
      .autoOrient()
      .resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .timeout({ seconds: maxDecodeSeconds })
      .toBuffer();
  } catch (error) {
    if (error instanceof TooLarge) throw error;
    return undefined;
  }
}

/** Bytes per sample; the accepted formats have 8 or 16 bits. */
const sampleBytes: Partial<Record<Metadata['depth'], number>> = { uchar: 1, ushort: 2 };

function assertUnpackedSize({ width, height, channels, depth, isProgressive }: Metadata): void {
  const unpacked = width * height * channels * (sampleBytes[depth] ?? 8);
  const max = isProgressive ? maxUnpackedBytesInPasses : maxUnpackedBytes;
  if (unpacked <= max) return;
  const [has, allowed] = [unpacked, max].map((size) => Math.ceil(size / megabyte));
  const kind = isProgressive ? 'interlaced or progressive image' : 'image';
  throw new TooLarge(
    'photo',
    `Please select a smaller image, this one takes ${has} MB once unpacked. An ${kind} may take ${allowed} MB`,
  );
}
