import { describe, expect, it } from 'vitest';
import { makeJpeg } from '../../../test/hostile-images.js';
import { makePicture } from './picture.js';

/** Waits for decodes and returns 'made' or the error code of each. */
async function waitForOutcomes(decodes: Promise<unknown>[]): Promise<string[]> {
  const settled = await Promise.allSettled(decodes);
  return settled.map((each) =>
    each.status === 'fulfilled' ? 'made' : each.reason.extensions.code,
  );
}

describe('makePicture', () => {
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
