import pLimit from 'p-limit';
import type Sharp from 'sharp';
import { imageKind } from './image-container.js';

let loading: Promise<typeof Sharp> | undefined;

/** The library is loaded with the first photo: it takes 8 MB of every process, and few ever see one. */
function sharpLibrary(): Promise<typeof Sharp> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    // Before the first use: of everything that the library could read, these three stay.
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

/** Longest side of what is kept, in pixels. */
const side = 512;
/** Most pixels of an image: some 100 MB once it is unpacked. A small file can claim any number. */
const mostPixels = 25_000_000;
const mostSeconds = 10;
/** Images that are worked on at once; others wait. */
const oneByOne = pLimit(2);

/** Media type of the pictures that are kept. */
export const pictureType = 'image/webp';

/**
 * The image upright, at most 512 pixels wide and high, as WebP without anything that stood beside the pixels.
 * Undefined: no JPEG, PNG or WebP image, or one that is broken, moves, or unpacks to too much.
 */
export async function pictureOf(bytes: Buffer): Promise<Buffer | undefined> {
  const kind = imageKind(bytes);
  if (!kind) return undefined;
  const sharp = await sharpLibrary();
  return oneByOne(async () => {
    try {
      const image = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' });
      const { format } = await image.metadata();
      if (format !== kind) return undefined;
      return await image
        .autoOrient()
        .resize(side, side, { fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 82 })
        .timeout({ seconds: mostSeconds })
        .toBuffer();
    } catch {
      return undefined;
    }
  });
}
