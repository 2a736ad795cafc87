import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makeJpeg, makePhoto } from '../../../../test/hostile-images.js';
import { makePicture } from './picture.js';

/** Waits for decodes and returns 'made' or the error code of each. */
async function waitForOutcomes(decodes: Promise<unknown>[]): Promise<string[]> {
  const settled = await Promise.allSettled(decodes);
  return settled.map((each) =>
    each.status === 'fulfilled' ? 'made' : each.reason.extensions.code,
  );
}

/** Makes a PNG with three bytes per pixel whose header declares a size. */
async function makeDeclaredPng(width: number, height: number): Promise<Buffer> {
  const png = Buffer.from(await makePhoto('png'));
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

describe('makePicture', () => {
  it('accepts an image that takes exactly 48 MB once unpacked', async () => {
    const create = { width: 4000, height: 3000, channels: 4, background: '#2684' } as const;
    const photo = await sharp({ create }).png().toBuffer();
    const picture = await sharp(await makePicture('a', photo)).metadata();
    expect([picture.width, picture.height]).toEqual([512, 384]);
  });

  it('accepts a progressive image that takes less than 16 MB once unpacked', async () => {
    expect(await makePicture('a', await makeJpeg(2000, 1500, true))).toBeInstanceOf(Buffer);
  });

  // The library refuses to open images of more than 268 megapixels by default.
  it.each([
    [4000, 4001, 49],
    [19_860, 20_141, 1201],
  ])(
    'says how many MB an image of %i x %i pixels takes, rounded up',
    async (width, height, size) => {
      const photo = await makeDeclaredPng(width, height);
      await expect(makePicture('a', photo)).rejects.toMatchObject({
        extensions: {
          code: 'TOO_LARGE',
          fields: [
            {
              field: 'photo',
              message: `Please select a smaller image, this one takes ${size} MB once unpacked. An image may take 48 MB`,
            },
          ],
        },
      });
    },
  );

  it('refuses the seventh photo of a company while six wait, and accepts those of others', async () => {
    const photo = await makeJpeg(2000, 1500);
    const decodes = Array.from({ length: 7 }, () => makePicture('a', photo));
    decodes.push(makePicture('b', photo));
    const expected = [...Array.from({ length: 6 }, () => 'made'), 'UNAVAILABLE', 'made'];
    expect(await waitForOutcomes(decodes)).toEqual(expected);
  });

  it('refuses all photos while twelve wait, and accepts them again afterwards', async () => {
    const photo = await makeJpeg(2000, 1500);
    const decodes = Array.from({ length: 14 }, (_, index) => makePicture(String(index), photo));
    expect((await waitForOutcomes(decodes)).filter((outcome) => outcome === 'made')).toHaveLength(
      12,
    );
    expect(await waitForOutcomes([makePicture('a', photo)])).toEqual(['made']);
  });
});
